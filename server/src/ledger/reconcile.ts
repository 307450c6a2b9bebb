import { accountPath, type SystemAccount, systemAccount } from '@bourse/core/ledger/account.ts';
import type { Queryable } from '../platform/db/db.ts';
import type { ReconcilePorts } from './ports.ts';
import type { Surplus } from './reconcile-chain.ts';

/** What one asset adds up to, minor units. */
interface AssetSums {
  readonly asset: string;
  /** Sum of all postings: zero, or the books are wrong. */
  readonly sumMinor: bigint;
  /** What people have, available and held, in these books, in the trading core and between the two: the house owes it. */
  readonly liabilitiesMinor: bigint;
  readonly heldMinor: bigint;
  /** What the house says it keeps on chains; the books carry it as a negative balance. */
  readonly custodyMinor: bigint;
  /** Balances of the house's own accounts, by name. */
  readonly house: Readonly<Record<string, bigint>>;
}

type DifferenceKind =
  | 'ASSET_NOT_ZERO'
  | 'ENTRY_NOT_ZERO'
  | 'BALANCE_NOT_HISTORY'
  | 'HELD_NOT_HOLDS'
  | 'NEGATIVE'
  | 'POSTING_WITHOUT_ENTRY'
  | 'TIME_FELL'
  | 'HOLD_NOT_OWNED'
  | 'CUSTODY_NOT_CHAIN'
  | 'TRANSIT_NOT_TRANSFERS'
  | 'TRADING_NOT_CORE';

/** Two numbers that should be one. */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly asset: string | null;
  readonly account: string | null;
  readonly entryId: string | null;
  readonly expected: string;
  readonly found: string;
}

/** A part of a run that could not be made: it says nothing of what it would have found. */
export interface NotCompared {
  /** A network. */
  readonly part: string;
  readonly because: string;
}

/** What the books say when they are compared with everything but the chains. */
export interface BooksReport {
  readonly isBalanced: boolean;
  readonly assets: readonly AssetSums[];
  readonly differences: readonly Difference[];
  /** True when there were more differences of one kind than are listed. */
  readonly isCut: boolean;
  readonly entryCount: number;
  readonly lastEntryId: string;
}

export interface ReconcileReport extends BooksReport {
  /** What chains have beyond the books; nobody's loss, and no difference. */
  readonly surpluses: readonly Surplus[];
  readonly notCompared: readonly NotCompared[];
}

const LISTED_MAX = 100;

export interface ReconcileOptions {
  /**
   * Entries up to this one were proven by earlier runs and, being append-only, are not read one by one again. A job that
   * runs every minute passes `lastEntryId` of the run before the last one: an entry of the last run's time may have been
   * committed after it looked. Balances are always compared with their whole history.
   */
  readonly provenUpTo?: string;
  /** Called after each of the RECONCILE_STEPS. */
  readonly onStep?: (step: number) => Promise<void>;
}

/** The books themselves, holds, what is in transit, the trading core, the chains. */
export const RECONCILE_STEPS = 5;

/**
 * Compares the books with themselves and with what explains them. All numbers of the books come from one statement, that is
 * from one snapshot, so it can run under full load. The chains are asked by `reconcileChain`.
 */
export async function reconcile(
  q: Queryable,
  ports: ReconcilePorts,
  { provenUpTo = '0', onStep = async () => {} }: ReconcileOptions = {},
): Promise<BooksReport> {
  const rows = await q.query<{ report: BooksRow }>(BOOKS_SQL, [LISTED_MAX + 1, provenUpTo]);
  const books = rows[0]!.report;
  const own = await houseShare(q, ports);
  const assets = books.assets.map((row) => toSums(row, own.get(row.asset) ?? 0n));
  const differences = books.differences.slice();
  await onStep(1);
  for (const [at, compare] of [holdDifferences, transitDifferences, tradingDifferences].entries()) {
    differences.push(...(await compare(q, ports)));
    await onStep(at + 2);
  }
  const counts = new Map<string, number>();
  const listed = differences.filter(({ kind }) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return counts.get(kind)! <= LISTED_MAX;
  });
  return {
    isBalanced: differences.length === 0,
    assets,
    differences: listed,
    isCut: listed.length < differences.length,
    entryCount: Number(books.entry_count),
    lastEntryId: books.last_entry,
  };
}

interface BooksRow {
  readonly assets: readonly {
    asset: string;
    sum: string;
    liabilities: string;
    held: string;
    house: Record<string, string>;
  }[];
  readonly differences: readonly Difference[];
  readonly entry_count: string;
  readonly last_entry: string;
}

/** What the house itself has in the trading core and on its way out of it: owed to nobody. */
async function houseShare(q: Queryable, { transit, trading }: ReconcilePorts): Promise<ReadonlyMap<string, bigint>> {
  const own = new Map(await trading?.ofHouse(q));
  for (const [asset, minor] of (await transit?.ofHouse(q)) ?? []) own.set(asset, (own.get(asset) ?? 0n) + minor);
  return own;
}

function toSums(row: BooksRow['assets'][number], ownMinor: bigint): AssetSums {
  const house = Object.fromEntries(Object.entries(row.house).map(([name, minor]) => [name, BigInt(minor)]));
  return {
    asset: row.asset,
    sumMinor: BigInt(row.sum),
    liabilitiesMinor: BigInt(row.liabilities) + (house.trading ?? 0n) + (house.trading_transit ?? 0n) - ownMinor,
    heldMinor: BigInt(row.held),
    custodyMinor: -(house.custody ?? 0n),
    house,
  };
}

/** Every open hold of an owned reason has a row that explains it, and every row its hold, with the same amount. */
async function holdDifferences(q: Queryable, { holdOwners = () => [] }: ReconcilePorts): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const owner of holdOwners()) {
    const owned = new Map(await owner.openHolds(q));
    const holds = await q.query<{ key: string; path: string; asset: string; left_minor: string }>(
      `select h.key, a.path, a.asset, h.left_minor from ledger.hold h join ledger.account a on a.id = h.account_id
        where h.left_minor > 0 and h.reason = $1`,
      [owner.reason],
    );
    for (const { key, path, asset, left_minor } of holds) {
      const ownedMinor = owned.get(key) ?? 0n;
      owned.delete(key);
      if (ownedMinor === BigInt(left_minor)) continue;
      differences.push(notOwned(`${owner.reason} ${ownedMinor} for ${key}`, left_minor, asset, path));
    }
    for (const [key, minor] of owned) {
      if (minor !== 0n) differences.push(notOwned(`${owner.reason} ${minor} for ${key}`, '0', null, null));
    }
  }
  return differences;
}

function notOwned(expected: string, found: string, asset: string | null, account: string | null): Difference {
  return { kind: 'HOLD_NOT_OWNED', asset, account, entryId: null, expected, found };
}

/** What is between the books and the trading core is what transfers explain. */
async function transitDifferences(q: Queryable, { transit }: ReconcilePorts): Promise<Difference[]> {
  return transit ? houseDifferences(q, 'TRANSIT_NOT_TRANSFERS', 'trading_transit', await transit.transit(q)) : [];
}

/** What the books gave to the trading core is what it has. */
async function tradingDifferences(q: Queryable, { trading }: ReconcilePorts): Promise<Difference[]> {
  return trading ? houseDifferences(q, 'TRADING_NOT_CORE', 'trading', await trading.inCore(q)) : [];
}

/** Finds where a house account that is kept by coin alone differs from what somebody else says of it. */
async function houseDifferences(
  q: Queryable,
  kind: DifferenceKind,
  account: SystemAccount,
  expectedMinor: ReadonlyMap<string, bigint>,
): Promise<Difference[]> {
  const rows = await q.query<{ asset: string; minor: string }>(
    `select a.asset, coalesce(sum(p.available_minor), 0) as minor
       from ledger.account a left join ledger.posting p on p.account_id = a.id
      where not a.is_user and a.account = $1 group by a.asset`,
    [account],
  );
  const booked = new Map(rows.map((row) => [row.asset, BigInt(row.minor)]));
  const assets = [...new Set([...booked.keys(), ...expectedMinor.keys()])];
  return assets.flatMap((asset) => {
    const found = booked.get(asset) ?? 0n;
    const expected = expectedMinor.get(asset) ?? 0n;
    const path = accountPath(systemAccount(account, asset));
    const differs = { kind, asset, account: path, entryId: null, expected: `${expected}`, found: `${found}` };
    return found === expected ? [] : [differs];
  });
}

const BOOKS_SQL = `
with history as materialized (
  select p.account_id, sum(p.available_minor) as available, sum(p.held_minor) as held from ledger.posting p group by p.account_id
), account as materialized (
  select a.id, a.path, a.asset, a.account, a.is_user, coalesce(h.available, 0) as available, coalesce(h.held, 0) as held,
         b.account_id is not null as has_balance, b.available_minor, b.held_minor
    from ledger.account a left join history h on h.account_id = a.id left join ledger.balance b on b.account_id = a.id
), open_hold as (
  select account_id, sum(left_minor) as minor from ledger.hold where left_minor > 0 group by account_id
), entry_sum as materialized (
  select p.entry_seq, a.asset, sum(p.available_minor + p.held_minor) as total
    from ledger.posting p join ledger.account a on a.id = p.account_id
   where p.entry_seq > $2::bigint group by p.entry_seq, a.asset
), difference as (
  select 'ASSET_NOT_ZERO' as kind, asset, null as account, null as entry, '0' as expected, sum(available + held)::text as found
    from account group by asset having sum(available + held) <> 0
  union all
  (select 'ENTRY_NOT_ZERO', asset, null, entry_seq::text, '0', total::text from entry_sum where total <> 0 limit $1)
  union all
  (select 'BALANCE_NOT_HISTORY', asset, path, null, available || ' + ' || held || ' held',
         coalesce(available_minor::text, 'no balance') || ' + ' || coalesce(held_minor::text, 'no balance') || ' held'
    from account
   where is_user and (available, held) is distinct from (available_minor, held_minor) or is_user <> has_balance limit $1)
  union all
  (select 'HELD_NOT_HOLDS', a.asset, a.path, null, coalesce(o.minor, 0)::text, a.held::text
    from account a left join open_hold o on o.account_id = a.id where a.held <> coalesce(o.minor, 0) limit $1)
  union all
  (select 'NEGATIVE', asset, path, null, '0 or more', available || ' + ' || held || ' held'
    from account where is_user and (available < 0 or held < 0 or available_minor < 0 or held_minor < 0) limit $1)
  union all
  (select 'POSTING_WITHOUT_ENTRY', null, null, s.seq::text, 'an entry with postings',
          case when s.has_entry then 'no postings' else 'no entry' end
     from (select coalesce(e.seq, p.entry_seq) as seq, e.seq is not null as has_entry, p.entry_seq is not null as has_posting
             from (select seq from ledger.entry where seq > $2) e
             full join (select entry_seq from entry_sum group by entry_seq) p on p.entry_seq = e.seq) s
    where not (s.has_entry and s.has_posting) limit $1)
  union all
  (select 'TIME_FELL', null, null, t.seq::text, t.before || ' or later', t.at_ms::text
     from (select seq, at_ms, lag(at_ms) over (order by seq) as before from ledger.entry where seq >= $2) t where t.at_ms < t.before limit $1)
)
select jsonb_build_object(
  'assets', coalesce((select jsonb_agg(row order by row->>'asset') from (
    select jsonb_build_object('asset', a.asset, 'sum', sum(a.available + a.held)::text,
      'liabilities', coalesce(sum(a.available + a.held) filter (where a.is_user), 0)::text,
      'held', coalesce(sum(a.held) filter (where a.is_user), 0)::text,
      'house', coalesce((select jsonb_object_agg(h.account, h.minor::text) from (
         select s.account, sum(s.available) as minor from account s where not s.is_user and s.asset = a.asset group by s.account) h), '{}')) as row
      from account a group by a.asset) r), '[]'),
  'differences', coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'asset', asset, 'account', account,
    'entryId', entry, 'expected', expected, 'found', found)) from difference), '[]'),
  'entry_count', (select count(*) from ledger.entry)::text,
  'last_entry', (select coalesce(max(seq), 0) from ledger.entry)::text) as report`;
