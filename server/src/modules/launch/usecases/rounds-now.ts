import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { RoundState } from '@bourse/core/launch/round.ts';
import { RecentReads } from '../../../platform/db/recent-reads.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { findProject, type Project } from '../queries/project.query.ts';
import { findCommitted, findTotals, type RoundTotals } from '../queries/subscription.query.ts';
import { splitRound } from './count-round.ts';

const TOTALS_FRESH_MS = 2_000;
/** In a rush, totals are read anew for those who changed them at most so often. */
const FORGET_EVERY_MS = 1_000;

type Totals = ReadonlyMap<string, RoundTotals>;

/** Rounds whose commitments may still change. */
const IS_MOVING: ReadonlySet<RoundState> = new Set(['WARM_UP', 'OPEN', 'CALCULATING']);

/** What an open round would give if it ended at a moment, by the id of each subscription. */
interface Estimate {
  readonly atMs: number;
  readonly tokensMinor: ReadonlyMap<string, bigint>;
}

/**
 * What everybody reads of rounds, counted for all who look at once: a sale that thousands watch costs the database a query each
 * second at most, and a count each minute; one in which nobody can change anything any more, a query each minute.
 */
export class RoundsNow {
  readonly #totals: RecentReads<Totals>;
  readonly #lastTotals: RecentReads<Totals>;
  readonly #forgotAtMs = new Map<string, number>();
  readonly #estimates: RecentReads<Estimate>;

  constructor(deps: LaunchDeps) {
    const read = async (projectIds: readonly string[]) => {
      const all = await findTotals(deps.db, projectIds);
      const of = (id: string) => [...all].filter(([name]) => name.startsWith(`${id}/`));
      return new Map(projectIds.map((id) => [id, new Map(of(id))]));
    };
    this.#totals = new RecentReads(TOTALS_FRESH_MS, read);
    this.#lastTotals = new RecentReads(MINUTE_MS, read);
    this.#estimates = new RecentReads(MINUTE_MS, async (names) => {
      const counted = new Map<string, Estimate>();
      for (const name of names) counted.set(name, await estimate(deps, name));
      return counted;
    });
  }

  /** Totals of every round of a project that anybody takes part in, by `project/number`. */
  totals({ id, rounds }: Pick<Project, 'id' | 'rounds'>): Promise<Totals> {
    return rounds.some(({ state }) => IS_MOVING.has(state)) ? this.#totals.find(id) : this.#lastTotals.find(id);
  }

  /** @returns what an open round would give to one subscription; null where it was made after the count */
  async estimate(
    projectId: string,
    number: number,
    subscriptionId: string,
  ): Promise<{ readonly tokensMinor: bigint; readonly atMs: number } | null> {
    const { atMs, tokensMinor } = await this.#estimates.find(`${projectId}/${number}`);
    const own = tokensMinor.get(subscriptionId);
    return own === undefined ? null : { tokensMinor: own, atMs };
  }

  /** Call after somebody has changed what is committed, so that they see it; in a rush, two seconds later at the latest. */
  changed(projectId: string): void {
    const nowMs = performance.now();
    if (nowMs - (this.#forgotAtMs.get(projectId) ?? Number.NEGATIVE_INFINITY) < FORGET_EVERY_MS) return;
    this.#forgotAtMs.set(projectId, nowMs);
    this.#totals.forget(projectId);
  }
}

async function estimate(deps: LaunchDeps, name: string): Promise<Estimate> {
  const [projectId, number] = name.split('/');
  const project = await findProject(deps.db, projectId!);
  const round = project?.rounds.find((each) => each.number === Number(number));
  if (!project || !round) throw new Error(`there is no round ${name}`);
  const atMs = deps.clock.nowMs();
  const subscriptions = await findCommitted(deps.db, projectId!, round.number);
  const { sharesMinor } = splitRound(deps, project, round, subscriptions);
  return { atMs, tokensMinor: new Map(subscriptions.map(({ id }, index) => [id, sharesMinor[index]!])) };
}
