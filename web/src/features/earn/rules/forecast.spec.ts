import { expect, test } from 'vitest';
import { offer } from '../earn.fixture.ts';
import { datesOf, forecastOf, standardByMs } from './forecast.ts';

const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour - 8, minute);

test('8,000 in three slices earn 5.65 %', () => {
  const { rate, perDay, atMaturity, slices } = forecastOf(offer(), 8_000n * 10n ** 8n);
  expect([rate, perDay, atMaturity]).toEqual(['5.65%', '1.23835616', null]);
  expect(slices.map((each) => [each.within, each.perDay, each.percent])).toEqual([
    ['2000', '0.5479452', 25],
    ['6000', '0.69041095', 75],
    ['0', '0', 0],
  ]);
});

test('1,000 at 5 % for 90 days bring 12.32876712', () => {
  const fixed = offer({ kind: 'FIXED', termDays: 90, tiers: [{ upTo: null, rateBps: 500 }] });
  expect(forecastOf(fixed, 1_000n * 10n ** 8n).atMaturity).toBe('12.32876712');
});

test('without a term interest starts with the next hour and is credited five past midnight of its day', () => {
  expect(datesOf({ termDays: 0 }, at(20, 17, 30))).toEqual({
    isHourly: true,
    startsMs: at(20, 18),
    firstCreditMs: at(21, 0, 5),
  });
  expect(datesOf({ termDays: 0 }, at(20, 23, 30))).toMatchObject({ startsMs: at(21, 0), firstCreditMs: at(22, 0, 5) });
});

test('with a term it starts with the next day', () => {
  expect(datesOf({ termDays: 2 }, at(20, 17, 30))).toEqual({
    isHourly: false,
    startsMs: at(21, 0),
    maturesAtMs: at(23, 0),
    paidByMs: at(23, 0, 30),
  });
});

test('what is redeemed by tomorrow is there at eight', () => {
  expect(standardByMs(at(20, 23, 59))).toBe(at(21, 8));
});
