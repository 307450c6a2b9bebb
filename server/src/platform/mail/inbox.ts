import { ok, type Result } from '@bourse/core/result.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db, Queryable } from '../db/db.ts';
import type { Message, MessageRenderer, MessageSender, SendRefusal } from './message-sender.ts';

export interface InboxMessage {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  readonly recipient: string;
  readonly template: string;
  readonly locale: string;
  readonly params: Readonly<Record<string, string>>;
  readonly subject: string;
  readonly body: string;
  readonly atMs: number;
}

/**
 * The demo's sender: messages are stored in a table and shown on a page, so that nothing leaves the machine. A repeated
 * message is stored once.
 */
export class InboxSender implements MessageSender {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #render: MessageRenderer;

  constructor(options: { readonly db: Db; readonly clock: Clock; readonly render: MessageRenderer }) {
    this.#db = options.db;
    this.#clock = options.clock;
    this.#render = options.render;
  }

  async send(message: Message): Promise<Result<void, SendRefusal>> {
    const nowMs = this.#clock.nowMs();
    const { subject, body } = this.#render(message);
    await this.#db.query(
      `insert into platform.inbox_message (id, channel, recipient, template, locale, params, subject, body, created_at_ms)
       values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9) on conflict (id) do nothing`,
      [
        ...[message.id, message.channel, message.to, message.template, message.locale],
        ...[JSON.stringify(message.params), subject, body, nowMs],
      ],
    );
    return ok(undefined);
  }
}

/** The newest messages, of one recipient or of all. */
export async function inboxMessages(
  q: Queryable,
  filter: { readonly recipient?: string; readonly limit: number },
): Promise<readonly InboxMessage[]> {
  const rows = await q.query<Omit<InboxMessage, 'atMs'> & { at_ms: string }>(
    `select id, channel, recipient, template, locale, params, subject, body, created_at_ms as at_ms
     from platform.inbox_message where $1::text is null or recipient = $1
     order by created_at_ms desc, id desc limit $2`,
    [filter.recipient ?? null, filter.limit],
  );
  return rows.map(({ at_ms, ...row }) => ({ ...row, atMs: Number(at_ms) }));
}
