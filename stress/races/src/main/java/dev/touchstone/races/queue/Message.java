package dev.touchstone.races.queue;

/**
 * An element with a content of its own, written plainly before it is offered. The taker sees the
 * content only if the queue publishes what it hands over.
 */
final class Message {
  private int code;

  /** Producer: a new message with its content, by plain stores. */
  static Message of(int code) {
    Message message = new Message();
    message.code = code;
    return message;
  }

  /** Consumer: its content by a plain load; {@link Element#UNSEEN} if it is not there. */
  static int code(Object message) {
    int code = ((Message) message).code;
    return code == 0 ? Element.UNSEEN : code;
  }
}
