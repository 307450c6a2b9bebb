import type { Queryable, Tx } from '../../../platform/db/db.ts';

/** What a payment of a coin on a network would have cost at a moment, in minor units of the coin. */
export interface FeeEstimate {
  readonly asset: string;
  readonly network: string;
  readonly costMinor: bigint;
}

/** Keeps what a node estimated. If two processes ask in the same millisecond, the first one counts. */
export async function insertFeeEstimate(q: Queryable, estimate: FeeEstimate, atMs: number): Promise<void> {
  await q.query(
    `insert into wallet.fee_estimate (asset, network, at_ms, cost_minor) values ($1, $2, $3, $4) on conflict do nothing`,
    [estimate.asset, estimate.network, atMs, estimate.costMinor.toString()],
  );
}

/** The estimates after a moment, by `asset/network`. */
export async function findFeeEstimates(q: Queryable, afterMs: number): Promise<ReadonlyMap<string, readonly bigint[]>> {
  const rows = await q.query<{ pair: string; costs: string[] }>(
    `select asset || '/' || network as pair, array_agg(cost_minor::text) as costs from wallet.fee_estimate
     where at_ms > $1 group by asset, network`,
    [afterMs],
  );
  return new Map(rows.map((row) => [row.pair, row.costs.map(BigInt)]));
}

export async function deleteFeeEstimates(tx: Tx, untilMs: number): Promise<void> {
  await tx.query('delete from wallet.fee_estimate where at_ms <= $1', [untilMs]);
}

/** Claims the review of an hour; false if another process has it. */
export async function claimFeeReview(tx: Tx, hour: number, nowMs: number): Promise<boolean> {
  const rows = await tx.query(
    'insert into wallet.fee_review (hour, at_ms) values ($1, $2) on conflict do nothing returning hour',
    [hour, nowMs],
  );
  return rows.length > 0;
}
