import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { firstCells } from '../core/src/grid/cell.ts';
import { levelsOf } from '../core/src/grid/levels.ts';
import { planGrid } from '../core/src/grid/plan.ts';
import { allocationOf } from '../core/src/trading/allocation.ts';
import { GridDriver } from '../server/src/modules/grid/driver/grid-driver.ts';
import { insertCells } from '../server/src/modules/grid/store/cell.store.ts';
import { insertStrategy, lockStrategy, moveStrategy } from '../server/src/modules/grid/store/strategy.store.ts';
import { newId } from '../server/src/platform/ids/ids.ts';
import { type Bench, type BenchOptions, type BenchResult, percentile, rounded } from './bench.ts';
import { type GridWorld, gridWorld, MARKET, openMarket, tradeAt, uidOf } from './grid/grid-world.ts';
import { DATABASE, throwAwayBooks } from './ledger/throw-away-books.ts';

const FEW = 1_000;
const MANY = 10_000;
const LEVELS = 20;
const START_TICKS = 543_000;
const RUN_MS = 15_000;
const PROBE_MS = 4;
/** Somebody whose orders are timed. */
const PERSON = 900_000_003;
const FEE_PPM = 2_000;
const JUMP_TICKS = 9_000;

/** What ten thousand grids on one market cost, and what they cost the people beside them. */
export const bench: Bench = {
  name: 'grid',
  summary: `${MANY} grids of ${LEVELS} levels on one market: the cost of a fill, and how long people's orders take meanwhile`,
  async run(options) {
    const books = await throwAwayBooks();
    const world = await gridWorld({ ...books.postgres.connection(), database: DATABASE });
    try {
      return await measure(world, options);
    } finally {
      await world.close();
      await books.close();
    }
  },
};

interface Phase {
  readonly latenciesMs: Float64Array;
  readonly fills: number;
  /** From the trade to the order that follows it in the book, for each of those that one jump of the price made. */
  readonly perFillMs: number;
}

async function measure(world: GridWorld, { scale, say }: BenchOptions): Promise<BenchResult> {
  await openMarket(world);
  await world.credit(PERSON, 'USDT', 10n ** 15n);
  const driver = new GridDriver(world);
  const runMs = RUN_MS * scale;
  const phase = async (grids: number): Promise<Phase> => {
    const found = await walk(world, driver, runMs);
    say(
      `${grids} grids: ${found.fills} fills, ${rounded(found.perFillMs, 3)} ms each, orders of people p99 ${rounded(percentile(found.latenciesMs, 0.99))} ms`,
    );
    return found;
  };
  const none = await phase(0);
  await openGrids(world, driver, 0, Math.round(FEW * scale));
  const few = await phase(Math.round(FEW * scale));
  await openGrids(world, driver, Math.round(FEW * scale), Math.round(MANY * scale));
  const many = await phase(Math.round(MANY * scale));
  const p99 = ({ latenciesMs }: Phase) => percentile(latenciesMs, 0.99);
  return {
    name: 'grid',
    ratios: {
      p99VsWithout: rounded(p99(many) / p99(none)),
      perFillTenTimesTheGrids: few.perFillMs === 0 ? null : rounded(many.perFillMs / few.perFillMs),
    },
    floors: { p99VsWithout: { atMost: 2 }, perFillTenTimesTheGrids: { atMost: 1.5 } },
    p99Ms: rounded(p99(many)),
    context: {
      grids: Math.round(MANY * scale),
      levels: LEVELS,
      fills: { few: few.fills, many: many.fills },
      perFillMs: { few: rounded(few.perFillMs, 3), many: rounded(many.perFillMs, 3) },
      p99Ms: { without: rounded(p99(none)), few: rounded(p99(few)), many: rounded(p99(many)) },
      probes: many.latenciesMs.length,
      cpus: cpus().length,
      cpu: cpus()[0]?.model ?? 'unknown',
    },
  };
}

/** Moves the price up and down in small steps, with the driver at work and a person's orders timed; then all at once. */
async function walk(world: GridWorld, driver: GridDriver, runMs: number): Promise<Phase> {
  const untilMs = performance.now() + runMs;
  const isOver = () => performance.now() >= untilMs;
  const latenciesMs: number[] = [];
  await Promise.all([
    (async () => {
      for (let turn = 0; !isOver(); turn++) {
        await tradeAt(world, START_TICKS + Math.round(Math.sin(turn / 40) * JUMP_TICKS));
        await wait(20);
      }
    })(),
    (async () => {
      while (!isOver()) if ((await driver.turn()) === 'idle') await wait(20);
    })(),
    (async () => {
      for (; !isOver(); await wait(PROBE_MS)) {
        const startedMs = performance.now();
        await world.rest(PERSON, 'buy', 450_000, 100);
        latenciesMs.push(performance.now() - startedMs);
        if (latenciesMs.length % 100 === 0) await world.cancelAll(PERSON);
      }
    })(),
  ]);
  return { latenciesMs: Float64Array.from(latenciesMs), ...(await jump(world, driver)) };
}

/** What each grid has to answer when the price jumps over one or two of its levels, and how long that takes for each fill. */
async function jump(world: GridWorld, driver: GridDriver): Promise<Pick<Phase, 'fills' | 'perFillMs'>> {
  const countFills = async () => {
    const [row] = await world.db.query<{ count: string }>('select count(*) from grid.fill');
    return Number(row!.count);
  };
  await tradeAt(world, START_TICKS);
  await settle(world, driver);
  const before = await countFills();
  await tradeAt(world, START_TICKS - JUMP_TICKS);
  await world.settleRows();
  const startedMs = performance.now();
  await settle(world, driver);
  const tookMs = performance.now() - startedMs;
  const fills = (await countFills()) - before;
  return { fills, perFillMs: fills === 0 ? 0 : tookMs / fills };
}

/** Grids that run, written past their use case: through it ten thousand take minutes. Their orders are placed by the driver. */
async function openGrids(world: GridWorld, driver: GridDriver, from: number, to: number): Promise<void> {
  await tradeAt(world, START_TICKS);
  const at = world.spot.catalog.at(MARKET)!;
  for (let n = from; n < to; n++) {
    const range = {
      mode: 'arithmetic',
      lowerTicks: 500_000 + (n % 991) * 10,
      upperTicks: 580_000 + (n % 997) * 10,
      grids: LEVELS,
    } as const;
    const levels = levelsOf(range);
    if (!levels.ok) throw new Error(levels.refusal.code);
    const quoteMinor = 20_000_000_000n;
    const market = {
      lotMinor: at.lotMinor,
      unitMinor: at.unitMinor,
      minNotionalUnits: at.minNotionalUnits,
      feePpm: FEE_PPM,
    };
    const plan = planGrid(levels.value, START_TICKS, { quoteMinor, baseMinor: 0n }, market);
    if (!plan.ok) throw new Error(plan.fault.code);
    const { skip, lots, buyLots } = plan.value;
    const account = allocationOf(uidOf(n), 1);
    const baseMinor = BigInt(buyLots) * at.lotMinor;
    const nowMs = world.services.clock.nowMs();
    const id = newId(nowMs);
    await Promise.all([world.credit(account, 'USDT', quoteMinor), world.credit(account, 'BTC', baseMinor)]);
    await world.db.tx(async (tx) => {
      await insertStrategy(tx, {
        id,
        uid: uidOf(n),
        number: 1,
        account,
        requestId: newId(nowMs),
        inputHash: '',
        market: MARKET,
        ...range,
        quoteMinor,
        baseMinor,
        feePpm: FEE_PPM,
        triggerTicks: null,
        triggerSide: null,
        takeProfitTicks: null,
        stopLossTicks: null,
        sellsOnStop: false,
        createdAtMs: nowMs,
      });
      const made = (await lockStrategy(tx, id))!;
      const started = {
        startTicks: START_TICKS,
        skip,
        lots,
        buyLots: 0,
        investmentMinor: quoteMinor,
        startedAtMs: nowMs,
      };
      await moveStrategy(tx, made, { state: 'RUNNING', step: null, ...started }, nowMs);
      const cells = firstCells(LEVELS, plan.value).map((cell) => {
        const [buyTicks, sellTicks] = [levels.value[cell.cell]!, levels.value[cell.cell + 1]!];
        const ticks = cell.side === 'buy' ? buyTicks : sellTicks;
        const rest = {
          doneLots: 0,
          doneQuoteMinor: 0n,
          doneFeeMinor: 0n,
          state: 'TO_PLACE',
          waitReason: null,
        } as const;
        return { ...cell, gridId: id, market: MARKET, buyTicks, sellTicks, ticks, ...rest };
      });
      await insertCells(tx, cells, nowMs - 60_000);
    });
  }
  await settle(world, driver);
}

async function settle(world: GridWorld, driver: GridDriver): Promise<void> {
  for (;;) {
    await world.settleRows();
    const [left] = await world.db.query<{ count: string }>(`select count(*) from grid.cell where state = 'TO_PLACE'`);
    const answer = await driver.turn();
    if (answer === 'idle' && left!.count === '0') return;
    if (answer === 'idle') await wait(50);
  }
}
