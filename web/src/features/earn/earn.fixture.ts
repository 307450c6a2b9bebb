import type { CallOutput } from '../../lib/client.ts';

type Offer = CallOutput<'earn.products'>['rows'][number];
type Order = CallOutput<'earn.order'>;

/** Friday, 20 November 2026, 17:30 of the business day. */
const NOW_MS = Date.UTC(2026, 10, 20, 9, 30);
export const ORDER_ID = '6f0c2b1e-8d4e-4c55-9a3a-0000000000e1';

/** USDT without a term, 10 % on the first 2,000. */
export const offer = (change: Partial<Offer> = {}): Offer => ({
  id: 'usdt-tiered',
  asset: 'USDT',
  coinName: 'Tether',
  ledgerScale: 8,
  displayScale: 2,
  kind: 'TIERED',
  termDays: 0,
  status: 'IN_PROGRESS',
  startAtMs: NOW_MS - 86_400_000,
  endAtMs: null,
  tiers: [
    { upTo: '2000', rateBps: 1_000 },
    { upTo: '10000', rateBps: 420 },
    { upTo: null, rateBps: 360 },
  ],
  ratesFromMs: NOW_MS - 86_400_000,
  rateAtThousand: '10.0000',
  min: '1',
  step: '0.01',
  maxOrder: null,
  maxPerson: null,
  fixedAmount: null,
  quota: '500000',
  remaining: '412803.2',
  progressBps: 1_743,
  reward: null,
  canEndEarly: false,
  canRenew: false,
  kycMin: 0,
  vipMin: 0,
  isForNewPeople: false,
  source: 'house',
  ...change,
});

/** An order without a term that has run for two days. */
export const order = (change: Partial<Order> = {}): Order => ({
  id: ORDER_ID,
  productId: 'usdt-tiered',
  asset: 'USDT',
  kind: 'TIERED',
  termDays: 0,
  state: 'EARNING',
  principal: '1000.5',
  openedAtMs: NOW_MS - 2 * 86_400_000,
  interestStartMs: NOW_MS - 2 * 86_400_000 + 1_800_000,
  maturesAtMs: null,
  endedAtMs: null,
  interest: '0.5',
  accrued: '0.19',
  reward: null,
  compounds: true,
  ticket: null,
  renews: null,
  renewFloor: null,
  redemptions: [],
  early: null,
  ...change,
});
