import { randomUUID } from 'node:crypto';
import { findOwnBalance } from '../../src/modules/balances/queries/own-balance.query.ts';
import { GridDriver } from '../../src/modules/grid/driver/grid-driver.ts';
import { tellRules } from '../../src/modules/spot/public.ts';
import { insertFeeTable } from '../../src/modules/spot/store/fee-rate.store.ts';
import { place } from '../spot/spot.rig.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';

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
  async killDriver(portions?: ConstructorParameters<typeof GridDriver>[1]): Promise<void> {
    await this.driver.stop();
    this.driver = new GridDriver({ spot: this.exchange.spot }, portions);
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

  /** The last price is 54,300, and there are coins to buy at it. */
  async reset(): Promise<void> {
    for (const who of [this.left, this.right]) await who.client.call('spot', 'cancelAll');
    await this.trade('54300');
    await place(this.left, { side: 'sell', type: 'limit', price: '54300', quantity: '1' });
    await this.settle();
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

/** An exchange with a scripted market, and people who have grids in it. */
export class GridHouse {
  readonly exchange: TestExchange;
  readonly market: ScriptedMarket;

  constructor(exchange: TestExchange, market: ScriptedMarket) {
    this.exchange = exchange;
    this.market = market;
  }

  /** Opened with the fee that chapter 8 counts with, a tenth of a percent. */
  static async open(): Promise<GridHouse> {
    const exchange = await testExchange();
    const levels = [{ makerPpm: 1_000, takerPpm: 1_000 }];
    await exchange.services.db.tx((tx) => insertFeeTable(tx, 2, levels));
    await tellRules(exchange.spot);
    const [left, right] = [await exchange.person(), await exchange.person()];
    for (const who of [left, right]) await giveThroughBooks(exchange, who, { USDT: '1000000', BTC: '50' });
    return new GridHouse(exchange, new ScriptedMarket(exchange, left, right));
  }

  async close(): Promise<void> {
    await this.market.driver.stop();
    await this.exchange.close();
  }

  async someone(): Promise<Member> {
    const who = await this.exchange.person();
    await giveThroughBooks(this.exchange, who, { USDT: '20000', BTC: '1' });
    return who;
  }

  /** A grid that runs; from now on its orders are the only ones of the market. */
  async running(who: Member, over: Readonly<Record<string, string>> = {}): Promise<string> {
    const { id } = await createGrid(who, over);
    await this.market.settle();
    await this.market.left.client.call('spot', 'cancelAll');
    return id;
  }

  async end(who: Member, gridId: string, sellsBase = 'false') {
    await who.client.call('grid', 'stop', { gridId, sellsBase });
    await this.market.settle();
    return oneGrid(who, gridId);
  }

  /** What reconciliation finds wrong. */
  differences = async () => (await this.exchange.reconcile()).differences;

  /** Available and held on the spot account, by coin. */
  async spotOf({ uid }: Member): Promise<Record<string, [bigint, bigint]>> {
    const rows = await findOwnBalance(this.exchange.services.db, uid);
    return Object.fromEntries(
      rows
        .filter(({ account }) => account === 'spot')
        .map(({ asset, availableMinor, heldMinor }) => [asset, [availableMinor, heldMinor]]),
    );
  }
}

/** The order at each level, the lowest first: b or s, with ? while it waits, - for none. */
export const sidesOf = async (who: Member, gridId: string) =>
  (await oneGrid(who, gridId)).levels.map(({ side, state }) =>
    side === null ? '-' : `${side[0]}${state === 'open' ? '' : '?'}`,
  );
