import type { Tx } from '../../../platform/db/db.ts';
import type { Coin, CoinNetwork, Network, Pause } from '../catalog.ts';

/** Adds a coin; one that exists stays as staff left it. */
export async function insertCoin(tx: Tx, coin: Coin, nowMs: number): Promise<void> {
  await tx.query(
    `insert into assets.coin (asset, name, ledger_scale, display_scale, sort, updated_at_ms)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [coin.asset, coin.name, coin.ledgerScale, coin.displayScale, coin.sort, nowMs],
  );
}

/** Adds a network unless it exists. */
export async function insertNetwork(tx: Tx, network: Network, nowMs: number): Promise<void> {
  await tx.query(
    `insert into assets.network (network, name, family, block_seconds, explorer_tx, credit_confirmations,
       unlock_confirmations, sort, updated_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [
      network.network,
      network.name,
      network.family,
      network.blockSeconds,
      network.explorerTx,
      network.creditConfirmations,
      network.unlockConfirmations,
      network.sort,
      nowMs,
    ],
  );
}

/** Adds a coin's terms on a network unless they exist. */
export async function insertCoinNetwork(tx: Tx, pair: CoinNetwork, nowMs: number): Promise<void> {
  await tx.query(
    `insert into assets.coin_network (asset, network, standard, contract, scale, memo_required, memo_pattern,
       deposit_min_minor, withdraw_min_minor, withdraw_max_minor, withdraw_fee_minor, sort, updated_at_ms,
       withdraw_min_floor_minor, withdraw_fee_floor_minor)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $9, $11) on conflict do nothing`,
    [
      pair.asset,
      pair.network,
      pair.standard,
      pair.contract,
      pair.scale,
      pair.memo?.required ?? false,
      pair.memo?.pattern ?? null,
      pair.depositMinMinor.toString(),
      pair.withdrawMinMinor.toString(),
      pair.withdrawMaxMinor.toString(),
      pair.withdrawFeeMinor.toString(),
      pair.sort,
      nowMs,
    ],
  );
}

export async function updateContract(
  tx: Tx,
  change: { readonly asset: string; readonly network: string; readonly contract: string },
): Promise<boolean> {
  const rows = await tx.query(
    `update assets.coin_network set contract = $3
     where asset = $1 and network = $2 and contract is distinct from $3 returning asset`,
    [change.asset, change.network, change.contract],
  );
  return rows.length > 0;
}

/**
 * Changes the terms of a coin on a network. Undefined fields stay as they are. Fees set by staff also become the floor
 * for reviews.
 */
export async function updateTerms(
  tx: Tx,
  change: {
    readonly asset: string;
    readonly network: string;
    readonly depositMinMinor?: bigint;
    readonly withdrawMinMinor?: bigint;
    readonly withdrawMaxMinor?: bigint;
    readonly withdrawFeeMinor?: bigint;
    readonly nowMs: number;
  },
): Promise<void> {
  await tx.query(
    `update assets.coin_network set deposit_min_minor = coalesce($3, deposit_min_minor),
       withdraw_min_minor = coalesce($4, withdraw_min_minor), withdraw_max_minor = coalesce($5, withdraw_max_minor),
       withdraw_fee_minor = coalesce($6, withdraw_fee_minor), updated_at_ms = $7,
       withdraw_min_floor_minor = coalesce($4, withdraw_min_floor_minor),
       withdraw_fee_floor_minor = coalesce($6, withdraw_fee_floor_minor)
     where asset = $1 and network = $2`,
    [
      change.asset,
      change.network,
      change.depositMinMinor?.toString() ?? null,
      change.withdrawMinMinor?.toString() ?? null,
      change.withdrawMaxMinor?.toString() ?? null,
      change.withdrawFeeMinor?.toString() ?? null,
      change.nowMs,
    ],
  );
}

/** Sets what a review worked out for a coin on a network; the floors stay. */
export async function updateFee(
  tx: Tx,
  change: {
    readonly asset: string;
    readonly network: string;
    readonly withdrawFeeMinor: bigint;
    readonly withdrawMinMinor: bigint;
    readonly nowMs: number;
  },
): Promise<void> {
  await tx.query(
    `update assets.coin_network set withdraw_fee_minor = $3, withdraw_min_minor = $4, updated_at_ms = $5
     where asset = $1 and network = $2`,
    [
      change.asset,
      change.network,
      change.withdrawFeeMinor.toString(),
      change.withdrawMinMinor.toString(),
      change.nowMs,
    ],
  );
}

/** Pauses one direction of a coin on a network, or of the whole network if `asset` is null; a null pause ends it. */
export async function updatePause(
  tx: Tx,
  change: {
    readonly asset: string | null;
    readonly network: string;
    readonly direction: 'deposit' | 'withdraw';
    readonly pause: Pause | null;
    readonly nowMs: number;
  },
): Promise<void> {
  const columns =
    change.direction === 'deposit'
      ? 'deposit_paused_reason = $2, deposit_paused_until_ms = $3'
      : 'withdraw_paused_reason = $2, withdraw_paused_until_ms = $3';
  const values = [change.network, change.pause?.reason ?? null, change.pause?.untilMs ?? null, change.nowMs];
  if (change.asset === null) {
    await tx.query(`update assets.network set ${columns}, updated_at_ms = $4 where network = $1`, values);
    return;
  }
  await tx.query(`update assets.coin_network set ${columns}, updated_at_ms = $4 where network = $1 and asset = $5`, [
    ...values,
    change.asset,
  ]);
}

export async function updateConfirmations(
  tx: Tx,
  change: { readonly network: string; readonly credit: number; readonly unlock: number; readonly nowMs: number },
): Promise<void> {
  await tx.query(
    `update assets.network set credit_confirmations = $2, unlock_confirmations = $3, updated_at_ms = $4 where network = $1`,
    [change.network, change.credit, change.unlock, change.nowMs],
  );
}
