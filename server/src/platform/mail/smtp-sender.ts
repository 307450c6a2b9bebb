import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { createTransport } from 'nodemailer';
import { isOnThisMachine } from '../config/on-this-machine.ts';
import type { Logger } from '../log/log.ts';
import type { Message, MessageRenderer, MessageSender, SendRefusal } from './message-sender.ts';
import { SEND_MS_MAX } from './outgoing.ts';

/** How long a server may stay silent. */
const TIMEOUT_MS = 10_000;

/** Sends mails through the operator's SMTP server. */
export class SmtpSender implements MessageSender {
  readonly #transport: ReturnType<typeof createTransport>;
  readonly #from: string;
  readonly #render: MessageRenderer;
  readonly #log: Logger;
  readonly #sendMsMax: number;

  constructor(options: {
    readonly url: string;
    readonly from: string;
    readonly render: MessageRenderer;
    readonly log: Logger;
    /** After this time a server that answers but never finishes is given up; tests set it lower. */
    readonly sendMsMax?: number;
  }) {
    this.#transport = createTransport({
      url: options.url,
      // A code sent unencrypted over a network can be read by others, so a server elsewhere must offer TLS or gets no
      // mail.
      requireTLS: !isOnThisMachine(options.url),
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // A mail is only text: nothing in it may make the mailer read a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.#from = options.from;
    this.#render = options.render;
    this.#log = options.log;
    this.#sendMsMax = options.sendMsMax ?? SEND_MS_MAX;
  }

  async send(message: Message): Promise<Result<void, SendRefusal>> {
    // A line break in an address would begin a new header.
    if (/[\r\n,;<>]/.test(message.to)) return refuse('SEND_FAILED', { channel: 'email' });
    const { subject, body } = this.#render(message);
    try {
      await this.#transport.sendMail({
        messageId: `<${message.id}@${hostOf(this.#from)}>`,
        from: this.#from,
        to: message.to,
        subject: subject.replace(/[\r\n]+/g, ' '),
        text: body,
        signal: AbortSignal.timeout(this.#sendMsMax),
      });
      return ok(undefined);
    } catch (error) {
      this.#log.error({ err: error, template: message.template }, 'a mail could not be sent');
      return refuse('SEND_FAILED', { channel: 'email' });
    }
  }
}

/** The part of a message id after the @: the domain of the sender. */
const hostOf = (from: string): string => /@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'localhost';
