import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '../../../core/src/calendar/durations.ts';
import { seeded } from '../../../core/src/trading/reference/seeded.ts';
import { coreChecks } from '../../../server/src/engine/projection/core-checks.query.ts';
import { verifyJournal } from '../../../server/src/engine/verify-journal.ts';
import { gridChecks } from '../../../server/src/modules/grid/queries/grid-checks.query.ts';
import { Db } from '../../../server/src/platform/db/db.ts';
import { EmbeddedPostgres } from '../../../server/src/platform/db/postgres/embedded-postgres.ts';
import { migrateBooks, throwAwayFolder } from '../../ledger/throw-away-books.ts';
import { killHard } from '../round.ts';

export interface GridChaosReport {
  readonly kills: number;
  readonly grids: number;
  readonly orders: number;
  readonly fills: number;
  /** Names under which the trading core has more than one order. */
  readonly doubled: readonly string[];
  /** Orders that traded and were not answered, and turns that were passed over. */
  readonly lost: readonly string[];
  /** What rows of grids and those of the core do not say alike. */
  readonly differences: readonly unknown[];
}

const EXTRA_MS_MAX = 1_500;

/**
 * Kills a process with grids under a moving price again and again, lets the last one stop them all, and looks whether every order
 * followed its fill exactly once.
 */
export async function gridChaos(options: {
  readonly kills: number;
  readonly grids: number;
  readonly seed: number;
  readonly say?: (line: string) => void;
}): Promise<GridChaosReport> {
  const { kills, grids, seed, say = () => {} } = options;
  const random = seeded(seed);
  const folder = throwAwayFolder('grid-chaos');
  const postgres = new EmbeddedPostgres({ dataDir: folder });
  let child: ChildProcess | undefined;
  const start = (mode: string) => {
    const { host, port, user } = postgres.connection();
    const args = [mode, host, String(port), user, String(grids), String(Math.floor(random() * 2 ** 31))];
    child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'grid-writer.ts'), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: join(import.meta.dirname, '../../..'),
    });
    return child;
  };
  try {
    await postgres.start();
    await migrateBooks(postgres);
    await whole(start('open'));
    for (let kill = 0; kill < kills; kill++) {
      const running = start('run');
      await ready(running);
      await runFor(running, Math.floor(random() * EXTRA_MS_MAX));
      await killHard(running);
      if (kill % 10 === 9) say(`${kill + 1} kills`);
    }
    await whole(start('end'));
    return { kills, grids, ...(await look(postgres)) };
  } finally {
    if (child) await killHard(child);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits until it has done all of it. */
async function whole(child: ChildProcess): Promise<void> {
  child.stdout!.resume();
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`a process with grids ended with ${code}`);
}

async function ready(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    child.stdout!.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`a process with grids ended by itself with ${code}`)));
  });
}

/** Lets it work for a while. One that ends by itself proves nothing, so the run fails with it. */
export async function runFor(child: ChildProcess, ms: number): Promise<void> {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  child.once('exit', stop);
  await wait(ms, undefined, { signal: waiting.signal }).catch(() => {});
  child.off('exit', stop);
  if (child.exitCode !== null || child.signalCode !== null) {
    throw new Error(`a process with grids ended by itself with ${child.exitCode ?? child.signalCode}`);
  }
}

async function look(postgres: EmbeddedPostgres) {
  const db = new Db({ ...postgres.connection(), database: 'postgres', poolMax: 4, statementTimeoutMs: 2 * MINUTE_MS });
  try {
    const names = (sql: string) => db.query<{ name: string }>(sql).then((rows) => rows.map(({ name }) => name));
    const [counts] = await db.query<{ orders: string; fills: string }>(
      `select (select count(*) from trading.order where account >= 100000000000000) as orders, (select count(*) from grid.fill) as fills`,
    );
    const found = await Promise.all([...gridChecks, ...coreChecks].map((check) => check.find(db, 5)));
    const journal = await verifyJournal(db);
    return {
      orders: Number(counts!.orders),
      fills: Number(counts!.fills),
      doubled: await names(
        `select account || ' ' || client_id as name from trading.order where account >= 100000000000000
          group by account, client_id having count(*) > 1`,
      ),
      lost: [...(await names(UNANSWERED)), ...(await names(PASSED_OVER))],
      differences: [...found.flat(), ...(journal.isRight ? [] : [journal])],
    };
  } finally {
    await db.end();
  }
}

/** What an order traded is a fill, the last part of one that was taken back included. */
const UNANSWERED = `
  select o.account || ' ' || o.client_id as name from trading.order o join grid.strategy s on s.account = o.account
   where o.traded_lots > 0 and not exists (select 1 from grid.fill f where f.grid_id = s.id and f.order_id = o.id)`;

/** The orders of a cell follow one another: each but the last one traded, or made way for another of its own grid. */
const PASSED_OVER = `
  with named as (
    select o.account, split_part(o.client_id, ':', 2)::int as cell, split_part(o.client_id, ':', 3)::int as turn, o.close_reason
      from trading.order o where o.account >= 100000000000000 and o.client_id ~ '^g:[0-9]+:[0-9]+$'),
  last as (select account, cell, max(turn) as turn, count(*) as orders from named group by account, cell)
  select n.account || ' g:' || n.cell || ':' || n.turn as name from named n join last l on l.account = n.account and l.cell = n.cell
   where n.turn < l.turn and n.close_reason not in ('filled', 'selfTrade')
  union all
  select account || ' cell ' || cell || ' has ' || orders || ' orders up to turn ' || turn from last where orders <> turn + 1`;
