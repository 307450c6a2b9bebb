import { fromHex, toHex } from '@bourse/core/launch/bytes.ts';
import { QUICKNET, quicknetRoundFor } from '@bourse/core/launch/draw/quicknet.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Beacon, BeaconRefusal, BeaconRound } from '../ports.ts';
import { quicknetRandomness } from './quicknet.ts';
import { type Answer, readSmallJson } from './small-json.ts';

export interface DrandOptions {
  /** Where drand is relayed, such as `https://api.drand.sh`. None of them is believed: each answer is checked by its signature. */
  readonly urls: readonly string[];
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 3_000;

/**
 * The public beacon quicknet of drand, over HTTP. A relay can keep silent or be behind, and that is all it can do: what it says
 * is signed by the beacon, or it is thrown away.
 */
export function createDrandBeacon({ urls, timeoutMs = TIMEOUT_MS }: DrandOptions): Beacon {
  const places = urls.map((url) => `${url.replace(/\/+$/, '')}/${QUICKNET.chainHash}/public`);
  const ask = (path: string, within = { timeoutMs }) =>
    places.map(async (place) => heardOf(await readSmallJson(`${place}/${path}`, within)));
  return {
    kind: 'drand',
    source: QUICKNET.chainHash,
    roundFor: quicknetRoundFor,
    findRound: async (round, within) => {
      if (!Number.isSafeInteger(round) || round < 1) throw new RangeError(`${round} is no round`);
      const asked = ask(String(round), within);
      // Whoever is first with it has said what all others could say: nobody waits for those.
      const first = await Promise.any(asked.map(async (each) => rightOf(await each, round))).catch(() => null);
      return first ? ok(first) : whyNone(await Promise.all(asked));
    },
    latest: async () => {
      const heard = await Promise.all(ask('latest'));
      const [newest] = heard.filter(isRound).sort((a, b) => b.round - a.round);
      return newest ? ok(newest) : whyNone(heard);
    },
  };
}

type Heard = BeaconRound | 'NOT_YET' | 'NONSENSE';
const isRound = (heard: Heard): heard is BeaconRound => typeof heard === 'object';

/** Throws unless it is the round that was asked for: a right answer to another question is no answer. */
function rightOf(heard: Heard, round: number): BeaconRound {
  if (isRound(heard) && heard.round === round) return heard;
  throw new Error('not that round');
}

const whyNone = (heard: readonly Heard[]): Result<never, BeaconRefusal> =>
  refuse(heard.includes('NOT_YET') ? 'NOT_YET' : 'BEACON_UNREACHABLE');

/** What relays answer for a round that has not been: they do not know it, or say that it is too early. */
const EARLY = [404, 425];

function heardOf(answer: Answer): Heard {
  if (answer.status !== null && EARLY.includes(answer.status)) return 'NOT_YET';
  if (answer.status !== 200 || typeof answer.value !== 'object' || answer.value === null) return 'NONSENSE';
  const { round, signature, randomness } = answer.value as Record<string, unknown>;
  const bytes = typeof signature === 'string' ? fromHex(signature) : null;
  if (typeof round !== 'number' || !bytes) return 'NONSENSE';
  const hashed = quicknetRandomness(round, bytes);
  // Newer relays leave the randomness out, because it follows from the signature.
  if (!hashed || (randomness !== undefined && randomness !== toHex(hashed))) return 'NONSENSE';
  return { kind: 'drand', source: QUICKNET.chainHash, round, randomness: hashed, signature: bytes };
}
