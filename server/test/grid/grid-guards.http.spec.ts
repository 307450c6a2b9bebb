import { allocationOf } from '@bourse/core/trading/allocation.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findOwnBalance } from '../../src/modules/balances/queries/own-balance.query.ts';
import { GridDriver } from '../../src/modules/grid/driver/grid-driver.ts';
import { wakeCells } from '../../src/modules/grid/store/cell.store.ts';
import { createGrid as makeGrid } from '../../src/modules/grid/usecases/create-grid.ts';
import type { SpotDeps } from '../../src/modules/spot/public.ts';
import { place, refusalOf } from '../spot/spot.rig.ts';
import { type Member, type TestExchange, testExchange } from '../test-exchange.ts';
import { createGrid, giveThroughBooks, gridForm, oneGrid, ScriptedMarket } from './grid.rig.ts';

let exchange: TestExchange;
let market: ScriptedMarket;

beforeAll(async () => {
  exchange = await testExchange();
  const [left, right] = [await exchange.person(), await exchange.person()];
  for (const who of [left, right]) await giveThroughBooks(exchange, who, { USDT: '1000000', BTC: '50' });
  market = new ScriptedMarket(exchange, left, right);
}, 180_000);
afterAll(async () => {
  await market.driver.stop();
  await exchange.close();
});

/** The last price is 54,300, and there are coins to buy at it. */
beforeEach(async () => {
  for (const who of [market.left, market.right]) await who.client.call('spot', 'cancelAll');
  await market.trade('54300');
  await place(market.left, { side: 'sell', type: 'limit', price: '54300', quantity: '1' });
  await market.settle();
});

async function someone(): Promise<Member> {
  const who = await exchange.person();
  await giveThroughBooks(exchange, who, { USDT: '20000', BTC: '1' });
  return who;
}
async function running(who: Member, over: Readonly<Record<string, string>> = {}): Promise<string> {
  const { id } = await createGrid(who, over);
  await market.settle();
  await market.left.client.call('spot', 'cancelAll');
  return id;
}
async function end(who: Member, gridId: string) {
  await who.client.call('grid', 'stop', { gridId, sellsBase: 'false' });
  await market.settle();
  return oneGrid(who, gridId);
}
const isRight = async () => expect((await exchange.reconcile()).differences).toEqual([]);
async function spotOf({ uid }: Member) {
  const rows = await findOwnBalance(exchange.services.db, uid);
  return Object.fromEntries(
    rows
      .filter(({ account }) => account === 'spot')
      .map(({ asset, availableMinor, heldMinor }) => [asset, [availableMinor, heldMinor]]),
  );
}
/** The trading core with something happening before a command of it is asked for, once. */
function interrupted(
  isIt: (command: Parameters<SpotDeps['trading']['submit']>[0]) => boolean,
  before: () => Promise<unknown>,
): SpotDeps {
  const { spot } = exchange;
  let isDone = false;
  const trading: SpotDeps['trading'] = {
    submit: async (command) => {
      if (!isDone && isIt(command)) {
        isDone = true;
        await before();
      }
      return spot.trading.submit(command);
    },
    waitForRows: (sequence) => spot.trading.waitForRows(sequence),
    onProjected: (listener) => spot.trading.onProjected(listener),
  };
  return { ...spot, trading };
}

describe('money that is not there', () => {
  it.each(['1.00000001', '900000000000000000', '900000000000000000000000000000'])(
    'makes no grid, neither of the one coin nor of the other: %s of the base coin',
    async (investmentBase) => {
      const nora = await someone();
      const form = gridForm({ investmentBase });
      expect(await refusalOf(nora.client.call('grid', 'create', form))).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
      expect((await nora.client.call('grid', 'list')).rows).toEqual([]);
      expect(await spotOf(nora)).toEqual({ USDT: [20_000_000_000n, 0n], BTC: [100_000_000n, 0n] });
      const { rows } = await nora.client.call('notices', 'list');
      expect(rows.filter(({ kind }) => kind.startsWith('grid.'))).toEqual([]);
    },
  );

  it.each(['lower', 'upper', 'trigger', 'takeProfit', 'stopLoss'])(
    'beyond what the books can hold is a price too high: %s',
    async (field) => {
      const nora = await someone();
      const form = gridForm({ [field]: `1${'0'.repeat(25)}` });
      const said = { code: 'PRICE_TOO_HIGH', field, price: form[field] };
      expect(await refusalOf(nora.client.call('grid', 'create', form))).toMatchObject(said);
    },
  );

  it('that leaves while a grid is made is no loss of the grid', async () => {
    const nora = await someone();
    const base = await exchange.spot.assetNumbers.numberOf('BTC');
    const spot = interrupted(
      (command) => command.kind === 'debit' && command.asset === base,
      () =>
        nora.client.call('transfers', 'transfer', {
          clientRequestId: crypto.randomUUID(),
          asset: 'BTC',
          from: 'spot',
          to: 'funding',
          amount: '1',
        }),
    );
    const ask = { ...gridForm({ investmentBase: '0.5' }), mode: 'arithmetic', grids: 10 };
    const caller = { uid: nora.uid, sessionId: '', nowMs: exchange.clock.nowMs() };
    const made = await makeGrid({ spot }, caller, ask as Parameters<typeof makeGrid>[2]);
    expect(made).toMatchObject({ ok: false, refusal: { code: 'INSUFFICIENT_BALANCE' } });
    await market.settle();
    const [grid] = (await nora.client.call('grid', 'list')).rows;
    expect(grid).toMatchObject({ state: 'FAILED', total: '0', floating: '0', returned: { quote: '2000', base: '0' } });
    expect(await nora.client.call('grid', 'summary')).toMatchObject({ totalUsdt: '0' });
    await isRight();
  });
});

describe('orders that wait', () => {
  it('of whoever is frozen cost nothing, and stand in nobody’s way', async () => {
    const nora = await someone();
    const id = await running(nora);
    const { db, clock } = exchange.services;
    const freeze = (atMs: number | null) =>
      db.query('update identity.person set frozen_at_ms = $2 where uid = $1', [nora.uid, atMs]);
    const isFrozen = () => exchange.spot.frozenPeople.isFrozen(nora.uid);
    await freeze(clock.nowMs());
    await expect.poll(isFrozen, { timeout: 5_000 }).toBe(true);
    await market.move('buy', '55000', '0.001');
    await market.move('buy', '55000', '1');
    const written = () =>
      db.query(`select cell, xmin::text from grid.cell where grid_id = $1 and wait_reason = 'HALT' order by cell`, [
        id,
      ]);
    const before = await written();
    expect(before).toHaveLength(1);
    // Another process sweeps at once.
    await market.killDriver();
    await market.settle();
    expect(await written()).toEqual(before);
    await freeze(null);
    await expect.poll(isFrozen, { timeout: 5_000 }).toBe(false);
    await end(nora, id);
  });

  it('for an order of their own grid wait for each one that they would meet', async () => {
    const nora = await someone();
    const id = await running(nora);
    const { db } = exchange.services;
    await db.query(
      `update grid.cell set side = case cell when 3 then 'sell' else 'buy' end, ticks = case cell when 3 then sell_ticks else buy_ticks end,
         state = case cell when 3 then 'WAITING' else 'PLACED' end, wait_reason = case cell when 3 then 'SELF' end
        where grid_id = $1 and cell in (3, 8)`,
      [id],
    );
    const wake = () => wakeCells(db, { market: 1, minTicks: 1, maxTicks: 2 ** 30 }, 0, 512, []);
    expect(await wake()).toBe(0);
    await db.query(`update grid.cell set side = 'sell', ticks = sell_ticks where grid_id = $1 and cell = 8`, [id]);
    expect(await wake()).toBe(1);
    await end(nora, id);
  });

  it('with a rest that is too little for the market do not end their grid', async () => {
    const nora = await someone();
    const id = await running(nora);
    const { db } = exchange.services;
    // What an order traded before it met one of its own grid.
    await market.left.client.call('spot', 'cancelAll');
    await db.query(
      `update grid.cell c set done_lots = s.lots - 1, turn = 1, state = 'TO_PLACE', wait_reason = null
         from grid.strategy s where s.id = $1 and c.grid_id = s.id and c.cell = 9`,
      [id],
    );
    await market.killDriver();
    await market.settle();
    expect(await oneGrid(nora, id)).toMatchObject({ state: 'RUNNING', reason: null });
    await end(nora, id);
  });
});

describe('an exit', () => {
  it('is not reached by prices from before it was set', async () => {
    const nora = await someone();
    const id = await running(nora);
    await market.trade('49500', '0.1');
    await market.trade('51500', '0.1');
    await nora.client.call('grid', 'setExits', { gridId: id, stopLoss: '49800' });
    await market.settle();
    expect(await oneGrid(nora, id)).toMatchObject({ state: 'RUNNING' });
    await market.trade('49700', '0.1');
    await market.settle();
    expect(await oneGrid(nora, id)).toMatchObject({ state: 'STOPPED_SL' });
  });
});

describe('two drivers at once', () => {
  it('count a pair once, whichever of them wrote its fill', async () => {
    const nora = await someone();
    const id = await running(nora);
    const { db } = exchange.services;
    await market.move('buy', '55000', '0.1');
    await market.take('sell', '54000', '0.1');
    // What the other one has written of the order, down to the last digit, before this one has heard of it.
    await db.query(
      `insert into grid.fill
       select $1, o.id, 'level', 4, 'buy', o.traded_lots, o.traded_units * m.unit_minor, o.fee_minor, 2932500, o.updated_at_ms
         from trading.order o join trading.market m on m.market = o.market where o.account = $2 and o.client_id = 'g:4:1'`,
      [id, allocationOf(nora.uid, 1)],
    );
    await db.query('update grid.strategy set pairs = 1, grid_profit_minor = 2932500 where id = $1', [id]);
    await market.settle();
    expect(await oneGrid(nora, id)).toMatchObject({ state: 'RUNNING', pairs: 1, gridProfit: '2.9325' });
    await end(nora, id);
    await isRight();
  });

  it('return everything, whatever one of them placed while the other one returned', async () => {
    const nora = await someone();
    const id = await running(nora);
    const account = allocationOf(nora.uid, 1);
    const spot = interrupted(
      (command) => command.kind === 'debit' && command.account === account,
      () =>
        exchange.spot.trading.submit({
          kind: 'place',
          account,
          market: 1,
          side: 'buy',
          type: 'limit',
          timeInForce: 'gtc',
          ticks: 500_000,
          lots: 100,
          clientId: 'g:0:9',
          postOnly: false,
          quoteUnits: 0,
          trigger: 'none',
          stopTicks: 0,
          feeFrom: 'quote',
          selfTrade: 'expireTaker',
          idUse: 'once',
        }),
    );
    await market.driver.stop();
    market.driver = new GridDriver({ spot });
    await nora.client.call('grid', 'stop', { gridId: id, sellsBase: 'false' });
    const isOver = async () => {
      await market.settle();
      return !(await oneGrid(nora, id)).isEnding;
    };
    await expect.poll(isOver, { timeout: 10_000 }).toBe(true);
    expect((await spotOf(nora)).USDT![1]).toBe(0n);
    expect((await spotOf(nora)).BTC![1]).toBe(0n);
    await isRight();
  });
});

describe('reconciliation', () => {
  it('names a grid that somebody gave to another person', async () => {
    const nora = await someone();
    const id = await running(nora);
    const { db } = exchange.services;
    const thief = await someone();
    await db.query('update grid.strategy set uid = $2, number = 77 where id = $1', [id, thief.uid]);
    const { differences } = await exchange.reconcile();
    expect(differences.map(({ account }) => account)).toContain(`grid:${id}`);
    await db.query('update grid.strategy set uid = $2, number = 1 where id = $1', [id, nora.uid]);
    await end(nora, id);
    await isRight();
  });
});
