import { businessDayOf, startOfBusinessDay } from '@bourse/core/calendar/business-day.ts';
import type { BalanceRow } from '../../../ledger/balances.query.ts';
import { findOwnBalances } from '../../balances/public.ts';
import type { Profile } from '../../identity/public.ts';
import { type DayFigures, findDayFigures } from '../../withdrawals/public.ts';
import type { HoldingsDeps } from '../holdings-deps.ts';
import { ReadTogether } from './read-together.ts';

/** Everything that the overview is computed from. */
export interface OverviewFacts {
  readonly balances: readonly BalanceRow[];
  readonly figures: DayFigures;
  readonly profile: Profile;
  readonly nowMs: number;
}

/** How long a profile is reused: a person's limit changes rarely, and a line on a screen may be a second late. */
const PROFILE_MS = 1_000;
const PROFILES_MAX = 10_000;

/**
 * Reads overviews for many people at once with two statements, whatever their number and the length of their histories.
 */
export class OverviewReader {
  readonly #deps: HoldingsDeps;
  readonly #facts: ReadTogether<string, Omit<OverviewFacts, 'profile'>>;
  readonly #profiles = new Map<string, { readonly readAtMs: number; readonly profile: Promise<Profile> }>();

  constructor(deps: HoldingsDeps) {
    this.#deps = deps;
    this.#facts = new ReadTogether((uids) => this.#read(uids));
  }

  async read(uid: string): Promise<OverviewFacts> {
    const [facts, profile] = await Promise.all([this.#facts.load(uid), this.#profile(uid)]);
    return { ...facts, profile };
  }

  async #read(uids: readonly string[]): Promise<ReadonlyMap<string, Omit<OverviewFacts, 'profile'>>> {
    const nowMs = this.#deps.clock.nowMs();
    const day = businessDayOf(nowMs);
    const [balances, figures] = await Promise.all([
      findOwnBalances(this.#deps.db, uids),
      findDayFigures(this.#deps.db, uids, { nowMs, day, dayStartMs: startOfBusinessDay(day) }),
    ]);
    return new Map(
      uids.map((uid) => [uid, { balances: balances.get(uid) ?? [], figures: figures.get(uid)!, nowMs }] as const),
    );
  }

  #profile(uid: string): Promise<Profile> {
    const nowMs = performance.now();
    const cached = this.#profiles.get(uid);
    if (cached && nowMs - cached.readAtMs < PROFILE_MS) return cached.profile;
    if (this.#profiles.size >= PROFILES_MAX) this.#profiles.clear();
    const profile = this.#deps.identity.profile(this.#deps.db, uid).then((found) => {
      if (!found) throw new Error(`no profile of ${uid}`);
      return found;
    });
    profile.catch(() => this.#profiles.delete(uid));
    this.#profiles.set(uid, { readAtMs: nowMs, profile });
    return profile;
  }
}
