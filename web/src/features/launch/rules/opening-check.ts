import { areSame, fromHex, toHex, toNumber } from '@bourse/core/launch/bytes.ts';
import { QUICKNET, quicknetRoundFor } from '@bourse/core/launch/draw/quicknet.ts';
import { OPENING_MS } from '@bourse/core/launch/flash.ts';
import { openingBytes } from '@bourse/core/launch/opening.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import type { FlashAnswer } from '../api/flash.ts';
import { shownBy } from './draw-check.ts';
import type { FlashRound } from './flash.ts';

export type OpeningVerdict = 'right' | 'wrong';

export interface CheckedOpening {
  readonly seed: OpeningVerdict;
  /** Null where no beacon takes part, or it was silent, as the page says. */
  readonly beacon: OpeningVerdict | null;
  /** Null where the person was not in the opening. */
  readonly own: {
    readonly verdict: OpeningVerdict;
    readonly number: string;
    readonly place: number;
    readonly count: number;
  } | null;
}

/** Chance puts people this far from where their number is expected: six times the usual distance, and some for few people. */
const SPREADS = 6;
const PLACES = 10;
const BITS = 53n;

/**
 * Whether a place fits a number: whoever’s number is a third of the highest has about a third of the others before them. The list of
 * all numbers is not public, because account numbers could be found by trying all of them.
 */
function isLikely(number: Uint8Array, place: number, count: number): boolean {
  const share = Number(toNumber(number) >> (256n - BITS)) / 2 ** Number(BITS);
  const others = count - 1;
  const far = Math.abs(place - 1 - others * share);
  return far <= PLACES + SPREADS * Math.sqrt(others * share * (1 - share));
}

function judgeBeacon(round: FlashRound, { beacon, seedOnly }: FlashAnswer): OpeningVerdict | null {
  const { beacon: named } = round.flash;
  if (named === null && beacon === null) return null;
  const isNamed =
    named !== null &&
    beacon?.source === named.source &&
    beacon.round === named.round &&
    named.source === QUICKNET.chainHash &&
    named.round === quicknetRoundFor(round.startAtMs + OPENING_MS);
  if (!isNamed) return 'wrong';
  if (seedOnly === 'BEACON_SILENT') return null;
  const shown = shownBy(beacon);
  const told = beacon.randomness === null ? null : fromHex(beacon.randomness);
  return shown && told && areSame(shown, told) ? 'right' : 'wrong';
}

/** Null where the person was not in the opening. */
function judgeOwn(
  { seed, beacon, ticket, openingCount: count }: FlashAnswer,
  accountNumber: bigint | null,
): CheckedOpening['own'] {
  const place = ticket?.openingPlace ?? null;
  if (seed === null || place === null || count === null || accountNumber === null) return null;
  const [seedBytes, randomness] = [fromHex(seed), fromHex(beacon?.randomness ?? '')];
  if (!seedBytes || !randomness) return null;
  const number = sha256(openingBytes(seedBytes, randomness, accountNumber));
  return { verdict: isLikely(number, place, count) ? 'right' : 'wrong', number: toHex(number), place, count };
}

/** Checks what has ordered the opening, and the person’s own place in it, with nothing of the exchange but what it has published. */
export function checkOpening(round: FlashRound, answer: FlashAnswer, accountNumber: bigint | null): CheckedOpening {
  const [seed, hash] = [fromHex(answer.seed ?? ''), fromHex(answer.seedHash)];
  return {
    seed: seed && hash && areSame(sha256(seed), hash) ? 'right' : 'wrong',
    beacon: judgeBeacon(round, answer),
    own: judgeOwn(answer, accountNumber),
  };
}
