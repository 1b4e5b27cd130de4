package dev.touchstone.weaver.samples;

import dev.touchstone.weaver.hook.AccessSite;
import dev.touchstone.weaver.hook.HookedThread;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;

/** Run under the agent: prints the accesses of a queue of the JDK. */
public final class UsesJdk {
  private UsesJdk() {}

  public static void main(String[] arguments) throws InterruptedException {
    ArrayBlockingQueue<String> queue = new ArrayBlockingQueue<>(2);
    List<AccessSite> sites = new ArrayList<>();
    HookedThread thread =
        new HookedThread(
            () -> queue.offer("x"), "hooked", (site, target, handle, index) -> sites.add(site));
    thread.start();
    thread.join();
    sites.forEach(site -> System.out.println(site.words() + " in " + site.code().type()));
    System.out.println("took " + queue.poll());
  }
}
