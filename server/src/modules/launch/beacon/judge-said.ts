import { areSame } from '@bourse/core/launch/bytes.ts';
import { QUICKNET } from '@bourse/core/launch/draw/quicknet.ts';
import type { BeaconRound } from '../ports.ts';
import { quicknetRandomness } from './quicknet.ts';

/**
 * Judges a stored value once more before anything is drawn from it, because whoever can write into the table could choose one. The
 * hash of a block shows nothing by itself and is taken as it is.
 *
 * @throws Error for a value that drand did not sign for this very round
 */
export function judgeSaid(what: string, { kind, source, round, randomness, signature }: BeaconRound): void {
  if (kind !== 'drand') return;
  const signed = source === QUICKNET.chainHash && signature ? quicknetRandomness(round, signature) : null;
  if (signed && areSame(signed, randomness)) return;
  throw new Error(
    `${what} has a value that beacon ${kind} ${source} did not sign for round ${round}, and is not drawn from it`,
  );
}
