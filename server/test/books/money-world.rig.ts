import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { systemAccount, userAccount } from '@bourse/core/ledger/account.ts';
import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import { amountForUsdtMinor } from '@bourse/core/money/value.ts';
import { basketAt } from '@bourse/core/spot/leveraged-token.ts';
import { forgetClosedOrders } from '../../src/engine/projection/forget-orders.ts';
import { fundDesk } from '../../src/modules/conversion/usecases/desk.ts';
import { insertBasket } from '../../src/modules/spot/store/leveraged-token.store.ts';
import { basketPrice } from '../../src/modules/spot/tokens/leveraged-tokens.ts';
import { announceMerges } from '../../src/modules/spot/usecases/tokens/announce-merges.ts';
import { mergeTokens } from '../../src/modules/spot/usecases/tokens/merge-tokens.ts';
import { orderForm } from '../spot/spot.rig.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { chainSide, commandOf, post } from './chain-side.rig.ts';
import { productMoney } from './product-money.ts';

const TOKEN = 'BTC3L';

/**
 * An exchange in which every table that says how much of something there is has rows, of two people where it can. What people
 * do themselves they did by their calls; what only chains and staff bring is written as those write it, entry and row.
 */
export async function moneyWorld(): Promise<TestExchange> {
  const exchange = await testExchange();
  const nora = await exchange.person({ funds: { USDT: '9000', BTC: '2', ETH: worth(exchange, 'ETH', '3') } });
  const paul = await exchange.person({ funds: { USDT: '9000', BTC: '2', ETH: worth(exchange, 'ETH', '3') } });
  await trade(exchange, nora, paul);
  await convert(exchange, [nora, paul]);
  for (const who of [nora, paul]) await chainSide(exchange, who.uid);
  await merge(exchange, [nora, paul]);
  for (const product of productMoney) {
    // The one before may have let days pass.
    await exchange.letPass(MINUTE_MS, nora, paul);
    await product.fill(exchange, [nora, paul]);
  }
  return exchange;
}

const worth = ({ services }: TestExchange, asset: string, usdt: string): string => {
  const scale = services.assets.coin(asset)!.ledgerScale;
  const minor = amountForUsdtMinor(readAmount(usdt, 6), scale, services.pricing.priceUsdt(asset)!.price, 'down');
  return formatAmount(minor, scale);
};

const toSpot = ({ client }: Member, asset: string, amount: string) =>
  client.call('transfers', 'transfer', { clientRequestId: randomUUID(), asset, from: 'funding', to: 'spot', amount });

/** Trades with fees, and orders of each kind that stay. */
async function trade(exchange: TestExchange, nora: Member, paul: Member): Promise<void> {
  for (const who of [nora, paul]) {
    await toSpot(who, 'USDT', '5000');
    await toSpot(who, 'BTC', '1');
  }
  const place = ({ client }: Member, over: Readonly<Record<string, string>>) =>
    client.call('spot', 'place', orderForm(over));
  await place(nora, { side: 'sell', price: '60000', quantity: '0.03' });
  await place(paul, { side: 'buy', price: '60000', quantity: '0.01' });
  await place(nora, { side: 'buy', price: '59000', quantity: '0.02' });
  await place(paul, { side: 'sell', price: '59000', quantity: '0.01' });
  for (const who of [nora, paul]) {
    await place(who, { side: 'buy', type: 'stop-market', stopPrice: '61000', quoteAmount: '100' });
  }
  await exchange.services.trading.submit({ kind: 'feeLevel', account: Number(nora.uid), level: 1 });
  await exchange.services.trading.submit({ kind: 'feeLevel', account: Number(paul.uid), level: 2 });
  await place(paul, { side: 'sell', price: '59500', quantity: '0.001' });
  await place(nora, { side: 'buy', price: '59500', quantity: '0.001' });
  await nora.client.call('spot', 'openOrders');
  const accounts = [nora, paul].map(({ uid }) => Number(uid));
  await forgetClosedOrders(exchange.database.db, { accounts, beforeMs: exchange.clock.nowMs() + 1 });
}

async function convert(exchange: TestExchange, people: readonly Member[]): Promise<void> {
  const { services, money, spot } = exchange;
  const minor = readAmount('10000', 6);
  await post(exchange, 'owners', [
    [systemAccount('custody', 'USDT', 'eth'), -minor],
    [systemAccount('equity', 'USDT'), minor],
  ]);
  await fundDesk({ money, spot });
  for (const { client } of people) {
    const { quoteId } = await client.call('conversion', 'quote', { assets: 'ETH' });
    await client.call('conversion', 'convert', { quoteId, clientRequestId: randomUUID() });
  }
  await services.ledger.lane.submit({
    op: 'hold',
    key: `test:${randomUUID()}`,
    reason: 'STRATEGY',
    ref: 'spec',
    account: userAccount(people[0]!.uid, 'funding', 'USDT'),
    amountMinor: 100n,
    atMs: exchange.clock.nowMs(),
  });
}

/** A token of which one is worth too little becomes one for a hundred. */
async function merge({ spot, clock, services, database }: TestExchange, people: readonly Member[]): Promise<void> {
  const { db, tokens, pricing } = spot;
  const version = tokens.find(TOKEN)!.baskets.at(-1)!.version + 1;
  const basket = basketAt(95n * 10n ** 14n, 3, basketPrice(pricing.priceUsdt('BTC')!));
  const row = { ...basket, token: TOKEN, version, reason: 'irregular' as const, atMs: clock.nowMs() };
  await db.tx((tx) => insertBasket(tx, row));
  await tokens.refresh(db);
  for (const who of people) {
    await services.ledger.lane.submit(
      commandOf(clock.nowMs(), 'deposit', [
        [systemAccount('custody', TOKEN, 'eth'), -(10n ** 12n + 77n)],
        [userAccount(who.uid, 'funding', TOKEN), 10n ** 12n + 77n],
      ]),
    );
    await toSpot(who, TOKEN, '5000.00000055');
  }
  await announceMerges(spot);
  await database.ownerDb.query('update spot.token_merge set due_at_ms = announced_at_ms + 1');
  for (let turn = 0; turn < 12; turn++) {
    await mergeTokens(spot);
    clock.setOffsetMs(clock.offsetMs + 6_000);
  }
}
