import { randomUUID } from 'node:crypto';
import { readAmount } from '@bourse/core/money/amount.ts';
import type { Member, TestExchange } from '../test-exchange.ts';

/** Puts money onto a person's spot account, as a transfer from funding would. */
export async function giveSpot(
  { services }: TestExchange,
  { uid }: Pick<Member, 'uid'>,
  amounts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [asset, amount] of Object.entries(amounts)) {
    const answer = await services.trading.submit({
      kind: 'credit',
      account: Number(uid),
      asset: await services.assetNumbers.numberOf(asset),
      amountMinor: readAmount(amount, services.assets.coin(asset)!.ledgerScale),
      transferId: randomUUID(),
    });
    if (!answer.ok) throw new Error(`nothing given: ${answer.refusal.code}`);
    await services.trading.waitForRows(answer.value.sequence);
  }
}

/** A person with money on the spot account. */
export async function trader(exchange: TestExchange, amounts: Readonly<Record<string, string>>): Promise<Member> {
  const person = await exchange.person();
  await giveSpot(exchange, person, amounts);
  return person;
}

/** What a call is refused with: its code and its details; or what it answered, where it was not refused. */
export async function refusalOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (answer) => answer,
    (error: { code?: string; message: string }) => {
      const details = /\{.*\}$/.exec(error.message)?.[0];
      return { code: error.code, ...(details ? (JSON.parse(details) as object) : {}) };
    },
  );
}

/** An order as a form sends it, with an id of its own. */
export const orderForm = (over: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  clientRequestId: randomUUID(),
  symbol: 'BTC_USDT',
  side: 'buy',
  type: 'limit',
  ...over,
});

/** What a form says of an order, without its id. */
export type OrderFields = Readonly<Record<string, string>>;

export const buy = { side: 'buy', type: 'limit' } as const;
export const sell = { side: 'sell', type: 'limit' } as const;
export const place = (who: Member, over: OrderFields) => who.client.call('spot', 'place', orderForm(over));
/** What an order is refused with. */
export const refused = (who: Member, over: OrderFields) => refusalOf(place(who, over));
/** Takes every open order back. */
export async function clear(...people: readonly Member[]): Promise<void> {
  for (const who of people) await who.client.call('spot', 'cancelAll');
}

/** Two persons with money for every market of the tests. */
export async function twoTraders(exchange: TestExchange): Promise<{ readonly nora: Member; readonly paul: Member }> {
  const money = { USDT: '1000000', BTC: '10' };
  return { nora: await trader(exchange, money), paul: await trader(exchange, money) };
}
