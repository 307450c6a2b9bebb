import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import type { Price } from '@bourse/core/money/value.ts';
import type { FastifyInstance } from 'fastify';
import type { AssetNumbers } from '../../engine/projection/asset-numbers.ts';
import { forgetClosedOrders } from '../../engine/projection/forget-orders.ts';
import type { Trading } from '../../engine/trading.ts';
import type { Identity } from '../../modules/identity/public.ts';
import { findAccountsNow, findMarketMakers, type Market } from '../../modules/spot/public.ts';
import type { TransfersDeps } from '../../modules/transfers/public.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { Lease } from '../../platform/jobs/lease.ts';
import { startLoop } from '../../platform/jobs/loop.ts';
import type { Logger } from '../../platform/log/log.ts';
import { type ChartParts, importCharts } from './chart-history.ts';
import type { MarketMakerConfig } from './market-maker-config.ts';
import { fillMarketMakers } from './market-maker-funds.ts';
import { openMarketMakers } from './market-maker-people.ts';
import { type MadeMarket, MarketMakers } from './market-makers.ts';

export interface MarketMakingParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly server: FastifyInstance;
  readonly trading: Trading;
  readonly money: TransfersDeps;
  readonly identity: Pick<Identity, 'resolveRecipient' | 'setVipLevel'>;
  readonly assetNumbers: Pick<AssetNumbers, 'numberOf'>;
  readonly markets: () => readonly Market[];
  /** The index price of one coin in USDT at a moment; null if unknown. */
  readonly indexAt: (asset: string, atMs: number) => Price | null;
  /** What a leveraged token is a multiple of; null for any other coin. */
  readonly tokenOf: ChartParts['tokenOf'];
  readonly isWatched: () => Promise<boolean>;
  /** Called after charts were imported. */
  readonly onCharted: () => Promise<void>;
  readonly config: MarketMakerConfig;
}

/** Only one process makes the markets; another takes over this long after it is gone. */
const LEASE_MS = 9_000;
/** Market makers place thousands of orders an hour, and nobody needs yesterday's. */
const ORDERS_KEPT_MS = DAY_MS;

/** Registers and fills the demo's market makers if needed, and lets them trade until stopped. */
export async function startMarketMakers(parts: MarketMakingParts): Promise<{ stop(): Promise<void> }> {
  const { db, clock, log, config } = parts;
  const people = await openMarketMakers(parts);
  const uids = people.map(({ uid }) => uid);
  const accounts = uids.map(Number);
  const index = (asset: string): Price | null => parts.indexAt(asset, clock.nowMs());
  const markets = new MadeMarkets(parts);
  await markets.refresh();
  const makers = new MarketMakers({
    trading: parts.trading,
    config,
    clock,
    log,
    makers: accounts.slice(0, -1),
    houseTrader: accounts.at(-1)!,
    markets: () => markets.all(),
    index,
    accountsNow: (list) => findAccountsNow(db, list),
    isWatched: parts.isWatched,
  });
  const turn = new Turn(db);
  const loops = [
    startLoop({
      name: 'market-maker-funds',
      everyMs: config.fillMs,
      async run() {
        await markets.refresh();
        if (await turn.isMine()) await fill(parts, index, uids, markets.assets());
        return 'idle';
      },
      log,
    }),
    startLoop({
      name: 'market-maker-orders',
      everyMs: config.fillMs,
      async run() {
        if (!(await turn.isMine())) return 'idle';
        const beforeMs = clock.nowMs() - ORDERS_KEPT_MS;
        return (await forgetClosedOrders(db, { accounts, beforeMs })) > 0 ? 'more' : 'idle';
      },
      log,
    }),
    startLoop({
      name: 'market-makers',
      everyMs: config.tickMs,
      async run() {
        await markets.refresh();
        return (await turn.isMine()) ? makers.run() : 'idle';
      },
      log,
    }),
  ];
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
      makers.stop();
      await turn.end();
    },
  };
}

function fill(
  { money, config, assetNumbers, db }: MarketMakingParts,
  index: (asset: string) => Price | null,
  uids: readonly string[],
  assets: readonly string[],
): Promise<void> {
  const spotMinor = async (uid: string, asset: string): Promise<bigint> => {
    const [number, now] = [await assetNumbers.numberOf(asset), await findAccountsNow(db, [Number(uid)])];
    return now.balances.find((row) => row.asset === number)?.totalMinor ?? 0n;
  };
  return fillMarketMakers({ money, config, index, spotMinor }, uids, assets);
}

/** Cancels quotes that market makers left from an earlier start, if they are switched off now. */
export async function withdrawMarketMakers({ db, trading }: Pick<MarketMakingParts, 'db' | 'trading'>): Promise<void> {
  for (const { uid } of await findMarketMakers(db)) {
    await trading.submit({ kind: 'cancelAll', account: Number(uid), market: 0 });
  }
}

/** The markets to make, with the core's numbers; read again when a market was added. */
class MadeMarkets {
  readonly #parts: MarketMakingParts;
  #seen: readonly Market[] = [];
  #made: readonly MadeMarket[] = [];

  constructor(parts: MarketMakingParts) {
    this.#parts = parts;
  }

  all(): readonly MadeMarket[] {
    return this.#made;
  }

  assets(): string[] {
    return [...new Set(this.#made.flatMap(({ base, quote }) => [base, quote]))];
  }

  async refresh(): Promise<void> {
    const { markets, assetNumbers, db, config, indexAt, tokenOf, clock, onCharted: charted } = this.#parts;
    const seen = markets();
    if (seen === this.#seen) return;
    // A market that was added while the exchange is running has no chart yet.
    if ((await importCharts({ db, config, indexAt, tokenOf }, seen, clock.nowMs())) > 0) await charted();
    const made = seen
      .filter(({ isQuiet }) => !isQuiet)
      .map(async (market) => ({
        ...market,
        baseNumber: await assetNumbers.numberOf(market.base),
        quoteNumber: await assetNumbers.numberOf(market.quote),
      }));
    this.#made = await Promise.all(made);
    this.#seen = seen;
  }
}

/** Whether it is this process's turn to trade; asks the database now and then. */
class Turn {
  readonly #lease: Lease;
  /** One answer for all who ask at the same time, because a second question would look like another process. */
  #isHeld = Promise.resolve(false);
  #askAgainMs = 0;

  constructor(db: Db) {
    this.#lease = new Lease(db, { name: 'market-makers', holder: randomUUID(), ttlMs: LEASE_MS });
  }

  isMine(): Promise<boolean> {
    if (performance.now() >= this.#askAgainMs) {
      this.#askAgainMs = performance.now() + LEASE_MS / 3;
      this.#isHeld = this.#lease.hold().then((epoch) => epoch !== null);
    }
    return this.#isHeld;
  }

  async end(): Promise<void> {
    if (await this.#isHeld.catch(() => false)) await this.#lease.release();
  }
}
