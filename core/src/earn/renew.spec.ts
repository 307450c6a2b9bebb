import { expect, it } from 'vitest';
import { HOUR_MS } from '../calendar/durations.ts';
import { judgeRenewal } from './renew.ts';

const MATURES = 1_000 * HOUR_MS;
const rate = (id: string, fromHour: number, rateBps: number) => ({
  id,
  fromHour,
  tiers: [{ upToMinor: null, rateBps }],
});
const order = {
  renews: 'all',
  renewFloor: 45_000n,
  principalMinor: 1_000n,
  interestMinor: 37n,
  maturesAtMs: MATURES,
} as const;
const product = {
  kind: 'FIXED',
  startMs: 0,
  endMs: null,
  quotaMinor: 10_000n,
  soldMinor: 8_000n,
  minMinor: 100n,
  stepMinor: 10n,
  maxOrderMinor: null,
  maxPersonMinor: null,
  fixedMinor: null,
  kycMin: 0,
  vipMin: 0,
  isForNewPeople: false,
  canRenew: true,
} as const;
const rates = [rate('old', 0, 500), rate('new', 900, 450), rate('later', 1_001, 100)];

it('goes on with whole steps, at the rates of the hour in which it ends', () => {
  expect(judgeRenewal(order, product, rates)).toEqual({ ok: true, rate: rates[1], amountMinor: 1_030n });
  expect(judgeRenewal({ ...order, renews: 'principal' }, product, rates)).toMatchObject({ amountMinor: 1_000n });
});

it.each([
  ['off', { ...order, renews: 'no' }, product],
  ['ended', order, { ...product, canRenew: false }],
  ['ended', order, { ...product, endMs: MATURES }],
  ['ended', order, { ...product, soldMinor: 10_000n }],
  ['bounds', order, { ...product, maxOrderMinor: 1_029n }],
  ['bounds', order, { ...product, maxPersonMinor: 1_029n }],
  ['bounds', order, { ...product, minMinor: 1_031n }],
  ['bounds', order, { ...product, fixedMinor: 1_000n }],
  ['rate', { ...order, renewFloor: 45_001n }, product],
  ['quota', order, { ...product, soldMinor: 8_971n }],
] as const)('does not go on: %s', (because, ends, sold) => {
  expect(judgeRenewal(ends, sold, rates)).toEqual({ ok: false, because });
});
