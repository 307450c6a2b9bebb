import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';

/** A sale of the demo, in days since its start; the demo lives for ninety days before anybody sees it. */
export interface DemoSale {
  readonly id: string;
  readonly quota: string;
  /** USDT where no other one is named. */
  readonly payAsset?: string;
  /** How many times a loss is made good, and what that costs at worst. */
  readonly protection?: { readonly times: string; readonly worst: string };
  /** None where nothing is sold. */
  readonly price: { readonly basePrice: string; readonly discountBps: string; readonly hasVipDiscount: 'true' } | null;
  /** What its round has by its mode. */
  readonly terms: Readonly<Record<string, string>>;
  /** What people must have held before. */
  readonly holding?: Readonly<Record<'asset' | 'days' | 'least' | 'factor', string>> & { readonly fromMs: number };
  /** Where it is for whoever has taken part in none before. */
  readonly newcomersOnly?: true;
  /** When a lottery is drawn. */
  readonly drawMs?: number;
  readonly fromMs: number;
  readonly untilMs: number;
  readonly listingMs: number;
  /** Equal parts, so many days apart. */
  readonly parts: number;
  readonly everyDays: number;
  /** Whether its survey has to be answered first. */
  readonly needsSurvey?: true;
}

const subscription = (perPerson: string, split: 'PRORATA' | 'BOTTOM_UP') => ({
  mode: 'SUBSCRIPTION',
  perPerson,
  split,
  min: '10',
  max: '5000',
  step: '0.01',
});
/** A hundred tokens a lot, and three minutes to pay for them. */
const flash = (quotaLots: string) => ({
  mode: 'FLASH',
  lot: '100',
  quotaLots,
  leastLots: '1',
  mostLots: '5',
  paySeconds: '180',
});
/** USDT that is locked and comes back. */
const boost = (pool: string, perPerson: string) => ({
  mode: 'BOOST',
  boostAsset: 'USDT',
  pool,
  perPerson,
  min: '10',
  max: '20000',
  step: '1',
});
/** A price that everybody’s VIP level lowers. */
const priced = (basePrice: string, discountBps: string) =>
  ({ basePrice, discountBps, hasVipDiscount: 'true' }) as const;
/** When the flash sale that is over began. */
export const FLASH_DAY = 30;
export const FLASH_START_MS = FLASH_DAY * DAY_MS + 12 * HOUR_MS;
/** Five hundred tokens for a ticket that wins, a ticket for each 250 USDT traded. */
const lottery = (winners: string) => ({
  mode: 'LOTTERY',
  ticket: '500',
  winners,
  mostTickets: '10',
  mostWins: '2',
  volumeMarkets: 'BTC_USDT,ETH_USDT',
  volumeStep: '250',
});

/**
 * One by subscription that is over and unlocks month by month, one that is open and protected, one that opens some minutes after the start
 * and asks for a survey first, and one for whoever held USDT; one that is paid in ETH, whose price has just been fixed, and one in BTC, whose price is fixed in days; a
 * lottery that is open; a boost that was rewarded, and one that goes on; and flash sales: one that was
 * sold out and unlocks, one minutes after the start, so that a visitor can take part, and one a day later that is for newcomers only.
 */
export const SALES: readonly DemoSale[] = [
  {
    id: 'house-token-one',
    quota: '50000',
    price: priced('0.1', '2000'),
    terms: subscription('40000', 'PRORATA'),
    fromMs: 5 * DAY_MS,
    untilMs: 8 * DAY_MS,
    listingMs: 10 * DAY_MS,
    parts: 13,
    everyDays: 30,
  },
  {
    id: 'house-token-two',
    quota: '100000',
    // 100,000 tokens at 0.12 less a tenth.
    protection: { times: '1', worst: '10800' },
    price: priced('0.12', '1000'),
    terms: subscription('20000', 'PRORATA'),
    fromMs: 89 * DAY_MS,
    untilMs: 97 * DAY_MS,
    listingMs: 98 * DAY_MS,
    parts: 5,
    everyDays: 91,
  },
  {
    id: 'house-token-three',
    quota: '20000',
    price: priced('0.15', '500'),
    terms: subscription('1000', 'BOTTOM_UP'),
    fromMs: 90 * DAY_MS + 15 * MINUTE_MS,
    untilMs: 90 * DAY_MS + 26 * HOUR_MS,
    listingMs: 92 * DAY_MS,
    parts: 1,
    everyDays: 0,
    needsSurvey: true,
  },
  {
    id: 'house-token-held',
    quota: '30000',
    price: priced('0.12', '1500'),
    terms: subscription('5000', 'PRORATA'),
    // Three days that are public whatever the time of day: the last of them is the day before yesterday.
    holding: { asset: 'USDT', fromMs: 86 * DAY_MS, days: '3', least: '100', factor: '0.5' },
    fromMs: 90 * DAY_MS + 5 * MINUTE_MS,
    untilMs: 95 * DAY_MS,
    listingMs: 96 * DAY_MS,
    parts: 5,
    everyDays: 30,
  },
  {
    id: 'house-token-ether',
    quota: '20000',
    payAsset: 'ETH',
    price: priced('0.14', '1000'),
    terms: { ...subscription('5000', 'PRORATA'), min: '0.01', max: '2', step: '0.001' },
    fromMs: 90 * DAY_MS + 40 * MINUTE_MS,
    untilMs: 92 * DAY_MS,
    listingMs: 93 * DAY_MS,
    parts: 5,
    everyDays: 30,
  },
  {
    id: 'house-token-bitcoin',
    quota: '20000',
    payAsset: 'BTC',
    price: priced('0.13', '1000'),
    terms: { ...subscription('5000', 'PRORATA'), min: '0.0001', max: '0.1', step: '0.00001' },
    fromMs: 93 * DAY_MS,
    untilMs: 95 * DAY_MS,
    listingMs: 96 * DAY_MS,
    parts: 5,
    everyDays: 30,
  },
  {
    id: 'house-token-lottery',
    quota: '10000',
    price: priced('0.12', '3000'),
    terms: lottery('20'),
    fromMs: 89 * DAY_MS,
    untilMs: 93 * DAY_MS,
    drawMs: 93 * DAY_MS + HOUR_MS,
    listingMs: 94 * DAY_MS,
    parts: 5,
    everyDays: 91,
  },
  {
    id: 'house-token-boost-one',
    quota: '5000',
    price: null,
    terms: boost('5000', '4000'),
    fromMs: 20 * DAY_MS,
    untilMs: 27 * DAY_MS,
    listingMs: 28 * DAY_MS,
    parts: 1,
    everyDays: 0,
  },
  {
    id: 'house-token-boost',
    quota: '15000',
    price: null,
    terms: boost('15000', '2000'),
    fromMs: 89 * DAY_MS,
    untilMs: 94 * DAY_MS,
    listingMs: 95 * DAY_MS,
    parts: 1,
    everyDays: 0,
  },
  {
    id: 'house-token-flash-one',
    quota: '12000',
    price: priced('0.1', '1500'),
    terms: { ...flash('12'), lot: '1000' },
    fromMs: FLASH_START_MS,
    untilMs: FLASH_START_MS + HOUR_MS,
    listingMs: (FLASH_DAY + 2) * DAY_MS,
    parts: 13,
    everyDays: 30,
  },
  {
    id: 'house-token-flash',
    quota: '20000',
    price: priced('0.12', '2500'),
    terms: flash('200'),
    fromMs: 90 * DAY_MS + 10 * MINUTE_MS,
    untilMs: 90 * DAY_MS + 70 * MINUTE_MS,
    listingMs: 91 * DAY_MS,
    parts: 5,
    everyDays: 30,
  },
  {
    id: 'house-token-flash-two',
    quota: '10000',
    price: priced('0.12', '2000'),
    terms: flash('100'),
    newcomersOnly: true,
    fromMs: 91 * DAY_MS + 10 * MINUTE_MS,
    untilMs: 91 * DAY_MS + 70 * MINUTE_MS,
    listingMs: 93 * DAY_MS,
    parts: 1,
    everyDays: 0,
  },
];
