import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GridHouse, giveThroughBooks } from '../grid/grid.rig.ts';
import { place } from '../spot/spot.rig.ts';
import type { Member } from '../test-exchange.ts';
import { codeOf, publish, usdt } from './launch.rig.ts';
import { lotteryNow, lotteryOf } from './lottery.rig.ts';

let house: GridHouse;
let nora: Member;
let otto: Member;
beforeAll(async () => {
  house = await GridHouse.open();
  nora = await house.someone();
  otto = house.market.right;
  await giveThroughBooks(house.exchange, nora, { HBT: '1' });
}, 120_000);
afterAll(() => house.close());

const make = (volumeMarkets: readonly string[]) =>
  publish(house.exchange, {
    rounds: [lotteryOf(house.exchange, { volumeMarkets, volumeStepMinor: usdt(50) })],
    listingMs: house.exchange.clock.nowMs() + 2 * HOUR_MS,
  });

describe('the volume that earns tickets', () => {
  it('has what a grid trades with others, nothing that its person trades with it, and a market once', async () => {
    const { market } = house;
    await market.reset();
    await house.running(nora);
    const project = await make(['BTC_USDT']);
    const twice = await make(['BTC_USDT', 'BTC_USDT']);
    const ioc = { side: 'buy', type: 'limit', timeInForce: 'ioc', price: '55000' };
    await place(nora, { ...ioc, quantity: '0.002' });
    await place(otto, { ...ioc, quantity: '0.001' });
    await market.rows();
    expect(await lotteryNow(otto, project)).toMatchObject({ earned: 1, volume: { own: '55', missing: '45' } });
    expect(await lotteryNow(nora, project)).toMatchObject({ earned: 1, volume: { own: '55', missing: '45' } });
    expect(await lotteryNow(otto, twice)).toMatchObject({ earned: 1, volume: { own: '55' } });
  });
});

describe('whoever publishes a lottery', () => {
  const wish = (over: object) => {
    const startMs = house.exchange.clock.nowMs() + 10 * MINUTE_MS;
    const drawAtMs = startMs + 2 * HOUR_MS;
    const round = {
      mode: 'LOTTERY',
      basePrice: '2',
      discountBps: '0',
      hasVipDiscount: 'true',
      kycMin: '0',
      vipMin: '0',
      startAtMs: String(startMs),
      endAtMs: String(startMs + HOUR_MS),
      ticket: '100',
      winners: '5',
      mostTickets: '5',
      mostWins: '1',
      drawAtMs: String(drawAtMs),
      volumeMarkets: 'BTC_USDT, BTC_USDT',
      volumeStep: '250',
      ...over,
    };
    return {
      project: 'nova',
      token: 'HBT',
      payAsset: 'USDT',
      supply: '1000000',
      quota: '500',
      listingAtMs: String(drawAtMs + DAY_MS),
      rounds: JSON.stringify([round]),
      schedule: JSON.stringify([{ atMs: String(drawAtMs + DAY_MS), shareBps: '10000' }]),
      reason: 'As we agreed',
    };
  };
  const ask = async (role: 'product' | 'finance') => (await house.exchange.staff(role)).client;
  const approve = async (role: 'product' | 'finance') => {
    const by = await ask(role);
    const [asked] = (await by.call('staffActions', 'list', { tab: 'waiting' })).rows;
    const { id, contentHash } = asked!;
    await by.call('staffActions', 'decide', { id, contentHash, decision: 'approve', reason: 'As we agreed' });
  };

  it('names a market once, and a step above zero', async () => {
    const product = await ask('product');
    const free = product.call('staffLaunch', 'publish', wish({ volumeStep: '0' }));
    expect(await codeOf(free)).toBe('AMOUNT_INVALID');
    const tokens = { clientRequestId: crypto.randomUUID(), project: 'nova', token: 'HBT', amount: '500' };
    await (await ask('finance')).call('staffLaunch', 'fund', { ...tokens, reason: 'The tokens of the project' });
    await approve('finance');
    await product.call('staffLaunch', 'publish', wish({}));
    await approve('product');
    expect(await lotteryNow(nora, { id: 'nova' })).toMatchObject({ volume: { markets: ['BTC_USDT'], step: '250' } });
  });
});
