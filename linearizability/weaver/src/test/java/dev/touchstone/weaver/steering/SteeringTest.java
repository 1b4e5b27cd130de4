package dev.touchstone.weaver.steering;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.weaver.hook.AccessHook;
import dev.touchstone.weaver.hook.AccessKind;
import dev.touchstone.weaver.hook.AccessMode;
import dev.touchstone.weaver.hook.AccessSite;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** Noise can be repeated, a thread stops where it should, and an endless one can be left. */
class SteeringTest {
  private static AccessSite site(AccessKind kind, boolean constant) {
    return new AccessSite(
        0, kind, AccessMode.PLAIN, constant, "f", "T", "", new AccessSite.Code("T", "m", "", 0));
  }

  private static final AccessSite READ = site(AccessKind.READ, false);

  private static void access(AccessHook hook, AccessSite site, int times) {
    for (int i = 0; i < times; i++) {
      hook.before(site, null, null, -1);
    }
  }

  @Test
  void noiseFollowsFromItsSeed() {
    ScheduleNoise one = new ScheduleNoise(1, true);
    ScheduleNoise same = new ScheduleNoise(1, true);
    ScheduleNoise other = new ScheduleNoise(2, true);
    access(one, READ, 40_000);
    access(same, READ, 40_000);
    access(other, READ, 40_000);
    assertThat(one.yields()).isEqualTo(same.yields()).isNotEqualTo(other.yields());
    assertThat(one.pauses()).isEqualTo(same.pauses());
    assertThat(one.yields()).isBetween(2_000L, 3_000L);
    assertThat(one.pauses()).isBetween(50L, 150L);
  }

  @Test
  void finalFieldsAreNotDisturbed() {
    ScheduleNoise noise = new ScheduleNoise(1, true);
    access(noise, site(AccessKind.READ, true), 10_000);
    assertThat(noise.yields()).isZero();
  }

  @Test
  void anAbandonedThreadLeavesAtItsNextAccessButNotWhereItWouldKeepALock() {
    ScheduleNoise noise = new ScheduleNoise(1, true);
    noise.abandon();
    access(noise, site(AccessKind.UNLOCK, false), 1);
    Assertions.assertThatThrownBy(() -> access(noise, READ, 1)).isInstanceOf(Abandoned.class);
  }

  @Test
  void aThreadStopsAtItsAccessAndGoesOnWhenReleased() throws Exception {
    StopAtAccess stop = new StopAtAccess(3, 100);
    Thread thread = new Thread(() -> access(stop, READ, 5));
    thread.start();
    assertThat(stop.awaitStop(5_000)).isSameAs(READ);
    assertThat(thread.isAlive()).isTrue();
    stop.release();
    thread.join(5_000);
    assertThat(stop.accesses()).isEqualTo(5);
  }

  @Test
  void anOperationThatEndsBeforeItsStopSaysSo() throws Exception {
    StopAtAccess stop = new StopAtAccess(3, 100);
    access(stop, READ, 2);
    stop.ended();
    assertThat(stop.awaitStop(5_000)).isNull();
  }

  @Test
  void anOperationWithTooManyAccessesIsLeft() {
    AccessLog log = new AccessLog(10);
    Assertions.assertThatThrownBy(() -> access(log, READ, 11)).isInstanceOf(Abandoned.class);
    assertThat(log.exceeded()).isTrue();
    log.restart();
    access(log, READ, 10);
    assertThat(log.exceeded()).isFalse();
  }
}
