import { feeMostMinor, quoteMinorOf } from '@bourse/core/trading/grid.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { HoldFilter, OwnHold } from '../../balances/public.ts';

interface OrderRow {
  readonly id: string;
  readonly base: string;
  readonly quote: string;
  readonly lot_minor: string;
  readonly unit_minor: string;
  readonly is_buy: boolean;
  readonly ticks: number;
  readonly lots: string;
  readonly quote_units: string;
  readonly traded_lots: string;
  readonly fee_ppm: number;
  readonly created_at_ms: string;
}

/**
 * What a person's open orders keep aside, the latest first: a sell its open lots, a buy their price, with the highest fee where that is
 * on top.
 *
 * @invariant  they add up to what the spot account holds
 */
export async function findOrderHolds(q: Queryable, filter: HoldFilter): Promise<OwnHold[]> {
  const rows = await q.query<OrderRow>(
    `select o.id, base.asset as base, quote.asset as quote, m.lot_minor, m.unit_minor, o.is_buy, o.ticks, o.lots, o.quote_units,
            o.traded_lots, case when o.fee_from = 'received' then 0 else coalesce(greatest(f.maker_ppm, f.taker_ppm), 0) end as fee_ppm, o.created_at_ms
       from trading.order o join trading.market m on m.market = o.market
       join trading.asset base on base.number = m.base join trading.asset quote on quote.number = m.quote
       left join trading.fee f on f.version = o.fee_version and f.level = o.fee_level
      where o.account = $1 and o.closed_at_ms is null
        and ($2::text is null or case when o.is_buy then quote.asset else base.asset end = $2)
      order by o.id desc`,
    [Number(filter.uid), filter.asset ?? null],
  );
  return rows.map((row) => ({
    holdKey: `order:${row.id}`,
    reason: 'ORDER',
    ref: row.id,
    account: 'spot',
    asset: row.is_buy ? row.quote : row.base,
    amountMinor: heldMinor(row, Number(row.lots)),
    leftMinor: heldMinor(row, Number(row.lots) - Number(row.traded_lots)),
    releaseAtMs: null,
    createdAtMs: Number(row.created_at_ms),
  }));
}

function heldMinor(row: OrderRow, lots: number): bigint {
  if (!row.is_buy) return BigInt(lots) * BigInt(row.lot_minor);
  const unitMinor = BigInt(row.unit_minor);
  // An order for a sum holds that sum; it never rests with a part of it traded.
  if (row.lots === '0') return BigInt(row.quote_units) * unitMinor;
  return quoteMinorOf(row.ticks, lots, unitMinor) + feeMostMinor(row.ticks, lots, row.fee_ppm, unitMinor);
}
