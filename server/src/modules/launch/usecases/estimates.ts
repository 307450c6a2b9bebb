import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import type { Project, Round } from '../queries/project.query.ts';
import { findCommitted } from '../queries/subscription.query.ts';
import { splitRound } from './count-round.ts';

interface Counted {
  readonly atMs: number;
  readonly tokensMinor: ReadonlyMap<string, bigint>;
}

/** What everybody would get if an open round ended now: counted once a minute for all who look. */
export class Estimates {
  readonly #deps: LaunchDeps;
  readonly #rounds = new Map<string, Promise<Counted>>();

  constructor(deps: LaunchDeps) {
    this.#deps = deps;
  }

  /** @returns tokens of one subscription; null where it was made after the count */
  async of(
    project: Project,
    round: Round,
    subscriptionId: string,
  ): Promise<{ readonly tokensMinor: bigint; readonly atMs: number } | null> {
    const name = `${project.id}/${round.number}`;
    const known = await this.#rounds.get(name)?.catch(() => null);
    const nowMs = this.#deps.clock.nowMs();
    const isFresh = known && nowMs >= known.atMs && nowMs - known.atMs < MINUTE_MS;
    const counted = isFresh ? known : await this.#count(name, project, round, nowMs);
    const tokensMinor = counted.tokensMinor.get(subscriptionId);
    return tokensMinor === undefined ? null : { tokensMinor, atMs: counted.atMs };
  }

  #count(name: string, project: Project, round: Round, atMs: number): Promise<Counted> {
    const counting = findCommitted(this.#deps.db, project.id, round.number).then((subscriptions) => {
      const { sharesMinor } = splitRound(this.#deps, project, round, subscriptions);
      return { atMs, tokensMinor: new Map(subscriptions.map(({ id }, index) => [id, sharesMinor[index]!])) };
    });
    this.#rounds.set(name, counting);
    return counting;
  }
}
