import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { basketAt } from '@bourse/core/spot/leveraged-token.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMergesUnderWay } from '../../src/modules/spot/queries/token-merge.query.ts';
import { insertBasket } from '../../src/modules/spot/store/leveraged-token.store.ts';
import { basketPrice } from '../../src/modules/spot/tokens/leveraged-tokens.ts';
import { announceMerges } from '../../src/modules/spot/usecases/tokens/announce-merges.ts';
import { mergeTokens } from '../../src/modules/spot/usecases/tokens/merge-tokens.ts';
import { callEarn, openProduct, refusedBy } from '../earn/earn.rig.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';

/** A product of a token, as it could be made before such coins were refused. */
const TOKEN = 'BTC3L';
const OTHER = 'ETH3L';
let exchange: TestExchange;
let nora: Member;
let product: string;
beforeAll(async () => {
  exchange = await testExchange();
  nora = await exchange.person({ funds: { [TOKEN]: '1000', [OTHER]: '1000' } });
  product = await openProduct(exchange, { asset: TOKEN });
  for (const token of [TOKEN, OTHER]) await makeSmall(token);
}, 60_000);
afterAll(() => exchange.close());

/** A basket of which one token is worth 0.0095 USDT now. */
async function makeSmall(token: string): Promise<void> {
  const { db, tokens, pricing } = exchange.spot;
  const { underlying, baskets } = tokens.find(token)!;
  const basket = basketAt(95n * 10n ** 14n, 3, basketPrice(pricing.priceUsdt(underlying)!));
  const version = baskets.at(-1)!.version + 1;
  const row = { ...basket, token, version, reason: 'irregular' as const, atMs: exchange.clock.nowMs() };
  await db.tx((tx) => insertBasket(tx, row));
  await tokens.refresh(db);
}
const merges = async () =>
  (await findMergesUnderWay(exchange.services.db)).map(({ token, state }) => `${token} ${state}`);
const subscribe = async (amount: string) =>
  (await callEarn(exchange, nora, 'subscribe', { clientRequestId: randomUUID(), product, amount })).orderId;
const redeem = (orderId: string) =>
  callEarn(exchange, nora, 'redeem', { clientRequestId: randomUUID(), orderId, way: 'instant' });
const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);

it('a token that stands in Earn is not merged until it is out, and holds up no other', async () => {
  const orderId = await subscribe('600');
  await expect(announceMerges(exchange.spot)).rejects.toThrow(TOKEN);
  expect(await merges()).toEqual([`${OTHER} announced`]);
  await redeem(orderId);
  await announceMerges(exchange.spot);
  expect((await merges()).toSorted()).toEqual([`${TOKEN} announced`, `${OTHER} announced`]);

  // Somebody puts it in again before the moment comes: it is not stopped, so they can take it out.
  const again = await subscribe('500');
  exchange.clock.setOffsetMs(exchange.clock.offsetMs + 49 * HOUR_MS);
  await expect(mergeTokens(exchange.spot)).rejects.toThrow(TOKEN);
  expect(await merges()).toContain(`${TOKEN} announced`);
  await isRight();
  await redeem(again);
  const before = await exchange.available(nora.uid, 'funding', TOKEN);
  await mergeTokens(exchange.spot);
  expect(await refusedBy(subscribe('1'))).toMatchObject({ code: 'COIN_STOPPED', asset: TOKEN });
  exchange.clock.setOffsetMs(exchange.clock.offsetMs + HOUR_MS);
  await mergeTokens(exchange.spot);
  expect(await merges()).toEqual([]);
  expect(await exchange.available(nora.uid, 'funding', TOKEN)).toBe(before / 100n);
  await isRight();
});
