import { readFileSync } from 'node:fs';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import {
  isAsInUtc,
  isStored,
  KLINE_INTERVALS,
  type Kline,
  type KlineInterval,
  klineNextOpen,
  klineOpenOf,
  klinesOf,
  quietKline,
  SECONDS_KEPT_MS,
  STORED_INTERVALS,
  type StoredInterval,
  type TradePrint,
} from '@bourse/core/spot/kline.ts';
import { RunningKline } from '@bourse/core/spot/running-kline.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importKlines } from '../../../engine/projection/klines/imported-klines.ts';
import { forgetSeconds } from '../../../engine/projection/klines/kept-seconds.ts';
import { klineParts } from '../../../engine/projection/klines/kline-parts.ts';
import { KLINE } from '../../../engine/projection/step/row-columns.ts';
import type { TradeNow } from '../../../engine/trading.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { type TestDatabase, testDatabase } from '../../../platform/db/test-database.ts';
import { readKlineSeed, readKlines } from './read-klines.ts';

const MARKET = 7;
const START_MS = Date.parse('2026-01-29T22:58:30.250Z');
const ZONES_MS = [0, 8, -3.5, 5.75].map((hours) => hours * HOUR_MS);

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
  await t.ownerDb.query(`insert into trading.asset (number, asset) values (1, 'BTC'), (2, 'USDT')`);
  await t.ownerDb.query(
    `insert into trading.market (market, base, quote, lot_minor, unit_minor, min_notional_units, band_ppm, is_halted,
       reference_ticks, last_ticks, trade_count)
     values (${MARKET}, 1, 2, 1, 3, 1, 0, false, 0, 5, 0), (8, 1, 2, 1, 3, 1, 0, false, 0, 5, 0)`,
  );
});
beforeEach(() => t.ownerDb.query('truncate trading.kline, trading.trade, trading.progress'));
afterAll(() => t.close());

/** Some months of trades: crowded minutes, quiet days. */
const TRADES: readonly TradeNow[] = Array.from({ length: 400 }, (_, at) => ({
  market: MARKET,
  tradeId: at + 1,
  sequence: at + 1,
  atMs: START_MS + Math.floor(at / 4) ** 2 * 300_000 + (at % 4) * 700,
  ticks: 1 + ((at * 7) % 93),
  lots: 1 + (at % 11),
  isBuyerTaker: at % 3 === 0,
  makerOrder: 1,
  takerOrder: 2,
  makerAccount: 3,
  takerAccount: 4,
  isBuyerFeeInBase: true,
  makerFeeMinor: 0n,
  takerFeeMinor: 0n,
}));
const END_MS = TRADES.at(-1)!.atMs + 5 * HOUR_MS;
const PRINTS: readonly TradePrint[] = TRADES.map(({ atMs, ticks, lots, isBuyerTaker }) => ({
  atMs,
  priceTicks: ticks,
  quantityLots: lots,
  quoteMinor: BigInt(ticks) * BigInt(lots) * 3n,
  isBuyerTaker,
}));

/** Charts as the projection writes them, all in one step. */
async function putKlines(trades: readonly TradeNow[]): Promise<void> {
  const parts = klineParts(trades, [{ market: MARKET, unitMinor: 3n } as never]);
  await t.ownerDb.query(
    `insert into trading.kline (${KLINE.names}) select * from ${KLINE.unnest} on conflict do nothing`,
    KLINE.values(parts),
  );
}

async function putTrades(trades: readonly TradeNow[]): Promise<void> {
  for (const { market, tradeId, atMs, ticks, lots, isBuyerTaker } of trades)
    await t.ownerDb.query(
      `insert into trading.trade (market, trade_id, sequence, at_ms, ticks, lots, is_buyer_taker, maker_order, taker_order,
         maker_account, taker_account, maker_fee_minor, taker_fee_minor, maker_fee_version, taker_fee_version)
       values ($1, $2, $2, $3, $4, $5, $6, 1, 2, 3, 4, 0, 0, 1, 1)`,
      [market, tradeId, atMs, ticks, lots, isBuyerTaker],
    );
}

const putProgress = (atMs: number) =>
  t.ownerDb.query(
    `insert into trading.progress (sequence, hash, at_ms, next_id) values (1, decode(repeat('00', 32), 'hex'), $1, 1)`,
    [atMs],
  );

/** By the definition: a chart by another clock is that of trades whose time is moved. */
function expectedOf(interval: KlineInterval, zoneMs: number, untilMs: number): Kline[] {
  const shifted = PRINTS.map((print) => ({ ...print, atMs: print.atMs + zoneMs }));
  return klinesOf(interval, shifted, untilMs + zoneMs).map((kline) => ({
    ...kline,
    openAtMs: kline.openAtMs - zoneMs,
  }));
}

/** The same of seconds, which only the last four trades can be among. */
function expectedSeconds(fromMs: number, untilMs: number): Kline[] {
  const traded = klinesOf('1s', PRINTS.slice(-4), untilMs);
  const quiet: Kline[] = [];
  for (let open = fromMs; open < traded[0]!.openAtMs; open += 1_000) quiet.push(quietKline(open, TRADES.at(-5)!.ticks));
  return [...quiet, ...traded];
}

describe('a chart', () => {
  it('of every interval and by any clock is what the trades say', async () => {
    await putKlines(TRADES);
    for (const interval of KLINE_INTERVALS.slice(1)) {
      for (const zoneMs of ZONES_MS) {
        const chart = { market: MARKET, interval, zoneMs };
        const expected = expectedOf(interval, zoneMs, END_MS);
        const last = await readKlines(t.db, { ...chart, toMs: END_MS + 1, limit: 1_000 });
        expect(last, `${interval} ${zoneMs / HOUR_MS}`).toEqual(expected.slice(-1_000));
        // From the first on, as a client pages that wants all of it.
        const first = await readKlines(t.db, { ...chart, fromMs: 0, toMs: END_MS + 1, limit: 5 });
        expect(first, `${interval} ${zoneMs / HOUR_MS}`).toEqual(expected.slice(0, 5));
        const openAtMs = expected.at(-3)!.openAtMs;
        const late = await readKlines(t.db, { ...chart, fromMs: openAtMs - 1, toMs: END_MS + 1, limit: 2 });
        expect(late).toEqual(expected.slice(-3, -1));
      }
    }
  });

  it('is empty where nobody ever traded', async () => {
    for (const interval of KLINE_INTERVALS)
      expect(await readKlines(t.db, { market: MARKET, interval, fromMs: 0, toMs: END_MS, limit: 10 })).toEqual([]);
  });

  it('of seconds goes back a day, and older seconds are forgotten', async () => {
    await putKlines(TRADES);
    const nowMs = TRADES.at(-1)!.atMs + 20 * HOUR_MS + 12_345;
    await putProgress(nowMs);
    const chart = { market: MARKET, interval: '1s', toMs: nowMs + 1 } as const;
    const kept = expectedSeconds(klineOpenOf('1m', nowMs - SECONDS_KEPT_MS) + MINUTE_MS, nowMs);
    expect(await readKlines(t.db, { ...chart, limit: 1_000 })).toEqual(kept.slice(-1_000));
    expect(await readKlines(t.db, { ...chart, fromMs: 0, limit: 100_000 })).toEqual(kept);
    const count = async () =>
      (await t.db.query<{ n: number }>(`select count(*)::int as n from trading.kline where step = '1s'`))[0]!.n;
    const before = await count();
    await t.db.tx((tx) => forgetSeconds(tx, nowMs, 10));
    expect(await count()).toBe(before - 10);
    await t.db.tx((tx) => forgetSeconds(tx, nowMs, 10_000));
    expect(await count()).toBeLessThan(20);
    expect(await readKlines(t.db, { ...chart, fromMs: 0, limit: 100_000 })).toEqual(kept);
    // A market that was quiet for days has a price all the same.
    await t.db.query('update trading.progress set at_ms = at_ms + $1', [3 * DAY_MS]);
    await t.db.tx((tx) => forgetSeconds(tx, nowMs + 3 * DAY_MS, 10_000));
    expect(await count()).toBe(0);
    const toMs = nowMs + 3 * DAY_MS + 1;
    expect(await readKlines(t.db, { ...chart, toMs, limit: 2 })).toEqual(
      [1, 0].map((back) => quietKline(klineOpenOf('1s', toMs - 1 - back * 1_000), TRADES.at(-1)!.ticks)),
    );
  });

  it('with an imported past begins where all of its pieces do, and counts no trades of elsewhere', async () => {
    const importedMs = START_MS - (START_MS % DAY_MS);
    const past = (interval: StoredInterval, days: number): Kline[] => {
      const klines: Kline[] = [];
      let open = importedMs - days * DAY_MS;
      for (; open < importedMs; open = klineNextOpen(interval, open))
        klines.push({
          ...quietKline(open, 5),
          baseLots: 2n,
          quoteMinor: 30n,
          takerBuyLots: 1n,
          takerBuyQuoteMinor: 15n,
        });
      return klines;
    };
    const eras = [
      ['1m', 1],
      ['1h', 3],
      ['4h', 9],
      ['1d', 30],
    ] as const;
    await importKlines(
      t.ownerDb,
      eras.flatMap(([interval, days]) => past(interval, days).map((each) => ({ ...each, market: MARKET, interval }))),
    );
    await putKlines(TRADES);
    const first = async (interval: KlineInterval, zoneMs = 0) => {
      const asked = { market: MARKET, interval, zoneMs, fromMs: 0, toMs: END_MS, limit: 1 };
      return (await readKlines(t.db, asked))[0]!;
    };
    expect((await first('3m')).openAtMs).toBe(importedMs - DAY_MS);
    expect((await first('6h')).openAtMs).toBe(importedMs - 3 * DAY_MS);
    expect((await first('12h')).openAtMs).toBe(importedMs - 9 * DAY_MS);
    expect((await first('1d', 8 * HOUR_MS)).openAtMs).toBe(importedMs - 9 * DAY_MS + 16 * HOUR_MS);
    expect(await first('6h')).toMatchObject({ tradeCount: 0, closeTicks: 5, baseLots: 6n });
    const [whole] = await readKlines(t.db, { market: MARKET, interval: '1M', zoneMs: HOUR_MS, toMs: END_MS, limit: 1 });
    expect(whole).toEqual(expectedOf('1M', HOUR_MS, END_MS - 1).at(-1));
  });

  it('of the version before gets its seconds, and its imported steps count what was traded here', async () => {
    await putKlines(TRADES);
    await putTrades(TRADES);
    const nowMs = TRADES.at(-1)!.atMs + 1_000;
    await putProgress(nowMs);
    await t.ownerDb.query(`delete from trading.kline where step = '1s'`);
    const [wanted] = await readKlines(t.db, { market: MARKET, interval: '1M', toMs: START_MS + 1, limit: 1 });
    await t.ownerDb.query(
      'update trading.kline set is_imported = true, trade_count = trade_count + 1000 where open_at_ms <= $1',
      [START_MS],
    );
    const path = new URL('../../../../migrations/0181_trading_kline-seconds.sql', import.meta.url);
    await t.ownerDb.query(readFileSync(path, 'utf8'));
    expect((await readKlines(t.db, { market: MARKET, interval: '1M', toMs: START_MS + 1, limit: 1 }))[0]).toEqual(
      wanted,
    );
    for (const interval of ['1m', '1h', '1w'] as const)
      expect(await readKlines(t.db, { market: MARKET, interval, fromMs: 0, toMs: END_MS, limit: 9 })).toEqual(
        expectedOf(interval, 0, END_MS - 1).slice(0, 9),
      );
    const seconds = await readKlines(t.db, { market: MARKET, interval: '1s', toMs: nowMs, limit: 1_000 });
    expect(seconds).toEqual(expectedSeconds(klineOpenOf('1s', nowMs) - 2_000_000, nowMs - 1).slice(-1_000));
  });
});

describe('the running step of a chart', () => {
  it('goes on from what the rows say at any moment', async () => {
    await putTrades(TRADES);
    for (const split of [1, 6, 150, 399]) {
      await t.ownerDb.query('truncate trading.kline');
      await putKlines(TRADES.slice(0, split));
      const nowMs = TRADES[split - 1]!.atMs + 3_000;
      for (const interval of ['1s', '1m', '3m', '6h', '1w', '1M'] as const) {
        for (const zoneMs of [0, 8 * HOUR_MS]) {
          const chart = { market: MARKET, interval, zoneMs };
          const asked = { ...chart, nowMs, closeTicks: TRADES[split - 1]!.ticks };
          const running = new RunningKline(chart, await readKlineSeed(t.db, asked));
          const told = running.tell(nowMs).at(-1)!;
          const [wanted] = await readKlines(t.db, { ...chart, toMs: nowMs + 1, limit: 1 });
          if (interval !== '1s') expect(told.kline).toEqual(wanted);
          const first = TRADES.find(({ atMs }) => atMs >= told.kline.openAtMs);
          expect(told.firstTradeId).toBe(told.kline.tradeCount === 0 ? 0 : first?.tradeId);
        }
      }
    }
  });
});

interface Plan {
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
}

describe('a chart of a thousand steps', () => {
  const BUSY = 8;
  const MANY: Readonly<Record<string, number>> = { '1m': 200_000, '1s': 86_400 };
  const NOW_MS = Date.parse('2026-06-01T00:00:00Z');

  /** Blocks that a reading looks at. */
  const counting = (counted: { blocks: number }): Queryable => ({
    async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
      const told = `explain (analyze, buffers, format json) ${text}`;
      const [row] = await t.db.query<{ 'QUERY PLAN': readonly Plan[] }>(told, values);
      const { Plan: plan } = row!['QUERY PLAN'][0]!;
      counted.blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
      return t.db.query<Row>(text, values);
    },
  });

  it('reads little more than its own steps, by any clock', async () => {
    for (const step of STORED_INTERVALS.filter((each) => each !== '1M' && each !== '1w')) {
      const ms = klineNextOpen(step, 0);
      const count = Math.min(MANY[step] ?? 100_000, Math.floor((5 * 365 * DAY_MS) / ms));
      await t.ownerDb.query(
        `insert into trading.kline (market, step, open_at_ms, open_ticks, high_ticks, low_ticks, close_ticks, trade_count,
           base_lots, quote_minor, taker_buy_lots, taker_buy_quote_minor)
         select ${BUSY}, '${step}', ${NOW_MS}::bigint - n * ${ms}::bigint, 5, 5, 5, 5, 1, 1, 1, 1, 1 from generate_series(1, ${count}) n`,
      );
    }
    await putProgress(NOW_MS);
    await t.ownerDb.query('vacuum analyze trading.kline');
    for (const interval of KLINE_INTERVALS.slice(0, -2)) {
      for (const [zoneMs, blocksMax] of [
        [0, 5_000],
        [8 * HOUR_MS, 6_000],
        [5.75 * HOUR_MS, 20_000],
      ] as const) {
        const counted = { blocks: 0 };
        const asked = { market: BUSY, interval, zoneMs, toMs: NOW_MS, limit: 1_000 };
        expect((await readKlines(counting(counted), asked)).length).toBeGreaterThan(300);
        const isPlain = isStored(interval) && isAsInUtc(interval, zoneMs);
        expect(counted.blocks, `${interval} ${zoneMs / HOUR_MS}`).toBeLessThan(isPlain ? 60 : blocksMax);
      }
    }
  });
});
