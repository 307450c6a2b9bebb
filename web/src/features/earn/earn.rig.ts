import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { NOW_MS } from '../../app/screen.rig.tsx';
import type { CallOutput } from '../../lib/client.ts';
import { answer } from '../../lib/server.rig.ts';
import { offer, order } from './earn.fixture.ts';

export const TIERED = offer();
export const FIXED = offer({
  id: 'usdt-90',
  kind: 'FIXED',
  termDays: 90,
  tiers: [{ upTo: null, rateBps: 560 }],
  rateAtThousand: '5.6000',
  min: '100',
  canEndEarly: true,
  canRenew: true,
});
const HYBRID = offer({
  id: 'eth-hybrid',
  asset: 'ETH',
  coinName: 'Ether',
  ledgerScale: 18,
  displayScale: 8,
  kind: 'FLEX_HYBRID',
  tiers: [{ upTo: null, rateBps: 200 }],
  rateAtThousand: '2.0000',
  reward: { asset: 'BTC', rateBps: 500, left: '0.7', budget: '1', endedAtMs: null },
});
/** Not in the order in which they are shown. */
export const OFFERS = [HYBRID, FIXED, TIERED];

/** Of the tiered product: twenty days ago it paid 8 % on the first slice, and the day after tomorrow it will pay 9 %. */
export const RATES: CallOutput<'earn.rates'>['rows'] = [
  { fromMs: NOW_MS - 60 * DAY_MS, tiers: [{ upTo: null, rateBps: 800 }], rateAtThousand: '8.0000' },
  { fromMs: NOW_MS - 20 * DAY_MS, tiers: TIERED.tiers, rateAtThousand: '10.0000' },
  { fromMs: NOW_MS + 2 * DAY_MS, tiers: [{ upTo: null, rateBps: 900 }], rateAtThousand: '9.0000' },
];

const FUNDS: CallOutput<'transfers.info'> = {
  asset: 'USDT',
  ledgerScale: 8,
  accounts: [
    { account: 'funding', opened: true, available: '8420.55' },
    { account: 'spot', opened: true, available: '1' },
  ],
};

const NOTHING: CallOutput<'holdings.account'> = { account: 'funding', opened: true, valueUsdt: '0', assets: [] };

/** A person with one order without a term, and 8,420.55 USDT in the funding account. */
export function answerForEarn(): void {
  const running = order();
  answer('earn.products', { rows: OFFERS });
  answer('earn.rates', { rows: RATES });
  answer('earn.summary', {
    coins: [
      {
        asset: 'USDT',
        displayScale: 2,
        principal: '1000.5',
        redeeming: '0',
        yesterday: '0.27',
        total: '0.5',
        valueUsdt: '1000.5',
        yesterdayUsdt: '0.27',
        totalUsdt: '0.5',
      },
    ],
    sinceMs: running.openedAtMs,
    nextCreditMs: Date.UTC(2026, 10, 20, 16, 5),
  });
  answer('earn.orders', { rows: [running], next: null });
  answer('earn.order', running);
  answer('earn.credits', { rows: [], next: null });
  answer('transfers.info', FUNDS);
  answer('holdings.account', NOTHING);
}
