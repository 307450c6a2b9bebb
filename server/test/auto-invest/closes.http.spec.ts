import { dayText, lastClosedDay } from '@bourse/core/auto-invest/reference.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoClient } from '../../src/demo/demo-client.ts';
import { refusalOf } from '../spot/spot.rig.ts';
import { type TestExchange, testExchange } from '../test-exchange.ts';
import { coinsText } from './auto-invest.rig.ts';

let exchange: TestExchange;
let product: DemoClient;
let visitor: DemoClient;
let today: number;
beforeAll(async () => {
  exchange = await testExchange();
  product = (await exchange.staff('product')).client;
  visitor = exchange.visitor().client;
  today = lastClosedDay(exchange.clock.nowMs());
}, 120_000);
afterAll(() => exchange.close());

/** Closes of a coin for so many days up to yesterday. */
const csvOf = (asset: string, days: number, priceOf: (day: number) => string = () => '100'): string =>
  Array.from({ length: days }, (_, at) => today - days + 1 + at)
    .map((day) => `${dayText(day)},${asset},${priceOf(day)}`)
    .join('\n');
const load = (csv: string) => product.call('staffAutoInvest', 'loadCloses', { csv, reason: 'closes of our provider' });
const reference = (over: Readonly<Record<string, string>> = {}) =>
  visitor.call('autoInvest', 'reference', {
    coins: coinsText({ BTC: 100 }),
    amount: '100',
    period: 'week',
    weekday: '1',
    range: '6m',
    ...over,
  });
const ranges = async (assets: string) => {
  const { rows, listed } = await visitor.call('autoInvest', 'ranges', { assets });
  return { open: rows.filter(({ isAvailable }) => isAvailable).map(({ range }) => range), listed };
};

describe('daily closes', () => {
  it('are none before somebody loads them, and then no range is open', async () => {
    expect(await ranges('BTC')).toEqual({ open: [], listed: { asset: 'BTC', from: null } });
    expect(await refusalOf(reference())).toEqual({ code: 'AUTO_INVEST_NO_HISTORY', asset: 'BTC' });
    expect((await product.call('staffAutoInvest', 'closes')).rows[0]).toEqual({
      asset: 'BTC',
      from: null,
      to: null,
      days: 0,
      gaps: 0,
      isDemo: false,
    });
  });

  it('of a file with a wrong line are not loaded, and the line is named', async () => {
    const csv = `date,coin,close\n${csvOf('BTC', 2)}\n2026-02-30,BTC,1\n${dayText(today)},ETH,x`;
    const preview = await product.call('staffAutoInvest', 'previewCloses', { csv });
    expect(preview).toMatchObject({
      problemCount: 2,
      lines: 4,
      problems: [
        { line: 4, problem: 'DATE', value: '2026-02-30' },
        { line: 5, problem: 'CLOSE', value: 'x' },
      ],
      rows: [{ asset: 'BTC', days: 2, added: 2, changed: 0 }],
    });
    expect(await refusalOf(load(csv))).toEqual({
      code: 'AUTO_INVEST_CLOSES_LINE',
      line: 4,
      problem: 'DATE',
      value: '2026-02-30',
    });
    expect(await refusalOf(load('date,coin,close'))).toEqual({ code: 'AUTO_INVEST_CLOSES_EMPTY' });
    expect(await ranges('BTC')).toMatchObject({ open: [] });
  });

  it('open the ranges that they cover, and a younger coin closes some', async () => {
    expect(await load(csvOf('BTC', 1_200))).toEqual({ added: 1_200, changed: 0 });
    expect(await load(csvOf('ETH', 400))).toEqual({ added: 400, changed: 0 });
    expect(await refusalOf(load(csvOf('ETH', 400)))).toEqual({ code: 'NO_CHANGE' });
    expect(await ranges('BTC')).toMatchObject({ open: ['6m', '1y', '2y', '3y'] });
    expect(await ranges('BTC,ETH')).toEqual({
      open: ['6m', '1y'],
      listed: { asset: 'ETH', from: dayText(today - 399) },
    });
    const both = { coins: coinsText({ BTC: 50, ETH: 50 }), range: '2y' };
    expect(await refusalOf(reference(both))).toEqual({ code: 'AUTO_INVEST_NO_HISTORY', asset: 'ETH' });
    expect(await refusalOf(ranges('BTC,DOGE'))).toEqual({ code: 'AUTO_INVEST_COIN_UNKNOWN', asset: 'DOGE' });
  });

  it('say what a plan would have brought with the fee of now, beside a single purchase', async () => {
    const found = await reference();
    const { takerPpm } = await exchange.services.db
      .query<{ taker_ppm: number }>('select taker_ppm from spot.fee_rate where level = 0 order by version desc limit 1')
      .then(([row]) => ({ takerPpm: row!.taker_ppm }));
    expect(found).toMatchObject({ to: dayText(today), isDemo: false, feePercent: String(takerPpm / 10_000) });
    expect(found.buys).toBeGreaterThanOrEqual(25);
    expect(found.invested).toBe(String(found.buys * 100));
    // A price that never moved: what is lost is the fee, which takes no part of a percent twice.
    expect(Number(found.roiPercent)).toBeCloseTo(-takerPpm / 10_000, 2);
    expect(found.lumpSum.roiPercent).toBe(found.roiPercent);
    expect([found.drawdownPercent, found.drawdownDay]).toEqual(['0', null]);
    // The cost of a price that never moved is above it by the fee.
    for (const { averagePrice, averageCost } of found.costs)
      expect(Number(averageCost) / Number(averagePrice)).toBeCloseTo(1 / (1 - takerPpm / 1_000_000), 3);
    expect(found.costs.length).toBeGreaterThan(0);
    expect(found.points.at(-1)).toMatchObject({ day: dayText(today), value: found.value });
  });

  it('are replaced by a later file, and whoever did it stands in the log', async () => {
    expect(await load(csvOf('BTC', 10, () => '50'))).toEqual({ added: 0, changed: 10 });
    const found = await reference();
    // Half of the worth, less what was bought at the new price since.
    expect(Number(found.drawdownPercent)).toBeLessThan(-45);
    expect(Number(found.drawdownPercent)).toBeGreaterThanOrEqual(-50);
    const [row] = await exchange.services.db.query<{ action: string; reason: string }>(
      `select action, reason from approvals.audit where action = 'staffAutoInvest.loadCloses' order by seq desc limit 1`,
    );
    expect(row).toEqual({ action: 'staffAutoInvest.loadCloses', reason: 'closes of our provider' });
  });

  it('of three years of several coins fit into one file', async () => {
    const csv = ['BTC', 'ETH', 'HBT', 'USDC', 'PUSD'].map((asset) => csvOf(asset, 1_200, () => '12.345678')).join('\n');
    const { added, changed } = await load(csv);
    expect(added + changed).toBe(6_000);
  });

  it('of long ago are no history where years are missing between them and the others', async () => {
    await load('1970-01-02,ETH,0.01');
    expect((await ranges('ETH')).listed).toEqual({ asset: 'ETH', from: dayText(today - 1_199) });
    const { coins } = await visitor.call('autoInvest', 'terms');
    expect(coins.find(({ asset }) => asset === 'ETH')?.historyFrom).toBe(dayText(today - 1_199));
  });
});

it('staff see plans, runs and what is due', async () => {
  const nora = await exchange.person({ funds: { USDT: '100' } });
  await nora.client.call('autoInvest', 'create', {
    clientRequestId: crypto.randomUUID(),
    coins: coinsText({ BTC: 100 }),
    amount: '100',
    period: 'day',
    hour: '9',
    zone: 'UTC',
  });
  const { rows } = await product.call('staffAutoInvest', 'plans', { uid: nora.uid });
  expect(rows).toMatchObject([{ uid: nora.uid, state: 'ACTIVE', amount: '100', zone: 'UTC' }]);
  const load = await product.call('staffAutoInvest', 'load');
  expect(load).toMatchObject({ active: 1, minutes: [{ atMs: rows[0]!.nextRunAtMs, plans: 1, amount: '100' }] });
  expect((await product.call('staffAutoInvest', 'runs')).rows).toEqual([]);
});
