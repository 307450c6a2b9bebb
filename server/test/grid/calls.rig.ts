import { randomUUID } from 'node:crypto';
import type { OwnedId, OwnerWorld, ProductCalls } from '../house/product-calls.ts';
import { giveSpot, place } from '../spot/spot.rig.ts';
import { gridForm } from './grid.rig.ts';

/** A grid that waits for its trigger. The last price is 50,000, so that orders of other products are within the market's band. */
async function make({ exchange, owner }: OwnerWorld): Promise<string> {
  await giveSpot(exchange, owner, { USDT: '3000' });
  const [seller, buyer] = [await exchange.person(), await exchange.person()];
  await giveSpot(exchange, seller, { BTC: '1' });
  await giveSpot(exchange, buyer, { USDT: '1000' });
  await place(seller, { side: 'sell', type: 'limit', price: '50000', quantity: '0.001' });
  await place(buyer, { side: 'buy', type: 'limit', price: '50000', quantity: '0.001' });
  const answer = await exchange.services.trading.submit({ kind: 'cancelAll', account: 1, market: 1 });
  if (answer.ok) await exchange.spot.data.waitFor(answer.value.sequence);
  const form = gridForm({ clientRequestId: randomUUID(), lower: '45000', upper: '55000', trigger: '47000' });
  return (await owner.client.call('grid', 'create', form)).grid.id;
}
const gridId: OwnedId = { make };

const STAFF = ['support', 'support2', 'risk', 'product', 'compliance', 'auditor', 'superadmin'] as const;
const RANGE = { symbol: 'BTC_USDT', mode: 'arithmetic', lower: '50000', upper: '60000', grids: '10' };
/** Orders of other products have ids of another form. */
const GRID = { gridId: '01890a5d-ac96-774b-bcce-b302099a8057' };

/** What the suites of the house must know of grids' endpoints. */
export const calls: ProductCalls = {
  allowed: {
    'grid.suggestion': 'anyone',
    'grid.backtest': 'anyone',
    'grid.create': 'user',
    'grid.summary': 'user',
    'grid.list': 'user',
    'grid.one': 'user',
    'grid.fills': 'user',
    'grid.setExits': 'user',
    'grid.stop': 'user',
    'staffGrid.list': STAFF,
    'staffGrid.load': STAFF,
    'staffGrid.stop': ['risk'],
  },
  good: {
    'grid.suggestion': { symbol: 'BTC_USDT', mode: 'geometric' },
    'grid.backtest': { ...RANGE, investment: '2000', days: '30' },
    'grid.create': {
      ...RANGE,
      investment: '2000',
      investmentBase: '0.01',
      trigger: '55000',
      takeProfit: '70000',
      stopLoss: '40000',
      sellsOnStop: 'true',
    },
    'grid.list': { open: 'true', symbol: 'BTC_USDT' },
    'grid.one': GRID,
    'grid.fills': GRID,
    'grid.setExits': { ...GRID, takeProfit: '70000', stopLoss: '40000', sellsOnStop: 'true' },
    'grid.stop': { ...GRID, sellsBase: 'true' },
    'staffGrid.list': { symbol: 'BTC_USDT', state: 'RUNNING' },
    'staffGrid.stop': GRID,
  },
  ownedIds: {
    'grid.one.gridId': gridId,
    'grid.fills.gridId': gridId,
    'grid.setExits.gridId': gridId,
    'grid.stop.gridId': gridId,
  },
  beside: {
    'grid.stop': { sellsBase: 'false' },
  },
};
