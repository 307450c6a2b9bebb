import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { staffBooks as booksContract } from '@bourse/contract/staff/books.ts';
import { csvLine } from '@bourse/core/csv/csv.ts';
import { accountPath } from '@bourse/core/ledger/account.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { RECONCILE_STEPS } from '../../ledger/reconcile/reconcile.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { BooksDeps } from './books-deps.ts';
import {
  type BookAccount,
  type BookHold,
  findAccount,
  findAccountRow,
  findAccountsOf,
  findHolds,
  findHouseAccounts,
} from './queries/book-account.query.ts';
import { type AccountEntry, findAccountEntries, findReversal, SEQ, searchEntries } from './queries/book-entry.query.ts';
import { findLastDone, findRun, findRuns, type KeptReport, type ReconcileRun } from './store/reconcile-run.store.ts';
import { askReconcile } from './usecases/run-reconcile.ts';

type Run = OutputOf<typeof booksContract.runs>['rows'][number];

const PAGE = 50;
const RUNS = 20;
const HOLDS_MAX = 200;
/** A page of an export, some hundred kilobytes; the whole may have millions of lines. */
const EXPORT_ROWS = 5_000;
const EXPORT_HEAD = ['entry', 'time_utc', 'kind', 'reference', 'key', 'account', 'asset', 'available', 'held'];

/** Lets staff read the books. */
export function staffBooksHttp(deps: BooksDeps): Handlers<typeof booksContract> {
  const { db, ledger } = deps;
  return {
    findEntries: async ({ search, before, limit }) => {
      const from = placeOf(before);
      if (!from.ok) return from;
      const size = Math.max(1, limit ?? PAGE);
      const rows = await searchEntries(db, { search: search.trim(), before: from.value, limit: size });
      return ok({ rows, next: rows.length < size ? null : rows.at(-1)!.entryId });
    },
    entry: async ({ entryId }) => {
      const [entry, reversedBy] = await Promise.all([ledger.entry(db, { entryId }), findReversal(db, entryId)]);
      if (!entry) return refuse('ENTRY_UNKNOWN');
      const { changes, ...head } = entry;
      return ok({
        ...head,
        reversedBy,
        changes: changes.map(({ account, availableMinor, heldMinor }) => ({
          path: accountPath(account),
          asset: account.asset,
          available: text(deps, account.asset, availableMinor),
          held: text(deps, account.asset, heldMinor),
        })),
      });
    },
    accounts: async ({ uid, asset }) => {
      const rows = uid === undefined ? await findHouseAccounts(db, asset ?? null) : await findAccountsOf(db, uid);
      const wanted = asset === undefined ? rows : rows.filter((row) => row.asset === asset);
      return ok({ rows: wanted.map((row) => balanceOut(deps, row)) });
    },
    account: async ({ path }) => {
      const account = await findAccount(db, path);
      if (!account) return refuse('ACCOUNT_UNKNOWN');
      const holds = await findHolds(db, account.id, HOLDS_MAX);
      return ok({ ...balanceOut(deps, account), holds: holds.map((hold) => holdOut(deps, account.asset, hold)) });
    },
    accountEntries: async ({ path, before, limit }) => {
      const page = await entriesPage(deps, { path, before, size: Math.max(1, limit ?? PAGE) });
      if (!page.ok) return page;
      const { rows, next, asset } = page.value;
      return ok({
        rows: rows.map(({ availableMinor, heldMinor, ...head }) => ({
          ...head,
          available: text(deps, asset, availableMinor),
          held: text(deps, asset, heldMinor),
        })),
        next,
      });
    },
    exportAccount: async ({ path, before }) => {
      const page = await entriesPage(deps, { path, before, size: EXPORT_ROWS });
      if (!page.ok) return page;
      const { rows, next, asset } = page.value;
      const head = before === undefined ? csvLine(EXPORT_HEAD) : '';
      return ok({ csv: head + rows.map((row) => entryLine(deps, path, asset, row)).join(''), rows: rows.length, next });
    },
    lastRun: async () => {
      const last = await findLastDone(db);
      return ok({
        last: last && { endedAtMs: last.endedAtMs, balanced: last.isBalanced, differences: last.differenceCount },
      });
    },
    runs: async () => {
      const runs = await findRuns(db, RUNS);
      return ok({ rows: await runsOut(deps, runs) });
    },
    run: async ({ id }) => {
      const found = await findRun(db, id);
      if (!found) return refuse('RUN_UNKNOWN');
      const [head] = await runsOut(deps, [found.run]);
      return ok({ ...head!, ...reportOut(deps, found.report) });
    },
    reconcile: ({ reason }, { staff, requestId, nowMs }) => askReconcile(deps, { ...staff, requestId, reason, nowMs }),
  };
}

/** An amount as text; in minor units if the coin has left the catalog. */
const text = ({ assets }: BooksDeps, asset: string, minor: bigint): string =>
  formatAmount(minor, assets.coin(asset)?.ledgerScale ?? 0);

function placeOf(before: string | undefined): Result<string | null, 'FIELD_INVALID'> {
  if (before === undefined) return ok(null);
  return SEQ.test(before) ? ok(before) : refuse('FIELD_INVALID', { field: 'before', reason: 'NOT_A_CURSOR' });
}

async function entriesPage(
  { db }: BooksDeps,
  { path, before, size }: { readonly path: string; readonly before: string | undefined; readonly size: number },
): Promise<Result<{ rows: AccountEntry[]; next: string | null; asset: string }, 'ACCOUNT_UNKNOWN' | 'FIELD_INVALID'>> {
  const from = placeOf(before);
  if (!from.ok) return from;
  const account = await findAccountRow(db, path);
  if (!account) return refuse('ACCOUNT_UNKNOWN');
  const rows = await findAccountEntries(db, { accountId: account.id, before: from.value, limit: size });
  return ok({ rows, next: rows.length < size ? null : rows.at(-1)!.entryId, asset: account.asset });
}

function entryLine(deps: BooksDeps, path: string, asset: string, row: AccountEntry): string {
  const amounts = [row.availableMinor, row.heldMinor].map((minor) => text(deps, asset, minor));
  return csvLine([row.entryId, new Date(row.atMs).toISOString(), row.kind, row.ref, row.key, path, asset, ...amounts]);
}

function balanceOut(deps: BooksDeps, { path, asset, keptBy, availableMinor, heldMinor }: BookAccount) {
  return { path, asset, keptBy, available: text(deps, asset, availableMinor), held: text(deps, asset, heldMinor) };
}

function holdOut(deps: BooksDeps, asset: string, { amountMinor, leftMinor, ...hold }: BookHold) {
  return { ...hold, amount: text(deps, asset, amountMinor), left: text(deps, asset, leftMinor) };
}

async function runsOut({ db, approvals }: BooksDeps, runs: readonly ReconcileRun[]): Promise<Run[]> {
  const logins = await approvals.loginsOf(
    db,
    runs.map(({ askedBy }) => askedBy),
  );
  return runs.map(({ askedBy, isBalanced, differenceCount, ...run }) => ({
    ...run,
    askedBy: logins.get(askedBy) ?? askedBy,
    steps: RECONCILE_STEPS,
    balanced: isBalanced,
    differences: differenceCount,
  }));
}

function reportOut(deps: BooksDeps, report: KeptReport | null) {
  return {
    entryCount: report?.entryCount ?? 0,
    isCut: report?.isCut ?? false,
    isWhole: report?.isWhole ?? false,
    notCompared: report?.notCompared?.map((each) => ({ ...each })) ?? [],
    found: report?.differences.map((each) => ({ ...each })) ?? [],
    sums: (report?.assets ?? []).map(({ asset, sumMinor, liabilitiesMinor, heldMinor, custodyMinor, house }) => {
      const of = (minor: string | undefined) => text(deps, asset, BigInt(minor ?? '0'));
      return {
        asset,
        sum: of(sumMinor),
        liabilities: of(liabilitiesMinor),
        held: of(heldMinor),
        custody: of(custodyMinor),
        inCore: of(house.trading),
        inTransit: of(house.trading_transit),
        over: text(deps, asset, BigInt(custodyMinor) - BigInt(liabilitiesMinor)),
      };
    }),
  };
}
