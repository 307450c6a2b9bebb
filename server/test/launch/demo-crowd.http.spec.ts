import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoCrowd } from '../../src/cli/demo/demo-crowd.ts';
import type { CrowdReport } from '../../src/demo/crowd/crowd-report.ts';
import { type TestExchange, testExchange } from '../test-exchange.ts';
import { FLASH, lotsOf } from './flash.rig.ts';
import { pass, publish, runLaunch, tokens } from './launch.rig.ts';

const SECRET = 'a'.repeat(64);
const BUYERS = 40;
/** For nearly everybody, so that each kind of person has a turn whatever the draw. */
const QUOTA = 90;
let exchange: TestExchange;
let port: number;
let dataDir: string;
beforeAll(async () => {
  exchange = await testExchange({ secret: SECRET });
  port = await exchange.listen();
  dataDir = mkdtempSync(join(tmpdir(), 'bourse-cli-'));
  vi.stubEnv('BOURSE_SECRET', SECRET);
}, 120_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await exchange.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const make = (startMs: number) =>
  publish(exchange, {
    rounds: [
      {
        ...FLASH,
        flash: { ...FLASH.flash, quotaLots: QUOTA },
        quotaMinor: tokens(100 * QUOTA),
        personMinor: tokens(400),
        startMs,
        endMs: startMs + HOUR_MS,
      },
    ],
  });

const play = (options: Record<string, string> = {}) =>
  demoCrowd.run({
    positions: [],
    options: { buyers: String(BUYERS), server: `http://127.0.0.1:${port}`, json: 'true', ...options },
    dataDir,
    databaseUrl: exchange.database.url,
  });

/** What the jobs of a server do meanwhile. Time goes on by itself only where nothing else happens any more. */
async function serveUntil<Value>(answer: Promise<Value>): Promise<Value> {
  let isOver = false;
  const settled = answer.finally(() => {
    isOver = true;
  });
  let [before, calm] = ['', 0];
  while (!isOver) {
    await runLaunch(exchange);
    const rows = await exchange.services.db.query('select state, count(*) from launch.ticket group by 1 order by 1');
    const now = JSON.stringify(rows);
    calm = now === before ? calm + 1 : 0;
    before = now;
    if (calm > 40) exchange.clock.setOffsetMs(exchange.clock.offsetMs + SECOND_MS);
  }
  return settled;
}

it('a crowd buys a sale: each person has one end, every lot is accounted for, and the books agree', async () => {
  const project = await make(exchange.clock.nowMs() - SECOND_MS);
  const { json, lines, exitCode } = await serveUntil(play({ project: project.id }));
  const report = json as CrowdReport;
  expect(exitCode).toBe(0);
  expect(Object.values(report.endings).reduce((sum, count) => sum + count, 0)).toBe(BUYERS);
  expect(report.endings).toMatchObject({ OTHER: 0, STOPPED: 0, BEFORE: 0 });
  for (const some of [report.endings.PAID, report.endings.GAVE_UP, report.ranOut, report.duplicates])
    expect(some).toBeGreaterThan(0);
  for (const some of [report.doublePayments, report.wrongPasswords]) expect(some).toBeGreaterThan(0);
  expect(report).toMatchObject({ isWhole: true, contradictions: 0 });

  const lots = await lotsOf(exchange, project);
  expect(lots).toMatchObject({ paidLots: report.paidLots, payingLots: 0, queued: 0 });
  expect(report.lots).toMatchObject({ paidLots: lots.paidLots, freeLots: lots.freeLots, quotaLots: QUOTA });
  expect(lines.join('\n')).toContain(`${lots.paidLots} paid + 0 being paid + ${lots.freeLots} free = ${QUOTA} lots`);
  const [bought] = await exchange.services.db.query<{ people: number; most: number }>(
    `select count(distinct uid)::int as people, max(n)::int as most
       from (select uid, count(*) as n from launch.ticket where state = 'PAID' group by uid) as each`,
  );
  expect(bought).toEqual({ people: report.endings.PAID, most: 1 });
  expect((await exchange.reconcile()).differences).toEqual([]);
}, 240_000);

it('comes again with the same people: who bought or gave up has had their part in that sale, and no other', async () => {
  const people = async () => (await exchange.services.db.query('select uid from identity.person')).length;
  const before = await people();
  const project = (await make(exchange.clock.nowMs() - SECOND_MS)).id;
  const { endings } = (await serveUntil(play({ buyers: '10', project }))).json as CrowdReport;
  expect(endings).toMatchObject({ BEFORE: 0, OTHER: 0 });
  expect(endings.PAID).toBeGreaterThan(0);
  const again = (await serveUntil(play({ buyers: '10', project }))).json as CrowdReport;
  expect(again.endings).toMatchObject({ BEFORE: endings.PAID + endings.GAVE_UP, OTHER: 0 });
  expect(await people()).toBe(before);
  expect((await exchange.reconcile()).differences).toEqual([]);
}, 240_000);

it('says when the next sale is too far away, that there is none, and that no server is there', async () => {
  const project = await make(exchange.clock.nowMs() + DAY_MS);
  await expect(play({ buyers: '1', project: project.id })).rejects.toThrow(/clock advance 143[45]m/);
  await expect(play({ buyers: '1', project: 'nobodys' })).rejects.toThrow('No flash sale');
  await expect(play({ buyers: '1', server: 'http://127.0.0.1:1' })).rejects.toThrow('does not answer');
  await expect(play({ buyers: '0' })).rejects.toThrow('--buyers');
});

it('can be stopped while it waits', async () => {
  await pass(exchange, 0);
  const project = await make(exchange.clock.nowMs() + 5 * MINUTE_MS);
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const options = { buyers: '5', project: project.id, server: `http://127.0.0.1:${port}` };
  const playing = demoCrowd.run({ positions: [], options, dataDir, databaseUrl: exchange.database.url });
  await expect.poll(() => told.mock.calls.flat().join('\n'), { timeout: 60_000 }).toContain('to the start');
  process.emit('SIGINT');
  const report = (await playing).json as CrowdReport;
  expect(report.endings.STOPPED).toBe(5);
  expect(await lotsOf(exchange, project)).toMatchObject({ freeLots: QUOTA, queued: 0 });
}, 120_000);
