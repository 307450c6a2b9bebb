import { MINUTE_MS, SECOND_MS } from '@bourse/core/calendar/durations.ts';
import { isAllocation } from '@bourse/core/trading/allocation.ts';
import type { Projected } from '../../../engine/trading.ts';
import { isDatabaseAway } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { Lease } from '../../../platform/jobs/lease.ts';
import type { GridDeps } from '../grid-deps.ts';
import type { CellRow } from '../queries/cell.query.ts';
import { type EndedOrder, findUnansweredOrders } from '../queries/core-now.query.ts';
import { findRunning, findSteps } from '../queries/strategy.query.ts';
import { noteProgress, putOffStep } from '../store/strategy.store.ts';
import { answerOrders } from '../usecases/answer-orders.ts';
import { Faults } from '../usecases/faults.ts';
import { startWork } from '../usecases/give-way.ts';
import { placeCells } from '../usecases/place-cells.ts';
import { advanceGrid } from '../usecases/steps/advance-grid.ts';
import { sweepGrids } from '../usecases/sweep-grids.ts';
import { type Portioned, type Watched, watchPrices } from '../usecases/watch-prices.ts';
import { endedOf } from './ended-order.ts';

/** The lease of the one process that answers for all grids. */
const LEASE = 'grid-driver';
const LEASE_MS = 6 * SECOND_MS;
/** How much one turn does, so that people's orders never wait for all there is. */
interface Portions {
  /** Orders that one transaction answers. */
  readonly answers: number;
  /** Grids whose rows one turn reads while it catches up. */
  readonly grids: number;
}
const PORTIONS: Portions = { answers: 16, grids: 100 };
/** Each may place a portion of orders, so that all of them together ask the trading core for as many at a time. */
const STEPS_AT_ONCE = 4;
const SWEEP_MS = 2 * SECOND_MS;
/** How long the request that made a grid may take to bring its money, before others do. */
const FUNDING_MS = 20 * SECOND_MS;
/** How long a grid whose step failed is left alone. */
const FAILED_MS = MINUTE_MS;
/** If more ended orders than this wait in memory, they are dropped and read from the rows instead. */
const HEARD_MAX = 50_000;

/**
 * Makes grids trade: it hears which of their orders have ended, answers each with the next one, and takes the steps of
 * grids that start and end. Only one process does so at a time; if two believe they should, turns and steps in the rows
 * make everything happen only once.
 *
 * @invariant a fill finds its cell by account and client id, so its cost does not depend on the number of grids
 */
export class GridDriver {
  readonly #deps: GridDeps;
  readonly #portions: Portions;
  readonly #lease: Lease;
  readonly #stops: readonly (() => void)[];
  #heard: EndedOrder[] = [];
  /** Orders that ended unheard, as rows told. */
  #missed: EndedOrder[] = [];
  /** The last grid whose rows were read while catching up; null before the first. */
  #readUntil: string | null = null;
  /** How often everything was forgotten, so that a read that began before is not taken for one that began after. */
  #forgotten = 0;
  #spans = new Map<number, Watched>();
  /** The last sequence that was heard; -1 before the first step. */
  #sequence = -1;
  /** The last sequence that was noted as answered although no order had ended. */
  #noted = -1;
  /** True if the rows of all grids were read since the first step heard. */
  #isCaughtUp = false;
  /** When all rows are read again, because an order could not be answered; null if all of them were. */
  #readAgainAt: number | null = null;
  #leaseDueAt = 0;
  #sweepDueAt = 0;
  #isHeld = false;

  constructor(deps: GridDeps, portions: Portions = PORTIONS) {
    this.#deps = deps;
    this.#portions = portions;
    this.#lease = new Lease(deps.spot.db, { name: LEASE, holder: newId(deps.spot.clock.nowMs()), ttlMs: LEASE_MS });
    this.#stops = [
      deps.spot.trading.onProjected((step) => this.#hear(step)),
      // Answers do not wait for the disk, so a crash of the database may have undone the last ones.
      deps.spot.db.onBroken(() => this.#forget()),
    ];
  }

  /** Lets another process take over at once. */
  async stop(): Promise<void> {
    for (const stop of this.#stops) stop();
    await this.#lease.release().catch(() => {});
  }

  /** Does what is due. @returns whether more is due now */
  async turn(): Promise<'more' | 'idle'> {
    const faults = new Faults();
    let isMore = false;
    try {
      // If another process holds the lease, it answers orders and watches prices.
      if (await this.#holds()) isMore = await this.#work(faults);
      else {
        this.#forget();
        this.#spans = new Map();
      }
    } catch (error) {
      // Orders taken from the list may not have been answered.
      this.#forget();
      throw error;
    }
    faults.end();
    return isMore ? 'more' : 'idle';
  }

  async #work(faults: Faults): Promise<boolean> {
    const isBehind = this.#mustCatchUp() && (await this.#catchUp());
    const answered = await this.#answerNext(faults);
    const between = () => this.#answerBetween(faults);
    const reached = await this.#watchHeard({ faults, between });
    const stepped = await this.#takeSteps(faults);
    const nowAt = performance.now();
    if (nowAt >= this.#sweepDueAt) {
      this.#sweepDueAt = nowAt + SWEEP_MS;
      await this.#noteProgress();
      if (await sweepGrids(this.#deps, { faults, between })) this.#sweepDueAt = 0;
    }
    return isBehind || answered || reached || stepped || this.#sweepDueAt === 0;
  }

  get #nowMs(): number {
    return this.#deps.spot.clock.nowMs();
  }

  async #holds(): Promise<boolean> {
    const nowAt = performance.now();
    if (nowAt < this.#leaseDueAt && this.#isHeld) return true;
    this.#isHeld = (await this.#lease.hold()) !== null;
    this.#leaseDueAt = nowAt + LEASE_MS / 3;
    return this.#isHeld;
  }

  #forget(): void {
    this.#forgotten++;
    this.#isCaughtUp = false;
    this.#heard = [];
    this.#missed = [];
    this.#readUntil = null;
    this.#readAgainAt = null;
  }

  #hear(step: Projected): void {
    if (this.#sequence >= 0 && step.previous > this.#sequence) this.#forget();
    this.#sequence = step.sequence;
    for (const order of step.orders) {
      if (order.closeReason !== null && isAllocation(order.account)) this.#heard.push(endedOf(order));
    }
    if (this.#heard.length > HEARD_MAX) this.#forget();
    for (const { market, ticks } of step.trades) {
      this.#see(market, { lowTicks: ticks, highTicks: ticks, sinceMs: step.atMs });
    }
  }

  #see(market: number, seen: Watched): void {
    const span = this.#spans.get(market);
    if (!span) this.#spans.set(market, seen);
    else if (seen.lowTicks < span.lowTicks || seen.highTicks > span.highTicks || seen.sinceMs < span.sinceMs) {
      this.#spans.set(market, {
        lowTicks: Math.min(span.lowTicks, seen.lowTicks),
        highTicks: Math.max(span.highTicks, seen.highTicks),
        sinceMs: Math.min(span.sinceMs, seen.sinceMs),
      });
    }
  }

  /** Whether rows are left to read, or must be read again because of an order that could not be answered. */
  #mustCatchUp(): boolean {
    if (this.#readAgainAt !== null && performance.now() >= this.#readAgainAt) {
      this.#isCaughtUp = false;
      this.#readUntil = null;
      this.#readAgainAt = null;
    }
    return !this.#isCaughtUp;
  }

  /**
   * Reads what ended before anything was heard, or while a step was missed: some grids in each turn, so that people's
   * orders never wait for all of them.
   *
   * @returns whether grids are left
   */
  async #catchUp(): Promise<boolean> {
    const { db } = this.#deps.spot;
    if (this.#missed.length > 0) return true;
    const forgotten = this.#forgotten;
    const grids = await findRunning(db, { afterId: this.#readUntil, limit: this.#portions.grids });
    if (forgotten !== this.#forgotten) return true;
    const isLast = grids.length < this.#portions.grids;
    this.#readUntil = grids.at(-1) ?? this.#readUntil;
    // Before the rows are read: if a step is missed meanwhile, all of them must be read again.
    if (isLast) {
      this.#isCaughtUp = true;
      this.#sweepDueAt = 0;
    }
    this.#missed = await findUnansweredOrders(db, grids);
    return !isLast;
  }

  /** Answers a portion of what was missed and of what was heard. @returns whether more of it waits */
  async #answerNext(faults: Faults): Promise<boolean> {
    const sequence = this.#sequence;
    const { answers } = this.#portions;
    const ended = [...this.#missed.splice(0, answers), ...this.#heard.splice(0, answers)];
    if (ended.length === 0) return false;
    const isAll = this.#hasNoneLeft();
    const giveWay = startWork();
    await placeCells(this.#deps, await this.#answer(ended, isAll ? sequence : null, faults), faults);
    const isMore = this.#missed.length > 0 || this.#heard.length > 0;
    if (isMore) await giveWay();
    return isMore;
  }

  /** Whether no order that has ended waits for its answer, in memory or in rows. */
  #hasNoneLeft(): boolean {
    const isRead = this.#isCaughtUp && this.#readAgainAt === null;
    return isRead && this.#missed.length === 0 && this.#heard.length === 0;
  }

  /** Where no order of a grid ends for long, staff are to see that nothing waits. */
  async #noteProgress(): Promise<void> {
    const sequence = this.#sequence;
    if (sequence <= this.#noted || !this.#hasNoneLeft()) return;
    await this.#deps.spot.db.tx((tx) => noteProgress(tx, sequence));
    this.#noted = sequence;
  }

  /** A price may reach thousands of grids: meanwhile the lease is kept, and the orders of others are answered. */
  async #answerBetween(faults: Faults): Promise<void> {
    if (await this.#holds()) await this.#answerNext(faults);
  }

  /** Answers orders in one transaction; each by itself where one of them cannot be answered, which is asked again later. */
  async #answer(ended: readonly EndedOrder[], sequence: number | null, faults: Faults): Promise<readonly CellRow[]> {
    try {
      return await answerOrders(this.#deps, ended, sequence);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
    }
    const cells: CellRow[] = [];
    for (const order of ended) {
      const next = await faults.spare<readonly CellRow[] | null>(() => answerOrders(this.#deps, [order], null), null);
      if (next) cells.push(...next);
      else this.#readAgainAt ??= performance.now() + FAILED_MS;
    }
    return cells;
  }

  /** Prices that could not be looked at are looked at again: an exit that was reached is not forgotten. */
  async #watchHeard(portioned: Portioned): Promise<boolean> {
    const spans = this.#spans;
    this.#spans = new Map();
    let reached = 0;
    try {
      for (const [market, span] of spans) {
        reached += await watchPrices(this.#deps, market, span, portioned);
        spans.delete(market);
      }
    } finally {
      for (const [market, span] of spans) this.#see(market, span);
    }
    return reached > 0;
  }

  /** If one grid's step fails, the others go on and it is left alone for a while. */
  async #takeStep(id: string): Promise<void> {
    const { db } = this.#deps.spot;
    await advanceGrid(this.#deps, id).catch(async (error: unknown) => {
      if (!isDatabaseAway(error)) await db.tx((tx) => putOffStep(tx, id, this.#nowMs + FAILED_MS));
      throw error;
    });
  }

  async #takeSteps(faults: Faults): Promise<boolean> {
    const nowMs = this.#nowMs;
    const due = await findSteps(this.#deps.spot.db, {
      beforeMs: nowMs,
      fundedUntilMs: nowMs - FUNDING_MS,
      limit: STEPS_AT_ONCE,
    });
    const taken = await Promise.allSettled(due.map((id) => faults.spare(() => this.#takeStep(id), undefined)));
    const away = taken.find((one) => one.status === 'rejected');
    if (away) throw away.reason;
    return due.length === STEPS_AT_ONCE;
  }
}
