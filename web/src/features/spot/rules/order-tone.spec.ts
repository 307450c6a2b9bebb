import { expect, it } from 'vitest';
import { toneOf } from './order-tone.ts';

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
