package dev.touchstone.races.judge;

import dev.touchstone.contracts.Subject;
import dev.touchstone.contracts.keys.KeysSubject;
import dev.touchstone.contracts.pool.PoolSubject;
import dev.touchstone.contracts.queue.QueueSubject;
import dev.touchstone.races.form.Form;

/** Says what a contract says to outcomes. Stateless; any thread may use it. */
public interface Judge {
  /**
   * Judges an outcome.
   *
   * @param form a form that fits the subject
   * @param capacity of the configuration
   * @param text of the outcome
   * @throws IllegalArgumentException if it is no text of such an outcome
   */
  Judgement judge(Form form, int capacity, String text);

  /** The judge of a subject that some form fits. */
  static Judge of(Subject subject) {
    if (subject instanceof QueueSubject queue) {
      return new QueueJudge(queue.contract());
    }
    if (subject instanceof PoolSubject pool) {
      return new PoolJudge(pool);
    }
    if (subject instanceof KeysSubject keys) {
      return new KeysJudge(keys.contract());
    }
    throw new IllegalArgumentException(subject.name() + " is of no kind that has forms");
  }
}
