import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { Coin } from '../../../signer/public.ts';

export interface ReceivedCoin extends Coin {
  readonly blockHeight: number;
  readonly isReward: boolean;
}

/** After so many blocks a mining reward may be spent. */
const REWARD_RIPE_AFTER = 100;

interface CoinRow {
  tx_hash: string;
  vout: number;
  address: string;
  key_path: string;
  amount_minor: string;
}

/** Records an output of ours, or that it is in a block again after a reorg. */
export async function putCoin(tx: Tx, network: string, coin: ReceivedCoin): Promise<void> {
  await tx.query(
    `insert into wallet.coin (network, tx_hash, vout, address, key_path, amount_minor, is_reward, block_height)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (network, tx_hash, vout) do update set block_height = excluded.block_height`,
    [
      network,
      coin.txHash,
      coin.vout,
      coin.address,
      coin.keyPath,
      coin.amountMinor.toString(),
      coin.isReward,
      coin.blockHeight,
    ],
  );
}

/** Marks coins above a height as no longer in a block. */
export async function orphanCoins(tx: Tx, network: string, aboveHeight: number): Promise<void> {
  await tx.query(`update wallet.coin set block_height = null where network = $1 and block_height > $2`, [
    network,
    aboveHeight,
  ]);
}

/**
 * Free coins with `depth` confirmations, largest first, so that change of a payment that may still be undone is left
 * out.
 */
export async function findFinalCoins(
  q: Queryable,
  at: { network: string; cursorHeight: number; depth: number },
): Promise<Coin[]> {
  const rows = await q.query<CoinRow>(
    `select tx_hash, vout, address, key_path, amount_minor from wallet.coin
     where network = $1 and payment_id is null and not is_spent
       and block_height <= $2::bigint - case when is_reward then greatest($3::int, ${REWARD_RIPE_AFTER}) else $3::int end + 1
     order by amount_minor desc, tx_hash, vout`,
    [at.network, at.cursorHeight, at.depth],
  );
  return rows.map((row) => ({
    txHash: row.tx_hash,
    vout: row.vout,
    address: row.address,
    keyPath: row.key_path,
    amountMinor: BigInt(row.amount_minor),
  }));
}

/** The worth of all free coins, final or not. */
export async function sumFreeCoins(q: Queryable, network: string): Promise<bigint> {
  const [row] = await q.query<{ minor: string }>(
    `select coalesce(sum(amount_minor), 0) as minor from wallet.coin
     where network = $1 and payment_id is null and not is_spent and block_height is not null`,
    [network],
  );
  return BigInt(row!.minor);
}

/** The same for one address. */
export async function sumFreeCoinsAt(q: Queryable, network: string, address: string): Promise<bigint> {
  const [row] = await q.query<{ minor: string }>(
    `select coalesce(sum(amount_minor), 0) as minor from wallet.coin
     where network = $1 and address = $2 and payment_id is null and not is_spent and block_height is not null`,
    [network, address],
  );
  return BigInt(row!.minor);
}

/**
 * The worth of coins used by payments that are in no block yet: apart from what the payments take, it returns as
 * change.
 */
export async function sumCoinsUnderWay(q: Queryable, network: string): Promise<bigint> {
  const [row] = await q.query<{ minor: string }>(
    `select coalesce(sum(c.amount_minor), 0) as minor from wallet.coin c join wallet.payment p on p.id = c.payment_id
     where c.network = $1 and not c.is_spent and p.settled_at_ms is null and p.mined_height is null`,
    [network],
  );
  return BigInt(row!.minor);
}

/** Reserves coins for a payment. The caller holds the lock of the network's keys, so it throws if one is not free. */
export async function reserveCoins(tx: Tx, network: string, coins: readonly Coin[], paymentId: string): Promise<void> {
  for (const { txHash, vout } of coins) {
    const taken = await tx.query(
      `update wallet.coin set payment_id = $4
       where network = $1 and tx_hash = $2 and vout = $3 and payment_id is null and not is_spent returning vout`,
      [network, txHash, vout, paymentId],
    );
    if (taken.length !== 1) throw new Error(`coin ${txHash}:${vout} of ${network} is not free`);
  }
}

export async function markCoinsSpent(tx: Tx, paymentId: string): Promise<void> {
  await tx.query(`update wallet.coin set is_spent = true where payment_id = $1`, [paymentId]);
}
