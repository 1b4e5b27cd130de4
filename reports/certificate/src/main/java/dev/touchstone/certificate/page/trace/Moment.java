package dev.touchstone.certificate.page.trace;

import dev.touchstone.evidence.Trace.Step;

/**
 * One row of the picture: a step, or a call that returned at once.
 *
 * @param number counted from 1, as the reader sees it
 * @param index of the step in the trace; of the return, where call and return are one row
 * @param whole whether it is a call with its return
 */
record Moment(int number, int index, Step step, boolean whole) {}
