import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import {
  STATEMENT_WRITERS,
  type StatementBalance,
  type StatementTitle,
  type StatementWriter,
} from '@bourse/core/statement/statement-file.ts';
import type { StatementRow } from '@bourse/core/statement/statement-row.ts';
import { isDatabaseAway } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Kept, PickShelf, StatementPlan, StatementQuery } from '../ports.ts';
import {
  type ExportWork,
  findPicks,
  type KeptBalance,
  type KeptPlace,
  type KeptPlan,
} from '../queries/export.query.ts';
import type { StatementWork } from '../statement-deps.ts';
import { deleteChunks, insertChunk } from '../store/chunk.store.ts';
import {
  advanceExport,
  endExport,
  noteFailure,
  prolongPlan,
  releaseExport,
  setPlan,
  takeExport,
} from '../store/export.store.ts';
import { deletePicks, insertPicks } from '../store/pick.store.ts';
import { tellProgress } from './tell-progress.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);
/** How long one export is written at before another that waits gets its turn. */
const SLICE_MS = 3_000;
/** After this somebody else goes on where a process that died stood. Every chunk prolongs it. */
const WORKER_MS = 15_000;
/** A plan that puts many parts aside says so often that it goes on. */
const PROLONG_EACH = 20;
/** Errors in a row, without a chunk between them, after which an export is given up. */
const FAILURES_MAX = 5;

/** Says that another process writes here now, or that the person cancelled. */
class TakenAway extends Error {
  override readonly name = 'TakenAway';
}

/**
 * Writes a few seconds at the export that has waited longest.
 *
 * @returns    false where none is waiting
 * @invariant  a chunk, the rows that are counted and the place behind them are one commit: after a crash at any point the
 *             file goes on with the next row
 */
export async function writeNextExport(work: StatementWork, signal: AbortSignal): Promise<boolean> {
  const { db, clock, worker } = work;
  const taken = await takeExport(db, worker, WORKER_MS);
  if (!taken) return false;
  try {
    await writeSlice(work, taken, signal);
  } catch (error) {
    if (error instanceof TakenAway) return true;
    if (!isDatabaseAway(error)) await giveUpAfter(work, taken.id);
    throw error;
  } finally {
    await releaseExport(db, taken.id, worker, clock.nowMs()).catch(() => {});
  }
  return true;
}

async function giveUpAfter({ db, clock, worker }: StatementWork, id: string): Promise<void> {
  const failures = await noteFailure(db, id, worker);
  if (failures === null || failures < FAILURES_MAX) return;
  await db.tx(async (tx) => {
    const ended = await endExport(tx, { id, state: 'FAILED', nowMs: clock.nowMs() });
    if (!ended) return;
    await deleteChunks(tx, id);
    await deletePicks(tx, id);
    await tellProgress(tx, ended);
  });
}

async function writeSlice(work: StatementWork, taken: ExportWork, signal: AbortSignal): Promise<void> {
  const query = queryOf(taken);
  const setId = taken.plan?.setId ?? newId(work.clock.nowMs());
  const shelf = shelfOf(work, taken.id, setId);
  const plan = taken.plan ? readPlan(taken.plan) : await makePlan(work, taken.id, query, { shelf, setId });
  const file = new OpenFile(work, taken, plan);
  const untilMs = performance.now() + SLICE_MS;
  if (taken.chunkCount === 0) await file.writeHead();
  for await (const { rows, place } of work.source.read(work.db, query, plan, taken.place?.source ?? null, shelf)) {
    await file.writeRows(rows, place);
    if (signal.aborted || performance.now() > untilMs) return;
  }
  await file.writeFoot();
}

/**
 * What the source is asked. A range that reaches the moment of the request has no end: what is booked until the plan is made
 * is then in the file, so that its sum is what the person has.
 */
function queryOf({ toMs, createdAtMs, ...taken }: ExportWork): StatementQuery {
  const { uid, scope, asset, account, fromMs, status, search, kind, side } = taken;
  const filter = { status, search, kind, side };
  return { uid, scope, asset, account, fromMs, toMs: toMs > createdAtMs ? null : toMs, ...filter };
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

/** A file that is written at: what its next chunk is, and what the accounts have behind the last one. */
class OpenFile {
  readonly #work: StatementWork;
  readonly #export: ExportWork;
  readonly #plan: StatementPlan;
  readonly #writer: StatementWriter;
  readonly #title: StatementTitle;
  /** Null where the file leaves bookings out. */
  readonly #balances: Map<string, StatementBalance> | null;
  #chunkCount: number;
  #rowsDone: number;

  constructor(work: StatementWork, taken: ExportWork, plan: StatementPlan) {
    this.#work = work;
    this.#export = taken;
    this.#plan = plan;
    this.#writer = STATEMENT_WRITERS[taken.format];
    const { uid, scope, asset, account, fromMs, toMs, status, search, kind, side } = taken;
    const filter = { status, search, kind, side };
    this.#title = { uid, scope, asset, account, fromMs, toMs, filter, opening: plan.balances?.opening ?? null };
    this.#chunkCount = taken.chunkCount;
    this.#rowsDone = taken.rowsDone;
    const balances = taken.place?.balances ? read(taken.place.balances) : (plan.balances?.opening ?? null);
    this.#balances = balances && new Map(balances.map((each) => [keyOf(each), each]));
  }

  writeHead(): Promise<void> {
    return this.#write(this.#writer.head(this.#title), 0, null, null);
  }

  async writeRows(rows: readonly StatementRow[], source: KeptPlace['source']): Promise<void> {
    const balances = this.#balances;
    const told = balances === null ? rows : rows.map((row) => ({ ...row, balanceMinor: move(balances, row) }));
    const text = this.#writer.rows(told, this.#rowsDone);
    const place = { source, balances: balances && kept([...balances.values()]) };
    await this.#write(text, rows.length, place, null);
  }

  async writeFoot(): Promise<void> {
    this.#assertComplete();
    const closing = this.#plan.balances?.closing ?? null;
    const foot = this.#writer.foot(this.#title, closing, this.#rowsDone);
    await this.#write(foot, 0, null, this.#work.clock.nowMs());
  }

  /** A file that does not add up is not handed out. */
  #assertComplete(): void {
    const { rowCount, balances } = this.#plan;
    if (this.#rowsDone !== rowCount) throw new Error(`the export has ${this.#rowsDone} rows and not ${rowCount}`);
    for (const closing of balances?.closing ?? []) {
      const minor = this.#balances?.get(keyOf(closing))?.minor ?? 0n;
      if (minor !== closing.minor) throw new Error(`the export of ${keyOf(closing)} does not add up to its balance`);
    }
  }

  async #write(text: string, rows: number, place: KeptPlace | null, endedAtMs: number | null): Promise<void> {
    const { db, worker } = this.#work;
    const { id } = this.#export;
    const plain = Buffer.from(text, 'utf8');
    const body = await pack(plain, { level: 3 });
    const number = this.#chunkCount;
    await db.tx(async (tx) => {
      const progress = {
        id,
        worker,
        chunkCount: number,
        ttlMs: WORKER_MS,
        rows,
        bytes: plain.length,
        place,
        endedAtMs,
      };
      const advanced = await advanceExport(tx, progress);
      if (!advanced) throw new TakenAway();
      await insertChunk(tx, id, number, body);
      if (endedAtMs !== null) await deletePicks(tx, id);
      await tellProgress(tx, advanced);
    });
    this.#chunkCount++;
    this.#rowsDone += rows;
  }
}

function move(balances: Map<string, StatementBalance>, row: StatementRow): bigint {
  const { account, asset, scale } = row;
  const minor = (balances.get(keyOf(row))?.minor ?? 0n) + row.amountMinor;
  balances.set(keyOf(row), { account, asset, scale, minor });
  return minor;
}
