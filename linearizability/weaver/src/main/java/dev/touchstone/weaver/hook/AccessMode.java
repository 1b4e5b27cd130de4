package dev.touchstone.weaver.hook;

/**
 * The ordering that an access asks for, in the terms of {@link java.lang.invoke.VarHandle}, weakest
 * first. Monitors and locks are {@link #ACQUIRE} on the way in and {@link #RELEASE} on the way out.
 */
public enum AccessMode {
  PLAIN,
  OPAQUE,
  ACQUIRE,
  RELEASE,
  VOLATILE
}
