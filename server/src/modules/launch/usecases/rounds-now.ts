import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { RecentReads } from '../../../platform/db/recent-reads.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { findProject } from '../queries/project.query.ts';
import { findCommitted, findTotals, type RoundTotals } from '../queries/subscription.query.ts';
import { splitRound } from './count-round.ts';

const TOTALS_FRESH_MS = 2_000;

/** What an open round would give if it ended at a moment, by the id of each subscription. */
interface Estimate {
  readonly atMs: number;
  readonly tokensMinor: ReadonlyMap<string, bigint>;
}

/**
 * What everybody reads of rounds, counted for all who look at once: a sale that thousands watch costs the database a query
 * every two seconds, and a count each minute.
 */
export class RoundsNow {
  readonly #totals: RecentReads<ReadonlyMap<string, RoundTotals>>;
  readonly #estimates: RecentReads<Estimate>;

  constructor(deps: LaunchDeps) {
    this.#totals = new RecentReads(TOTALS_FRESH_MS, async (projectIds) => {
      const all = await findTotals(deps.db, projectIds);
      const of = (id: string) => [...all].filter(([name]) => name.startsWith(`${id}/`));
      return new Map(projectIds.map((id) => [id, new Map(of(id))]));
    });
    this.#estimates = new RecentReads(MINUTE_MS, async (names) => {
      const counted = new Map<string, Estimate>();
      for (const name of names) counted.set(name, await estimate(deps, name));
      return counted;
    });
  }

  /** Totals of every round of a project that anybody takes part in, by `project/number`. */
  totals(projectId: string): Promise<ReadonlyMap<string, RoundTotals>> {
    return this.#totals.find(projectId);
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

  /** Call after somebody has changed what is committed, so that they see it. */
  changed(projectId: string): void {
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
