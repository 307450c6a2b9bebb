import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { expect, test } from 'vitest';
import type { PublishInput } from '../api/projects.ts';
import { faultOf } from './judge.ts';

const NOW_MS = Date.UTC(2026, 10, 20);
const ALWAYS = {
  basePrice: '0.125',
  discountBps: '1000',
  hasVipDiscount: 'true',
  kycMin: '1',
  vipMin: '0',
  startAtMs: String(NOW_MS + HOUR_MS),
  endAtMs: String(NOW_MS + 2 * HOUR_MS),
};
const FLASH = {
  mode: 'FLASH',
  lot: '10',
  quotaLots: '50',
  leastLots: '1',
  mostLots: '4',
  paySeconds: '180',
  ...ALWAYS,
};
const LOTTERY = {
  mode: 'LOTTERY',
  ticket: '5',
  winners: '100',
  mostTickets: '10',
  mostWins: '1',
  drawAtMs: String(NOW_MS + 3 * HOUR_MS),
  ...ALWAYS,
};
const SUBSCRIPTION = {
  mode: 'SUBSCRIPTION',
  quota: '500',
  perPerson: '100',
  split: 'PRORATA',
  min: '10',
  max: '1000',
  step: '0.01',
  ...ALWAYS,
};
const { basePrice, discountBps, hasVipDiscount, ...FREE } = ALWAYS;
const BOOST = {
  mode: 'BOOST',
  boostAsset: 'ETH',
  pool: '500',
  perPerson: '100',
  min: '0.1',
  max: '50',
  step: '0.01',
  ...FREE,
};
const LISTING_MS = NOW_MS + DAY_MS;

const inputOf = (round: object, over: Partial<Record<keyof PublishInput, string>> = {}, shareBps = '10000') =>
  ({
    project: 'nova',
    token: 'HBT',
    payAsset: 'USDT',
    supply: '1000000',
    quota: '500',
    listingAtMs: String(LISTING_MS),
    rounds: JSON.stringify([round]),
    schedule: JSON.stringify([{ atMs: String(LISTING_MS), shareBps }]),
    ...over,
  }) as PublishInput;

test('a round of each mode that sells what the project sells is right', () => {
  for (const round of [SUBSCRIPTION, FLASH, LOTTERY, BOOST]) expect(faultOf(inputOf(round), NOW_MS)).toBeNull();
});

test.each([
  ['the token pays for itself', inputOf(FLASH, { payAsset: 'HBT' }), 'LAUNCH_SAME_COIN', { project: 'payAsset' }],
  ['rounds sell less', inputOf({ ...FLASH, quotaLots: '49' }), 'LAUNCH_QUOTA', { project: 'quota' }],
  ['listed too early', inputOf(FLASH, { listingAtMs: ALWAYS.startAtMs }), 'LAUNCH_LISTING', { project: 'listingAtMs' }],
  [
    'it starts in the past',
    inputOf({ ...FLASH, startAtMs: '1' }),
    'LAUNCH_ROUND_TIMES',
    { round: 0, field: 'startAtMs' },
  ],
  ['no time to pay', inputOf({ ...FLASH, paySeconds: '30' }), 'LAUNCH_PAY_SECONDS', { round: 0, field: 'paySeconds' }],
  ['no lots', inputOf({ ...FLASH, leastLots: '6' }), 'LAUNCH_ROUND_BOUNDS', { round: 0, field: 'lot' }],
  ['off the step', inputOf({ ...SUBSCRIPTION, step: '3' }), 'LAUNCH_ROUND_BOUNDS', { round: 0, field: 'min' }],
  [
    'more wins than tickets',
    inputOf({ ...LOTTERY, mostWins: '11' }),
    'LAUNCH_ROUND_BOUNDS',
    { round: 0, field: 'ticket' },
  ],
  [
    'drawn too early',
    inputOf({ ...LOTTERY, drawAtMs: String(NOW_MS + 2 * HOUR_MS + MINUTE_MS) }),
    'LAUNCH_DRAW_EARLY',
    { round: 0, field: 'drawAtMs' },
  ],
  [
    'volume counts from the end on',
    inputOf({ ...LOTTERY, volumeMarkets: 'BTC_USDT', volumeStep: '250', volumeFromAtMs: LOTTERY.endAtMs }),
    'LAUNCH_VOLUME_LATE',
    { round: 0, field: 'volumeFromAtMs' },
  ],
  [
    'days that have begun',
    inputOf({
      ...SUBSCRIPTION,
      holding: { asset: 'ETH', fromAtMs: String(NOW_MS), days: '7', least: '1', factor: '2' },
    }),
    'LAUNCH_HOLDING_PERIOD',
    { round: 0, field: 'holdFromAtMs' },
  ],
  ['unlocks come to less', inputOf(FLASH, {}, '9999'), 'SCHEDULE_SUM', { unlock: 0 }],
])('%s: said where it is mended', (_, input, code, at) => {
  expect(faultOf(input, NOW_MS)).toMatchObject({ code, at });
});

test('a boost that locks what it gives is told at its coin', () => {
  expect(faultOf(inputOf({ ...BOOST, boostAsset: 'HBT' }), NOW_MS)).toMatchObject({
    code: 'LAUNCH_BOOST_COIN',
    at: { round: 0, field: 'boostAsset' },
  });
  expect(faultOf(inputOf({ ...BOOST, min: '0.105' }), NOW_MS)).toMatchObject({
    code: 'LAUNCH_ROUND_BOUNDS',
    at: { round: 0, field: 'min' },
  });
});

test('a price in USDT that is paid in another coin is judged as well, and told ten minutes before the start', () => {
  const inEth = { payAsset: 'ETH' };
  for (const round of [SUBSCRIPTION, FLASH, LOTTERY]) expect(faultOf(inputOf(round, inEth), NOW_MS)).toBeNull();
  expect(faultOf(inputOf({ ...FLASH, basePrice: '0' }, inEth), NOW_MS)?.code).toBe('LAUNCH_ROUND_BOUNDS');
  const soonMs = NOW_MS + HOUR_MS - 10 * MINUTE_MS + 1;
  expect(faultOf(inputOf(FLASH), soonMs)).toBeNull();
  expect(faultOf(inputOf(FLASH, inEth), soonMs)).toMatchObject({ code: 'LAUNCH_ROUND_TIMES', at: { round: 0 } });
});
