import { Db } from '../../server/src/platform/db/db.ts';
import { clusterDirOf } from '../../server/src/platform/db/postgres/cluster-place.ts';
import { livePostmaster } from '../../server/src/platform/db/postgres/postmaster.ts';
import { type BenchOptions, rounded } from '../bench.ts';
import { DATABASE } from '../ledger/throw-away-books.ts';
import { Exchange, type Round } from './exchange-process.ts';
import { addedSince, childTimes, threadTimes } from './processor-time.ts';
import { type StatementTime, StatementTimes } from './statement-times.ts';

const WARM_ORDERS = 16_000;
const ORDERS = 24_000;

export interface Breakdown {
  /** Microseconds of processor time per order, by part of the system. */
  readonly partsUs: Readonly<Record<string, number>>;
  /** The same per echo: the share of HTTP itself, on this machine at this time. */
  readonly echoUs: Readonly<Record<string, number>>;
  /** The same for PostgreSQL's connections to the core, by statement. */
  readonly statementsUs: Readonly<Record<string, number>>;
}

/** Which part of the system uses processor time while orders come in over HTTP, and how much per order. */
export async function breakdown({ scale, say }: BenchOptions): Promise<Breakdown> {
  const exchange = await Exchange.start();
  const { postgres, dataDir } = exchange.ready;
  const owner = new Db({
    host: postgres.host,
    port: postgres.port,
    user: postgres.user,
    database: DATABASE,
    poolMax: 1,
  });
  try {
    const postmaster = livePostmaster(clusterDirOf(dataDir))!.pid;
    const warm = Math.round(WARM_ORDERS * scale);
    const count = Math.round(ORDERS * scale);
    await exchange.play(warm, 0, '/api/v3/order');
    const measure = async (path: string, first: number): Promise<Record<string, number>> => {
      let look: () => Promise<Map<string, number>> = async () => new Map();
      let parts = new Map<string, number>();
      const played = await exchange.play(count, first, path, {
        before: async () => {
          look = await lookAgain(exchange, postmaster, owner);
        },
        after: async () => {
          parts = await look();
        },
      });
      assertTaken(played);
      return Object.fromEntries([...parts].map(([who, each]) => [who, rounded(each / 1_000 / count, 1)]));
    };
    await exchange.play(warm, 0, '/echo');
    const echoUs = await measure('/echo', 0);
    const partsUs = await measure('/api/v3/order', warm);
    const times = new StatementTimes(owner, postgres.logPath);
    let statements: StatementTime[] = [];
    const logged = await exchange.play(count, warm + count, '/api/v3/order', {
      before: () => times.begin(),
      after: async () => {
        statements = await times.end();
      },
    });
    assertTaken(logged);
    const statementsUs = Object.fromEntries(
      statements
        .map(
          ({ statement, calls, nanoseconds }) =>
            [`${statement}, ${calls} times`, rounded(nanoseconds / 1_000 / count, 2)] as const,
        )
        .filter(([, us]) => us >= 0.05),
    );
    say('    order     echo');
    for (const [who, us] of Object.entries(partsUs))
      say(`  ${String(us).padStart(7)}  ${String(echoUs[who] ?? 0).padStart(7)}  ${who}`);
    say('  of PostgreSQL, by statement:');
    for (const [statement, us] of Object.entries(statementsUs)) say(`  ${String(us).padStart(7)}  ${statement}`);
    return { partsUs, echoUs, statementsUs };
  } finally {
    await owner.end();
    exchange.stop();
  }
}

function assertTaken({ refused }: Round): void {
  if (refused.size > 0) throw new Error(`orders were refused: ${JSON.stringify([...refused])}`);
}

/** Reads every clock now, and returns a function that reads them again and tells the difference in nanoseconds. */
async function lookAgain(
  exchange: Exchange,
  postmaster: number,
  owner: Db,
): Promise<() => Promise<Map<string, number>>> {
  const caller = process.cpuUsage();
  const threads = threadTimes(exchange.pid);
  const backends = childTimes(postmaster);
  return async () => {
    const { user, system } = process.cpuUsage(caller);
    const byThread = addedSince(threads, threadTimes(exchange.pid));
    const byBackend = addedSince(backends, childTimes(postmaster));
    const core = exchange.ready.coreThreads.toSorted((a, b) => (byThread.get(b) ?? 0) - (byThread.get(a) ?? 0))[0];
    const parts = new Map<string, number>([['caller', (user + system) * 1_000]]);
    const add = (who: string, nanoseconds: number) => parts.set(who, (parts.get(who) ?? 0) + nanoseconds);
    for (const [thread, nanoseconds] of byThread) {
      if (thread === exchange.pid) add('main thread', nanoseconds);
      else add(thread === core ? 'thread of the core' : 'other threads (compiler, collector, files)', nanoseconds);
    }
    const names = await namesOf(owner);
    for (const [backend, nanoseconds] of byBackend) add(`PostgreSQL: ${names.get(backend) ?? 'ended'}`, nanoseconds);
    let all = 0;
    for (const nanoseconds of parts.values()) all += nanoseconds;
    return parts.set('all', all);
  };
}

/** The purpose of each PostgreSQL process. */
async function namesOf(owner: Db): Promise<Map<number, string>> {
  const rows = await owner.query<{ pid: number; name: string }>(
    `select pid, case backend_type when 'client backend' then 'connections of ' || application_name else backend_type end as name
     from pg_stat_activity`,
  );
  return new Map(rows.map(({ pid, name }) => [pid, name]));
}
