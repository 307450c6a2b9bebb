import { HELD_JOINS, heldMinor } from '../../../engine/projection/held-minor.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { HoldFilter, OwnHold } from '../../balances/public.ts';

/**
 * What a person's open orders hold, latest first. Orders that hold nothing, because they wait for their turn or another
 * one holds for both, are left out.
 *
 * @invariant they add up to what is held in the spot account
 */
export async function findOrderHolds(q: Queryable, filter: HoldFilter): Promise<OwnHold[]> {
  const rows = await q.query<{
    id: string;
    asset: string;
    amount_minor: string;
    left_minor: string;
    created_at_ms: string;
  }>(
    `select o.id, a.asset, ${heldMinor('o.lots')} as amount_minor, ${heldMinor('o.lots - o.traded_lots')} as left_minor,
            o.created_at_ms
       from trading.order o ${HELD_JOINS}
       join trading.asset a on a.number = case when o.is_buy then m.quote else m.base end
      where o.account = $1 and o.closed_at_ms is null and ($2::text is null or a.asset = $2)
      order by o.id desc`,
    [Number(filter.uid), filter.asset ?? null],
  );
  return rows
    .filter((row) => BigInt(row.left_minor) > 0n)
    .map((row) => ({
      holdKey: `order:${row.id}`,
      reason: 'ORDER',
      ref: row.id,
      account: 'spot',
      asset: row.asset,
      amountMinor: BigInt(row.amount_minor),
      leftMinor: BigInt(row.left_minor),
      releaseAtMs: null,
      createdAtMs: Number(row.created_at_ms),
    }));
}
