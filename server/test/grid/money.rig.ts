import { randomUUID } from 'node:crypto';
import type { ProductMoney } from '../books/product-money.ts';
import { place } from '../spot/spot.rig.ts';
import type { Member, TestExchange } from '../test-exchange.ts';
import { giveThroughBooks, gridForm, ScriptedMarket } from './grid.rig.ts';

const ASKED =
  'what the person asked for: what came of it is orders, which are the core’s, and fills, which are compared with these';
const STARTED =
  'what the grid was started with: the orders that came of it are compared with the trading core, and no money moves by it again';
const NAME = 'names an order: the order itself is compared with the trading core';
const PAIR = 'what an order will be paired with: the profit that comes of it is compared with the fills';

/** A grid of each person that has traded and has ended, and one that runs. */
async function fill(exchange: TestExchange): Promise<void> {
  // Other products move the clock by days, and whoever was logged in before is not any more.
  const people = [await exchange.person(), await exchange.person()];
  const makers = [await exchange.person(), await exchange.person()] as const;
  for (const who of makers) await giveThroughBooks(exchange, who, { USDT: '100000', BTC: '2' });
  const market = new ScriptedMarket(exchange, ...makers);
  for (const who of people) {
    await giveThroughBooks(exchange, who, { USDT: '8000' });
    const ended = await run(market, who);
    await who.client.call('grid', 'stop', { gridId: ended, sellsBase: 'false' });
    await market.settle();
    await run(market, who);
  }
  await market.driver.stop();
}

async function run(market: ScriptedMarket, who: Member): Promise<string> {
  for (const each of [market.left, market.right]) await each.client.call('spot', 'cancelAll');
  await market.trade('59500');
  await place(market.left, { side: 'sell', type: 'limit', price: '59500', quantity: '0.5' });
  const form = gridForm({ clientRequestId: randomUUID(), lower: '59100', upper: '59900', grids: '2' });
  const { grid } = await who.client.call('grid', 'create', form);
  await market.settle();
  await market.left.client.call('spot', 'cancelAll');
  const { quantity } = await who.client.call('grid', 'one', { gridId: grid.id });
  // Between the orders that other products left at 59,000 and 60,000.
  await market.move('buy', '59900', quantity!);
  await market.move('sell', '59500', quantity!);
  return grid.id;
}

export const money: ProductMoney = {
  fill,
  noMoney: {
    'grid.strategy.account': NAME,
    'grid.strategy.market': ASKED,
    'grid.strategy.lower_ticks': ASKED,
    'grid.strategy.upper_ticks': ASKED,
    'grid.strategy.grids': ASKED,
    'grid.strategy.fee_ppm': ASKED,
    'grid.strategy.trigger_ticks': ASKED,
    'grid.strategy.take_profit_ticks': ASKED,
    'grid.strategy.stop_loss_ticks': ASKED,
    'grid.strategy.start_ticks': STARTED,
    'grid.strategy.worst_ticks': STARTED,
    'grid.strategy.skip': STARTED,
    'grid.strategy.lots': STARTED,
    'grid.strategy.buy_lots': STARTED,
    'grid.strategy.stop_lots': STARTED,
    'grid.strategy.investment_minor': STARTED,
    'grid.strategy.end_ticks': STARTED,
    'grid.cell.cell': NAME,
    'grid.cell.market': NAME,
    'grid.cell.turn': NAME,
    'grid.cell.ticks': NAME,
    'grid.cell.buy_ticks': NAME,
    'grid.cell.sell_ticks': NAME,
    'grid.cell.paired_minor': PAIR,
    'grid.cell.done_lots': PAIR,
    'grid.cell.done_quote_minor': PAIR,
    'grid.cell.done_fee_minor': PAIR,
    'grid.fill.level': NAME,
  },
};
