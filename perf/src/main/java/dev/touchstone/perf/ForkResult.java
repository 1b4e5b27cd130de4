package dev.touchstone.perf;

/**
 * What one fork of one row measured.
 *
 * @param nanosPerOperation mean over the fork's measured iterations
 * @param bytesPerOperation median over them, as {@code gc.alloc.rate.norm} gives it
 * @param operations how many operations the measured iterations did together
 * @param mostBytesPerOperation of any iteration
 */
public record ForkResult(
    double nanosPerOperation,
    double bytesPerOperation,
    long operations,
    double mostBytesPerOperation) {}
