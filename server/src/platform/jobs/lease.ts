import type { Db, Tx } from '../db/db.ts';

/** Another process holds the lease now, so work that was begun must not be finished. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** A holder of a lease, in one epoch. */
export interface LeaseGrip {
  readonly name: string;
  readonly holder: string;
  readonly epoch: bigint;
}

/**
 * A right that only one process has at a time, by the database's clock. Each new holder raises the epoch. A write that
 * only the holder may make calls `assertHeld` in its own transaction, so that a process which slept past the end of its
 * lease fails.
 */
export class Lease {
  readonly #db: Db;
  readonly #name: string;
  readonly #holder: string;
  readonly #ttlMs: number;
  #epoch: bigint | null = null;

  constructor(db: Db, options: { readonly name: string; readonly holder: string; readonly ttlMs: number }) {
    this.#db = db;
    this.#name = options.name;
    this.#holder = options.holder;
    this.#ttlMs = options.ttlMs;
  }

  /**
   * What a statement outside this class must compare with the row of `platform.lease`; null while the lease is not
   * held.
   */
  get grip(): LeaseGrip | null {
    return this.#epoch === null ? null : { name: this.#name, holder: this.#holder, epoch: this.#epoch };
  }

  /** Takes or prolongs the lease. @returns the epoch; null while another process holds it */
  async hold(): Promise<bigint | null> {
    const [row] = await this.#db.query<{ epoch: string }>(
      `insert into platform.lease as l (name, holder, epoch, until_at_ms)
       values ($1, $2, 1, (extract(epoch from clock_timestamp()) * 1000)::bigint + $3)
       on conflict (name) do update set
         epoch = case when l.holder = $2 and l.epoch = $4 then l.epoch else l.epoch + 1 end,
         holder = $2,
         until_at_ms = excluded.until_at_ms
       where (l.holder = $2 and l.epoch = $4) or l.until_at_ms < (extract(epoch from clock_timestamp()) * 1000)::bigint
       returning epoch`,
      [this.#name, this.#holder, this.#ttlMs, this.#epoch?.toString() ?? null],
    );
    this.#epoch = row ? BigInt(row.epoch) : null;
    return this.#epoch;
  }

  /** Call it first in a transaction that only the holder may commit. @throws LeaseLost */
  async assertHeld(tx: Tx): Promise<void> {
    const [row] = await tx.query(
      `select 1 from platform.lease where name = $1 and holder = $2 and epoch = $3
         and until_at_ms >= (extract(epoch from clock_timestamp()) * 1000)::bigint for update`,
      [this.#name, this.#holder, this.#epoch?.toString() ?? null],
    );
    if (!row) throw new LeaseLost(`the lease ${this.#name} is not held by ${this.#holder}`);
  }

  async release(): Promise<void> {
    if (this.#epoch === null) return;
    await this.#db.query('update platform.lease set until_at_ms = 0 where name = $1 and holder = $2 and epoch = $3', [
      this.#name,
      this.#holder,
      this.#epoch.toString(),
    ]);
    this.#epoch = null;
  }
}

/**
 * Ends the lease of a process that is known to be dead, so that nobody must wait for it to expire. It waits for
 * whatever that process sent before, so that this is then either written or not.
 *
 * @param holder  null for any holder; only if the caller knows that no other process exists
 */
export async function endLease(db: Db, name: string, holder: string | null): Promise<void> {
  await db.query('update platform.lease set until_at_ms = 0 where name = $1 and ($2::text is null or holder = $2)', [
    name,
    holder,
  ]);
}
