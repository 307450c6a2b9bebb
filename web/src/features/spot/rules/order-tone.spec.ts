import { expect, it } from 'vitest';
import { endReasonOf, toneOf } from './order-tone.ts';

it.each([
  ['waiting', null, null],
  ['unfilled', null, null],
  ['partial', null, null],
  ['completed', null, 'filled'],
  ['cancelled', 'cancelled', null],
  ['invalid', 'cancelled', null],
  ['invalid', 'listEnded', null],
  ['cancelled', 'expired', 'refused'],
  ['invalid', 'expired', 'refused'],
  ['invalid', 'selfTrade', 'refused'],
  ['invalid', 'outsideBand', 'refused'],
  ['invalid', 'notPlaced', 'refused'],
] as const)('an order that is %s because of %s sounds %s', (status, reason, tone) => {
  expect(toneOf({ status, reason })).toBe(tone);
});

it.each([
  ['completed', null, null],
  ['cancelled', 'cancelled', null],
  ['cancelled', 'expired', 'expired'],
  ['invalid', 'expired', 'nothing'],
  ['invalid', 'listEnded', 'listEnded'],
] as const)('of an order that is %s because of %s is said: %s', (status, reason, said) => {
  expect(endReasonOf({ status, reason })).toBe(said);
});
