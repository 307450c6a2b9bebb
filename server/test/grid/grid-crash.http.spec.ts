import { gridReason, gridState } from '@bourse/contract/grid-shapes.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillsOf, GridHouse, oneGrid, sidesOf } from './grid.rig.ts';

let house: GridHouse;
beforeAll(async () => {
  house = await GridHouse.open();
}, 180_000);
afterAll(() => house.close());

/** Puts the last answer of a cell back, as a crash of the database does that had not written it to the disk. */
async function undoAnswer(gridId: string, level: number): Promise<void> {
  await house.exchange.database.ownerDb.tx(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(
      `update grid.cell set side = 'buy', ticks = buy_ticks, turn = 0, paired_minor = null, state = 'PLACED', wait_reason = null
        where grid_id = $1 and cell = $2`,
      [gridId, level],
    );
    await tx.query('delete from grid.fill where grid_id = $1 and level = $2', [gridId, level]);
  });
}

/** Ends the idle connections of the exchange, as a crash of the database ends all of them. */
async function breakConnections(): Promise<void> {
  const { db } = house.exchange.services;
  const isBroken = new Promise<void>((resolve) => {
    const stop = db.onBroken(() => {
      stop();
      resolve();
    });
  });
  await house.exchange.database.ownerDb.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state = 'idle' and application_name = 'bourse'`,
  );
  await isBroken;
}

it('an answer that a crash of the database undid is made again, once', async () => {
  const nora = await house.someone();
  await house.market.reset();
  const gridId = await house.running(nora);
  await house.market.move('sell', '53000');
  const before = {
    sides: await sidesOf(nora, gridId),
    fills: await fillsOf(nora, gridId),
    grid: await oneGrid(nora, gridId),
  };
  expect(before.fills.map(({ kind, level }) => [kind, level])).toEqual([
    ['level', 3],
    ['start', null],
  ]);
  await undoAnswer(gridId, 3);
  expect(await fillsOf(nora, gridId)).toHaveLength(1);
  await breakConnections();
  await house.market.settle();
  expect(await sidesOf(nora, gridId)).toEqual(before.sides);
  expect(await fillsOf(nora, gridId)).toEqual(before.fills);
  expect((await oneGrid(nora, gridId)).quoteNow).toBe(before.grid.quoteNow);
  expect(await house.differences()).toEqual([]);
});

it('a row can have no state and no reason that people are not told', async () => {
  const rows = await house.exchange.database.ownerDb.query<{ name: string; said: string }>(
    `select conname as name, pg_get_constraintdef(oid) as said from pg_constraint where conrelid = 'grid.strategy'::regclass`,
  );
  const valuesOf = (name: string) =>
    [...(rows.find((row) => row.name === name)?.said ?? '').matchAll(/'([A-Z_]+)'/g)]
      .map(([, value]) => value)
      .toSorted();
  expect(valuesOf('strategy_state_check')).toEqual(gridState.options.toSorted());
  expect(valuesOf('strategy_reason_check')).toEqual(gridReason.options.toSorted());
});
