import { seeded } from '../../../core/src/trading/reference/seeded.ts';
import { GridDriver } from '../../../server/src/modules/grid/driver/grid-driver.ts';
import { endGrid } from '../../../server/src/modules/grid/usecases/end-grid.ts';
import { type GridWorld, gridWorld, openMarket, tradeAt, uidOf } from '../../grid/grid-world.ts';

/**
 * A process with grids and a price that moves, which is killed. It says `ready` when it does what it is asked to: `open` makes the
 * grids, `run` moves the price for ever and stops and makes grids meanwhile, `end` stops all of them.
 */
const [mode, host, port, user, grids, seed] = process.argv.slice(2) as [string, string, string, string, string, string];
const random = seeded(Number(seed));
const people = Number(grids);
const world = await gridWorld({ host, port: Number(port), user, database: 'postgres' });
const driver = new GridDriver(world);

if (mode === 'open') await open(world);
else if (mode === 'run') await run(world);
else await end(world);
process.exit(0);

async function open(to: GridWorld): Promise<void> {
  await openMarket(to);
  for (let n = 0; n < people; n++) {
    await to.credit(Number(uidOf(n)), 'USDT', 10n ** 12n);
    await to.create(uidOf(n), shape(n));
  }
  await settle();
}

/** No two neighbours have the same levels. */
function shape(n: number) {
  return {
    lower: String(49_000 + (n % 7) * 300),
    upper: String(58_000 + (n % 11) * 400),
    grids: 5 + (n % 16),
    mode: n % 2 === 0 ? ('arithmetic' as const) : ('geometric' as const),
  };
}

async function run(to: GridWorld): Promise<void> {
  let ticks = to.spot.data.state(1).lastTicks;
  console.log('ready');
  for (;;) {
    const step = Math.round((random() - 0.5) * 16_000);
    ticks = Math.min(610_000, Math.max(480_000, ticks + step));
    await Promise.all([tradeAt(to, ticks), driver.turn()]);
    if (random() < 0.1) await exchangeOne(to);
    await driver.turn();
  }
}

/** Stops some grid, and makes another one of the same person's. */
async function exchangeOne(to: GridWorld): Promise<void> {
  const uid = uidOf(Math.floor(random() * people));
  const [one] = await to.db.query<{ id: string }>(
    `select id from grid.strategy where uid = $1 and state in ('TO_RUN', 'RUNNING', 'SUSPENDED') and step is null limit 1`,
    [uid],
  );
  if (one) await endGrid(to, one.id, { state: 'STOPPED_MANUAL', sells: random() < 0.5 });
  const { lastTicks } = to.spot.data.state(1);
  const lower = Math.round(lastTicks / 10) - 3_000;
  await to.create(uid, { lower: String(lower), upper: String(lower + 6_000), grids: 6 });
}

async function end(to: GridWorld): Promise<void> {
  for (;;) {
    const rows = await to.db.query<{ id: string }>('select id from grid.strategy where ended_at_ms is null');
    if (rows.length === 0) return;
    for (const { id } of rows) await endGrid(to, id, { state: 'STOPPED_MANUAL', sells: false });
    await settle();
  }
}

async function settle(): Promise<void> {
  for (let idle = 0; idle < 3; ) {
    await world.settleRows();
    idle = (await driver.turn()) === 'idle' ? idle + 1 : 0;
  }
}
