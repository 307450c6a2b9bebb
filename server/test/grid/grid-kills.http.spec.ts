import { allocationOf } from '@bourse/core/trading/allocation.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findOwed } from '../../src/modules/balances/queries/owed.query.ts';
import { findOwnBalance } from '../../src/modules/balances/queries/own-balance.query.ts';
import { createGrid as makeGrid } from '../../src/modules/grid/usecases/create-grid.ts';
import type { SpotDeps } from '../../src/modules/spot/public.ts';
import { OutcomeUnknown } from '../../src/platform/db/outcome-unknown.ts';
import { place } from '../spot/spot.rig.ts';
import { GridHouse, gridForm, oneGrid, sidesOf } from './grid.rig.ts';

let house: GridHouse;
beforeAll(async () => {
  house = await GridHouse.open();
}, 180_000);
afterAll(() => house.close());
beforeEach(() => house.market.reset());

describe('whoever is killed', () => {
  it('at any step leaves a grid that goes on as if nothing had been', async () => {
    const nora = await house.someone();
    const { db } = house.exchange.services;
    const id = await house.running(nora);
    // An order traded, and whoever was to answer it is gone before and after the rows were written.
    await house.market.take('buy', '55000', '0.00375');
    await house.market.killDriver();
    await house.market.settle();
    await house.market.take('sell', '54000', '0.00375');
    await house.market.killDriver();
    await house.market.settle();
    expect(await oneGrid(nora, id)).toMatchObject({ pairs: 1, gridProfit: '3.34125' });
    const orders = async () =>
      (
        await db.query<{ count: string }>('select count(*) from trading.order where account = $1', [
          allocationOf(nora.uid, 1),
        ])
      )[0]!.count;
    const before = await orders();
    // Orders that were placed, of which nobody wrote down that they were.
    await db.query(`update grid.cell set state = 'TO_PLACE', updated_at_ms = 0 where grid_id = $1`, [id]);
    await house.market.killDriver();
    await house.market.settle();
    expect(await orders()).toBe(before);
    expect(await sidesOf(nora, id)).toEqual(['b', 'b', 'b', 'b', '-', 's', 's', 's', 's', 's', 's']);
    // Each step of the end, done and not written down.
    await nora.client.call('grid', 'stop', { gridId: id, sellsBase: 'false' });
    await house.market.settle();
    await db.query(`update grid.strategy set step = 'RETURNING', ended_at_ms = null where id = $1`, [id]);
    await house.market.killDriver();
    await house.market.settle();
    expect((await oneGrid(nora, id)).isEnding).toBe(false);
    expect((await house.spotOf(nora)).USDT![1]).toBe(0n);
    expect(await house.differences()).toEqual([]);
  });

  it('leaves what is caught up with in portions, one after the other', async () => {
    const nora = await house.someone();
    const ids = [await house.running(nora)];
    for (let more = 0; more < 2; more++) {
      await place(house.market.left, { side: 'sell', type: 'limit', price: '54300', quantity: '1' });
      ids.push(await house.running(nora));
    }
    const countFills = async () => {
      const sql = `select 1 from grid.fill where grid_id = any ($1::uuid[]) and kind = 'level'`;
      return (await house.exchange.services.db.query(sql, [ids])).length;
    };
    await house.market.take('buy', '56000', '0.0225');
    await house.market.killDriver({ answers: 1, grids: 1 });
    let before = 0;
    for (let turns = 0; before < 6; turns++) {
      expect(turns).toBeLessThan(20);
      expect(await house.market.driver.turn()).toBe('more');
      const after = await countFills();
      expect(after - before).toBeLessThanOrEqual(1);
      before = after;
    }
    await house.market.killDriver();
    await house.market.settle();
    for (const id of ids) {
      expect(await sidesOf(nora, id)).toEqual(['b', 'b', 'b', 'b', 'b', 'b', '-', 's', 's', 's', 's']);
      await house.end(nora, id);
    }
    expect(await house.differences()).toEqual([]);
  });

  it('between the two accounts leaves money that is in transit, its person’s, and arrives', async () => {
    const nora = await house.someone();
    const { spot, services, clock } = house.exchange;
    const cut: SpotDeps['trading'] = {
      submit: (command) =>
        command.kind === 'credit' ? Promise.reject(new OutcomeUnknown('cut off')) : spot.trading.submit(command),
      waitForRows: (sequence) => spot.trading.waitForRows(sequence),
      onProjected: (listener) => spot.trading.onProjected(listener),
    };
    const caller = { uid: nora.uid, sessionId: '', nowMs: clock.nowMs() };
    const form = gridForm();
    const ask = { ...form, mode: 'arithmetic', grids: 10 } as Parameters<typeof makeGrid>[2];
    expect(await makeGrid({ spot: { ...spot, trading: cut } }, caller, ask)).toMatchObject({ ok: false });
    await house.market.rows();
    const balances = await findOwnBalance(services.db, nora.uid);
    expect(balances.find(({ account, asset }) => account === 'in_transit' && asset === 'USDT')).toMatchObject({
      heldMinor: 2_000_000_000n,
    });
    const owed = (await findOwed(services.db)).find(({ uid }) => uid === nora.uid);
    expect(owed?.amounts).toBe('BTC=100000000,USDT=20000000000');
    expect(await house.differences()).toEqual([]);
    await services.db.query('update grid.strategy set step_at_ms = 0 where uid = $1', [nora.uid]);
    await house.market.settle();
    const { grid, replayed } = await nora.client.call('grid', 'create', form);
    expect({ replayed, state: grid.state }).toEqual({ replayed: true, state: 'RUNNING' });
    await house.end(nora, grid.id);
    expect(await house.differences()).toEqual([]);
  });

  it('before the money came leaves a grid that brings it, once', async () => {
    const nora = await house.someone();
    const id = await house.running(nora);
    await house.exchange.services.db.query(
      `update grid.strategy set state = 'TO_RUN', step = 'FUNDING', step_at_ms = 0, trigger_ticks = 520000, trigger_side = 'below'
        where id = $1`,
      [id],
    );
    await house.market.killDriver();
    await house.market.settle();
    expect(await house.spotOf(nora)).toMatchObject({ USDT: [18_000_000_000n, expect.anything()] });
    await house.end(nora, id);
    expect((await house.spotOf(nora)).USDT![1]).toBe(0n);
  });
});
