package dev.touchstone.perf.speed.pool;

/** No pool: the garbage collector's work is the price. */
final class PlainAllocation extends PoolPeer {
  @Override
  Object take() {
    return new char[ReferencePeers.LENGTH];
  }

  @Override
  String write(Object lent) {
    return write((char[]) lent);
  }

  @Override
  void release(Object lent) {}
}
