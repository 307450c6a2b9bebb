import { createServices, type Services } from '../../server/src/boot/services.ts';
import { LEASE_NAME, LocalTrading } from '../../server/src/engine/local-trading.ts';
import { Ledger } from '../../server/src/ledger/ledger.ts';
import { DEMO_CATALOG, installCatalog } from '../../server/src/modules/assets/public.ts';
import type { GridDeps } from '../../server/src/modules/grid/grid-deps.ts';
import { createGrid } from '../../server/src/modules/grid/usecases/create-grid.ts';
import { startSpot, stopSpot, tellRules } from '../../server/src/modules/spot/public.ts';
import { SystemClock } from '../../server/src/platform/clock/clock.ts';
import { Secrets } from '../../server/src/platform/config/secrets.ts';
import { Db, type DbOptions } from '../../server/src/platform/db/db.ts';
import { newId } from '../../server/src/platform/ids/ids.ts';
import { endLease } from '../../server/src/platform/jobs/lease.ts';
import { silentLog } from '../../server/src/platform/log/log.ts';
import { InboxSender } from '../../server/src/platform/mail/inbox.ts';

/** BTC against USDT: prices in tenths, lots of a hundred-thousandth. */
export const MARKET = 1;
/** Whoever trades against the grids, and moves the price. */
const MAKERS = [900_000_001, 900_000_002] as const;
export const uidOf = (n: number): string => String(300_000_000 + n);

/** Grids with their market and its core, and without anything else of an exchange. */
export interface GridWorld extends GridDeps {
  readonly db: Db;
  readonly services: Services;
  readonly trading: LocalTrading;
  credit(account: number, asset: 'BTC' | 'USDT', amountMinor: bigint): Promise<void>;
  /** Buys or sells at most so many lots at a price, at once; the rest is taken back. */
  take(account: number, side: 'buy' | 'sell', ticks: number, lots: number): Promise<void>;
  rest(account: number, side: 'buy' | 'sell', ticks: number, lots: number): Promise<void>;
  cancelAll(account: number): Promise<void>;
  /** Makes the grid of chapter 8 for a person. */
  create(uid: string, over?: Partial<Parameters<typeof createGrid>[2]>): Promise<string>;
  /** Until memory has everything that was answered. */
  settleRows(): Promise<void>;
  close(): Promise<void>;
}

/** Opens it on a database that is migrated; whoever had it before is dead. */
export async function gridWorld(connection: DbOptions): Promise<GridWorld> {
  const db = new Db({ ...connection, role: 'bourse_app', poolMax: 12 });
  const clock = new SystemClock();
  for (const name of [LEASE_NAME, 'grid-driver']) await endLease(db, name, null);
  const trading = new LocalTrading({
    db,
    ledger: new Ledger(db),
    clock,
    holder: newId(clock.nowMs()),
    onFailed: (error) => {
      throw error;
    },
  });
  await trading.start();
  const services = createServices({
    db,
    clock,
    log: silentLog(),
    keys: new Secrets('x'.repeat(64)),
    sender: new InboxSender({ db, clock, render: () => ({ subject: '', body: '' }) }),
    trading,
    publicOrigin: 'http://localhost',
    consoleOrigin: 'http://localhost',
    requiresStaffKey: false,
  });
  await db.tx((tx) => installCatalog(tx, DEMO_CATALOG, clock.nowMs()));
  await services.assets.start();
  const spot = await startSpot(services, { isDemo: true });
  await tellRules(spot);
  const sequenceOf = async (command: Parameters<LocalTrading['submit']>[0]): Promise<number> => {
    for (;;) {
      const answer = await trading.submit(command);
      if (answer.ok) return answer.value.sequence;
    }
  };
  const ask = async (command: Parameters<LocalTrading['submit']>[0]): Promise<void> => void (await sequenceOf(command));
  const order = (account: number, side: 'buy' | 'sell', ticks: number, lots: number, timeInForce: 'gtc' | 'ioc') =>
    ask({
      kind: 'place',
      account,
      market: MARKET,
      side,
      type: 'limit',
      timeInForce,
      postOnly: false,
      ticks,
      lots,
      quoteUnits: 0,
      trigger: 'none',
      stopTicks: 0,
      feeFrom: 'received',
      selfTrade: 'expireTaker',
      idUse: 'once',
      clientId: '',
    });
  return {
    db,
    services,
    spot,
    trading,
    credit: async (account, asset, amountMinor) => {
      const number = await services.assetNumbers.numberOf(asset);
      const transferId = newId(clock.nowMs());
      const sequence = await sequenceOf({ kind: 'credit', account, asset: number, amountMinor, transferId });
      // A grid is made of what rows say that there is.
      await trading.waitForRows(sequence);
    },
    take: (account, side, ticks, lots) => order(account, side, ticks, lots, 'ioc'),
    rest: (account, side, ticks, lots) => order(account, side, ticks, lots, 'gtc'),
    cancelAll: (account) => ask({ kind: 'cancelAll', account, market: MARKET }),
    async create(uid, over = {}) {
      const nowMs = clock.nowMs();
      const made = await createGrid(
        { spot },
        { uid, sessionId: '', nowMs },
        {
          clientRequestId: newId(nowMs),
          symbol: 'BTC_USDT',
          mode: 'arithmetic',
          lower: '50000',
          upper: '60000',
          grids: 10,
          investment: '2000',
          ...over,
        },
      );
      if (!made.ok) throw new Error(`no grid: ${made.refusal.code} ${JSON.stringify(made.refusal.details)}`);
      return made.value.strategy.id;
    },
    async settleRows() {
      const answer = await trading.submit({ kind: 'cancelAll', account: 1, market: MARKET });
      if (!answer.ok) return;
      await trading.waitForRows(answer.value.sequence);
      await spot.data.waitFor(answer.value.sequence);
    },
    async close() {
      services.assets.stop();
      stopSpot(spot);
      await trading.stop();
      await db.end();
    },
  };
}

/** Gives whoever trades against the grids all they need, and brings the price to 54,300 with coins to buy at it. */
export async function openMarket(world: GridWorld): Promise<void> {
  for (const account of MAKERS) {
    await world.credit(account, 'USDT', 10n ** 18n);
    await world.credit(account, 'BTC', 10n ** 15n);
  }
  await tradeAt(world, 543_000);
  await world.rest(MAKERS[0], 'sell', 543_000, 10_000_000);
  await world.settleRows();
}

/** The price is this one now: everything that stood between trades first. */
export async function tradeAt(world: GridWorld, ticks: number): Promise<void> {
  await world.take(MAKERS[1], 'buy', ticks, 5_000_000);
  await world.take(MAKERS[1], 'sell', ticks, 5_000_000);
  await world.rest(MAKERS[0], 'sell', ticks, 100);
  await world.take(MAKERS[1], 'buy', ticks, 100);
  await world.cancelAll(MAKERS[0]);
}
