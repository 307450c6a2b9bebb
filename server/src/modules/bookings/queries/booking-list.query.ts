import { isOwnScope, type OwnScope } from '@bourse/contract/statement-scopes.ts';
import { feeAsset } from '../../../engine/projection/told-rows.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { coreMoveKind } from '../../balances/public.ts';

/** One line of a list that is read oldest first. A trade is one line with up to three bookings. */
export interface ListLine {
  readonly atMs: number;
  /** The number of the entry in the books, or of the command in the trading core. */
  readonly sequence: number;
  /** Distinguishes lines with the same sequence: the account of an entry, or the number of a trade. */
  readonly second: number;
  readonly bookings: readonly ListBooking[];
}

export interface ListBooking {
  readonly entryId: string;
  readonly kind: string;
  readonly ref: string;
  readonly asset: string;
  readonly amountMinor: bigint;
}

/** What an export covers. */
export interface InScope {
  readonly scope: string;
  /** The kinds of entries in a product's history; null for the house's own scopes. */
  readonly kinds: readonly string[] | null;
}

/** A range of sequence numbers, both ends included. */
export interface ListSpan {
  readonly from: number;
  readonly to: number;
}

/** Records of coins that came from, or went to, the person's wallet app. */
const linkedRecords = (uid: string): string => `
  select id::text from wallet.withdrawal where uid = ${uid} and kind = 'LINKED'
  union all select id::text from wallet.deposit where uid = ${uid} and link_id is not null`;

/** The house's own scopes as conditions on an entry `e` and its posting `p`; `uid` is the person's placeholder. */
const OWN_SCOPES: Readonly<Record<OwnScope, (uid: string) => string>> = {
  all: () => 'true',
  deposit: () => `(e.kind like 'deposit%' or e.kind in ('reversal', 'claim.paid')
    or e.kind = 'internal' and p.available_minor + p.held_minor > 0)`,
  withdraw: () => `(e.kind = 'withdrawal' or e.kind = 'internal' and p.available_minor + p.held_minor < 0)`,
  external: (uid) => `((e.kind like 'deposit%' or e.kind = 'withdrawal') and e.ref in (${linkedRecords(uid)}))`,
  transfer: () => `e.kind = 'transfer'`,
  trade: () => `e.kind = 'trade.fee'`,
};

/**
 * A scope as a condition on an entry `e` and its posting `p`. Both placeholders occur in it, because PostgreSQL must
 * know their types.
 *
 * @param uid    placeholder for the person
 * @param kinds  placeholder for the kinds of a product's history; its value is null for the house's own scopes
 */
export const inScope = (scope: string, { uid, kinds }: { readonly uid: string; readonly kinds: string }): string =>
  isOwnScope(scope)
    ? `(${uid}::text is not null and ${kinds}::text[] is null and ${OWN_SCOPES[scope](uid)})`
    : `(${uid}::text is not null and e.kind = any(${kinds}::text[]))`;

/**
 * Entries of one account, oldest first, without those that only set money aside. If every kind is wanted, postings are
 * limited before the join; otherwise the planner might read all entries from the first one on.
 */
export async function listEntries(
  q: Queryable,
  account: { readonly uid: string; readonly id: number; readonly asset: string },
  { scope, kinds, after, span, limit }: InScope & { after: number; span: ListSpan; limit: number },
): Promise<ListLine[]> {
  const rows = await q.query<{ entry_seq: string; kind: string; ref: string; minor: string; at_ms: string }>(
    `select p.entry_seq, e.kind, e.ref, p.available_minor + p.held_minor as minor, e.at_ms
       from (select * from ledger.posting p
              where p.account_id = $1 and p.entry_seq > $2 and p.entry_seq >= $3 and p.entry_seq <= $4
                and p.available_minor + p.held_minor <> 0
              order by p.entry_seq limit ${scope === 'all' ? '$5' : 'all'}) p
       join ledger.entry e on e.seq = p.entry_seq and e.seq > $2 and e.seq <= $4
      where ${inScope(scope, { uid: '$6', kinds: '$7' })}
      order by p.entry_seq limit $5`,
    [account.id, after, span.from, span.to, limit, account.uid, kinds],
  );
  return rows.map(({ entry_seq, kind, ref, minor, at_ms }) => ({
    atMs: Number(at_ms),
    sequence: Number(entry_seq),
    second: account.id,
    bookings: [{ entryId: entry_seq, kind, ref, asset: account.asset, amountMinor: BigInt(minor) }],
  }));
}

interface TradeRow {
  readonly sequence: string;
  readonly trade_id: string;
  readonly at_ms: string;
  readonly is_buyer: boolean;
  readonly order_id: string;
  readonly base: string;
  readonly quote: string;
  readonly base_minor: string;
  readonly quote_minor: string;
  readonly fee_minor: string;
  readonly fee_asset: string;
}

/** Trades of one side, oldest first. */
export async function listTrades(
  q: Queryable,
  side: 'maker' | 'taker',
  { uid, asset, after, span, limit }: SpotList & { readonly after: readonly [number, number] },
): Promise<ListLine[]> {
  const rows = await q.query<TradeRow>(
    `select t.sequence, t.trade_id, t.at_ms, t.is_buyer_taker = ($8 = 'taker') as is_buyer, t.${side}_order::text as order_id,
            b.asset as base, c.asset as quote, t.lots * m.lot_minor as base_minor,
            t.ticks::numeric * t.lots * m.unit_minor as quote_minor, t.${side}_fee_minor as fee_minor,
            f.asset as fee_asset
       from trading.trade t join trading.market m on m.market = t.market
       join trading.asset b on b.number = m.base join trading.asset c on c.number = m.quote
       join trading.asset f on f.number = ${feeAsset(side)}
      where t.${side}_account = $1 and t.sequence >= $2 and (t.sequence, t.trade_id) > ($2, $3)
        and t.sequence >= $4 and t.sequence <= $5 and ($6::text is null or b.asset = $6 or c.asset = $6)
      order by t.sequence, t.trade_id limit $7`,
    [Number(uid), ...after, span.from, span.to, asset, limit, side],
  );
  return rows.map((row) => ({
    atMs: Number(row.at_ms),
    sequence: Number(row.sequence),
    second: Number(row.trade_id),
    bookings: bookingsOf(row).filter((booking) => asset === null || booking.asset === asset),
  }));
}

/** Lists the parts in the reverse order of a page, because pages begin with the newest. */
function bookingsOf(row: TradeRow): ListBooking[] {
  const kind = row.is_buyer ? 'trade.buy' : 'trade.sell';
  const [base, quote, fee] = [BigInt(row.base_minor), BigInt(row.quote_minor), BigInt(row.fee_minor)];
  const part = (number: number, booking: Omit<ListBooking, 'entryId' | 'ref'>): ListBooking => ({
    entryId: `t${row.sequence}.${row.trade_id}.${number}`,
    ref: row.order_id,
    ...booking,
  });
  return [
    ...(fee > 0n ? [part(1, { kind: 'trade.fee', asset: row.fee_asset, amountMinor: -fee })] : []),
    part(2, { kind, asset: row.quote, amountMinor: row.is_buyer ? -quote : quote }),
    part(3, { kind, asset: row.base, amountMinor: row.is_buyer ? base : -base }),
  ];
}

export interface SpotList {
  readonly uid: string;
  readonly asset: string | null;
  readonly span: ListSpan;
  readonly limit: number;
}

/** Money that moved between the spot account and the books, oldest first. */
export async function listSpotTransfers(
  q: Queryable,
  { uid, asset, after, span, limit }: SpotList & { readonly after: number },
): Promise<ListLine[]> {
  const rows = await q.query<{ sequence: string; transfer_id: string; asset: string; minor: string; at_ms: string }>(
    `select t.sequence, t.transfer_id, n.asset, case when t.is_credit then 1 else -1 end * t.amount_minor as minor, t.at_ms
       from trading.transfer t join trading.asset n on n.number = t.asset
      where t.account = $1 and t.sequence > $2 and t.sequence >= $3 and t.sequence <= $4
        and ($5::text is null or n.asset = $5)
      order by t.sequence limit $6`,
    [Number(uid), after, span.from, span.to, asset, limit],
  );
  return rows.map((row) => ({
    atMs: Number(row.at_ms),
    sequence: Number(row.sequence),
    second: 0,
    bookings: [
      {
        entryId: `t${row.sequence}.0.0`,
        kind: coreMoveKind(row.transfer_id),
        ref: row.transfer_id,
        asset: row.asset,
        amountMinor: BigInt(row.minor),
      },
    ],
  }));
}
