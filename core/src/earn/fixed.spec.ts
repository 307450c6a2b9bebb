import { expect, it } from 'vitest';
import { readAmount } from '../money/amount.ts';
import { daysEarned, endEarly, fixedDates, rateFloor } from './fixed.ts';

const at = (text: string): number => Date.parse(`2026-${text}+08:00`);
const DATES = fixedDates(at('11-20T14:32:05'), 90);

it('earns from the next business day on, for exactly its days, and is paid half an hour later', () => {
  expect(DATES).toEqual({
    interestStartMs: at('11-21T00:00:00'),
    maturesAtMs: Date.parse('2027-02-19T00:00:00+08:00'),
    paidByMs: Date.parse('2027-02-19T00:30:00+08:00'),
  });
});

it.each([
  ['the last moment of a day', '11-20T23:59:59.999', '11-21T00:00:00'],
  ['the first moment of a day', '11-21T00:00:00', '11-22T00:00:00'],
])('%s begins with the day after', (_, from, start) => {
  expect(fixedDates(at(from), 7).interestStartMs).toBe(at(start));
});

it.each([
  ['11-20T15:00:00', 0],
  ['11-21T23:59:59.999', 0],
  ['11-22T00:00:00', 1],
  ['12-21T12:00:00', 30],
])('at %s, %i whole days are earned', (now, days) => {
  expect(daysEarned(DATES, at(now))).toBe(days);
});

it('earns nothing after its term', () => {
  expect(daysEarned(DATES, Date.parse('2027-06-01T00:00:00+08:00'))).toBe(90);
});

it('gives up the interest of whole days where it ends early, and takes nothing back', () => {
  const order = { ...DATES, principalMinor: readAmount('1000', 6), tiers: [{ upToMinor: null, rateBps: 500 }] };
  expect(endEarly(order, at('12-21T12:00:00'))).toEqual({
    returnedMinor: readAmount('1000', 6),
    forfeitedMinor: readAmount('4.109589', 6),
    daysLeft: 60,
  });
});

it.each([
  [1_000n, 900n],
  [1_001n, 901n],
  [0n, 0n],
])('of a rate of %i at least %i is asked for the next term', (rate, floor) => {
  expect(rateFloor(rate)).toBe(floor);
});
