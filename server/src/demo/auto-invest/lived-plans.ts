import { nextRunAtMs, recurrenceOf, type Schedule } from '@bourse/core/auto-invest/schedule.ts';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { DemoClient } from '../demo-client.ts';
import type { PastMarket } from '../past/past-market.ts';
import type { DemoPlan } from './demo-plans.ts';

/** The parts of the demo that plans of the past need. */
export interface PlanWorld {
  readonly pastMarket: Pick<PastMarket, 'offer' | 'runPlans' | 'close'>;
  readonly stopping: AbortSignal;
  nowMs(): number;
  /** Moves the clock ahead to a moment; it never goes back. */
  moveTo(atMs: number): Promise<void>;
}

/** The owner of plans. A session ends after two idle hours, so they log in again before they do something. */
interface Owner {
  readonly client: DemoClient;
  logIn(): Promise<void>;
}

interface LivedPlan {
  readonly owner: Owner;
  readonly id: string;
  readonly schedule: Schedule;
  readonly ends: DemoPlan['ends'];
  nextMs: number;
}

/** The minute over which runs are spread, plus one. */
const RUN_MS = 2 * MINUTE_MS;

/** The plans of the demo's people during the ninety simulated days. */
export class LivedPlans {
  readonly #world: PlanWorld;
  readonly #plans: LivedPlan[] = [];

  constructor(world: PlanWorld) {
    this.#world = world;
  }

  /** Makes plans for a person, through the product's own calls. */
  async make(owner: Owner, plans: readonly DemoPlan[]): Promise<void> {
    if (plans.length > 0) await this.#logIn(owner);
    for (const { form, ends } of plans) {
      const clientRequestId = crypto.randomUUID();
      const { plan } = await owner.client.call('autoInvest', 'create', { clientRequestId, ...form });
      const schedule = { ...recurrenceOf(plan.period, plan.weekday, plan.day)!, hour: plan.hour, zone: plan.zone };
      this.#plans.push({ owner, id: plan.id, schedule, ends, nextMs: plan.nextRunAtMs! });
    }
  }

  /** Runs the plans that are due up to a moment; a minute before each date coins are put on sale. */
  async runUntil(untilMs: number): Promise<void> {
    const { pastMarket, stopping, moveTo, nowMs } = this.#world;
    for (;;) {
      const dueMs = Math.min(...this.#plans.map(({ nextMs }) => nextMs));
      if (dueMs > untilMs - RUN_MS) return;
      stopping.throwIfAborted();
      await moveTo(dueMs - MINUTE_MS);
      await pastMarket.offer();
      await moveTo(dueMs + RUN_MS);
      await pastMarket.runPlans();
      for (const plan of this.#plans) {
        if (plan.nextMs <= nowMs()) plan.nextMs = nextRunAtMs(plan.schedule, nowMs());
      }
    }
  }

  /** Pauses and deletes the plans that end so, and closes the past market. */
  async end(): Promise<void> {
    const ending = this.#plans.filter(({ ends }) => ends !== undefined);
    for (const owner of new Set(ending.map((plan) => plan.owner))) {
      await this.#logIn(owner);
      for (const { id, ends } of ending.filter((plan) => plan.owner === owner)) {
        await owner.client.call('autoInvest', ends!, { planId: id });
      }
    }
    await this.#world.pastMarket.close();
  }

  /** Waits for the next half minute, because an authenticator's code can be used once. */
  async #logIn(owner: Owner): Promise<void> {
    await this.#world.moveTo(this.#world.nowMs() + RUN_MS);
    await owner.logIn();
  }
}
