import type { Queryable, Tx } from '../../../platform/db/db.ts';

/** How many hot wallets of a family came before the current one. */
export async function findHotGeneration(q: Queryable, family: string): Promise<number> {
  const [row] = await q.query<{ generation: number }>(
    'select coalesce(max(generation), 0) as generation from wallet.hot_wallet where family = $1',
    [family],
  );
  return row!.generation;
}

/**
 * A lock until the transaction ends: `shared` for signing with the current hot wallet, `exclusive` for replacing it, so
 * that nothing is signed for a retired one.
 */
export async function lockHotWallet(tx: Tx, family: string, how: 'shared' | 'exclusive'): Promise<void> {
  const lock = how === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
  await tx.query(`select ${lock}(hashtextextended('hot-wallet:' || $1, 0))`, [family]);
}

export async function insertHotWallet(
  tx: Tx,
  made: { readonly family: string; readonly generation: number; readonly nowMs: number },
): Promise<void> {
  await tx.query('insert into wallet.hot_wallet (family, generation, made_at_ms) values ($1, $2, $3)', [
    made.family,
    made.generation,
    made.nowMs,
  ]);
}

/** Whether everything worth moving has come from earlier hot wallets to this one. */
export async function hasMoved(q: Queryable, network: string, generation: number): Promise<boolean> {
  if (generation === 0) return true;
  const rows = await q.query('select 1 from wallet.hot_wallet_moved where network = $1 and generation = $2', [
    network,
    generation,
  ]);
  return rows.length > 0;
}

export async function markMoved(
  q: Queryable,
  moved: { readonly network: string; readonly generation: number; readonly nowMs: number },
): Promise<void> {
  await q.query(
    `insert into wallet.hot_wallet_moved (network, generation, moved_at_ms) values ($1, $2, $3) on conflict do nothing`,
    [moved.network, moved.generation, moved.nowMs],
  );
}

/** Whether a payment that leaves the house from one of these addresses is still open. */
export async function hasOpenFrom(q: Queryable, network: string, addresses: readonly string[]): Promise<boolean> {
  const rows = await q.query(
    `select 1 from wallet.payment where network = $1 and settled_at_ms is null
       and kind in ('withdrawal', 'return') and from_address = any ($2) limit 1`,
    [network, addresses],
  );
  return rows.length > 0;
}

/** An amount of a coin, in minor units. */
export interface Holding {
  readonly asset: string;
  readonly amountMinor: bigint;
}

/** What is on its way from these addresses to others of ours, or to them as a top-up. */
export async function findOpenMoves(q: Queryable, network: string, addresses: readonly string[]): Promise<Holding[]> {
  const rows = await q.query<{ asset: string; amount_minor: string }>(
    `select asset, sum(amount_minor) as amount_minor from wallet.payment
     where network = $1 and settled_at_ms is null and kind in ('sweep', 'gas')
       and (from_address = any ($2) or to_address = any ($2)) group by asset`,
    [network, addresses],
  );
  return rows.map((row) => ({ asset: row.asset, amountMinor: BigInt(row.amount_minor) }));
}
