import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import type { CallOutput } from '../../lib/client.ts';
import type { OwnRound, Project, Round, Subscription } from './api/queries.ts';

/** Friday, 20 November 2026, 17:30 of the business day. */
const NOW_MS = Date.UTC(2026, 10, 20, 9, 30);

/** An open round: 100,000 tokens at 0.12 less a tenth, half of them asked for. */
export const round = (change: Partial<Round> = {}): Round => ({
  number: 1,
  mode: 'SUBSCRIPTION',
  state: 'OPEN',
  shown: 'SUBSCRIBING',
  startAtMs: NOW_MS - DAY_MS,
  endAtMs: NOW_MS + 2 * HOUR_MS,
  quota: '100000',
  perPerson: '20000',
  split: 'PRORATA',
  basePrice: '0.12',
  discountBps: 1_000,
  price: '0.108',
  hasVipDiscount: true,
  min: '10',
  max: '5000',
  step: '0.5',
  kycMin: 1,
  vipMin: 0,
  committed: '5400',
  people: 3,
  sold: '0',
  flash: null,
  ...change,
});

export const project = (change: Partial<Project> = {}): Project => ({
  id: 'halyard',
  token: 'HLY',
  tokenName: 'Halyard',
  payAsset: 'USDT',
  shown: 'SUBSCRIBING',
  isCancelled: false,
  website: 'https://halyard.example/',
  paper: null,
  supply: '100000000',
  quota: '100000',
  listingAtMs: NOW_MS + DAY_MS,
  schedule: [
    { atMs: NOW_MS + DAY_MS, shareBps: 2_000 },
    { atMs: NOW_MS + 92 * DAY_MS, shareBps: 8_000 },
  ],
  rounds: [round()],
  ...change,
});

export const subscription = (change: Partial<Subscription> = {}): Subscription => ({
  id: '6f0c2b1e-8d4e-4c55-9a3a-0000000000f1',
  project: 'halyard',
  round: 1,
  token: 'HLY',
  payAsset: 'USDT',
  state: 'SUBSCRIBED',
  committed: '540',
  vipDiscountBps: 0,
  atMs: NOW_MS - HOUR_MS,
  got: null,
  cost: null,
  unlocks: [],
  ...change,
});

/** Counted and paid: a part of it can be moved. */
export const settled = (change: Partial<Subscription> = {}): Subscription =>
  subscription({
    state: 'COMPLETED',
    got: '4000',
    cost: '432',
    unlocks: [
      { atMs: NOW_MS - DAY_MS, amount: '800', unlockedAtMs: NOW_MS - DAY_MS },
      { atMs: NOW_MS + 91 * DAY_MS, amount: '3200', unlockedAtMs: null },
    ],
    ...change,
  });

export const ownRound = (change: Partial<OwnRound> = {}): OwnRound => ({
  number: 1,
  conditions: [
    { name: 'TRADING_PASSWORD', isMet: true, needed: null, level: null },
    { name: 'KYC', isMet: true, needed: 1, level: 1 },
  ],
  subscription: null,
  estimate: null,
  ...change,
});

export const detail = (
  change: Partial<Project> = {},
  own: readonly OwnRound[] = [ownRound()],
): CallOutput<'launch.project'> => ({ project: project(change), rounds: [...own] });
