/**
 * Queues that misbehave towards whoever tries them, each in one way; for {@code HostileSubjectsIT}.
 */
@org.jspecify.annotations.NullMarked
package dev.touchstone.certificate.hostile;
