import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { accountPath, type SystemAccount, systemAccount } from '@bourse/core/ledger/account.ts';
import type { Db, Queryable } from '../../platform/db/db.ts';
import type { ReconcilePorts, TradingReader, TransitReader } from '../ports.ts';
import type { BookCheck } from './book-check.ts';
import { booksSql } from './books-sql.ts';
import type { Difference, DifferenceKind } from './difference.ts';
import { holdEntriesCheck, holdOwnersCheck } from './hold-checks.ts';
import type { Surplus } from './reconcile-chain.ts';

/** The sums of one asset, in minor units. */
interface AssetSums {
  readonly asset: string;
  /** The sum of all postings, which must be zero. */
  readonly sumMinor: bigint;
  /**
   * What the house owes people, available and held: in these books, in the trading core, and in transit between them.
   */
  readonly liabilitiesMinor: bigint;
  readonly heldMinor: bigint;
  /** What the house says it holds on chains; the books have it as a negative balance. */
  readonly custodyMinor: bigint;
  /** Balances of the house's own accounts, by name. */
  readonly house: Readonly<Record<string, bigint>>;
}

/** A part of a run that could not be compared, so that nothing is known about it. */
export interface NotCompared {
  /** The name of the network. */
  readonly part: string;
  readonly because: string;
}

/** The result of comparing the books with everything but the chains. */
export interface BooksReport {
  readonly isBalanced: boolean;
  readonly assets: readonly AssetSums[];
  readonly differences: readonly Difference[];
  /** True if there were more differences of one kind than are listed. */
  readonly isCut: boolean;
  readonly entryCount: number;
  readonly lastEntryId: string;
  readonly isWhole: boolean;
  /** The transactions that this snapshot could see; see `moveProven`. */
  readonly seen: { readonly xmin: string; readonly xmax: string };
}

export interface ReconcileReport extends BooksReport {
  /** What chains have more than the books. That is nobody's loss, and not a difference. */
  readonly surpluses: readonly Surplus[];
  /** Networks that were compared and where nothing is missing. */
  readonly networks: readonly string[];
  readonly notCompared: readonly NotCompared[];
}

const LISTED_MAX = 100;

export interface ReconcileOptions {
  /**
   * Reads all of history and makes every check. Otherwise proven history is not read again: only new entries, all
   * balances, and what is open.
   */
  readonly isWhole?: boolean;
  /** Called after each of the RECONCILE_STEPS. */
  readonly onStep?: (step: number) => Promise<void>;
}

/** The steps: the books themselves, what explains them, the chains. */
export const RECONCILE_STEPS = 3;
const TIMEOUT_MS = 30 * MINUTE_MS;

/**
 * Compares the books with themselves and with what explains them. All figures of the books come from one statement and
 * so from one snapshot, so that it can run under full load. Chains are compared by `reconcileChain`.
 */
export async function reconcile(
  q: Queryable,
  ports: ReconcilePorts,
  { isWhole = false, onStep = async () => {} }: ReconcileOptions = {},
): Promise<BooksReport> {
  // The first run, and every whole one, reads everything, which takes longer than the time limit of a page's
  // statements.
  await q.query(`set local statement_timeout = ${TIMEOUT_MS}`);
  const [seen] = await q.query<{ seq: string; xmin: string; xmax: string }>(
    `select seq, pg_snapshot_xmin(s)::text as xmin, pg_snapshot_xmax(s)::text as xmax
       from ledger.proven_mark, pg_current_snapshot() s`,
  );
  const from = isWhole ? '0' : seen!.seq;
  const rows = await q.query<{ report: BooksRow }>(booksSql(isWhole), [LISTED_MAX + 1, from]);
  const books = rows[0]!.report;
  const own = await houseShare(q, ports);
  const assets = books.assets.map((row) => toSums(row, own.get(row.asset) ?? 0n));
  const differences = books.differences.slice();
  await onStep(1);
  for (const check of checksOf(ports)) {
    if (check.isWhole && !isWhole) continue;
    const found = await check.find(q, LISTED_MAX + 1);
    differences.push(...found.map((each) => ({ kind: check.kind, ...each })));
  }
  await onStep(2);
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
    isWhole,
    seen: { xmin: seen!.xmin, xmax: seen!.xmax },
  };
}

function checksOf({ holdOwners, transit, trading, checks }: ReconcilePorts): readonly BookCheck[] {
  return [
    holdEntriesCheck,
    ...(holdOwners ? [holdOwnersCheck(holdOwners())] : []),
    ...(transit ? [transitCheck(transit)] : []),
    ...(trading ? [tradingCheck(trading)] : []),
    ...(checks?.() ?? []),
  ];
}

/**
 * Call after a run without a difference. The next run then starts after what the run before this one has seen.
 *
 * @returns    the entry up to which everything is proven
 * @invariant  no entry up to there can still be committed
 */
export function moveProven(db: Db, { lastEntryId, seen }: BooksReport): Promise<string> {
  return db.tx(async (tx) => {
    await tx.query(`set local statement_timeout = ${TIMEOUT_MS}`);
    const values = [lastEntryId, seen.xmin, seen.xmax];
    const [row] = await tx.query<{ seq: string }>('select ledger.move_proven($1, $2, $3)::text as seq', values);
    return row!.seq;
  });
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

/** What the house itself has in the trading core and on its way out of it; it is owed to nobody. */
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

/** What is between the books and the trading core must be what transfers explain. */
const transitCheck = (transit: TransitReader): BookCheck =>
  totalCheck('TRANSIT_NOT_TRANSFERS', 'trading_transit', transit.transit);

/** What the books gave to the trading core must be what the core has. */
const tradingCheck = (trading: TradingReader): BookCheck => totalCheck('TRADING_NOT_CORE', 'trading', trading.inCore);

/** Compares a house account, which is kept only by coin, with what another source says. */
function totalCheck(
  kind: DifferenceKind,
  account: SystemAccount,
  expectedMinor: (q: Queryable) => Promise<ReadonlyMap<string, bigint>>,
): BookCheck {
  return {
    kind,
    isWhole: false,
    async find(q) {
      const expected = await expectedMinor(q);
      const rows = await q.query<{ asset: string; minor: string }>(
        'select asset, minor from ledger.house_balance where account = $1',
        [account],
      );
      const booked = new Map(rows.map((row) => [row.asset, BigInt(row.minor)]));
      return [...new Set([...booked.keys(), ...expected.keys()])].flatMap((asset) => {
        const [wanted, found] = [expected.get(asset) ?? 0n, booked.get(asset) ?? 0n];
        const path = accountPath(systemAccount(account, asset));
        return wanted === found
          ? []
          : [{ asset, account: path, entryId: null, expected: `${wanted}`, found: `${found}` }];
      });
    },
  };
}
