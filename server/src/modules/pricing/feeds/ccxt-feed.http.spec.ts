import { randomUUID } from 'node:crypto';
import ccxt from 'ccxt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TradingRig, tradingRig } from '../../../../test/trading-api/trading-api.rig.ts';
import type { PriceFeed } from '../ports.ts';
import { takeFeeds } from '../usecases/take-feeds.ts';
import { type FeedClient, feedOf, openCcxtFeed } from './ccxt-feed.ts';

let rig: TradingRig;
let feed: PriceFeed;

/** The client for another exchange, whose addresses lead to ours: another exchange on this machine. */
function clientOf(port: number): FeedClient {
  const client = new ccxt.binance({ timeout: 4_000 });
  client.urls.api = JSON.parse(
    JSON.stringify(client.urls.api).replaceAll(/https:\/\/[a-z]+\.binance\.com/g, `http://127.0.0.1:${port}`),
  );
  return client as FeedClient;
}

beforeAll(async () => {
  rig = await tradingRig(2, { USDT: '1000000', BTC: '10' });
  const order = { symbol: 'BTC_USDT', type: 'limit', price: '60123.4', quantity: '0.5', timeInForce: 'gtc' };
  for (const [at, side] of ['sell', 'buy'].entries()) {
    await rig.traders[at]!.client.call('spot', 'place', { clientRequestId: randomUUID(), side, ...order });
  }
  feed = feedOf('next-door', clientOf(rig.port), Date.now);
}, 120_000);
afterAll(() => rig?.close());

describe('prices of another exchange', () => {
  it('are the text that it sent, without a float between; coins that it does not trade are missing', async () => {
    await expect
      .poll(async () => (await feed.quotes(['BTC', 'ETH', 'NONE'])).map(({ asset, priceE8 }) => [asset, priceE8]))
      .toEqual([['BTC', 6_012_340_000_000n]]);
  });

  it('are recorded where enough agree, and a feed that is away is named', async () => {
    const { db, clock } = rig.exchange.services;
    const gone: PriceFeed = { name: 'gone', quotes: () => Promise.reject(new Error('away')) };
    const twin: PriceFeed = { name: 'twin', quotes: (assets) => feed.quotes(assets) };
    const alone = await takeFeeds({ db, clock, feeds: [feed, gone], stopped: () => null }, ['BTC', 'ETH']);
    expect(alone).toEqual({
      taken: [],
      missing: [
        { asset: 'BTC', code: 'TOO_FEW_SOURCES' },
        { asset: 'ETH', code: 'TOO_FEW_SOURCES' },
      ],
      silent: ['gone'],
    });
    const together = await takeFeeds({ db, clock, feeds: [feed, twin, gone], stopped: () => null }, ['BTC', 'ETH']);
    expect(together).toMatchObject({ taken: ['BTC'], missing: [{ asset: 'ETH' }], silent: ['gone'] });
    const [row] = await db.query<{ price_e8: string }>(
      `select price_e8 from pricing.quote where kind = 'asset' and code = 'BTC'`,
    );
    expect(row?.price_e8).toBe('6012340000000');
  });

  it('are a fault of the operator for an exchange that ccxt does not know', async () => {
    await expect(openCcxtFeed('no-such-exchange', Date.now)).rejects.toThrow('which ccxt does not know');
  });
});
