import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { navOf } from '@bourse/core/spot/leveraged-token.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SpotWorld, START_MS, spotWorld } from '../../../test/spot/spot-world.rig.ts';
import type { Projected } from '../../engine/trading.ts';
import { journalHead } from '../../journal/journal.ts';
import { setVipLevel } from '../identity/store/person.store.ts';
import { DEMO_MARKETS } from './markets/demo-markets.ts';
import { MarketData } from './markets/market-data.ts';
import { findBaskets } from './queries/leveraged-token.query.ts';
import type { SpotDeps } from './spot-deps.ts';
import { createMarket } from './usecases/create-market.ts';
import { type PlaceAsk, placeOrder } from './usecases/place-order.ts';
import { feesOf } from './usecases/read-fees.ts';
import { tellLevels, tellReferences, tellRules } from './usecases/tell-core.ts';
import { rebalanceTokens } from './usecases/tokens/rebalance-tokens.ts';

const NORA = '100000001';
const PAUL = '100000002';
const E18 = 10n ** 18n;

let world: SpotWorld;
beforeAll(async () => {
  world = await spotWorld();
  await world.person(NORA);
  await world.person(PAUL, 3);
  await world.give(NORA, 'USDT', 10n ** 12n);
  await world.give(PAUL, 'USDT', 10n ** 12n);
  await world.give(PAUL, 'BTC', 10n ** 10n);
});
afterAll(() => world.close());

const head = async () => (await journalHead(world.t.db)).sequence;
const ask = (over: Partial<PlaceAsk>): PlaceAsk => ({
  uid: NORA,
  symbol: 'BTC_USDT',
  clientId: '',
  side: 'buy',
  type: 'limit',
  price: '50000',
  quantity: '0.1',
  ...over,
});

describe('what the trading core is told', () => {
  it('are markets and fees, once', async () => {
    const before = await head();
    await tellRules(world.deps);
    expect(await head()).toBe(before);
    const rows = await world.t.db.query<{ market: number }>('select market from trading.market order by market');
    expect(rows.map(({ market }) => market)).toEqual(DEMO_MARKETS.map(({ market }) => market));
    const fees = await world.t.db.query(
      'select level, maker_ppm, taker_ppm from trading.fee where version = 1 order by level',
    );
    expect(fees).toHaveLength(7);
    expect(fees[6]).toEqual({ level: 6, maker_ppm: 0, taker_ppm: 400 });
  });

  it('are VIP levels, when they rise and when they fall, and orders pay by them', async () => {
    const level = async () => world.t.db.query('select account, level from trading.fee_level order by account');
    await tellLevels(world.deps);
    expect(await level()).toEqual([{ account: PAUL, level: 3 }]);
    const before = await head();
    await tellLevels(world.deps);
    expect(await head()).toBe(before);
    expect(await feesOf(world.deps, PAUL)).toEqual({ level: 3, makerPpm: 800, takerPpm: 1_200 });
    const maker = await placeOrder(world.deps, ask({ uid: PAUL, side: 'sell', price: '60000' }));
    const taker = await placeOrder(world.deps, ask({ price: '60000' }));
    expect(maker.ok && taker.ok && taker.value.order.feeMinor).toBe(20_000n);
    expect(taker.ok && taker.value.trades[0]!.makerFeeMinor).toBe(4_800_000n);
    await world.t.db.tx((tx) => setVipLevel(tx, PAUL, 0));
    await tellLevels(world.deps);
    expect(await level()).toEqual([{ account: PAUL, level: 0 }]);
  });

  it('are index prices, where they moved, and the band follows them', async () => {
    await tellReferences(world.deps);
    const refused = await placeOrder(world.deps, ask({ price: '47999.9' }));
    expect(refused).toMatchObject({
      ok: false,
      refusal: { code: 'OUTSIDE_BAND', details: { min: '48000.0', max: '72000.0' } },
    });
    const before = await head();
    await expect.poll(() => world.deps.data.state(1).referenceTicks).toBe(600_000);
    await tellReferences(world.deps);
    expect(await head()).toBe(before);
    world.prices.set('BTC', 5_000_000n);
    await tellReferences(world.deps);
    expect((await placeOrder(world.deps, ask({ price: '47999.9' }))).ok).toBe(true);
    world.prices.set('BTC', 6_000_000n);
    await tellReferences(world.deps);
  });

  it('are markets that an operator adds while the server runs', async () => {
    const wanted = {
      base: 'HBT',
      quote: 'BTC',
      tick: '0.00000001',
      lot: '1',
      minNotional: '0.0001',
      bandPercent: '10',
    };
    const scaleOf = (asset: string) => world.deps.assets.coin(asset)?.ledgerScale;
    const create = (over: Partial<typeof wanted> = {}) =>
      world.t.db.decide((tx) => createMarket(tx, { ...wanted, isQuiet: true, ...over }, { scaleOf, nowMs: START_MS }));
    expect(await create({ base: 'NONE' })).toMatchObject({
      refusal: { code: 'COIN_UNKNOWN', details: { asset: 'NONE' } },
    });
    expect(await create({ tick: '0' })).toMatchObject({ refusal: { code: 'TICK_INVALID' } });
    expect(await create({ lot: '0.000000001' })).toMatchObject({ refusal: { code: 'LOT_INVALID' } });
    expect(await create({ bandPercent: '101' })).toMatchObject({ refusal: { code: 'BAND_INVALID' } });
    expect(await create({ tick: '0.000000001' })).toMatchObject({ refusal: { code: 'NOT_EXACT' } });
    expect(await create()).toMatchObject({ ok: true, value: { market: 101, symbol: 'HBT_BTC', isQuiet: true } });
    expect(await create()).toMatchObject({ refusal: { code: 'MARKET_EXISTS', details: { symbol: 'HBT_BTC' } } });
    await expect.poll(() => world.deps.catalog.find('HBT_BTC')?.market).toBe(101);
    await tellRules(world.deps);
    await world.give(NORA, 'BTC', 10n ** 8n);
    const placed = await placeOrder(world.deps, ask({ symbol: 'HBT_BTC', price: '0.00000583', quantity: '20' }));
    expect(placed.ok && placed.value.order.ticks).toBe(583);
  });
});

describe('an id that was asked with long ago (I-13)', () => {
  it('answers its order after the core has forgotten it, and never makes a second one', async () => {
    const first = await placeOrder(world.deps, ask({ clientId: 'long-ago', price: '50000' }));
    if (!first.ok) throw new Error(first.refusal.code);
    await world.trading.waitForRows(await head());
    await world.forgetIds();
    await world.restart();
    const before = await head();
    const again = await placeOrder(world.deps, ask({ clientId: 'long-ago', price: '50000' }));
    expect(again).toMatchObject({ ok: true, value: { replayed: true, order: { id: first.value.order.id } } });
    expect(await placeOrder(world.deps, ask({ clientId: 'long-ago', price: '50001' }))).toMatchObject({
      refusal: { code: 'IDEMPOTENCY_MISMATCH' },
    });
    expect(await head()).toBe(before);
    const other = await placeOrder(world.deps, ask({ clientId: 'long-ago', price: '50000', uid: PAUL }));
    expect(other).toMatchObject({ ok: true, value: { replayed: false } });
  });
});

describe('market data', () => {
  it('reads the rows again where a step was missed, and says so (I-15)', async () => {
    let isLost = false;
    const lossy = {
      onProjected: (listener: (step: Projected) => void) =>
        world.trading.onProjected((step) => {
          if (!isLost) listener(step);
          isLost = false;
        }),
      waitForRows: (sequence: number) => world.trading.waitForRows(sequence),
    };
    const data = new MarketData({ db: world.t.db, clock: world.clock, trading: lossy });
    await data.start();
    let missed = 0;
    data.listen({ onMissed: () => missed++ });
    isLost = true;
    for (const price of ['50010', '50020']) {
      expect(await placeOrder(world.deps, ask({ price }))).toMatchObject({ ok: true });
      await world.trading.waitForRows(await head());
    }
    await expect.poll(() => missed).toBe(1);
    const bids = ({ data: from }: Pick<SpotDeps, 'data'>) => JSON.stringify(from.state(1).bids.best(100));
    await expect.poll(() => bids({ data }) === bids(world.deps)).toBe(true);
    expect(data.state(1).bids.lotsAt(500_100)).toBeGreaterThan(0);
    data.stop();
  });
});

describe('leveraged tokens', () => {
  const baskets = async (token: string) => (await findBaskets(world.t.db)).filter((row) => row.token === token);
  const nav = async (token: string): Promise<string> => {
    const { price } = world.deps.pricing.priceUsdt(token)!;
    return formatAmount(price.priceUnits, price.priceScale);
  };

  it('begin at ten USDT, and follow their underlying three times, either way', async () => {
    await rebalanceTokens(world.deps);
    expect((await baskets('BTC3L')).map(({ reason, version }) => [reason, version])).toEqual([['start', 1]]);
    expect([await nav('BTC3L'), await nav('BTC3S')]).toEqual(['10', '10']);
    world.prices.set('BTC', 6_060_000n);
    expect([await nav('BTC3L'), await nav('BTC3S')]).toEqual(['10.3', '9.7']);
    await rebalanceTokens(world.deps);
    expect(await baskets('BTC3L')).toHaveLength(1);
  });

  it('are set anew at once when their leverage is too high, without a fee', async () => {
    world.prices.set('BTC', 5_300_000n);
    const before = await nav('BTC3L');
    await rebalanceTokens(world.deps);
    const rows = await baskets('BTC3L');
    expect(rows.map(({ reason }) => reason)).toEqual(['start', 'irregular']);
    expect(await nav('BTC3L')).toBe(before);
    expect((await baskets('BTC3S')).map(({ reason }) => reason)).toEqual(['start']);
  });

  it('pay their fee each day at 00:00 UTC+8, and are set anew where they are off', async () => {
    const before = navOf((await baskets('BTC3S')).at(-1)!, 53_000n * E18);
    world.clock.advanceMs(DAY_MS);
    await rebalanceTokens(world.deps);
    const [short, long] = [await baskets('BTC3S'), await baskets('BTC3L')];
    expect(short.map(({ reason }) => reason)).toEqual(['start', 'daily']);
    expect(long.map(({ reason }) => reason)).toEqual(['start', 'irregular', 'fee']);
    expect(navOf(short.at(-1)!, 53_000n * E18)).toBe(before - before / 1_000n);
    expect(short.at(-1)!.atMs).toBe(Date.parse('2026-02-03T16:00:00Z'));
  });

  it('make up for days on which nobody looked, once, whoever looks', async () => {
    world.clock.advanceMs(5 * DAY_MS);
    await Promise.all([rebalanceTokens(world.deps), rebalanceTokens(world.deps)]);
    const reasons = (await baskets('ETH3L')).map(({ reason }) => reason);
    expect(reasons).toEqual(['start', 'fee', 'fee', 'fee', 'fee', 'fee', 'fee']);
    await world.restart();
    await rebalanceTokens(world.deps);
    expect(await baskets('ETH3L')).toHaveLength(7);
  });

  it('cannot be bought more than ten percent above what they are worth', async () => {
    await world.give(PAUL, 'BTC3L', 10n ** 12n);
    await tellReferences(world.deps);
    const token = { symbol: 'BTC3L_USDT', quantity: '100' };
    const value = Number(await nav('BTC3L'));
    const price = (value * 1.11).toFixed(4);
    expect(await placeOrder(world.deps, ask({ ...token, uid: PAUL, side: 'sell', price }))).toMatchObject({ ok: true });
    expect(await placeOrder(world.deps, ask({ ...token, price }))).toMatchObject({ ok: true });
    const { market } = world.deps.catalog.find('BTC3L_USDT')!;
    await expect.poll(() => world.deps.data.state(market).lastTicks).toBeGreaterThan(0);
    expect(await placeOrder(world.deps, ask({ ...token, price }))).toMatchObject({
      refusal: { code: 'ETF_PREMIUM_TOO_HIGH', details: { maxPercent: '10', nav: await nav('BTC3L') } },
    });
    expect(await placeOrder(world.deps, ask({ ...token, uid: PAUL, side: 'sell', price }))).toMatchObject({ ok: true });
  });
});
