import { randomUUID } from 'node:crypto';
import { systemAccount } from '@bourse/core/ledger/account.ts';
import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import { amountForUsdtMinor } from '@bourse/core/money/value.ts';
import { afterAll, expect } from 'vitest';
import { type Member, testExchange } from '../test-exchange.ts';

export const quote = (who: Member, assets: string) => who.client.call('conversion', 'quote', { assets });

export const convert = (who: Member, quoteId: string, clientRequestId: string = randomUUID()) =>
  who.client.call('conversion', 'convert', { quoteId, clientRequestId });

export async function conversionRig() {
  const exchange = await testExchange();
  const maker = await exchange.person({ funds: { USDT: '10000' } });
  afterAll(() => exchange.close());

  const deps = () => ({ money: exchange.money, spot: exchange.spot });
  const priceOf = (asset: string) => exchange.services.pricing.priceUsdt(asset)!.price;
  /** The amount of a coin that is worth this many USDT. */
  const worth = (asset: string, usdt: string): string => {
    const scale = exchange.services.assets.coin(asset)!.ledgerScale;
    return formatAmount(amountForUsdtMinor(readAmount(usdt, 6), scale, priceOf(asset), 'down'), scale);
  };
  const post = async (from: 'equity' | 'custody', to: 'equity' | 'conversion', usdt: string) => {
    const minor = readAmount(usdt, 6);
    const answer = await exchange.services.ledger.lane.submit({
      op: 'post',
      key: `test:${randomUUID()}`,
      kind: 'test',
      ref: randomUUID(),
      atMs: exchange.clock.nowMs(),
      legs: [
        { account: systemAccount(from, 'USDT', from === 'custody' ? 'eth' : undefined), amountMinor: -minor },
        { account: systemAccount(to, 'USDT'), amountMinor: minor },
      ],
    });
    expect(answer.ok).toBe(true);
  };
  const house = (account: string, asset: string) =>
    exchange.services.ledger.systemBalance(exchange.services.db, `system:${account}:${asset}`);
  const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);
  return { exchange, maker, deps, priceOf, worth, post, house, isRight };
}
