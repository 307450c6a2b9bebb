import { randomUUID } from 'node:crypto';
import { GridDriver } from '../../src/modules/grid/driver/grid-driver.ts';
import { place } from '../spot/spot.rig.ts';
import type { Member, TestExchange } from '../test-exchange.ts';

/** Money on the spot account, through the books, so that these balance. */
export async function giveThroughBooks(
  exchange: TestExchange,
  { uid, client }: Member,
  amounts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [asset, amount] of Object.entries(amounts)) {
    await exchange.fund(uid, asset, amount);
    await client.call('transfers', 'transfer', {
      clientRequestId: randomUUID(),
      asset,
      from: 'funding',
      to: 'spot',
      amount,
    });
  }
}

/** The grid of chapter 8: 50,000 to 60,000 in ten, 2,000 USDT. */
export const gridForm = (over: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  clientRequestId: randomUUID(),
  symbol: 'BTC_USDT',
  mode: 'arithmetic',
  lower: '50000',
  upper: '60000',
  grids: '10',
  investment: '2000',
  ...over,
});

/** A market whose price somebody scripts, and the driver of its grids. */
export class ScriptedMarket {
  readonly exchange: TestExchange;
  /** Sells and buys at the price that the script says. */
  readonly left: Member;
  readonly right: Member;
  driver: GridDriver;

  constructor(exchange: TestExchange, left: Member, right: Member) {
    this.exchange = exchange;
    this.left = left;
    this.right = right;
    this.driver = new GridDriver({ spot: exchange.spot });
  }

  /** Another process in the place of one that was killed: nothing of its memory is left. */
  async killDriver(): Promise<void> {
    await this.driver.stop();
    this.driver = new GridDriver({ spot: this.exchange.spot });
  }

  /** The driver's turns until nothing is due. */
  async settle(): Promise<void> {
    for (let idle = 0; idle < 3; ) {
      await this.rows();
      idle = (await this.driver.turn()) === 'idle' ? idle + 1 : 0;
    }
  }

  /** Until rows have everything that was answered. */
  async rows(): Promise<void> {
    const answer = await this.exchange.services.trading.submit({ kind: 'cancelAll', account: 1, market: 1 });
    if (answer.ok) await this.exchange.services.trading.waitForRows(answer.value.sequence);
    if (answer.ok) await this.exchange.spot.data.waitFor(answer.value.sequence);
  }

  /** Two people of the market's own trade a little at a price: everything between the last one and it trades with them first. */
  async trade(price: string, quantity = '0.001'): Promise<void> {
    await place(this.left, { side: 'sell', type: 'limit', price, quantity });
    await place(this.right, { side: 'buy', type: 'limit', price, quantity });
    await this.rows();
  }

  /** Buys (up) or sells (down) so much at a price from whoever stands there, and takes the rest back. */
  async take(side: 'buy' | 'sell', price: string, quantity: string): Promise<void> {
    await place(this.right, { side, type: 'limit', timeInForce: 'ioc', price, quantity });
    await this.rows();
  }

  /** Takes, and lets the driver answer. */
  async move(side: 'buy' | 'sell', price: string, quantity = '0.00375'): Promise<void> {
    await this.take(side, price, quantity);
    await this.settle();
  }
}

export const createGrid = async (who: Member, over: Readonly<Record<string, string>> = {}) =>
  (await who.client.call('grid', 'create', gridForm(over))).grid;
export const oneGrid = (who: Member, gridId: string) => who.client.call('grid', 'one', { gridId });
export const fillsOf = async (who: Member, gridId: string) =>
  (await who.client.call('grid', 'fills', { gridId, limit: '100' })).rows;
