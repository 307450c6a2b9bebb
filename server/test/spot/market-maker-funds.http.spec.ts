import { readAmount } from '@bourse/core/money/amount.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_MARKET_MAKING } from '../../src/demo/market-makers/market-maker-config.ts';
import { fillMarketMakers } from '../../src/demo/market-makers/market-maker-funds.ts';
import { MAKER_NAMES, openMarketMakers } from '../../src/demo/market-makers/market-maker-people.ts';
import { demoLogins } from '../../src/platform/demo/demo-logins.ts';
import { type TestExchange, testExchange } from '../test-exchange.ts';

const ASSETS = ['USDT', 'ETH'];
const WANTED = { USDT: readAmount(String(DEMO_MARKET_MAKING.quoteUsdt), 6) };

let exchange: TestExchange;
let uids: string[];
beforeAll(async () => {
  exchange = await testExchange();
}, 60_000);
afterAll(() => exchange.close());

const open = async () => {
  const { services, server } = exchange;
  return (await openMarketMakers({ ...services, server })).map(({ uid }) => uid);
};
const spotMinor = (uid: string, asset: string) => exchange.available(uid, 'spot', asset);
const fill = () =>
  fillMarketMakers(
    {
      money: exchange.money,
      config: DEMO_MARKET_MAKING,
      index: (asset) => exchange.services.pricing.priceUsdt(asset)?.price ?? null,
      spotMinor,
    },
    uids,
    ASSETS,
  );
/** Moves money out of a maker's reach, or to it, as trading with people does. */
const shift = async (uid: string, kind: 'credit' | 'debit', amountMinor: bigint) => {
  const { trading, assetNumbers } = exchange.services;
  const asset = await assetNumbers.numberOf('USDT');
  const answer = await trading.submit({
    kind,
    account: Number(uid),
    asset,
    amountMinor,
    transferId: crypto.randomUUID(),
  });
  if (answer.ok) await trading.waitForRows(answer.value.sequence);
};

describe('the demo’s market makers', () => {
  it('are people like others, opened once, noted as what they are, and pay the lowest fees', async () => {
    uids = await open();
    expect(await open()).toEqual(uids);
    expect(new Set(uids).size).toBe(MAKER_NAMES.length);
    const { db, identity } = exchange.services;
    for (const uid of uids) expect(await identity.profile(db, uid)).toMatchObject({ uid, vipLevel: 6 });
    expect((await demoLogins(db)).map(({ role }) => role)).toEqual(MAKER_NAMES.map(() => 'market maker'));
  });

  it('are filled through the books, and the books add up', async () => {
    await fill();
    for (const uid of uids) {
      expect(await spotMinor(uid, 'USDT')).toBe(WANTED.USDT);
      expect(await spotMinor(uid, 'ETH')).toBeGreaterThan(0n);
      expect(await exchange.available(uid, 'funding', 'USDT')).toBe(0n);
    }
    expect((await exchange.reconcile()).differences).toEqual([]);
  });

  it('keep what they have while it is enough', async () => {
    await fill();
    for (const uid of uids) expect(await spotMinor(uid, 'USDT')).toBe(WANTED.USDT);
  });

  it('are filled up where more than half is gone, and give back where it is more than double', async () => {
    const [poor, rich] = uids as [string, string];
    await shift(poor, 'debit', (WANTED.USDT * 3n) / 4n);
    await shift(rich, 'credit', WANTED.USDT * 2n);
    await fill();
    expect(await spotMinor(poor, 'USDT')).toBe(WANTED.USDT);
    expect(await spotMinor(rich, 'USDT')).toBe(WANTED.USDT * 2n);
    expect(await exchange.available(rich, 'funding', 'USDT')).toBe(0n);
  });
});
