import { BEACON_WAIT_MS, beaconFromMs } from '@bourse/core/launch/opening.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import { findUnheard, type OpeningBeacon, type Unheard } from '../../queries/flash.query.ts';
import { saveAsked, saveDecided } from '../../store/opening.store.ts';

/** Everybody in the queue waits for it, so a relay that says nothing keeps nobody from asking the others again. */
const ASK_MS = 1_500;

/**
 * Makes a job that asks for the rounds of the beacon which order openings, with nothing locked meanwhile. What was heard is stored
 * before any order is drawn from it; a beacon that has been silent for long enough is given up in the same way, and is not heard
 * any more.
 *
 * A process gives up by its own questions alone: one that was stopped and begins again asks for the whole time, so that stopping it
 * is no way to be rid of the beacon.
 *
 * @returns one run of the job, which returns true if something was decided
 */
export function hearBeacons(deps: LaunchDeps): () => Promise<boolean> {
  const askedSince = new Map<string, number>();
  return async () => {
    const unheard = await findUnheard(deps.db);
    const names = new Set(unheard.map(nameOf));
    for (const name of askedSince.keys()) if (!names.has(name)) askedSince.delete(name);
    const heard = await Promise.allSettled(unheard.map((each) => hear(deps, each, askedSince)));
    for (const each of heard) if (each.status === 'rejected') throw each.reason;
    return heard.some((each) => each.status === 'fulfilled' && each.value);
  };
}

const nameOf = ({ projectId, number }: Pick<Unheard, 'projectId' | 'number'>): string => `${projectId}/${number}`;

async function hear(deps: LaunchDeps, opening: Unheard, askedSince: Map<string, number>): Promise<boolean> {
  const { db, clock } = deps;
  const nowMs = clock.nowMs();
  if (nowMs < beaconFromMs(opening.startMs, opening.beacon.round)) return false;
  const name = nameOf(opening);
  const sinceMs = askedSince.get(name) ?? nowMs;
  askedSince.set(name, sinceMs);
  if (opening.beacon.askedMs === null) await db.tx((tx) => saveAsked(tx, opening, nowMs));
  const said = await ask(deps, opening.beacon);
  const endMs = clock.nowMs();
  if (!said && endMs < sinceMs + BEACON_WAIT_MS) return false;
  return db.tx((tx) => saveDecided(tx, opening, { said, silentMs: said ? null : endMs }));
}

/** What was said in the very round that was named; null where nobody gives an answer that holds. */
async function ask({ beacon }: LaunchDeps, { kind, source, round }: OpeningBeacon): Promise<OpeningBeacon['said']> {
  // A process that hears another beacon cannot hear this one, and people wait.
  if (beacon.kind !== kind || beacon.source !== source) return null;
  const heard = await beacon.findRound(round, { timeoutMs: ASK_MS });
  if (!heard.ok) return null;
  const { randomness, signature } = heard.value;
  return signature && { randomness, signature };
}
