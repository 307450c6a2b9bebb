import type { UserAccount } from '@bourse/core/ledger/account.ts';
import { feeAsset } from '../../../engine/projection/told-rows.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { SpotPlace } from '../../balances/public.ts';
import { type InScope, inScope, type ListSpan } from './booking-list.query.ts';

/** Counts and sums of one account of the books: in all, before a span, and up to its end. */
export interface EntrySums {
  readonly id: number;
  readonly account: UserAccount;
  readonly asset: string;
  /** The last entry visible now. No entry before it can still appear; later ones can. */
  readonly lastSeq: number;
  readonly balanceMinor: bigint;
  readonly totalMinor: bigint;
  readonly openingMinor: bigint;
  readonly closingMinor: bigint;
  /** How many bookings are in the span and the scope. */
  readonly count: number;
}
/** The same for the spot account. */
export type SpotSums = Omit<EntrySums, 'id' | 'account' | 'lastSeq'>;

export interface SumFilter extends InScope {
  readonly uid: string;
  readonly asset: string | null;
  readonly account: string | null;
  readonly span: ListSpan;
}

interface Row {
  readonly id: string;
  readonly account: UserAccount;
  readonly asset: string;
  readonly balance: string;
  readonly total: string;
  readonly opening: string;
  readonly closing: string;
  readonly count: string;
}

const sumsOf = ({ asset, balance, total, opening, closing, count }: Row): SpotSums => ({
  asset,
  balanceMinor: BigInt(balance),
  totalMinor: BigInt(total),
  openingMinor: BigInt(opening),
  closingMinor: BigInt(closing),
  count: Number(count),
});

/**
 * Where the books and the trading core end now, and where a range of time begins and ends in each. The end is null for
 * an open range.
 */
export async function findSpans(
  q: Queryable,
  fromMs: number | null,
  toMs: number | null,
): Promise<{ readonly books: ListSpan; readonly spot: ListSpan }> {
  const rows = await q.query<{ books_from: string; books_to: string; spot_from: string; spot_to: string }>(
    `select case when $1::bigint is null then 0 else ledger.seq_at($1) end as books_from,
            case when $2::bigint is null then (select coalesce(max(seq), 0) from ledger.entry) else ledger.seq_at($2) - 1 end as books_to,
            case when $1::bigint is null then 0 else trading.sequence_at($1) end as spot_from,
            least(coalesce((select sequence from trading.progress), 0),
                  case when $2::bigint is null then null else trading.sequence_at($2) - 1 end) as spot_to`,
    [fromMs, toMs],
  );
  const row = rows[0]!;
  return {
    books: { from: Number(row.books_from), to: Number(row.books_to) },
    spot: { from: Number(row.spot_from), to: Number(row.spot_to) },
  };
}

/** Counts and sums of every account of a person in the books. */
export async function sumEntries(
  q: Queryable,
  { uid, scope, kinds, asset, account, span }: SumFilter,
): Promise<EntrySums[]> {
  const counted = `count(*) filter (where p.entry_seq >= $4 and p.entry_seq <= $5
    and p.available_minor + p.held_minor <> 0 and ${inScope(scope, { uid: '$1', kinds: '$6' })})`;
  const rows = await q.query<Row & { last_seq: string }>(
    `select a.id, a.account, a.asset, b.available_minor + b.held_minor as balance, s.*
       from ledger.account a join ledger.balance b on b.account_id = a.id cross join lateral (
         select coalesce(max(p.entry_seq), 0) as last_seq, coalesce(sum(p.available_minor + p.held_minor), 0) as total,
                coalesce(sum(p.available_minor + p.held_minor) filter (where p.entry_seq < $4), 0) as opening,
                coalesce(sum(p.available_minor + p.held_minor) filter (where p.entry_seq <= $5), 0) as closing,
                ${counted} as count
           from ledger.posting p ${scope === 'all' ? '' : 'join ledger.entry e on e.seq = p.entry_seq'}
          where p.account_id = a.id) s
      where a.uid = $1 and ($2::text is null or a.asset = $2) and ($3::text is null or a.account = $3)
      order by a.account, a.asset`,
    [uid, asset, account, span.from, span.to, kinds],
  );
  return rows.map((row) => ({
    id: Number(row.id),
    account: row.account,
    lastSeq: Number(row.last_seq),
    ...sumsOf(row),
  }));
}

/**
 * SQL for what a trade changes on one side: two coins, and a third line if the fee is above zero. The part numbers are
 * those of `SpotPlace`.
 */
const tradeEffects = (side: 'maker' | 'taker', sign: string, where: string): string => `
  select t.sequence, t.trade_id as trade, 3 as part, m.base as asset, ${sign} * t.lots * m.lot_minor as minor, 'trade' as scope
    from trading.trade t join trading.market m on m.market = t.market where t.${side}_account = $1 and ${where}
  union all
  select t.sequence, t.trade_id, 2, m.quote, -(${sign}) * t.ticks::numeric * t.lots * m.unit_minor, 'trade'
    from trading.trade t join trading.market m on m.market = t.market where t.${side}_account = $1 and ${where}
  union all
  select t.sequence, t.trade_id, 1, ${feeAsset(side)}, -t.${side}_fee_minor, 'trade'
    from trading.trade t join trading.market m on m.market = t.market
   where t.${side}_account = $1 and t.${side}_fee_minor > 0 and ${where}`;

/** SQL for everything that moved a person's spot account. */
const spotEffects = (where: string): string => `
  ${tradeEffects('maker', 'case when t.is_buyer_taker then -1 else 1 end', where)}
  union all
  ${tradeEffects('taker', 'case when t.is_buyer_taker then 1 else -1 end', where)}
  union all
  select t.sequence, 0, 0, t.asset, case when t.is_credit then 1 else -1 end * t.amount_minor, 'transfer'
    from trading.transfer t where t.account = $1 and ${where}`;

/** Counts and sums of every coin of a person's spot account. */
export async function sumSpot(
  q: Queryable,
  { uid, scope, asset, span }: Omit<SumFilter, 'account' | 'kinds'>,
): Promise<SpotSums[]> {
  const rows = await q.query<Row>(
    `with effect as (${spotEffects('true')}
     ), summed as (
       select asset, sum(minor) as total, coalesce(sum(minor) filter (where sequence < $3), 0) as opening,
              coalesce(sum(minor) filter (where sequence <= $4), 0) as closing,
              count(*) filter (where sequence >= $3 and sequence <= $4 and $5 in ('all', scope)) as count
         from effect group by asset
     )
     select n.asset, coalesce(b.available_minor + b.held_minor, 0) as balance, s.total, s.opening, s.closing, s.count
       from summed s join trading.asset n on n.number = s.asset
       left join trading.balance b on b.account = $1 and b.asset = s.asset
      where $2::text is null or n.asset = $2 order by n.asset`,
    [Number(uid), asset, span.from, span.to, scope],
  );
  return rows.map(sumsOf);
}

/**
 * A person's balances in the spot account right after a part of a trade or a transfer, by coin, held and available
 * together.
 */
export async function findSpotBalancesBehind(
  q: Queryable,
  uid: string,
  { sequence, trade, part }: SpotPlace,
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await q.query<{ asset: string; minor: string }>(
    `with later as (
       select asset, sum(minor) as minor from (${spotEffects('t.sequence >= $2')}) effect
        where (sequence, trade, part) > ($2, $3, $4) group by asset)
     select n.asset, b.available_minor + b.held_minor - coalesce(later.minor, 0) as minor
       from trading.balance b join trading.asset n on n.number = b.asset left join later on later.asset = b.asset
      where b.account = $1`,
    [Number(uid), sequence, trade, part],
  );
  return new Map(rows.map((row) => [row.asset, BigInt(row.minor)]));
}
