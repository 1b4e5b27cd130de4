package dev.touchstone.certificate.hostile;

import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;

/** Its offer defines classes without end. */
public final class ExhaustsMetaspace extends WellBehaved {
  public ExhaustsMetaspace(int capacity) {
    super(capacity);
  }

  @Override
  public boolean offer(Object element) {
    List<Object> hoard = new ArrayList<>();
    while (hoard.size() < Integer.MAX_VALUE) {
      ClassLoader own = new URLClassLoader(new URL[0], ExhaustsMetaspace.class.getClassLoader());
      hoard.add(
          Proxy.newProxyInstance(
              own, new Class<?>[] {NavigableMap.class}, (proxy, method, arguments) -> element));
    }
    return super.offer(hoard);
  }
}
