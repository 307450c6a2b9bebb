import { expect, test } from 'vitest';
import { offer } from '../earn.fixture.ts';
import { headlineOf, mostMinor, shownOffers, termsOf } from './offer.ts';

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const TIERED = offer({ id: 'usdt-tiered' });
const FIXED = offer({
  id: 'usdt-90',
  kind: 'FIXED',
  termDays: 90,
  tiers: [{ upTo: null, rateBps: 560 }],
  rateAtThousand: '5.6000',
});
const HYBRID = offer({
  id: 'eth-hybrid',
  asset: 'ETH',
  coinName: 'Ether',
  kind: 'FLEX_HYBRID',
  rateAtThousand: '99.0000',
  reward: { asset: 'BTC', rateBps: 500, left: '1', budget: '1', endedAtMs: null },
});
const ALL = { filter: 'all', search: '', own: null } as const;

test('the best effective rate comes first, and a hybrid, whose two coins are not summed, last', () => {
  expect(ids(shownOffers([HYBRID, FIXED, TIERED], ALL))).toEqual(['usdt-tiered', 'usdt-90', 'eth-hybrid']);
});

test.each([
  [{ ...ALL, filter: 'HYBRID' } as const, ['eth-hybrid']],
  [{ ...ALL, search: ' ether ' }, ['eth-hybrid']],
  [{ ...ALL, own: new Set(['USDT']) }, ['usdt-tiered', 'usdt-90']],
])('%o', (wish, expected) => {
  expect(ids(shownOffers([HYBRID, FIXED, TIERED], wish))).toEqual(expected);
});

test('the headline says which slice earns it', () => {
  expect(headlineOf(TIERED)).toEqual({ rateBps: 1_000, from: null, upTo: '2000' });
  const rising = offer({
    tiers: [
      { upTo: '2000', rateBps: 360 },
      { upTo: null, rateBps: 480 },
    ],
  });
  expect(headlineOf(rising)).toEqual({ rateBps: 480, from: '2000', upTo: null });
});

const of = (change: Parameters<typeof offer>[0]) =>
  termsOf(offer({ ledgerScale: 0, quota: '1000', remaining: '500', min: '10', step: '10', ...change }));
test.each([
  ['what is there, on the step', of({}), 47n, 0n, 40n],
  ['what is left', of({}), 900n, 0n, 500n],
  ['what one order may be', of({ maxOrder: '200' }), 900n, 0n, 200n],
  ['what a person may have yet', of({ maxPerson: '300' }), 900n, 250n, 50n],
  ['a whole rest below the minimum', of({ remaining: '7' }), 900n, 0n, 7n],
  ['the one amount', of({ fixedAmount: '100' }), 900n, 0n, 100n],
  ['nothing, where the one amount is not there', of({ fixedAmount: '100' }), 90n, 0n, 0n],
])('the most is %s', (_, terms, available, held, expected) => {
  expect(mostMinor(terms, available, held)).toBe(expected);
});
