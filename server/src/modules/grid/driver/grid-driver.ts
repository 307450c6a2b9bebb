import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS, SECOND_MS } from '@bourse/core/calendar/durations.ts';
import { isAllocation } from '@bourse/core/trading/allocation.ts';
import type { OrderNow, Projected } from '../../../engine/trading.ts';
import { isDatabaseAway } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { Lease } from '../../../platform/jobs/lease.ts';
import type { GridDeps } from '../grid-deps.ts';
import { type EndedOrder, findUnansweredOrders } from '../queries/core-now.query.ts';
import { findSteps } from '../queries/strategy.query.ts';
import { putOffStep } from '../store/strategy.store.ts';
import { answerOrders } from '../usecases/answer-orders.ts';
import { placeCells } from '../usecases/place-cells.ts';
import { advanceGrid } from '../usecases/steps/advance-grid.ts';
import { sweepGrids } from '../usecases/sweep-grids.ts';
import { type Watched, watchPrices } from '../usecases/watch-prices.ts';

/** The lease of the one process that answers for all grids. */
const LEASE = 'grid-driver';
const LEASE_MS = 6 * SECOND_MS;
/** Orders that one transaction answers; few, because what people ask for meanwhile waits for that transaction. */
const ANSWERS_AT_ONCE = 32;
/** If more must be answered, people have the processor to themselves for as long as the last portion took, at most this. */
const REST_MS_MAX = 20;
const STEPS_AT_ONCE = 16;
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
  readonly #lease: Lease;
  readonly #stopListening: () => void;
  #heard: EndedOrder[] = [];
  #spans = new Map<number, Watched>();
  /** The last sequence that was heard; -1 before the first step. */
  #sequence = -1;
  /** True if everything that ended before the first step heard is answered. */
  #isCaughtUp = false;
  #leaseDueAt = 0;
  #sweepDueAt = 0;
  #isHeld = false;

  constructor(deps: GridDeps) {
    this.#deps = deps;
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
    const startedAt = performance.now();
    const answered = this.#isCaughtUp ? await this.#answerHeard() : await this.#catchUp();
    if (answered) await wait(Math.min(REST_MS_MAX, performance.now() - startedAt));
    const reached = await this.#watchHeard();
    const stepped = await this.#takeSteps();
    const nowAt = performance.now();
    if (nowAt >= this.#sweepDueAt) {
      this.#sweepDueAt = nowAt + SWEEP_MS;
      if (await sweepGrids(this.#deps)) this.#sweepDueAt = 0;
    }
    return answered || reached || stepped || this.#sweepDueAt === 0;
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
    this.#isCaughtUp = false;
    this.#heard = [];
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
   * Answers what ended before anything was heard, or while a step was missed, a portion at a time.
   *
   * @returns whether there is more
   */
  async #catchUp(): Promise<boolean> {
    // What is heard while the rows are read is answered after them; answering an order twice changes nothing.
    this.#isCaughtUp = true;
    const ended = await findUnansweredOrders(this.#deps.spot.db, ANSWERS_AT_ONCE);
    if (ended.length === 0) {
      this.#sweepDueAt = 0;
      return false;
    }
    await placeCells(this.#deps, await answerOrders(this.#deps, ended, null));
    this.#isCaughtUp = false;
    return true;
  }

  async #answerHeard(): Promise<boolean> {
    if (this.#heard.length === 0) return false;
    const sequence = this.#sequence;
    const ended = this.#heard.splice(0, ANSWERS_AT_ONCE);
    const isAll = this.#heard.length === 0;
    await placeCells(this.#deps, await answerOrders(this.#deps, ended, isAll ? sequence : null));
    return !isAll;
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
