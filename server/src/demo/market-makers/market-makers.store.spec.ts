import type { Price } from '@bourse/core/money/value.ts';
import { indexMilliTicks } from '@bourse/core/spot/market-making.ts';
import type { Command } from '@bourse/core/trading/command.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LocalTrading } from '../../engine/local-trading.ts';
import { coreChecks } from '../../engine/projection/core-checks.query.ts';
import { forgetClosedOrders } from '../../engine/projection/forget-orders.ts';
import { verifyJournal } from '../../engine/verify-journal.ts';
import { Ledger } from '../../ledger/ledger.ts';
import { createPricing, DemoPriceSource } from '../../modules/pricing/public.ts';
import { DEMO_MARKETS } from '../../modules/spot/markets/demo-markets.ts';
import { commandOf, marketOf } from '../../modules/spot/markets/market.ts';
import { findAccountsNow } from '../../modules/spot/queries/market-maker.query.ts';
import { ManualClock } from '../../platform/clock/clock.ts';
import { type TestDatabase, testDatabase } from '../../platform/db/test-database.ts';
import { createLog } from '../../platform/log/log.ts';
import { importCharts } from './chart-history.ts';
import { DEMO_MARKET_MAKING } from './market-maker-config.ts';
import { type MadeMarket, MarketMakers } from './market-makers.ts';

const SCALES: Readonly<Record<string, number>> = { USDT: 6, BTC: 8, ETH: 18, USDC: 6, PUSD: 6, HBT: 8 };
const COINS = Object.keys(SCALES);
const MAKERS = [100_000_001, 100_000_002];
const TAKER = 100_000_003;
const MARKETS: readonly MadeMarket[] = DEMO_MARKETS.filter(({ kind }) => kind === 'spot').map((terms) => ({
  ...marketOf(terms, { base: SCALES[terms.base]!, quote: SCALES[terms.quote]! })!,
  baseNumber: COINS.indexOf(terms.base) + 1,
  quoteNumber: COINS.indexOf(terms.quote) + 1,
}));
const prices = new DemoPriceSource();

let t: TestDatabase;
let clock: ManualClock;
let trading: LocalTrading;
let failures: Error[];
let gone: ReadonlySet<string>;

const indexAt = (asset: string, atMs: number): Price | null =>
  createPricing({ source: prices, clock }).priceAt(asset, atMs)?.price ?? null;
const index = (asset: string): Price | null => (gone.has(asset) ? null : indexAt(asset, clock.nowMs()));

beforeEach(async () => {
  t = await testDatabase();
  clock = new ManualClock(Date.parse('2026-11-21T12:00:00Z'));
  failures = [];
  gone = new Set();
  const numbers = COINS.map((_, at) => at + 1);
  await t.ownerDb.query('insert into trading.asset select * from unnest($1::int[], $2::text[])', [numbers, COINS]);
  await open();
  await does(
    { kind: 'fees', version: 1, levels: [{ makerPpm: 200, takerPpm: 600 }] },
    ...MARKETS.map((market) => commandOf(market, { base: market.baseNumber, quote: market.quoteNumber })),
    ...[...MAKERS, TAKER].flatMap((account) => COINS.map((coin) => credit(account, coin))),
  );
});
afterEach(async () => {
  await trading.stop();
  await t.close();
  expect(failures).toEqual([]);
});

async function open(): Promise<void> {
  const failed = (error: Error) => void failures.push(error);
  trading = new LocalTrading({
    db: t.db,
    ledger: new Ledger(t.db),
    clock,
    holder: crypto.randomUUID(),
    onFailed: failed,
  });
  trading.start();
  await expect.poll(() => trading.isLeading).toBe(true);
}

function credit(account: number, coin: string): Command {
  const price = index(coin)!;
  const usdt = coin === 'USDT' ? DEMO_MARKET_MAKING.quoteUsdt : DEMO_MARKET_MAKING.coinUsdt;
  const amountMinor = (BigInt(usdt) * 10n ** BigInt(price.priceScale + SCALES[coin]!)) / price.priceUnits;
  return { kind: 'credit', account, asset: COINS.indexOf(coin) + 1, amountMinor, transferId: `${account}/${coin}` };
}

async function does(...commands: Command[]): Promise<void> {
  const answers = await Promise.all(commands.map((command) => trading.submit(command)));
  await trading.waitForRows(Math.max(...answers.map((answer) => (answer.ok ? answer.value.sequence : 0))));
}

const marketMakers = (isWatched = async () => true): MarketMakers =>
  new MarketMakers({
    trading,
    config: DEMO_MARKET_MAKING,
    clock,
    log: createLog({ level: 'silent' }),
    makers: MAKERS,
    houseTrader: TAKER,
    markets: () => MARKETS,
    index,
    accountsNow: (accounts) => findAccountsNow(t.db, accounts),
    isWatched,
  });

/** Lets time pass; after each turn the rows have caught up. */
async function live(makers: MarketMakers, turns: number, stepMs: number, look?: () => Promise<void>): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    clock.advanceMs(stepMs);
    await makers.run();
    await trading.waitForRows(trading.stateHash().sequence);
    await look?.();
  }
}

/** How far the best bid and ask of each market are from the index, as a share of it. */
async function spreads(): Promise<Map<string, { bid: number; ask: number }>> {
  const rows = await t.db.query<{ market: number; bid: number; ask: number }>(
    `select market, max(ticks) filter (where is_buy) as bid, min(ticks) filter (where not is_buy) as ask
     from trading.order where closed_at_ms is null group by market`,
  );
  return new Map(
    MARKETS.map((market) => {
      const row = rows.find((each) => each.market === market.market);
      const middle = indexMilliTicks(index(market.base)!, index(market.quote)!, market.grid) / 1_000;
      return [
        market.symbol,
        { bid: Math.abs((row?.bid ?? 0) / middle - 1), ask: Math.abs((row?.ask ?? 0) / middle - 1) },
      ];
    }),
  );
}

const trades = () =>
  t.db.query<{ maker_account: string; taker_account: string; market: number }>(
    'select maker_account, taker_account, market from trading.trade',
  );

describe('market makers', () => {
  it('are as busy as ever from the moment that somebody comes to look', async () => {
    let isWatched = false;
    const makers = marketMakers(async () => isWatched);
    const taken = async () =>
      (await t.db.query<{ n: number }>('select count(distinct taker_order)::int n from trading.trade'))[0]!.n;
    let seen = 0;
    for (let visit = 0; visit < 10; visit++) {
      isWatched = false;
      await live(makers, 1, 300_000);
      isWatched = true;
      const before = await taken();
      await live(makers, 10, 1_000);
      seen += (await taken()) - before;
    }
    makers.stop();
    // 48 a minute in all of these markets: 80 in these 100 seconds.
    expect(seen).toBeGreaterThan(60);
  });

  it('quote both sides within 0.2 % of the index in every market, trade, and never with themselves', async () => {
    const makers = marketMakers();
    await live(makers, 90, 4_000, async () => {
      for (const [symbol, { bid, ask }] of await spreads()) {
        expect(bid, symbol).toBeLessThan(0.002);
        expect(ask, symbol).toBeLessThan(0.002);
      }
    });
    makers.stop();
    const done = await trades();
    expect(done.length).toBeGreaterThan(60);
    expect(new Set(done.map(({ market }) => market)).size).toBe(MARKETS.length);
    for (const trade of done) expect(trade.maker_account).not.toBe(trade.taker_account);
    const [open] = await t.db.query<{ count: number }>(
      'select count(*)::int as count from trading.order where closed_at_ms is null',
    );
    expect(open!.count).toBeLessThanOrEqual(MARKETS.length * 2 * 14 + MARKETS.length * 2);
  });

  it('go on after a restart with the quotes that rest', async () => {
    const before = marketMakers();
    await live(before, 10, 1_000);
    before.stop();
    const known = await findAccountsNow(t.db, MAKERS);
    await trading.stop();
    await open();
    const after = marketMakers();
    await live(after, 1, 250);
    after.stop();
    const now = await findAccountsNow(t.db, MAKERS);
    const kept = now.orders.filter(({ id }) => known.orders.some((order) => order.id === id));
    expect(kept.length).toBeGreaterThan(known.orders.length * 0.6);
    expect(now.orders.length).toBeLessThan(known.orders.length * 1.2);
  });

  it('take their quotes back where the index is gone, and come back with it', async () => {
    const makers = marketMakers();
    await live(makers, 10, 1_000);
    gone = new Set(['HBT']);
    await live(makers, 10, 1_000);
    const hbt = MARKETS.find(({ symbol }) => symbol === 'HBT_USDT')!.market;
    const resting = async () => (await findAccountsNow(t.db, MAKERS)).orders.filter(({ market }) => market === hbt);
    expect(await resting()).toEqual([]);
    gone = new Set();
    await live(makers, 10, 1_000);
    expect((await resting()).length).toBeGreaterThan(20);
    makers.stop();
  });

  it('fill a person who offers a better price than the index', async () => {
    const makers = marketMakers();
    await live(makers, 10, 1_000);
    const [market] = MARKETS;
    const ticks = Math.ceil((indexMilliTicks(index('BTC')!, index('USDT')!, market!.grid) / 1_000) * 1.001);
    await does(credit(200_000_001, 'USDT'), {
      kind: 'place',
      account: 200_000_001,
      market: 1,
      side: 'buy',
      type: 'limit',
      timeInForce: 'gtc',
      postOnly: false,
      ticks,
      lots: 50_000,
      quoteUnits: 0,
      trigger: 'none',
      stopTicks: 0,
      feeFrom: 'received',
      selfTrade: 'expireTaker',
      idUse: 'once',
      clientId: '',
    });
    await live(makers, 20, 1_000);
    makers.stop();
    const [order] = await t.db.query<{ traded_lots: string }>(
      'select traded_lots from trading.order where account = 200000001',
    );
    expect(Number(order!.traded_lots)).toBe(50_000);
  });

  it('trade on where three years of chart end, and nothing is imported twice', async () => {
    const parts = {
      db: t.db,
      config: DEMO_MARKET_MAKING,
      indexAt,
      tokenOf: () => null,
    };
    expect(await importCharts(parts, MARKETS, clock.nowMs())).toBe(MARKETS.length);
    const makers = marketMakers();
    await live(makers, 40, 2_000);
    makers.stop();
    expect(await importCharts(parts, MARKETS, clock.nowMs())).toBe(0);
    for (const { market, symbol } of MARKETS) {
      const steps = await t.db.query<{ step: string; days: number; open: number; close: number; is_imported: boolean }>(
        `select distinct on (step) step, is_imported, open_ticks as open, close_ticks as close,
                ((max(open_at_ms) over w - min(open_at_ms) over w) / 86400000)::int as days
         from trading.kline where market = $1 window w as (partition by step) order by step, open_at_ms desc`,
        [market],
      );
      expect(steps, symbol).toHaveLength(10);
      expect(steps.find(({ step }) => step === '1d')!.days).toBeGreaterThan(1_094);
      for (const { open, close } of steps.filter(({ step }) => step.endsWith('m')))
        expect(Math.abs(close / open - 1), symbol).toBeLessThan(0.03);
      const minutes = await t.db.query<{ open: number; close: number }>(
        `select open_ticks as open, close_ticks as close from trading.kline
         where market = $1 and step = '1m' order by open_at_ms desc limit 30`,
        [market],
      );
      for (const [at, { open }] of minutes.slice(0, -1).entries())
        expect(Math.abs(open / minutes[at + 1]!.close - 1), symbol).toBeLessThan(0.004);
    }
  });

  it('forget their orders of yesterday: trades, charts and what is open stay, and the journal still tells the same', async () => {
    const makers = marketMakers();
    await live(makers, 30, 2_000);
    const endedMs = clock.nowMs();
    clock.advanceMs(24 * 3_600_000);
    await live(makers, 10, 2_000);
    makers.stop();
    const counts = async () => {
      const [row] = await t.db.query<{ open: number; old: number; late: number; trades: number; klines: number }>(
        `select (select count(*)::int from trading.order where closed_at_ms is null) as open,
           (select count(*)::int from trading.order where closed_at_ms <= $1) as old,
           (select count(*)::int from trading.order where closed_at_ms > $1) as late,
           (select count(*)::int from trading.trade) as trades, (select count(*)::int from trading.kline) as klines`,
        [endedMs],
      );
      return row!;
    };
    const before = await counts();
    expect(before.old).toBeGreaterThan(100);
    const accounts = [...MAKERS, TAKER];
    for (const each of [999, ...accounts]) {
      while ((await forgetClosedOrders(t.db, { accounts: [each], beforeMs: endedMs + 1 })) > 0)
        expect(each).not.toBe(999);
    }
    expect(await counts()).toEqual({ ...before, old: 0 });
    const differences = coreChecks.filter(({ kind }) => kind === 'ROWS_DIFFER').map((check) => check.find(t.db, 10));
    expect((await Promise.all(differences)).flat()).toEqual([]);
    expect(await verifyJournal(t.db)).toMatchObject({ isRight: true });
    const hash = trading.stateHash();
    await trading.stop();
    await open();
    expect(trading.stateHash()).toEqual(hash);
  });
});
