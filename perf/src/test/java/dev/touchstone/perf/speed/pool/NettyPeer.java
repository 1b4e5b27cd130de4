package dev.touchstone.perf.speed.pool;

import io.netty.util.Recycler;

/** Netty's recycler of objects: thread-local, with a way back from other threads. */
final class NettyPeer extends PoolPeer {
  private static final class Lent {
    private final char[] chars = new char[ReferencePeers.LENGTH];
    private final Recycler.Handle<Lent> handle;

    Lent(Recycler.Handle<Lent> handle) {
      this.handle = handle;
    }
  }

  private final Recycler<Lent> recycler =
      new Recycler<>() {
        @Override
        protected Lent newObject(Handle<Lent> handle) {
          return new Lent(handle);
        }
      };

  @Override
  Object take() {
    return recycler.get();
  }

  @Override
  String write(Object lent) {
    return write(((Lent) lent).chars);
  }

  @Override
  void release(Object lent) {
    Lent object = (Lent) lent;
    object.handle.recycle(object);
  }
}
