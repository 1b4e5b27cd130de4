package dev.touchstone.races.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.contracts.Contracts;
import dev.touchstone.contracts.queue.QueueContract;
import dev.touchstone.races.queue.QueueForm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A table of outcomes judged by hand. In a text: four results of actor 1, four of actor 2, what was
 * left (hexadecimal digits, first element last), the capacity. Elements: 1… initial, 9… actor 1's
 * (a, b, c, d), 13 and 14 actor 2's (y, z), 15 a message without content.
 */
class QueueJudgeTest {
  @ParameterizedTest
  @CsvSource({
    // poll ‖ poll, offer(y) on a full queue of one
    "TAKE_BESIDE_TAKE_AND_PUT, 1, 1 0 0 0 0 1 0 0 d 1, ACCEPTABLE, ''",
    "TAKE_BESIDE_TAKE_AND_PUT, 1, 0 0 0 0 1 1 0 0 d 1, ACCEPTABLE, ''",
    "TAKE_BESIDE_TAKE_AND_PUT, 1, 13 0 0 0 1 1 0 0 0 1, ACCEPTABLE, ''",
    "TAKE_BESIDE_TAKE_AND_PUT, 1, 1 0 0 0 0 0 0 0 0 1, FORBIDDEN, QUEUE-FULL",
    "TAKE_BESIDE_TAKE_AND_PUT, 1, 0 0 0 0 1 0 0 0 0 1, FORBIDDEN, QUEUE-FULL",
    "TAKE_BESIDE_TAKE_AND_PUT, 1, 1 0 0 0 1 1 0 0 d 1, FORBIDDEN, QUEUE-FIFO",
    "TAKE_BESIDE_TAKE_AND_PUT, 1, 0 0 0 0 0 1 0 0 d1 1, FORBIDDEN, QUEUE-FIFO",
    "TAKE_BESIDE_TAKE_AND_PUT, 2, 1 0 0 0 2 0 0 0 0 2, FORBIDDEN, QUEUE-FULL",
    "TAKE_BESIDE_TAKE_AND_PUT, 2, 2 0 0 0 1 1 0 0 d 2, ACCEPTABLE, ''",
    // poll, offer(a) ‖ offer(y): one of the offers has room
    "TAKE_AND_PUT_BESIDE_PUT, 1, 1 1 0 0 0 0 0 0 9 1, ACCEPTABLE, ''",
    "TAKE_AND_PUT_BESIDE_PUT, 1, 1 0 0 0 1 0 0 0 d 1, ACCEPTABLE, ''",
    "TAKE_AND_PUT_BESIDE_PUT, 1, 1 0 0 0 0 0 0 0 0 1, FORBIDDEN, QUEUE-FULL",
    // offer(a), offer(b) ‖ poll, poll with one element in a queue of two
    "PUTS_BESIDE_TAKES, 2, 1 1 0 0 1 9 0 0 a 2, ACCEPTABLE, ''",
    "PUTS_BESIDE_TAKES, 2, 1 0 0 0 1 9 0 0 0 2, ACCEPTABLE, ''",
    "PUTS_BESIDE_TAKES, 2, 1 1 0 0 1 0 0 0 a9 2, ACCEPTABLE, ''",
    "PUTS_BESIDE_TAKES, 2, 1 0 0 0 1 0 0 0 9 2, INTERESTING, ''",
    "PUTS_BESIDE_TAKES, 2, 0 1 0 0 1 0 0 0 a 2, FORBIDDEN, QUEUE-FULL",
    "PUTS_BESIDE_TAKES, 2, 1 1 0 0 0 1 0 0 a9 2, FORBIDDEN, QUEUE-EMPTY",
    "PUTS_BESIDE_TAKES, 2, 1 1 0 0 9 1 0 0 a 2, FORBIDDEN, QUEUE-FIFO",
    // poll, poll ‖ poll, poll with two elements
    "TAKES_BESIDE_TAKES, 2, 1 2 0 0 0 0 0 0 0 2, ACCEPTABLE, ''",
    "TAKES_BESIDE_TAKES, 2, 2 0 0 0 1 0 0 0 0 2, ACCEPTABLE, ''",
    "TAKES_BESIDE_TAKES, 2, 1 0 0 0 1 2 0 0 0 2, FORBIDDEN, QUEUE-FIFO",
    "TAKES_BESIDE_TAKES, 2, 2 1 0 0 0 0 0 0 0 2, FORBIDDEN, QUEUE-FIFO",
    "TAKES_BESIDE_TAKES, 2, 1 0 0 0 0 0 0 0 0 2, FORBIDDEN, QUEUE-FIFO",
    "TAKES_BESIDE_TAKES, 2, 0 1 0 0 0 2 0 0 0 2, FORBIDDEN, QUEUE-EMPTY",
    // four messages ‖ four polls
    "MESSAGES_BESIDE_TAKES, 4, 1 1 1 1 9 10 0 0 cb 4, ACCEPTABLE, ''",
    "MESSAGES_BESIDE_TAKES, 4, 1 1 1 1 9 15 0 0 cb 4, FORBIDDEN, QUEUE-PUBLISH",
    "MESSAGES_BESIDE_TAKES, 4, 1 1 1 1 9 0 11 0 c 4, FORBIDDEN, QUEUE-PUBLISH",
    "MESSAGES_BESIDE_TAKES, 4, 1 1 1 1 9 10 11 0 0 4, FORBIDDEN, QUEUE-PUBLISH",
    "MESSAGES_BESIDE_TAKES, 4, 1 1 1 0 9 10 11 0 0 4, FORBIDDEN, QUEUE-FULL",
    "MESSAGES_BESIDE_TAKES, 4, 1 1 1 1 9 9 10 0 cb 4, FORBIDDEN, QUEUE-FIFO",
    "MESSAGES_BESIDE_TAKES, 4, 1 1 1 1 10 9 0 0 cb 4, FORBIDDEN, QUEUE-FIFO",
    // poll, offer(a) ‖ peek, poll on a full queue of two
    "TAKE_AND_PUT_BESIDE_PEEK, 2, 1 1 0 0 2 2 0 0 9 2, ACCEPTABLE, ''",
    "TAKE_AND_PUT_BESIDE_PEEK, 2, 1 1 0 0 9 2 0 0 9 2, FORBIDDEN, QUEUE-PEEK",
    "TAKE_AND_PUT_BESIDE_PEEK, 2, 1 1 0 0 0 2 0 0 9 2, FORBIDDEN, QUEUE-PEEK",
    // poll, offer(a) ‖ size, size on a full queue of two
    "TAKE_AND_PUT_BESIDE_SIZE, 2, 1 1 0 0 2 1 0 0 92 2, ACCEPTABLE, ''",
    "TAKE_AND_PUT_BESIDE_SIZE, 2, 1 1 0 0 3 2 0 0 92 2, FORBIDDEN, QUEUE-SIZE",
    "TAKE_AND_PUT_BESIDE_SIZE, 2, 1 1 0 0 0 2 0 0 92 2, FORBIDDEN, QUEUE-SIZE",
    // offer(a), offer(b) ‖ size, poll, size and isEmpty, poll, isEmpty on an empty queue of two
    "PUTS_BESIDE_SIZE, 2, 1 1 0 0 1 9 1 0 a 2, ACCEPTABLE, ''",
    "PUTS_BESIDE_SIZE, 2, 1 1 0 0 1 0 0 0 a9 2, FORBIDDEN, QUEUE-SIZE",
    "PUTS_BESIDE_IS_EMPTY, 2, 1 1 0 0 1 9 0 0 a 2, ACCEPTABLE, ''",
    "PUTS_BESIDE_IS_EMPTY, 2, 1 1 0 0 0 0 1 0 a9 2, FORBIDDEN, QUEUE-SIZE",
  })
  void outcomesUnderHappensBefore(
      QueueForm form, int requested, String text, Grade grade, String claim) {
    Judgement judgement = judge("mpmc-bounded", form, requested, text);
    assertThat(judgement.grade()).as(judgement.outcome().label()).isEqualTo(grade);
    assertThat(judgement.claim()).as(judgement.outcome().label()).isEqualTo(claim);
  }

  @Test
  void storeBufferingBreaksASequentialContract() {
    Judgement judgement =
        judge(
            "spmc-bounded,memory=SEQUENTIAL",
            QueueForm.PUTS_BESIDE_TAKES,
            2,
            "1 0 0 0 1 0 0 0 9 2");
    assertThat(judgement.grade()).isEqualTo(Grade.FORBIDDEN);
    assertThat(judgement.claim()).isEqualTo("QUEUE-FULL");
  }

  @Test
  void whatAContractRelaxesIsNotForbidden() {
    Judgement judgement =
        judge(
            "spmc-bounded,relaxed=QUEUE-FULL:see its documentation",
            QueueForm.TAKE_BESIDE_TAKE_AND_PUT,
            1,
            "1 0 0 0 0 0 0 0 0 1");
    assertThat(judgement.grade()).isEqualTo(Grade.ACCEPTABLE);
  }

  @Test
  void theOriginalsDefectIsToldAsAnInterleaving() {
    Judgement judgement =
        judge("spmc-bounded", QueueForm.TAKE_BESIDE_TAKE_AND_PUT, 1, "1 0 0 0 0 0 0 0 0 1");
    assertThat(judgement.meaning())
        .isEqualTo(
            "actor 1: poll() = 1 begins → actor 2: poll() = null → actor 2: offer(y) = false"
                + " → actor 1: poll() returns");
    assertThat(judgement.reason()).contains("it was refused").contains("holds nothing");
  }

  private static Judgement judge(String contract, QueueForm form, int requested, String text) {
    String[] fields = text.split(" ");
    fields[8] = String.valueOf(Long.parseLong(fields[8], 16));
    QueueJudge judge = new QueueJudge((QueueContract) Contracts.parse(contract));
    return judge.judge(form, requested, String.join(" ", fields));
  }
}
