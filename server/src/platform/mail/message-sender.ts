import type { Result } from '@bourse/core/result.ts';

/** One message to one person. Its words are the template's in the locale; params are what the words mention. */
export interface Message {
  /** A UUID, the same whenever this message is sent again, so that a receiver can drop the repeat. */
  readonly id: string;
  readonly channel: 'email' | 'sms';
  /** An e-mail address, or a phone number as +<country><number>. */
  readonly to: string;
  readonly template: string;
  readonly params: Readonly<Record<string, string>>;
  readonly locale: string;
}

export type SendRefusal = 'CHANNEL_NOT_CONFIGURED' | 'SEND_FAILED';

/** The way out for mails and SMS. */
export interface MessageSender {
  /**
   * Ends within `SEND_MS_MAX`, whatever the other side does; no transaction may be open meanwhile.
   *
   * @refuses CHANNEL_NOT_CONFIGURED | SEND_FAILED: nothing was sent, as far as can be known
   */
  send(message: Message): Promise<Result<void, SendRefusal>>;
}

interface RenderedMessage {
  readonly subject: string;
  readonly body: string;
}

/** Puts a template into words. The composition root hands in the catalogs. */
export type MessageRenderer = (message: Message) => RenderedMessage;

/** Sends by the channel's own sender; a channel without one refuses. */
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
