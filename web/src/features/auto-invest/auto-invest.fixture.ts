import type { CallOutput } from '../../lib/client.ts';

type Plan = CallOutput<'autoInvest.plan'>;
type Run = CallOutput<'autoInvest.runs'>['rows'][number];
type Terms = CallOutput<'autoInvest.terms'>;

/** Friday, 20 November 2026, 17:30 of the business day. */
const NOW_MS = Date.UTC(2026, 10, 20, 9, 30);
const DAY_MS = 86_400_000;
/** Monday, 23 November, 09:00 in Singapore. */
export const NEXT_RUN_MS = Date.UTC(2026, 10, 23, 1);
export const PLAN_ID = '6f0c2b1e-8d4e-4c55-9a3a-0000000000d1';

const market = (asset: string, name: string, minNotional = '5'): Terms['coins'][number] => ({
  asset,
  name,
  symbol: `${asset}_USDT`,
  displayScale: 8,
  minNotional,
  price: '91240.5',
  isHalted: false,
  historyFrom: '2020-01-01',
});

export const TERMS: Terms = {
  quote: 'USDT',
  quoteScale: 6,
  coins: [market('BTC', 'Bitcoin'), market('ETH', 'Ether'), market('SOL', 'Solana'), market('XRP', 'XRP', '6')],
  coinsMax: 5,
  percentAbove: 10,
  min: '10',
  max: '50000',
  createPerHour: 30,
  lockMs: 300_000,
  guardPercent: '1',
  noticeAfter: 5,
};

/** Bitcoin at 40,000, 50,000 and 25,000 for 100 USDT each, worth 36,000 now: the example of the rule book. */
const BTC_FIGURES: Plan['figures'][number] = {
  asset: 'BTC',
  percent: 100,
  ledgerScale: 8,
  displayScale: 8,
  isInPlan: true,
  quantity: '0.008483',
  invested: '300',
  averageCost: '35364.847341',
  simpleAverage: '38333.333333',
  price: '36000',
  value: '305.388',
  roiPercent: '1.79',
};

/** 100 USDT into Bitcoin every Monday at nine, three of them done. */
export const plan = (change: Partial<Plan> = {}): Plan => ({
  id: PLAN_ID,
  state: 'ACTIVE',
  coins: [{ asset: 'BTC', percent: 100 }],
  amount: '100',
  period: 'week',
  weekday: 1,
  day: null,
  hour: 9,
  zone: 'Asia/Singapore',
  autoTransfer: false,
  movesToEarn: false,
  tellsSuccess: false,
  nextRunAtMs: NEXT_RUN_MS,
  createdAtMs: NOW_MS - 30 * DAY_MS,
  deletedAtMs: null,
  lastRun: { atMs: NEXT_RUN_MS - 7 * DAY_MS, status: 'SUCCESS', reason: null },
  isRunning: false,
  bought: 3,
  insufficientInRow: 0,
  suffices: true,
  invested: '300',
  fees: '0.6',
  value: '305.388',
  roiPercent: '1.79',
  figures: [BTC_FIGURES],
  ...change,
});

const leg = (change: Partial<Run['legs'][number]> = {}): Run['legs'][number] => ({
  asset: 'BTC',
  symbol: 'BTC_USDT',
  percent: 100,
  displayScale: 8,
  status: 'DONE',
  reason: null,
  planned: '100',
  spent: '100',
  quantity: '0.003992',
  fee: '0.000008',
  averagePrice: '25000',
  indexPrice: '24990',
  limitPrice: '25239.9',
  overIndex: '0.04',
  overIndexPercent: '0.04',
  orderId: '77',
  earn: null,
  ...change,
});

/** One run of the plan, the newest of those that bought. */
export const run = (change: Partial<Run> = {}, legs: readonly Parameters<typeof leg>[0][] = [{}]): Run => ({
  id: '6f0c2b1e-8d4e-4c55-9a3a-0000000000f1',
  planId: PLAN_ID,
  kind: 'scheduled',
  scheduledAtMs: NEXT_RUN_MS - 7 * DAY_MS,
  startedAtMs: NEXT_RUN_MS - 7 * DAY_MS + 12_000,
  endedAtMs: NEXT_RUN_MS - 7 * DAY_MS + 13_000,
  status: 'SUCCESS',
  reason: null,
  amount: '100',
  transferred: '0',
  account: 'spot',
  spent: '100',
  overIndex: '0.04',
  available: null,
  legs: legs.map((each) => leg(each)),
  ...change,
});
