import { DAY_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { priceText } from '@bourse/core/trading/grid.ts';
import type { DemoClient } from '../demo-client.ts';
import type { PastMarket } from '../past/past-market.ts';
import { dayThatMeets, type PastGrid } from './past-grids.ts';

/** How often the price is looked at. */
const STEP_MS = 20 * MINUTE_MS;

/** The parts of the demo that grids of the past need. */
export interface GridsWorld {
  readonly pastMarket: Pick<
    PastMarket,
    'offer' | 'withdraw' | 'settle' | 'follow' | 'awaitPrices' | 'isMovedAt' | 'indexAt' | 'priceGrid'
  >;
  readonly stopping: AbortSignal;
  readonly startMs: number;
  readonly days: number;
  nowMs(): number;
  /** Moves the clock ahead to a moment; it never goes back. */
  moveTo(atMs: number): void | Promise<void>;
}

/** The owner of grids, logged in anew by `logIn`. */
interface Owner {
  readonly client: DemoClient;
  logIn(): Promise<void>;
}

interface LivedGrid {
  readonly owner: Owner;
  readonly terms: PastGrid;
  readonly day: number;
  id: string | null;
}

/**
 * The grids of the demo's people during the ninety simulated days: made and stopped through the product's own calls,
 * and traded with wherever the index passes one of their orders.
 */
export class LivedGrids {
  readonly #world: GridsWorld;
  readonly #grids: readonly LivedGrid[];
  #seenMs: number;

  /** @param owners  each with their grids */
  constructor(world: GridsWorld, owners: readonly (readonly [owner: Owner, grids: readonly PastGrid[]])[]) {
    this.#world = world;
    this.#seenMs = world.startMs;
    this.#grids = owners.flatMap(([owner, grids]) =>
      grids.map((terms) => {
        const priceAt = (day: number) => world.pastMarket.indexAt(terms.symbol, world.startMs + day * DAY_MS);
        return { owner, terms, day: dayThatMeets(terms, priceAt, world.days), id: null };
      }),
    );
  }

  /** Makes and stops what is due on a day. */
  async liveDay(day: number): Promise<void> {
    const { pastMarket, stopping } = this.#world;
    for (const grid of this.#grids) {
      stopping.throwIfAborted();
      if (grid.day === day) await this.#make(grid);
      if (grid.terms.endsOnDay === day) {
        await this.#logIn(grid.owner);
        await grid.owner.client.call('grid', 'stop', { gridId: grid.id!, sellsBase: 'false' });
        await pastMarket.settle();
      }
    }
  }

  /** Lets the price go where the index went, up to a moment. */
  async liveUntil(untilMs: number): Promise<void> {
    const { pastMarket, stopping, nowMs, moveTo } = this.#world;
    for (let atMs = this.#seenMs + STEP_MS; atMs <= untilMs; atMs += STEP_MS) {
      this.#seenMs = atMs;
      if (atMs < nowMs() || this.#grids.every(({ id }) => id === null) || !pastMarket.isMovedAt(atMs)) continue;
      stopping.throwIfAborted();
      await moveTo(atMs);
      await pastMarket.follow(atMs);
    }
  }

  async #make(grid: LivedGrid): Promise<void> {
    const { pastMarket, nowMs } = this.#world;
    const { client } = grid.owner;
    const { symbol, mode, grids, investment, below, above, takeProfit, stopLoss } = grid.terms;
    await this.#logIn(grid.owner);
    const money = { asset: 'USDT', from: 'funding', to: 'spot', amount: investment };
    await client.call('transfers', 'transfer', { clientRequestId: crypto.randomUUID(), ...money });
    await pastMarket.offer();
    const index = pastMarket.indexAt(symbol, nowMs());
    const away = (tenths: number): number => Math.round((index * (1_000 + tenths)) / 1_000);
    const at = (tenths: number): string => priceText(away(tenths), pastMarket.priceGrid(symbol));
    const form = {
      clientRequestId: crypto.randomUUID(),
      symbol,
      mode,
      lower: at(-below),
      upper: at(above),
      grids: String(grids),
      investment,
      ...(takeProfit === undefined ? {} : { takeProfit: at(takeProfit) }),
      ...(stopLoss === undefined ? {} : { stopLoss: at(stopLoss) }),
    };
    grid.id = (await client.call('grid', 'create', form)).grid.id;
    await pastMarket.settle();
    await pastMarket.withdraw();
    const exits = [takeProfit, stopLoss].flatMap((tenths) => (tenths === undefined ? [] : [away(tenths)]));
    pastMarket.awaitPrices(symbol, exits);
  }

  /** Waits for the next half minute, because an authenticator's code can be used once. */
  async #logIn(owner: Owner): Promise<void> {
    await this.#world.moveTo(this.#world.nowMs() + 2 * MINUTE_MS);
    await owner.logIn();
  }
}
