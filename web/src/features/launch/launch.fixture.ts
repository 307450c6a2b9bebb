import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { CallOutput } from '../../lib/client.ts';
import type { FlashAnswer, FlashTicket } from './api/flash.ts';
import type { LotteryAnswer } from './api/lottery.ts';
import type { OwnRound, Project, Subscription } from './api/queries.ts';
import type { BoostRound } from './rules/boost.ts';
import type { FlashRound } from './rules/flash.ts';
import type { LotteryRound } from './rules/lottery.ts';
import type { SaleRound } from './rules/price.ts';

/** Friday, 20 November 2026, 17:30 of the business day. */
const NOW_MS = Date.UTC(2026, 10, 20, 9, 30);

/** An open round: 100,000 tokens at 0.12 less a tenth, half of them asked for. */
export const round = (change: Partial<SaleRound> = {}): SaleRound => ({
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
  fixing: null,
  hasVipDiscount: true,
  min: '10',
  max: '5000',
  step: '0.5',
  kycMin: 1,
  vipMin: 0,
  nationality: 'ALL',
  newcomersOnly: false,
  needsSurvey: false,
  committed: '5400',
  people: 3,
  sold: '0',
  flash: null,
  lottery: null,
  boost: null,
  holding: null,
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
  protection: null,
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
  asset: 'USDT',
  mode: 'SUBSCRIPTION',
  state: 'SUBSCRIBED',
  committed: '540',
  vipDiscountBps: 0,
  tickets: null,
  atMs: NOW_MS - HOUR_MS,
  got: null,
  cost: null,
  protection: null,
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
    { name: 'TRADING_PASSWORD', isMet: true, needed: null, level: null, lateMs: null, nationality: null, held: null },
    { name: 'KYC', isMet: true, needed: 1, level: 1, lateMs: null, nationality: null, held: null },
  ],
  cap: null,
  subscription: null,
  estimate: null,
  ...change,
});

export const detail = (
  change: Partial<Project> = {},
  own: readonly OwnRound[] = [ownRound()],
): CallOutput<'launch.project'> => ({ project: project(change), rounds: [...own] });

/** A boost that goes on: 50,000 tokens for ETH, of which 40 are locked. */
export const boostRound = (change: Partial<BoostRound> = {}): BoostRound => ({
  ...round(),
  mode: 'BOOST',
  shown: 'BOOSTING',
  quota: '50000',
  perPerson: '20000',
  basePrice: null,
  discountBps: 0,
  price: null,
  hasVipDiscount: false,
  min: '0.1',
  max: '100',
  step: '0.01',
  committed: '40',
  boost: { asset: 'ETH' },
  ...change,
});

/** A flash sale that has just opened: 2,400 lots of 1,000 tokens at 0.12 less 30%, one to five for each person. */
export const flashRound = (change: Partial<FlashRound> = {}): FlashRound => ({
  ...round(),
  mode: 'FLASH',
  shown: 'FLASH_SALE',
  startAtMs: NOW_MS - 10 * MINUTE_MS,
  quota: '2400000',
  perPerson: '5000',
  discountBps: 3_000,
  price: '0.084',
  flash: { lot: '1000', quotaLots: 2_400, leastLots: 1, mostLots: 5, paySeconds: 180, beacon: null },
  ...change,
});

export const flashAnswer = (change: Partial<FlashAnswer> = {}): FlashAnswer => ({
  nowMs: NOW_MS,
  quotaLots: 2_400,
  paidLots: 1_328,
  payingLots: 22,
  freeLots: 1_050,
  queued: 300,
  seedHash: 'e810c595'.repeat(8),
  seed: '5189f0a6'.repeat(8),
  beacon: null,
  seedOnly: 'NO_BEACON',
  openingCount: 412,
  ticket: null,
  closed: null,
  pollAfterMs: 3_000,
  ...change,
});

/** Three lots at VIP 1, for somebody who waits behind 213 others. */
export const flashTicket = (change: Partial<FlashTicket> = {}): FlashTicket => ({
  id: '6f0c2b1e-8d4e-4c55-9a3a-0000000000f7',
  state: 'QUEUED',
  reason: null,
  remainingLots: null,
  messageKey: 'seckill_async_fail_10',
  lots: 3,
  tokens: '3000',
  cost: '249.48',
  costWithoutVip: '252',
  vipDiscountBps: 100,
  position: 213,
  openingPlace: 214,
  payByMs: null,
  atMs: NOW_MS - MINUTE_MS,
  ...change,
});

/** The same when its turn has come, with 161 of 180 seconds left. */
export const payingTicket = (change: Partial<FlashTicket> = {}): FlashTicket =>
  flashTicket({ state: 'PAYING', position: null, payByMs: NOW_MS + 161_000, ...change });

/** A lottery that is open: a ticket that wins buys 2,500 tokens for 270 USDT. */
export const lotteryRound = (change: Partial<SaleRound> = {}): LotteryRound => ({
  ...round({ mode: 'LOTTERY', quota: '10000', perPerson: '5000', min: '270', max: '1350', step: '270', ...change }),
  lottery: { ticket: '2500', winners: 4, mostTickets: 5, mostWins: 2, drawAtMs: NOW_MS + 4 * HOUR_MS },
});

export const lotteryAnswer = (change: Partial<LotteryAnswer> = {}): LotteryAnswer => ({
  nowMs: NOW_MS,
  announcement: {
    format: 'bourse-draw-announcement-v1',
    project: '7',
    drawAtMs: NOW_MS + 4 * HOUR_MS,
    winners: 4,
    mostEach: 2,
    commit: 'ab'.repeat(32),
    beacon: { kind: 'block', source: 'eth', round: (NOW_MS + 5 * HOUR_MS) / 1_000 },
  },
  tickets: 12,
  list: null,
  result: null,
  drawnAtMs: null,
  voidReason: null,
  volume: { markets: ['BTC_USDT'], step: '250', fromMs: NOW_MS - DAY_MS, own: '820', missing: '180' },
  earned: 3,
  cost: '270',
  costWithoutVip: '270',
  taken: null,
  own: [],
  ...change,
});

/** The second version of a survey: one choice that is needed, several that are not, and own words. */
export const SURVEY: CallOutput<'launch.survey'> = {
  version: 2,
  submitted: null,
  questions: [
    {
      id: 'source',
      kind: 'SINGLE',
      isRequired: true,
      text: 'How did you hear of us?',
      choices: [
        { id: 'friend', text: 'A friend' },
        { id: 'news', text: 'The news' },
      ],
    },
    {
      id: 'coins',
      kind: 'MULTI',
      isRequired: false,
      text: 'Which coins do you hold?',
      choices: [
        { id: 'btc', text: 'Bitcoin' },
        { id: 'eth', text: 'Ether' },
      ],
    },
    { id: 'wish', kind: 'TEXT', isRequired: false, text: 'What do you expect?', choices: [] },
  ],
};
