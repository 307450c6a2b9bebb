import { digest } from '../../journal/remembered.ts';
import { putWide } from '../../journal/words.ts';
import type { OrderTerms, PlaceCommand, PlaceStopsCommand, StopTerms } from '../machine/command.ts';

/** Kinds of commands, in front of what they ask for, so that two that differ only in kind have different contents. */
const PLACE = 1;
const PLACE_STOPS = 2;

/**
 * A digest of what an order, or stops, are asked for with, without the caller's id and without whose account it is: equal requests have equal
 * digests. It is remembered beside the caller's id.
 */
export function contentOf(command: PlaceCommand | PlaceStopsCommand): number {
  const values =
    command.kind === 'place'
      ? [PLACE, command.contract, ...termsValues(command)]
      : [PLACE_STOPS, command.contract, ...command.stops.flatMap(stopValues)];
  const words = new Uint32Array(values.length * 2);
  for (const [at, value] of values.entries()) putWide(words, at * 2, value);
  return digest(words, 0, words.length, 0);
}

const termsValues = (terms: OrderTerms): readonly number[] => [
  terms.side === 'buy' ? 0 : 1,
  terms.position === 'LONG' ? 0 : terms.position === 'SHORT' ? 1 : 2,
  terms.type === 'limit' ? 0 : 1,
  terms.timeInForce === 'gtc' ? 0 : terms.timeInForce === 'ioc' ? 1 : 2,
  terms.postOnly ? 1 : 0,
  terms.reduceOnly ? 1 : 0,
  terms.selfTrade === 'expireTaker' ? 0 : 1,
  terms.ticks,
  terms.lots,
];

const stopValues = (stop: StopTerms): readonly number[] => [
  ...termsValues(stop),
  stop.watches === 'mark' ? 0 : 1,
  stop.trigger === 'above' ? 0 : 1,
  stop.stopTicks,
  stop.isBound ? 1 : 0,
];
