import { expect, it } from 'vitest';
import { offer } from '../earn.fixture.ts';
import { type IdleWish, idleOfferOf } from './idle.ts';

const wish = (change: Partial<IdleWish> = {}): IdleWish => ({
  asset: 'USDT',
  available: '935.77',
  kycLevel: 0,
  vipLevel: 0,
  orders: [],
  ...change,
});
const flat = (rateBps: number) => [{ upTo: null, rateBps }];

it('says the rate of the very amount, not that of the best slice', () => {
  expect(idleOfferOf([offer()], wish({ available: '8000' }))).toMatchObject({ amount: '8000', rate: '5.65%' });
  expect(idleOfferOf([offer()], wish())).toMatchObject({ amount: '935.77', rate: '10.00%' });
});

it('counts from what stands in the product already: the first slice is full', () => {
  const orders = [{ productId: 'usdt-tiered', principal: '2000', state: 'EARNING' as const }];
  expect(idleOfferOf([offer()], wish({ orders }))?.rate).toBe('4.20%');
});

it('a product that can be left at any time goes before one that pays more for a term', () => {
  const fixed = offer({ id: 'fixed', kind: 'FIXED', termDays: 90, tiers: flat(2_000) });
  expect(idleOfferOf([fixed, offer()], wish())?.offer.id).toBe('usdt-tiered');
  expect(idleOfferOf([fixed], wish())?.offer.id).toBe('fixed');
});

it('of several the one that pays most', () => {
  const more = offer({ id: 'more', kind: 'FLEX', tiers: flat(1_100) });
  expect(idleOfferOf([offer(), more], wish())?.offer.id).toBe('more');
});

it('no more than the product takes', () => {
  expect(idleOfferOf([offer({ maxOrder: '500' })], wish())?.amount).toBe('500');
});

it.each([
  ['is sold out', { status: 'ENDED' as const }],
  ['opens later', { status: 'UPCOMING' as const }],
  ['is of another coin', { asset: 'ETH' }],
  ['asks for an identity', { kycMin: 1 }],
  ['asks for a level', { vipMin: 1 }],
  ['is for new people', { isForNewPeople: true }],
  ['asks for more', { min: '1000' }],
  ['takes one amount only', { fixedAmount: '1000' }],
  ['pays in two coins', { kind: 'FLEX_HYBRID' as const }],
  ['pays nothing', { tiers: flat(0) }],
])('nothing of a product that %s', (_, change) => {
  expect(idleOfferOf([offer(change)], wish())).toBeNull();
});

it('nothing of a term that the person has an order of', () => {
  const fixed = offer({ id: 'fixed', kind: 'FIXED', termDays: 90 });
  const orders = [{ productId: 'fixed', principal: '100', state: 'EARNING' as const }];
  expect(idleOfferOf([fixed], wish({ orders }))).toBeNull();
});
