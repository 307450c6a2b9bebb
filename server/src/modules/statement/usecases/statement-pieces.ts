import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import {
  STATEMENT_WRITERS,
  type StatementBalance,
  type StatementTitle,
} from '@bourse/core/statement/statement-file.ts';
import type { StatementRow } from '@bourse/core/statement/statement-row.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { FilePiece, Kept, PickShelf, StatementPlan, StatementQuery } from '../ports.ts';
import {
  type ExportWork,
  findPicks,
  type KeptBalance,
  type KeptPlace,
  type KeptPlan,
  subjectOf,
} from '../queries/export.query.ts';
import type { StatementWork } from '../statement-deps.ts';
import { prolongPlan, setPlan } from '../store/export.store.ts';
import { insertPicks } from '../store/pick.store.ts';
import { TakenAway } from './taken-away.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);
/** A plan that stores many parts renews its claim each time after so many. */
const PROLONG_EACH = 20;

/**
 * The pieces of a file of bookings from its place on: head, rows part by part, foot. What it covers is planned once.
 *
 * @invariant a file that does not add up to its balances is never finished, and so never handed out
 */
export async function* statementPieces(work: StatementWork, taken: ExportWork): AsyncGenerator<FilePiece> {
  const query = queryOf(taken);
  const setId = taken.plan?.setId ?? newId(work.clock.nowMs());
  const shelf = shelfOf(work, taken.id, setId);
  const plan = taken.plan ? readPlan(taken.plan) : await makePlan(work, taken.id, query, { shelf, setId });
  // The state is what this same function left, so its type is known.
  const place = taken.place as KeptPlace | null;
  const writer = STATEMENT_WRITERS[taken.format];
  const title = titleOf(taken, plan);
  let balances = place?.balances ? read(place.balances) : (plan.balances?.opening ?? null);
  let rowsDone = taken.rowsDone;
  if (taken.chunkCount === 0) yield { text: writer.head(title), rows: 0, place: null, isLast: false };
  for await (const part of work.source.read(work.db, query, plan, place?.source ?? null, shelf)) {
    const told = balances === null ? null : moveAll(balances, part.rows);
    const text = writer.rows(told?.rows ?? part.rows, rowsDone);
    balances = told?.balances ?? null;
    rowsDone += part.rows.length;
    const next: KeptPlace = { source: part.place, balances: balances && kept(balances) };
    yield { text, rows: part.rows.length, place: next, isLast: false };
  }
  assertComplete(plan, rowsDone, balances);
  const foot = writer.foot(title, plan.balances?.closing ?? null, rowsDone);
  yield { text: foot, rows: 0, place: null, isLast: true };
}

function titleOf(taken: ExportWork, plan: StatementPlan): StatementTitle {
  const { scope, asset, account, fromMs, toMs, status, search, kind, side } = taken;
  const filter = { status, search, kind, side };
  const opening = plan.balances?.opening ?? null;
  return { uid: subjectOf(taken), scope, asset, account, fromMs, toMs, filter, opening };
}

/**
 * The query for the source. A range that reaches up to the request is left open, so that the file includes what is
 * booked until the plan is made and ends with the person's present balance.
 */
function queryOf(taken: ExportWork): StatementQuery {
  const { toMs, createdAtMs, scope, asset, account, fromMs, status, search, kind, side } = taken;
  const filter = { status, search, kind, side };
  return { uid: subjectOf(taken), scope, asset, account, fromMs, toMs: toMs > createdAtMs ? null : toMs, ...filter };
}

function shelfOf({ db: outside, worker }: StatementWork, exportId: string, setId: string): PickShelf {
  return {
    put: async (tx, number, picks) => {
      await insertPicks(tx, { exportId, setId, number }, await pack(JSON.stringify(picks), { level: 3 }));
      if (number % PROLONG_EACH === PROLONG_EACH - 1) await prolongPlan(outside, exportId, worker);
    },
    get: async (db, number) => {
      const packed = await findPicks(db, { exportId, setId, number });
      if (!packed) throw new Error(`part ${number} of what export ${exportId} has chosen is not there`);
      return JSON.parse((await unpack(packed)).toString('utf8')) as Kept[];
    },
  };
}

async function makePlan(
  { db, source, worker }: StatementWork,
  id: string,
  query: StatementQuery,
  { shelf, setId }: { readonly shelf: PickShelf; readonly setId: string },
): Promise<StatementPlan> {
  const plan = await source.plan(db, query, shelf);
  if (!(await setPlan(db, id, worker, { ...keptPlan(plan), setId }))) throw new TakenAway();
  return plan;
}

const kept = (balances: readonly StatementBalance[]): KeptBalance[] =>
  balances.map(({ minor, ...rest }) => ({ ...rest, minor: minor.toString() }));
const read = (balances: readonly KeptBalance[]): StatementBalance[] =>
  balances.map(({ minor, ...rest }) => ({ ...rest, minor: BigInt(minor) }));

function keptPlan({ rowCount, bounds, balances }: StatementPlan): KeptPlan {
  return {
    rowCount,
    bounds,
    balances: balances && { opening: kept(balances.opening), closing: kept(balances.closing) },
  };
}

function readPlan({ rowCount, bounds, balances }: KeptPlan): StatementPlan {
  return {
    rowCount,
    bounds,
    balances: balances && { opening: read(balances.opening), closing: read(balances.closing) },
  };
}

const keyOf = ({ account, asset }: { readonly account: string; readonly asset: string }): string =>
  `${account}:${asset}`;

/** Adds to each row its account's balance after it, and returns the balances after the last row. */
function moveAll(
  before: readonly StatementBalance[],
  rows: readonly StatementRow[],
): { readonly rows: StatementRow[]; readonly balances: StatementBalance[] } {
  const balances = new Map(before.map((each) => [keyOf(each), each]));
  const told = rows.map((row) => {
    const { account, asset, scale } = row;
    const minor = (balances.get(keyOf(row))?.minor ?? 0n) + row.amountMinor;
    balances.set(keyOf(row), { account, asset, scale, minor });
    return { ...row, balanceMinor: minor };
  });
  return { rows: told, balances: [...balances.values()] };
}

/** Throws if the file does not add up, so that it is not handed out. */
function assertComplete(plan: StatementPlan, rowsDone: number, balances: readonly StatementBalance[] | null): void {
  if (rowsDone !== plan.rowCount) throw new Error(`the export has ${rowsDone} rows and not ${plan.rowCount}`);
  const reached = new Map((balances ?? []).map((each) => [keyOf(each), each.minor]));
  for (const closing of plan.balances?.closing ?? []) {
    const minor = reached.get(keyOf(closing)) ?? 0n;
    if (minor !== closing.minor) throw new Error(`the export of ${keyOf(closing)} does not add up to its balance`);
  }
}
