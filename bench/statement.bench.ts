import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MINUTE_MS } from '../core/src/calendar/durations.ts';
import { readAmount } from '../core/src/money/amount.ts';
import { type Assets, createAssets, DEMO_CATALOG, installCatalog } from '../server/src/modules/assets/public.ts';
import { readBookingNumber } from '../server/src/modules/balances/booking-number.ts';
import { readBills } from '../server/src/modules/bookings/usecases/read-bills.ts';
import { createPricing, DemoPriceSource } from '../server/src/modules/pricing/public.ts';
import { statementHttp } from '../server/src/modules/statement/public.ts';
import { SystemClock } from '../server/src/platform/clock/clock.ts';
import type { UserContext } from '../server/src/platform/request/context.ts';
import type { FileAnswer } from '../server/src/platform/request/file-answer.ts';
import { type Bench, type BenchOptions, type BenchResult, median, rounded } from './bench.ts';
import { type Books, DATABASE, throwAwayBooks } from './ledger/throw-away-books.ts';
import { BENCH_VAULT } from './statement/bench-vault.ts';
import { PERSON, writeLongHistory } from './statement/long-history.ts';
import { completedOf, walkRecords, writeLongRecords } from './statement/long-records.ts';
import type { WriterInput, WriterOutput } from './statement/writer.ts';

const ENTRIES = 1_000_000;
const PAGE_BUDGET_MS = 200;
const EXPORT_BUDGET_MS = 5 * MINUTE_MS;
const MEMORY_BUDGET_MB = 200;
const PAGES_A_DEPTH = 25;
const POLL_MS = 100;
/** At which share of the second export its process is killed. */
const KILLED_AT = 0.4;

/**
 * A person with a very long history: pages of it and its records, and all of it as a file, also with a writer killed halfway.
 */
export const bench: Bench = {
  name: 'statement',
  summary: `${ENTRIES} entries of one person: pages of the history, and the export of all of them, killed once`,
  async run(options) {
    const books = await throwAwayBooks();
    const assets = createAssets({ db: books.db });
    try {
      return await measure(books, assets, options);
    } finally {
      assets.stop();
      await books.close();
    }
  },
};

async function measure(books: Books, assets: Assets, { scale, say }: BenchOptions): Promise<BenchResult> {
  const entries = Math.round(ENTRIES * scale);
  const { db, ledger } = books;
  const clock = new SystemClock();
  await db.tx((tx) => installCatalog(tx, DEMO_CATALOG, clock.nowMs()));
  await assets.start();
  const madeMs = await timed(() => writeLongHistory(books, entries, clock.nowMs()));
  say(`${entries} entries written in ${Math.round(madeMs / 1_000)} s`);
  const deps = { db, ledger, assets, pricing: createPricing({ source: new DemoPriceSource(), clock }) };
  const pages = await walkPages(deps, entries);
  say(`pages: first ${pages.firstMs} ms, at 10 %, 50 % and 99 % of the way ${pages.deepMs.join(', ')} ms`);
  say(`by the number of a booking, and by one that there is not: ${pages.byNumberMs.join(', ')} ms`);
  await writeLongRecords(books, entries, clock.nowMs());
  const records = await walkRecords(books, entries);
  say(`records: ${JSON.stringify(records)}`);
  const exports = new Exports(books);
  const plain = await exports.run(null);
  say(`export: ${rounded(plain.tookMs / 1_000)} s, ${plain.rows} rows, ${plain.peakMb - plain.idleMb} MB beyond idle`);
  const killed = await exports.run(KILLED_AT);
  say(
    `export, killed once: ${rounded(killed.tookMs / 1_000)} s, ${killed.digest === plain.digest ? 'same' : 'OTHER'} rows`,
  );
  if (killed.digest !== plain.digest) throw new Error('the file that was killed on the way has other rows');
  const completed = { scope: 'deposit', status: 'COMPLETED' } as const;
  const filtered = await exports.run(null, completed);
  say(
    `export of completed deposits: ${rounded(filtered.tookMs / 1_000)} s, ${filtered.rows} rows, ${filtered.peakMb - filtered.idleMb} MB beyond idle`,
  );
  const filteredKilled = await exports.run(KILLED_AT, completed);
  if (filteredKilled.digest !== filtered.digest) throw new Error('the filtered file that was killed has other rows');
  if (filtered.rows !== completedOf(entries)) throw new Error(`the filtered file has ${filtered.rows} rows`);
  for (const { rows } of [plain, killed]) if (rows !== entries) throw new Error(`the file has ${rows} rows`);
  return {
    name: 'statement',
    ratios: {
      firstPageOfBudget: rounded(pages.firstMs / PAGE_BUDGET_MS, 3),
      recordPageOfBudget: rounded(Math.max(...Object.values(records).flat()) / PAGE_BUDGET_MS, 3),
      byNumberOfBudget: rounded(Math.max(...pages.byNumberMs) / PAGE_BUDGET_MS, 3),
      deepPageOfFirst: rounded(Math.max(...pages.deepMs) / pages.firstMs, 2),
      exportOfBudget: rounded(plain.tookMs / EXPORT_BUDGET_MS, 3),
      filteredOfBudget: rounded(filtered.tookMs / EXPORT_BUDGET_MS, 3),
      filteredMemoryOfBudget: rounded((filtered.peakMb - filtered.idleMb) / MEMORY_BUDGET_MB, 3),
      memoryOfBudget: rounded((plain.peakMb - plain.idleMb) / MEMORY_BUDGET_MB, 3),
    },
    p99Ms: null,
    context: {
      entries,
      coldPageMs: pages.coldMs,
      firstPageMs: pages.firstMs,
      deepPagesMs: pages.deepMs,
      byNumberMs: pages.byNumberMs,
      recordPagesMs: records,
      exportMs: Math.round(plain.tookMs),
      killedExportMs: Math.round(killed.tookMs),
      killedAtRow: killed.killedAtRow,
      filteredExportMs: Math.round(filtered.tookMs),
      filteredKilledExportMs: Math.round(filteredKilled.tookMs),
      filteredKilledAtRow: filteredKilled.killedAtRow,
      fileMb: rounded(plain.bytes / 1e6, 1),
      idleMb: Math.round(plain.idleMb),
      peakMb: Math.round(plain.peakMb),
      cpus: cpus().length,
      cpu: cpus()[0]?.model ?? 'unknown',
      load: rounded(loadavg()[0] ?? 0),
      node: process.version,
    },
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

/** Asks as the page does: twenty rows, each with what the page shows beside it. */
async function walkPages(deps: Parameters<typeof readBills>[0], entries: number) {
  const page = (before?: string) => readBills(deps, { uid: PERSON, limit: 20, ...(before ? { before } : {}) });
  const coldMs = await timed(() => page());
  const at = async (before: string | undefined): Promise<number> => {
    const times: number[] = [];
    let cursor = before;
    for (let n = 0; n < PAGES_A_DEPTH; n++) {
      times.push(
        await timed(async () => {
          cursor = (await page(cursor)).next ?? before;
        }),
      );
    }
    return rounded(median(times), 1);
  };
  const firstMs = await at(undefined);
  const deepMs: number[] = [];
  // A cursor has the last entry shown, and the position in the spot account, which is empty here.
  for (const share of [0.1, 0.5, 0.99]) deepMs.push(await at(`${Math.round(entries * (1 - share))}-0_0.0.0`));
  // Searches for the number of an entry in the middle, and for one that no entry has.
  const byNumberMs: number[] = [];
  for (const text of [String(Math.round(entries / 2)), 'ffffffff-ffff']) {
    const times: number[] = [];
    for (let n = 0; n < PAGES_A_DEPTH; n++) {
      times.push(
        await timed(() =>
          readBills(deps, {
            uid: PERSON,
            limit: 21,
            number: readBookingNumber(text, ['claim', 'conversion', 'merge'])!,
          }),
        ),
      );
    }
    byNumberMs.push(rounded(median(times), 1));
  }
  return { coldMs: rounded(coldMs, 1), firstMs, deepMs, byNumberMs };
}

interface Run extends WriterOutput {
  readonly tookMs: number;
  readonly rows: number;
  readonly bytes: number;
  /** Covers everything except the closing balances, whose time is that of the request. */
  readonly digest: string;
  readonly killedAtRow: number | null;
}

/** No coin has more places. */
const PLACES = 18;
type Filter = Pick<Parameters<ReturnType<typeof statementHttp>['request']>[0], 'scope' | 'status'>;

/** The person's exports, each written by separate processes. */
class Exports {
  readonly #books: Books;
  readonly #http: ReturnType<typeof statementHttp>;
  readonly #caller = { uid: PERSON } as UserContext;

  constructor(books: Books) {
    this.#books = books;
    this.#http = statementHttp({
      db: books.db,
      clock: new SystemClock(),
      vault: BENCH_VAULT,
      isScope: () => true,
      makers: new Map(),
    });
  }

  async run(killAt: number | null, filter: Filter = { scope: 'all' }): Promise<Run> {
    let writer = await this.#writer();
    const startedMs = performance.now();
    const asked = await this.#http.request({ clientRequestId: randomUUID(), format: 'csv', ...filter }, this.#caller);
    if (!asked.ok) throw new Error(`refused: ${asked.refusal.code}`);
    let killedAtRow: number | null = null;
    for (;;) {
      const { state, rowsDone, rowsTotal } = await this.#state(asked.value.id);
      if (state === 'DONE') break;
      if (state !== 'WAITING' && state !== 'RUNNING') throw new Error(`the export is ${state}`);
      if (killAt !== null && killedAtRow === null && rowsDone > (rowsTotal ?? Number.MAX_SAFE_INTEGER) * killAt) {
        writer.kill('SIGKILL');
        killedAtRow = rowsDone;
        writer = await this.#writer();
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    const tookMs = performance.now() - startedMs;
    const memory = await ended(writer);
    return { ...memory, ...(await this.#read(asked.value.id, filter.scope === 'all')), tookMs, killedAtRow };
  }

  async #state(id: string) {
    const answer = await this.#http.exports({}, this.#caller);
    if (!answer.ok) throw new Error('no list');
    return answer.value.rows.find((row) => row.id === id)!;
  }

  async #writer(): Promise<ChildProcess> {
    const child = fork(fileURLToPath(new URL('./statement/writer.ts', import.meta.url)));
    const connection = { ...this.#books.postgres.connection(), database: DATABASE, role: 'bourse_app', poolMax: 12 };
    child.send({ connection } satisfies WriterInput);
    await new Promise((resolve) => child.once('message', resolve));
    return child;
  }

  /** Reads the file as its owner does, and compares its sums with the balances in the books. */
  async #read(id: string, hasBalances: boolean): Promise<Pick<Run, 'rows' | 'bytes' | 'digest'>> {
    const answer = await this.#http.download({ id }, this.#caller);
    if (!answer.ok) throw new Error(`no file: ${answer.refusal.code}`);
    // The contract does not describe files, so the type comes from the edge that sends them.
    const file = answer.value as FileAnswer;
    const sums = new Map<string, bigint>();
    const hash = createHash('sha256');
    let rows = 0;
    let bytes = 0;
    for await (const chunk of file.chunks) {
      bytes += chunk.length;
      for (const line of chunk.toString('utf8').split('\r\n')) {
        const [, type, asset, amount, , , account] = line.split(',');
        if (amount === undefined || type === 'type') continue;
        const key = `${account}:${asset}`;
        sums.set(key, (sums.get(key) ?? 0n) + readAmount(amount, PLACES));
        if (type === 'closing_balance') continue;
        hash.update(`${line}\n`);
        rows++;
      }
    }
    if (hasBalances) await this.#assertBalances(sums);
    return { rows, bytes, digest: hash.digest('hex') };
  }

  async #assertBalances(sums: ReadonlyMap<string, bigint>): Promise<void> {
    const { db, ledger } = this.#books;
    const balances = await ledger.balances(db, PERSON);
    if (balances.length !== sums.size) throw new Error('the file has other accounts than the books');
    for (const { account, asset, availableMinor, heldMinor } of balances) {
      const places = DEMO_CATALOG.coins.find((coin) => coin.asset === asset)!.ledgerScale;
      if (sums.get(`${account}:${asset}`) !== (availableMinor + heldMinor) * 10n ** BigInt(18 - places)) {
        throw new Error(`the file of ${account} ${asset} does not add up to its balance`);
      }
    }
  }
}

function ended(writer: ChildProcess): Promise<WriterOutput> {
  return new Promise((resolve) => {
    writer.once('message', (output) => resolve(output as WriterOutput));
    writer.send('stop');
  });
}
