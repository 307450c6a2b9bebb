import { type Db, isDatabaseAway, type Tx } from '../db/db.ts';
import type { Logger } from '../log/log.ts';

/** Something that happened and was committed. `uid` is the person concerned; null for the public. */
export interface OutboxEvent {
  readonly topic: string;
  readonly uid: string | null;
  readonly payload: unknown;
}

/** Writes an event in the caller's transaction; it is published only after the commit. */
export async function emit(tx: Tx, event: OutboxEvent): Promise<void> {
  await tx.query(`insert into platform.outbox (topic, uid, payload) values ($1, $2, $3)`, [
    event.topic,
    event.uid,
    JSON.stringify(event.payload),
  ]);
  await tx.query(`select pg_notify('outbox', '')`);
}

/** Writes many events in the same way, in order, with one statement. */
export async function emitAll(tx: Tx, events: readonly OutboxEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.query(
    `insert into platform.outbox (topic, uid, payload)
     select e.topic, e.uid, e.payload from unnest($1::text[], $2::text[], $3::jsonb[]) with ordinality as e (topic, uid, payload, at)
      order by e.at`,
    [
      events.map(({ topic }) => topic),
      events.map(({ uid }) => uid),
      events.map(({ payload }) => JSON.stringify(payload)),
    ],
  );
  await tx.query(`select pg_notify('outbox', '')`);
}

type Listener = (event: OutboxEvent) => void;
interface Row {
  xid: string;
  id: string;
  topic: string;
  uid: string | null;
  payload: unknown;
}

/**
 * After each notification the pauses between reads grow from this to the longest, because its row may still wait for an
 * older transaction.
 */
const REST_MS_MIN = 10;
const REST_MS_MAX = 1_000;
const PAGE = 500;

/**
 * Follows the outbox from now on and passes each event to every listener, in a commit-safe order: rows are read by
 * (xid, id) below the oldest running transaction, so that a row which commits late is never skipped. After a restart it
 * begins at the present, and clients refetch.
 */
export class OutboxTail {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #listeners = new Set<Listener>();
  #stopped = false;
  #endRest: (() => void) | null = null;
  #isWoken = false;
  #restMs = REST_MS_MIN;
  #cursor: { xid: string; id: string } | null = null;
  #done: Promise<void> = Promise.resolve();
  #stopListening: (() => void) | null = null;

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  subscribe(listener: Listener): void {
    this.#listeners.add(listener);
  }

  start(): void {
    this.#done = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake();
    await this.#done;
    this.#stopListening?.();
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      try {
        this.#cursor ??= await this.#present();
        if (!this.#stopListening) await this.#listen();
        this.#isWoken = false;
        const full = await this.#drain();
        if (!full) await this.#pause();
      } catch (error) {
        if (!isDatabaseAway(error)) this.#log.error({ err: error }, 'outbox tail');
        this.#stopListening?.();
        this.#isWoken = false;
        await this.#pause();
      }
    }
  }

  async #present(): Promise<{ xid: string; id: string }> {
    const [row] = await this.#db.query<{ xid: string }>(
      `select (pg_snapshot_xmin(pg_current_snapshot())::text::numeric - 1)::text as xid`,
    );
    return { xid: row!.xid, id: '9223372036854775807' };
  }

  async #drain(): Promise<boolean> {
    const cursor = this.#cursor!;
    const rows = await this.#db.query<Row>(
      `select xid::text, id::text, topic, uid, payload from platform.outbox
       where (xid, id) > ($1::text::xid8, $2::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
       order by xid, id limit ${PAGE}`,
      [cursor.xid, cursor.id],
    );
    for (const row of rows) {
      for (const listener of this.#listeners) listener({ topic: row.topic, uid: row.uid, payload: row.payload });
    }
    const last = rows.at(-1);
    if (last) this.#cursor = { xid: last.xid, id: last.id };
    return rows.length === PAGE;
  }

  /** Notifications only wake the reader; the table is what counts, so a lost one costs at most one poll. */
  async #listen(): Promise<void> {
    const client = await this.#db.raw();
    let isReleased = false;
    const release = (error?: Error) => {
      if (isReleased) return;
      isReleased = true;
      this.#stopListening = null;
      client.release(error ?? true);
      this.#wake();
    };
    client.on('notification', () => this.#wake());
    client.on('error', release);
    client.on('end', () => release());
    this.#stopListening = () => release();
    await client.query('listen outbox');
  }

  /** Ends the present pause, or prevents the next one, so that a notification during a read is not lost. */
  #wake(): void {
    this.#isWoken = true;
    this.#restMs = REST_MS_MIN;
    this.#endRest?.();
  }

  async #pause(): Promise<void> {
    if (this.#stopped || this.#isWoken) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.#restMs);
      this.#endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#endRest = null;
    this.#restMs = Math.min(this.#restMs * 2, REST_MS_MAX);
  }
}
