import type { Result } from '@bourse/core/result.ts';

/** One message to one person, worded by the template in the locale; params fill in the text. */
export interface Message {
  /** A UUID that stays the same when this message is sent again, so that a receiver can drop the repeat. */
  readonly id: string;
  readonly channel: 'email' | 'sms';
  /** An e-mail address, or a phone number as +<country><number>. */
  readonly to: string;
  readonly template: string;
  readonly params: Readonly<Record<string, string>>;
  readonly locale: string;
}

export type SendRefusal = 'CHANNEL_NOT_CONFIGURED' | 'SEND_FAILED';

/** Sends mails or text messages. */
export interface MessageSender {
  /**
   * Ends within `SEND_MS_MAX`, whatever the other side does. No transaction may be open meanwhile.
   *
   * @refuses CHANNEL_NOT_CONFIGURED | SEND_FAILED: as far as we know, nothing was sent
   */
  send(message: Message): Promise<Result<void, SendRefusal>>;
}

interface RenderedMessage {
  readonly subject: string;
  readonly body: string;
}

/** Words a template. The composition root passes in the catalogs. */
export type MessageRenderer = (message: Message) => RenderedMessage;

/** Sends by the sender of the message's channel; refuses if there is none. */
export class MessageRouter implements MessageSender {
  readonly #senders: Readonly<Partial<Record<Message['channel'], MessageSender>>>;

  constructor(senders: Readonly<Partial<Record<Message['channel'], MessageSender>>>) {
    this.#senders = senders;
  }

  async send(message: Message): Promise<Result<void, SendRefusal>> {
    const sender = this.#senders[message.channel];
    if (sender) return sender.send(message);
    return { ok: false, refusal: { code: 'CHANNEL_NOT_CONFIGURED', details: { channel: message.channel } } };
  }
}
