import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { seeded } from '@bourse/core/trading/reference/seeded.ts';
import { DemoRefused } from '../../src/demo/demo-client.ts';
import { type RawAnswer, signed, type Trader, type TradingRig } from './trading-api.rig.ts';

/** The market of a crowd, in the words of the pages and of programs. */
export const SYMBOL = 'HBT_USDT';
export const WIRE_SYMBOL = 'HBTUSDT';
/** What each account begins with. */
export const MONEY = { HBT: '500000', USDT: '500000' } as const;
/** Places of a price there. */
export const PRICE_SCALE = 4;

interface Share {
  /** Which of the crowd; those with an even number trade in the way of the pages, the others as programs. */
  readonly at: number;
  readonly orders: number;
}

/**
 * Lets every account of a rig place seeded random orders, all of them at once, and waits until the rows have everything.
 *
 * @param orders  of all accounts together
 * @returns       how many were accepted
 */
export async function tradeAsCrowd(rig: TradingRig, orders: number): Promise<number> {
  for (const trader of rig.traders) await moveIn(rig, trader);
  const share = orders / rig.traders.length;
  const accepted = await Promise.all(rig.traders.map((trader, at) => trade(rig, trader, { at, orders: share })));
  await settled(rig);
  return accepted.reduce((sum, one) => sum + one, 0);
}

function assertNoFault({ status, body }: RawAnswer): void {
  if (status >= 500) throw new Error(`a program met ${status}: ${JSON.stringify(body)}`);
}

async function moveIn({ exchange }: TradingRig, { uid, client }: Trader): Promise<void> {
  for (const [asset, amount] of Object.entries(MONEY)) {
    await exchange.fund(uid, asset, amount);
    const transfer = { clientRequestId: randomUUID(), asset, from: 'funding', to: 'spot', amount };
    await client.call('transfers', 'transfer', transfer);
  }
}

/** One account's share: each order waits for the answer of the one before, as a person's or a simple program's does. */
async function trade(rig: TradingRig, trader: Trader, { at, orders }: Share): Promise<number> {
  let accepted = 0;
  const random = seeded(0x5eed + at);
  const pick = <Choice>(choices: readonly Choice[]): Choice => choices[Math.floor(random() * choices.length)]!;
  const resting: string[] = [];
  for (let turn = 0; turn < orders; turn++) {
    const side = pick(['buy', 'sell'] as const);
    const limit = (1 + (random() - 0.5) / 20).toFixed(PRICE_SCALE);
    const kind = pick(['limit', 'limit', 'limit', 'limit', 'market', 'ioc', 'postOnly', 'stop'] as const);
    const quantity = (5 + random() * 95).toFixed(2);
    const id =
      at % 2 === 0
        ? await byForm(trader, side, limit, kind, quantity)
        : await byProgram(rig, trader, side, limit, kind, quantity);
    if (id === null) continue;
    accepted++;
    resting.push(id);
    if (random() < 0.3) await takeBack(rig, trader, at, resting.splice(Math.floor(random() * resting.length), 1)[0]!);
  }
  return accepted;
}

type Kind = 'limit' | 'market' | 'ioc' | 'postOnly' | 'stop';

async function byForm(
  { client }: Trader,
  side: string,
  limit: string,
  kind: Kind,
  quantity: string,
): Promise<string | null> {
  const common = { clientRequestId: randomUUID(), symbol: SYMBOL, side, quantity };
  const order: Record<Kind, Record<string, string>> = {
    limit: { type: 'limit', price: limit },
    market: { type: 'market' },
    ioc: { type: 'limit', price: limit, timeInForce: 'ioc' },
    postOnly: { type: 'limit', price: limit, postOnly: 'true' },
    stop: { type: 'stop-limit', price: limit, stopPrice: limit },
  };
  try {
    return (await client.call('spot', 'place', { ...common, ...order[kind] })).order.id;
  } catch (error) {
    if (error instanceof DemoRefused && error.code !== 'SYSTEM_ERROR') return null;
    throw error;
  }
}

async function byProgram(
  rig: TradingRig,
  trader: Trader,
  side: string,
  limit: string,
  kind: Kind,
  quantity: string,
): Promise<string | null> {
  const common = { symbol: WIRE_SYMBOL, side: side.toUpperCase(), quantity };
  const order: Record<Kind, Record<string, string>> = {
    limit: { type: 'LIMIT', timeInForce: 'GTC', price: limit },
    market: { type: 'MARKET' },
    ioc: { type: 'LIMIT', timeInForce: 'IOC', price: limit },
    postOnly: { type: 'LIMIT_MAKER', price: limit },
    stop: { type: 'STOP_LOSS_LIMIT', timeInForce: 'GTC', price: limit, stopPrice: limit },
  };
  const answer = await signed(rig, trader, 'POST /api/v3/order', { ...common, ...order[kind] });
  assertNoFault(answer);
  return answer.status === 200 ? String(answer.body.orderId) : null;
}

/** What has ended meanwhile is not there to be cancelled, which is an answer like another. */
async function takeBack(rig: TradingRig, trader: Trader, at: number, orderId: string): Promise<void> {
  if (at % 2 !== 0) {
    const answer = await signed(rig, trader, 'DELETE /api/v3/order', { symbol: WIRE_SYMBOL, orderId });
    assertNoFault(answer);
    return;
  }
  await trader.client.call('spot', 'cancel', { orderId }).catch((error: unknown) => {
    if (!(error instanceof DemoRefused) || error.code !== 'ORDER_NOT_FOUND') throw error;
  });
}

/** Resolves when the rows have everything that was asked for until now. */
async function settled(rig: TradingRig): Promise<void> {
  const { trading } = rig.exchange.services;
  const last = await trading.submit({ kind: 'cancelAll', account: Number(rig.traders[0]!.uid), market: 6 });
  if (!last.ok) throw new Error(last.refusal.code);
  await trading.waitForRows(last.value.sequence, MINUTE_MS);
}
