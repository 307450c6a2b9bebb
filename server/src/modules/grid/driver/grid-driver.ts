import { MINUTE_MS, SECOND_MS } from '@bourse/core/calendar/durations.ts';
import { isAllocation } from '@bourse/core/trading/allocation.ts';
import type { OrderNow, Projected } from '../../../engine/trading.ts';
import { isDatabaseAway } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { Lease } from '../../../platform/jobs/lease.ts';
import type { GridDeps } from '../grid-deps.ts';
import { type EndedOrder, findUnansweredOrders } from '../queries/core-now.query.ts';
import { findRunning, findSteps } from '../queries/strategy.query.ts';
import { putOffStep } from '../store/strategy.store.ts';
import { answerOrders } from '../usecases/answer-orders.ts';
import { startWork } from '../usecases/give-way.ts';
import { placeCells } from '../usecases/place-cells.ts';
import { advanceGrid } from '../usecases/steps/advance-grid.ts';
import { sweepGrids } from '../usecases/sweep-grids.ts';
import { type Watched, watchPrices } from '../usecases/watch-prices.ts';

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
  readonly #stopListening: () => void;
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
  /** True if the rows of all grids were read since the first step heard. */
  #isCaughtUp = false;
  #leaseDueAt = 0;
  #sweepDueAt = 0;
  #isHeld = false;

  constructor(deps: GridDeps, portions: Portions = PORTIONS) {
    this.#deps = deps;
    this.#portions = portions;
    this.#lease = new Lease(deps.spot.db, { name: LEASE, holder: newId(deps.spot.clock.nowMs()), ttlMs: LEASE_MS });
    this.#stopListening = deps.spot.trading.onProjected((step) => this.#hear(step));
  }

  /** Lets another process take over at once. */
  async stop(): Promise<void> {
    this.#stopListening();
    await this.#lease.release().catch(() => {});
  }

  /** Does what is due. @returns whether more is due now */
  async turn(): Promise<'more' | 'idle'> {
    if (!(await this.#holds())) {
      this.#forget();
      return 'idle';
    }
    try {
      const isMore = await this.#work();
      return isMore ? 'more' : 'idle';
    } catch (error) {
      // Orders taken from the list may not have been answered.
      this.#forget();
      throw error;
    }
  }

  async #work(): Promise<boolean> {
    const isBehind = !this.#isCaughtUp && (await this.#catchUp());
    const answered = await this.#answerNext();
    const reached = await this.#watchHeard();
    const stepped = await this.#takeSteps();
    const nowAt = performance.now();
    if (nowAt >= this.#sweepDueAt) {
      this.#sweepDueAt = nowAt + SWEEP_MS;
      if (await sweepGrids(this.#deps)) this.#sweepDueAt = 0;
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
    this.#spans = new Map();
  }

  #hear(step: Projected): void {
    if (this.#sequence >= 0 && step.previous > this.#sequence) this.#forget();
    this.#sequence = step.sequence;
    for (const order of step.orders) {
      if (order.closeReason !== null && isAllocation(order.account)) this.#heard.push(endedOf(order));
    }
    if (this.#heard.length > HEARD_MAX) this.#forget();
    for (const { market, ticks } of step.trades) {
      const span = this.#spans.get(market);
      if (!span) this.#spans.set(market, { lowTicks: ticks, highTicks: ticks, sinceMs: step.atMs });
      else if (ticks < span.lowTicks || ticks > span.highTicks) {
        const { lowTicks, highTicks, sinceMs } = span;
        this.#spans.set(market, {
          lowTicks: Math.min(lowTicks, ticks),
          highTicks: Math.max(highTicks, ticks),
          sinceMs,
        });
      }
    }
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
  async #answerNext(): Promise<boolean> {
    const sequence = this.#sequence;
    const { answers } = this.#portions;
    const ended = [...this.#missed.splice(0, answers), ...this.#heard.splice(0, answers)];
    if (ended.length === 0) return false;
    const isAll = this.#isCaughtUp && this.#missed.length === 0 && this.#heard.length === 0;
    const giveWay = startWork();
    await placeCells(this.#deps, await answerOrders(this.#deps, ended, isAll ? sequence : null));
    const isMore = this.#missed.length > 0 || this.#heard.length > 0;
    if (isMore) await giveWay();
    return isMore;
  }

  async #watchHeard(): Promise<boolean> {
    const spans = this.#spans;
    this.#spans = new Map();
    let reached = 0;
    for (const [market, span] of spans) reached += await watchPrices(this.#deps, market, span);
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

  async #takeSteps(): Promise<boolean> {
    const nowMs = this.#nowMs;
    const due = await findSteps(this.#deps.spot.db, {
      beforeMs: nowMs,
      fundedUntilMs: nowMs - FUNDING_MS,
      limit: STEPS_AT_ONCE,
    });
    const taken = await Promise.allSettled(due.map((id) => this.#takeStep(id)));
    const failed = taken.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    return due.length === STEPS_AT_ONCE;
  }
}

const endedOf = (order: OrderNow): EndedOrder => ({
  orderId: order.id,
  account: order.account,
  clientId: order.clientId,
  isBuy: order.isBuy,
  tradedLots: order.tradedLots,
  tradedUnits: order.tradedUnits,
  feeMinor: order.feeMinor,
  isFilled: order.closeReason === 'filled',
  atMs: order.updatedAtMs,
});
