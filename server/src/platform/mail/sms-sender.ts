import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Logger } from '../log/log.ts';
import type { Message, MessageRenderer, MessageSender, SendRefusal } from './message-sender.ts';

const TIMEOUT_MS = 10_000;

/** Sends SMS by posting `{to, text}` as JSON to the operator's provider, or to a small gateway in front of it. */
export class SmsSender implements MessageSender {
  readonly #url: string;
  readonly #token: string | null;
  readonly #render: MessageRenderer;
  readonly #log: Logger;

  constructor(options: {
    readonly url: string;
    readonly token: string | null;
    readonly render: MessageRenderer;
    readonly log: Logger;
  }) {
    this.#url = options.url;
    this.#token = options.token;
    this.#render = options.render;
    this.#log = options.log;
  }

  async send(message: Message): Promise<Result<void, SendRefusal>> {
    try {
      const answer = await fetch(this.#url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          // A provider that supports it sends a repeat only once.
          'idempotency-key': message.id,
          ...(this.#token === null ? {} : { authorization: `Bearer ${this.#token}` }),
        },
        body: JSON.stringify({ to: message.to, text: this.#render(message).body }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      await answer.arrayBuffer();
      if (answer.ok) return ok(undefined);
      this.#log.error({ status: answer.status, template: message.template }, 'the SMS provider refused a message');
    } catch (error) {
      this.#log.error({ err: error, template: message.template }, 'the SMS provider could not be reached');
    }
    return refuse('SEND_FAILED', { channel: 'sms' });
  }
}
