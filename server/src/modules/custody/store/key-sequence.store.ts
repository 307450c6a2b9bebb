import type { Queryable, Tx } from '../../../platform/db/db.ts';

/** Locks a key until the transaction ends, so that it has one writer. */
export async function lockKey(tx: Tx, network: string, address: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('payment-key:' || $1 || ':' || $2, 0))`, [
    network,
    address,
  ]);
}

/**
 * Takes the next number of a key. `minedSequence` is what the chain says; it counts only for the very first payment.
 * The caller holds the key's lock.
 */
export async function takeSequence(tx: Tx, network: string, address: string, minedSequence: number): Promise<number> {
  const [row] = await tx.query<{ taken: string }>(
    `insert into wallet.key_sequence as k (network, address, next_sequence) values ($1, $2, $3::bigint + 1)
     on conflict (network, address) do update set next_sequence = k.next_sequence + 1
     returning next_sequence - 1 as taken`,
    [network, address, minedSequence],
  );
  return Number(row!.taken);
}

export async function findNextSequence(q: Queryable, network: string, address: string): Promise<number | null> {
  const [row] = await q.query<{ next_sequence: string }>(
    `select next_sequence from wallet.key_sequence where network = $1 and address = $2`,
    [network, address],
  );
  return row ? Number(row.next_sequence) : null;
}
