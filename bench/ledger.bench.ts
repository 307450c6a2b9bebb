import { cpus, totalmem } from 'node:os';
import { BATCH_SQL, batchValues, prepare } from '../server/src/ledger/batch.ts';
import { Db } from '../server/src/platform/db/db.ts';
import { type Bench, type BenchOptions, type BenchResult, median, percentile, rounded } from './bench.ts';
import { hasPgbench, preparePgbench, runPgbench } from './ledger/pgbench.ts';
import { ASSET, type Books, fund, someTransfer, throwAwayBooks, uidOf } from './ledger/throw-away-books.ts';

const PEOPLE = 1_000;
const IN_FLIGHT = 1_024;
const POOL_SIZES = [8, 16, 32] as const;
const ROUNDS = 3;
const PART_MS = 4_000;
const START_MINOR = 1_000_000_000n;

/**
 * Compares the lane with one call per transfer and with pgbench, on one server in one run, and checks the sums afterwards.
 */
export const bench: Bench = {
  name: 'ledger',
  summary: `${PEOPLE} accounts, ${IN_FLIGHT} transfers in flight, fsync on`,
  async run(options) {
    const books = await throwAwayBooks();
    try {
      return await measure(books, options);
    } finally {
      await books.close();
    }
  },
};

async function measure(books: Books, { scale, say }: BenchOptions): Promise<BenchResult> {
  const partMs = PART_MS * scale;
  const connection = books.postgres.connection();
  await fund(books.ledger, PEOPLE, START_MINOR);
  if (hasPgbench()) {
    await books.db.query('select 1');
    await createDatabase(books, 'pgbench');
    await preparePgbench(connection, 'pgbench');
  }
  const counter = { acknowledged: PEOPLE };
  const lane: LaneRun[] = [];
  const oneCall = new Map<number, number[]>(POOL_SIZES.map((size) => [size, []]));
  const pgbench: number[] = [];
  await runLane(books, partMs / 4, counter, 'warm');
  // The parts take turns, so that other load on the machine affects them alike.
  for (let round = 0; round < ROUNDS; round++) {
    lane.push(await runLane(books, partMs, counter, `lane${round}`));
    say(`lane: ${Math.round(lane.at(-1)!.perSecond)} transfers/s, p99 ${rounded(lane.at(-1)!.p99Ms, 1)} ms`);
    for (const size of POOL_SIZES) {
      oneCall.get(size)!.push(await runOneCall(books, size, partMs / 2, counter, `one${round}-${size}`));
      say(`one call a transfer, pool ${size}: ${Math.round(oneCall.get(size)!.at(-1)!)} transfers/s`);
    }
    if (!hasPgbench()) continue;
    pgbench.push(await runPgbench(connection, 'pgbench', Math.max(1, Math.round(partMs / 1_000))));
    say(`pgbench: ${Math.round(pgbench.at(-1)!)} transactions/s`);
  }
  const sums = await prove(books, counter.acknowledged);
  const lanePerSecond = median(lane.map((run) => run.perSecond));
  const best = POOL_SIZES.map((size) => ({ size, perSecond: median(oneCall.get(size)!) })).sort(
    (a, b) => b.perSecond - a.perSecond,
  )[0]!;
  const pgbenchPerSecond = pgbench.length > 0 ? median(pgbench) : null;
  return {
    name: 'ledger',
    ratios: {
      laneVsOneCall: rounded(lanePerSecond / best.perSecond),
      laneVsPgbench: pgbenchPerSecond === null ? null : rounded(lanePerSecond / pgbenchPerSecond),
    },
    floors: { laneVsOneCall: { atLeast: 5 }, laneVsPgbench: { atLeast: 1, aim: 10 } },
    p99Ms: rounded(median(lane.map((run) => run.p99Ms)), 1),
    context: {
      lanePerSecond: Math.round(lanePerSecond),
      laneP50Ms: rounded(median(lane.map((run) => run.p50Ms)), 1),
      oneCallPerSecond: Math.round(best.perSecond),
      oneCallPool: best.size,
      pgbenchPerSecond: pgbenchPerSecond === null ? null : Math.round(pgbenchPerSecond),
      accounts: PEOPLE,
      inFlight: IN_FLIGHT,
      rounds: ROUNDS,
      partMs,
      ...sums,
      cpus: cpus().length,
      cpu: cpus()[0]?.model ?? 'unknown',
      memoryGb: Math.round(totalmem() / 2 ** 30),
      node: process.version,
    },
  };
}

interface LaneRun {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Lets callers ask for one transfer after the other. */
async function runLane(books: Books, ms: number, counter: { acknowledged: number }, name: string): Promise<LaneRun> {
  const latenciesMs: number[] = [];
  const startedMs = performance.now();
  const endsMs = startedMs + ms;
  let count = 0;
  async function caller(): Promise<void> {
    while (performance.now() < endsMs) {
      const sentMs = performance.now();
      const answer = await books.ledger.lane.submit(someTransfer(`${name}:${count++}`, PEOPLE, Math.random));
      if (!answer.ok) throw new Error(`a transfer was refused: ${answer.refusal.code}`);
      latenciesMs.push(performance.now() - sentMs);
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, caller));
  const tookMs = performance.now() - startedMs;
  counter.acknowledged += count;
  const sorted = Float64Array.from(latenciesMs);
  return { perSecond: (count * 1_000) / tookMs, p50Ms: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99) };
}

/** Calls the same function with one transfer and one commit at a time, on `size` connections. */
async function runOneCall(
  books: Books,
  size: number,
  ms: number,
  counter: { acknowledged: number },
  name: string,
): Promise<number> {
  const ids = await accountIds(books);
  const clients = await Promise.all(Array.from({ length: size }, () => books.db.raw()));
  const startedMs = performance.now();
  const endsMs = startedMs + ms;
  let count = 0;
  try {
    await Promise.all(
      clients.map(async (client) => {
        while (performance.now() < endsMs) {
          const prepared = prepare(someTransfer(`${name}:${count++}`, PEOPLE, Math.random));
          const values = batchValues([prepared], (path) => ids.get(path)!, true);
          await client.query({ name: 'one_transfer', text: BATCH_SQL, values });
        }
      }),
    );
  } finally {
    for (const client of clients) client.release();
  }
  counter.acknowledged += count;
  return (count * 1_000) / (performance.now() - startedMs);
}

async function accountIds(books: Books): Promise<Map<string, string>> {
  const rows = await books.db.query<{ path: string; id: string }>('select path, id from ledger.account');
  return new Map(rows.map((row) => [row.path, row.id]));
}

/** Checks that everything acknowledged is in the books, that sums are zero, and that no money appeared or vanished. */
async function prove(books: Books, acknowledged: number): Promise<Record<string, unknown>> {
  const startedMs = performance.now();
  const report = await books.ledger.reconcile(books.db);
  const reconcileMs = Math.round(performance.now() - startedMs);
  if (!report.isBalanced) throw new Error(`the books do not reconcile: ${JSON.stringify(report.differences[0])}`);
  if (report.entryCount !== acknowledged)
    throw new Error(`${acknowledged} acknowledged, ${report.entryCount} in the books`);
  const owed = report.assets.find((sums) => sums.asset === ASSET)!.liabilitiesMinor;
  if (owed !== START_MINOR * BigInt(PEOPLE)) throw new Error(`people have ${owed} in sum`);
  const [first] = await books.ledger.balances(books.db, uidOf(0));
  if (!first) throw new Error('a person lost the account');
  return { entries: report.entryCount, sumsProven: true, reconcileMs };
}

async function createDatabase(books: Books, name: string): Promise<void> {
  const owner = new Db({ ...books.postgres.connection(), database: 'postgres', poolMax: 1 });
  await owner.query(`create database ${name}`).finally(() => owner.end());
}
