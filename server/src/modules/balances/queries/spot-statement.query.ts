import { feeAsset } from '../../../engine/projection/told-rows.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { BookingNumber } from '../booking-number.ts';
import type { Booking, BookingFilter } from './booking.ts';
import { coreMoveKind, mergeId } from './core-move.ts';
import type { SpotPlace } from './spot-place.ts';

interface Row {
  readonly sequence: string;
  readonly trade: string;
  readonly part: number;
  readonly kind: string;
  readonly ref: string;
  readonly asset: string;
  readonly amount_minor: string;
  readonly at_ms: string;
}

/** Bounds of the index, so that rows are read in its order and only as many as the page needs. */
const IN_SPAN = `($3::bigint is null or t.sequence >= trading.sequence_at($3))
       and ($4::bigint is null or t.sequence < trading.sequence_at($4))`;

/**
 * SQL conditions that choose all trades, transfers and parts of them, or only those that a number refers to. Values are
 * passed separately.
 */
interface SpotRules {
  readonly trade: (side: 'maker' | 'taker') => string;
  readonly transfer: string;
  readonly part: string;
}
const ALL: SpotRules = { trade: (side) => `t.${side}_account = $1`, transfer: 't.account = $1', part: 'true' };
const NUMBERED: Readonly<Record<'order' | 'place', SpotRules>> = {
  order: {
    // Adding 0 keeps the planner from using the index on accounts: it would read all trades of the person, expecting
    // few.
    trade: (side) => `t.${side}_order = $9::bigint and t.${side}_account + 0 = $1`,
    transfer: `t.number = any (array(select m.number from trading.transfer m
          where m.account = $1 and m.transfer_id between $10::text and $11::text))`,
    part: 'true',
  },
  place: {
    trade: (side) => `t.${side}_account = $1 and (t.sequence, t.trade_id) = ($9::bigint, $10::bigint)`,
    transfer: 't.account = $1 and t.sequence = $9::bigint and $10::bigint = 0',
    part: 'part.part = $11::int',
  },
};

/** The trades in which the person was maker, or taker, newest first, as many as the page can need. */
const tradesAs = (side: 'maker' | 'taker', isBuyer: string, rules: SpotRules): string => `(
    select t.sequence, t.trade_id, t.at_ms, t.ticks, t.lots, m.base, m.quote, m.lot_minor, m.unit_minor, ${isBuyer} as is_buyer,
           t.${side}_order as order_id, t.${side}_fee_minor as fee_minor,
           ${feeAsset(side)} as fee_asset
      from trading.trade t join trading.market m on m.market = t.market
     where ${rules.trade(side)} and ${IN_SPAN}
       and t.sequence <= $5 and (t.sequence, t.trade_id) <= ($5, $6)
       and ($2::int is null or m.base = $2 or m.quote = $2)
     order by t.sequence desc, t.trade_id desc limit $8 + 1)`;

const spotSql = (rules: SpotRules): string => `
  with trade as (
    ${tradesAs('maker', 'not t.is_buyer_taker', rules)} union all ${tradesAs('taker', 't.is_buyer_taker', rules)}
  ), part as (
    select sequence, trade_id, 3 as part, case when is_buyer then 'trade.buy' else 'trade.sell' end as kind,
           order_id::text as ref, base as asset, case when is_buyer then 1 else -1 end * lots * lot_minor as amount_minor, at_ms
      from trade
    union all
    select sequence, trade_id, 2, case when is_buyer then 'trade.buy' else 'trade.sell' end, order_id::text, quote,
           case when is_buyer then -1 else 1 end * ticks::numeric * lots * unit_minor, at_ms
      from trade
    union all
    select sequence, trade_id, 1, 'trade.fee', order_id::text, fee_asset, -fee_minor, at_ms from trade where fee_minor > 0
    union all
    (select t.sequence, 0, 0, 'transfer', t.transfer_id, t.asset, case when t.is_credit then 1 else -1 end * t.amount_minor, t.at_ms
       from trading.transfer t
      where ${rules.transfer} and ${IN_SPAN} and t.sequence <= $5
        and ($2::int is null or t.asset = $2)
      order by t.sequence desc limit $8)
  )
  select part.sequence, part.trade_id as trade, part.part, part.kind, part.ref, n.asset, part.amount_minor, part.at_ms
    from part join trading.asset n on n.number = part.asset
   where ($2::int is null or part.asset = $2) and ${rules.part} and (part.sequence, part.trade_id, part.part) < ($5, $6, $7)
   order by part.sequence desc, part.trade_id desc, part.part desc limit $8`;

const TOP: SpotPlace = { sequence: '9007199254740991', trade: '9007199254740991', part: 9 };

/**
 * What the trading core did to a person's spot account, newest first: transfers, and for each trade what was bought or
 * sold, what it cost or brought, and the fee.
 */
export async function findSpotStatement(
  q: Queryable,
  filter: Omit<BookingFilter, 'before'> & { readonly before: SpotPlace | null },
): Promise<{ readonly booking: Booking; readonly place: SpotPlace }[]> {
  const number = filter.asset === undefined ? null : await numberOf(q, filter.asset);
  // The core has never had this coin.
  if (number === undefined) return [];
  const { sequence, trade, part } = filter.before ?? TOP;
  const { rules, values } = ruled(filter.number);
  const rows = await q.query<Row>(spotSql(rules), [
    Number(filter.uid),
    number,
    filter.fromMs ?? null,
    filter.toMs ?? null,
    sequence,
    trade,
    part,
    filter.limit,
    ...values,
  ]);
  return rows.map((row) => ({
    place: { sequence: row.sequence, trade: row.trade, part: row.part },
    booking: {
      entryId: `t${row.sequence}.${row.trade}.${row.part}`,
      kind: row.kind === 'transfer' ? coreMoveKind(row.ref) : row.kind,
      ref: row.ref,
      account: 'spot',
      asset: row.asset,
      amountMinor: BigInt(row.amount_minor),
      atMs: Number(row.at_ms),
    },
  }));
}

/** What a merge took has the id of the merge after the prefix `m:`. */
function ruled(number: BookingNumber | undefined): { readonly rules: SpotRules; readonly values: unknown[] } {
  if (!number) return { rules: ALL, values: [] };
  const { place, order, ids } = number;
  if (place) return { rules: NUMBERED.place, values: [place.sequence, place.trade, place.part] };
  return { rules: NUMBERED.order, values: [order, ids && mergeId(ids[0]), ids && mergeId(ids[1])] };
}

async function numberOf(q: Queryable, asset: string): Promise<number | undefined> {
  const rows = await q.query<{ number: number }>('select number from trading.asset where asset = $1', [asset]);
  return rows[0]?.number;
}
