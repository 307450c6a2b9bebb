import type { Queryable } from '../../../platform/db/db.ts';

/** How much of the chain's own coin a person's address should hold at a block according to our records. */
export interface CoinFlow {
  /** What came in minus what we took out. */
  readonly minor: bigint;
  /** True while a payment of ours from or to it is in no block that we know: then its balance proves nothing. */
  readonly isMoving: boolean;
}

/** Condition for deposits found by comparing balances: their hash is that of a block. */
const BY_BALANCE = `output_key like 'balance:%'`;

/**
 * Adds up what came to addresses and left them up to a block. Deposits found by comparing balances count whatever their
 * block, so that a comparison at an older block does not find them again.
 */
export async function findCoinFlows(
  q: Queryable,
  at: { network: string; asset: string; height: number; addresses: readonly string[] },
): Promise<ReadonlyMap<string, CoinFlow>> {
  const rows = await q.query<{ address: string; minor: string; is_moving: boolean }>(
    `select o.address,
       (select coalesce(sum(d.amount_minor), 0) from wallet.deposit d
         where d.network = $1 and d.address = o.address and d.asset = $2
           and d.block_height is not null and (d.block_height <= $3 or d.${BY_BALANCE}))
       + (select coalesce(sum(p.amount_minor), 0) from wallet.payment p
           where p.network = $1 and p.to_address = o.address and p.kind = 'gas' and p.asset = $2
             and p.mined_is_paid and p.mined_height <= $3)
       - (select coalesce(sum(case when p.asset = $2 and p.mined_is_paid then p.amount_minor else 0 end
                            + case when p.fee_asset = $2 then p.fee_minor else 0 end), 0)
            from wallet.payment p where p.network = $1 and p.from_address = o.address and p.mined_height <= $3) as minor,
       exists (select from wallet.payment p
                where p.network = $1 and (p.from_address = o.address or (p.kind = 'gas' and p.to_address = o.address))
                  and p.mined_height is null and (p.state <> 'FAILED' or p.failure_code = 'CANCELLED')) as is_moving
     from unnest($4::text[]) as o (address)`,
    [at.network, at.asset, at.height, at.addresses],
  );
  return new Map(rows.map((row) => [row.address, { minor: BigInt(row.minor), isMoving: row.is_moving }]));
}

/** A deposit that was found by comparing balances, in a block that a reorg has removed. */
export interface LostBalance {
  readonly txHash: string;
  readonly outputKey: string;
  readonly amountMinor: bigint;
  /** True if it had been credited for good, so that the house bore the loss. */
  readonly isFinal: boolean;
}

/** Oldest first. */
export async function findLostBalances(q: Queryable, network: string, address: string): Promise<LostBalance[]> {
  const rows = await q.query<{ tx_hash: string; output_key: string; amount_minor: string; is_final: boolean }>(
    `select tx_hash, output_key, amount_minor, completed_at_ms is not null as is_final from wallet.deposit
     where network = $1 and address = $2 and ${BY_BALANCE} and block_height is null order by detected_at_ms, id`,
    [network, address],
  );
  return rows.map((row) => ({
    txHash: row.tx_hash,
    outputKey: row.output_key,
    amountMinor: BigInt(row.amount_minor),
    isFinal: row.is_final,
  }));
}
