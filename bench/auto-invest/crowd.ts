import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { SPREAD_MS } from '../../core/src/auto-invest/run.ts';
import { DEMO_MARKET_MAKING } from '../../server/src/demo/market-makers/market-maker-config.ts';
import { startMarketMakers } from '../../server/src/demo/market-makers/start-market-makers.ts';
import type { Plan } from '../../server/src/modules/auto-invest/queries/plan.query.ts';
import { insertPlan } from '../../server/src/modules/auto-invest/store/plan.store.ts';
import { beginDue } from '../../server/src/modules/auto-invest/usecases/runs/begin-due.ts';
import { driveDue } from '../../server/src/modules/auto-invest/usecases/runs/drive-due.ts';
import { insertPerson } from '../../server/src/modules/identity/store/person.store.ts';
import { indexTicks, type Market } from '../../server/src/modules/spot/public.ts';
import { newId } from '../../server/src/platform/ids/ids.ts';
import { silentLog } from '../../server/src/platform/log/log.ts';
import type { TestExchange } from '../../server/test/test-exchange.ts';

const SYMBOL = 'BTC_USDT';
const MILLION = 1_000_000;
const LOOK_MS = 100;
const DRIVE_MS = 100;

/** The demo's market makers on a market, as they quote while somebody looks. */
export async function makeMarket({ services, server, money, spot }: TestExchange): Promise<{ stop(): Promise<void> }> {
  const makers = await startMarketMakers({
    ...services,
    log: silentLog(),
    server,
    money,
    markets: () => spot.catalog.all().filter(({ symbol }) => symbol === SYMBOL),
    indexAt: (asset, atMs) => services.pricing.priceAt(asset, atMs)?.price ?? null,
    tokenOf: () => null,
    isWatched: async () => true,
    onCharted: async () => {},
    config: DEMO_MARKET_MAKING,
  });
  while (spot.data.state(marketOf(spot).market).book(5).asks.length < 5) await wait(LOOK_MS);
  return makers;
}

const marketOf = (spot: TestExchange['spot']): Market => spot.catalog.find(SYMBOL)!;

/** People with money in funding, and a plan each that is due at one moment. */
export async function openCrowd(
  exchange: TestExchange,
  { count, amount, dueMs }: { readonly count: number; readonly amount: string; readonly dueMs: number },
): Promise<string[]> {
  const { db } = exchange.services;
  const first = 200_000_000 + Math.floor(Math.random() * 500_000_000);
  const uids = Array.from({ length: count }, (_, at) => String(first + at));
  const nowMs = exchange.clock.nowMs();
  await db.tx(async (tx) => {
    for (const uid of uids) {
      await insertPerson(tx, {
        uid,
        email: `${uid}@example.com`,
        phone: null,
        locale: 'en_US',
        invitedBy: null,
        nowMs,
      });
      await insertPlan(tx, planOf(uid, amount, { nowMs, dueMs }));
    }
  });
  for (let at = 0; at < count; at += 200)
    await Promise.all(uids.slice(at, at + 200).map((uid) => exchange.fund(uid, 'USDT', amount)));
  return uids;
}

const planOf = (
  uid: string,
  amount: string,
  { nowMs, dueMs }: { readonly nowMs: number; readonly dueMs: number },
): Plan & { readonly requestId: string } => ({
  id: newId(nowMs),
  uid,
  state: 'ACTIVE',
  shares: [{ asset: 'BTC', percent: 100 }],
  amountMinor: BigInt(amount) * 1_000_000n,
  schedule: { period: 'day', hour: 9, zone: 'UTC' },
  autoTransfer: true,
  movesToEarn: false,
  tellsSuccess: false,
  nextRunMs: dueMs,
  insufficientInRow: 0,
  createdAtMs: nowMs,
  deletedAtMs: null,
  inputHash: '',
  requestId: randomUUID(),
});

/** What a crowd did to the book, and what its runs paid against the index of their moment. */
export interface CrowdResult {
  readonly runs: number;
  readonly bought: number;
  /** Ppm: the best ask, and the middle of the book, at their farthest above the index of the moment, and before. */
  readonly askBefore: number;
  readonly askWorst: number;
  readonly middleWorst: number;
  /** Ppm above the index: the first runs, the last ones, the worst of all. */
  readonly first: number;
  readonly last: number;
  readonly worst: number;
  readonly seconds: number;
}

/** Lets a crowd's date come, and looks at the book until all of them have ended. */
export async function runCrowd(
  exchange: TestExchange,
  uids: readonly string[],
  { dueMs, isSpread }: { readonly dueMs: number; readonly isSpread: boolean },
): Promise<CrowdResult> {
  const deps = { money: exchange.money, spot: exchange.spot };
  const looks: { readonly ask: number; readonly middle: number }[] = [look(exchange)];
  const before = looks[0]!;
  while (exchange.clock.nowMs() < dueMs) await wait(LOOK_MS);
  const startedMs = performance.now();
  while (await beginDue(deps));
  if (!isSpread) await beginAtOnce(exchange);
  const timer = setInterval(() => looks.push(look(exchange)), LOOK_MS);
  try {
    while (await isOpen(exchange, uids)) {
      while (await driveDue(deps));
      await wait(DRIVE_MS);
      if (performance.now() - startedMs > 4 * SPREAD_MS) throw new Error('runs came to no end');
    }
  } finally {
    clearInterval(timer);
  }
  const over = await overIndex(exchange, uids);
  const edge = Math.max(1, Math.floor(over.length / 50));
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    runs: uids.length,
    bought: over.length,
    askBefore: Math.round(before.ask),
    askWorst: Math.round(Math.max(...looks.map(({ ask }) => ask))),
    middleWorst: Math.round(Math.max(...looks.map(({ middle }) => middle))),
    first: Math.round(mean(over.slice(0, edge))),
    last: Math.round(mean(over.slice(-edge))),
    worst: Math.round(Math.max(...over)),
    seconds: (performance.now() - startedMs) / 1_000,
  };
}

/** The server's account may not change when a run begins; the owner of the database may. */
async function beginAtOnce({ database }: TestExchange): Promise<void> {
  await database.ownerDb.query(`update auto_invest.run set starts_ms = scheduled_ms where step = 'WAITING'`);
}

function look({ spot }: TestExchange): { readonly ask: number; readonly middle: number } {
  const market = marketOf(spot);
  const { asks, bids } = spot.data.state(market.market).book(1);
  const index = indexTicks(spot, market)!;
  const away = (ticks: number): number => (ticks / index - 1) * MILLION;
  const ask = asks[0]?.[0] ?? index;
  return { ask: away(ask), middle: away((ask + (bids[0]?.[0] ?? index)) / 2) };
}

async function isOpen({ services }: TestExchange, uids: readonly string[]): Promise<boolean> {
  const rows = await services.db.query(
    `select 1 from auto_invest.run where step <> 'ENDED' and uid = any ($1::text[]) limit 1`,
    [uids],
  );
  return rows.length > 0;
}

/** What each run paid above the index of its moment, ppm, in the order in which they ended; and that the guard held. */
async function overIndex({ services }: TestExchange, uids: readonly string[]): Promise<number[]> {
  const rows = await services.db.query<{ over: string; paid: string; limit: number }>(
    `select (l.spent_minor / (l.gross_minor / m.lot_minor) / m.unit_minor / l.index_ticks - 1) * 1000000 as over,
            l.spent_minor / (l.gross_minor / m.lot_minor) / m.unit_minor as paid, l.limit_ticks as limit
       from auto_invest.leg l join auto_invest.run r on r.id = l.run_id join trading.market m on m.market = l.market
      where r.uid = any ($1::text[]) and l.gross_minor > 0 order by r.ended_ms, r.id`,
    [uids],
  );
  const beyond = rows.filter(({ paid, limit }) => Number(paid) > limit);
  if (beyond.length > 0) throw new Error(`${beyond.length} runs paid more than their guard`);
  return rows.map(({ over }) => Number(over));
}
