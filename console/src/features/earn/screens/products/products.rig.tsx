import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { within } from '@testing-library/dom';
import { open } from '../../../../app/console.rig.tsx';
import { NOW_MS, type RowOf } from '../../../../app/exchange.rig.ts';
import { button, dialog } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';

type Product = RowOf<'staffEarn.products'>;

export type Role = 'product' | 'finance' | 'support' | 'support2' | 'auditor';

export const product = (own: Partial<Product> = {}): Product => ({
  id: 'usdt-steps',
  asset: 'USDT',
  ledgerScale: 6,
  kind: 'TIERED',
  termDays: 0,
  min: '1',
  step: '0.01',
  maxOrder: null,
  maxPerson: '500000',
  fixedAmount: null,
  quota: '2000000',
  sold: '25000',
  soldEnded: '0',
  instantPool: '200000',
  canEndEarly: false,
  canRenew: false,
  kycMin: 1,
  vipMin: 0,
  isForNewPeople: false,
  reward: null,
  source: 'lending',
  startAtMs: NOW_MS - 90 * DAY_MS,
  endAtMs: null,
  rates: [
    {
      fromMs: NOW_MS - 90 * DAY_MS,
      tiers: [
        { upTo: '2000', rateBps: 1_000 },
        { upTo: '10000', rateBps: 420 },
        { upTo: null, rateBps: 360 },
      ],
    },
  ],
  principal: '25700.5',
  cover: '700',
  perDay: '3.1',
  coveredUntilMs: NOW_MS + 100 * DAY_MS,
  ...own,
});

export const HYBRID = product({
  id: 'eth-hybrid-30',
  asset: 'ETH',
  ledgerScale: 18,
  soldEnded: '5000',
  kind: 'FIXED_HYBRID',
  termDays: 30,
  instantPool: '0',
  canRenew: true,
  reward: { asset: 'HBT', rateBps: 300, budget: '200000', perPerson: '20000', used: '5', cover: '199000' },
  rates: [
    { fromMs: 0, tiers: [{ upTo: null, rateBps: 220 }] },
    { fromMs: NOW_MS + 2 * DAY_MS, tiers: [{ upTo: null, rateBps: 200 }] },
  ],
  coveredUntilMs: NOW_MS + 2 * DAY_MS,
});

export const NOTHING_OWED = { coins: [], maturities: [] };

export const openAs = (role: Role, ...rows: readonly Product[]) =>
  open('/earn', {
    role,
    answers: {
      'staffEarn.products': { rows: [...rows] },
      'staffEarn.failed': { rows: [] },
      'staffEarn.treasury': NOTHING_OWED,
    },
  });

export const press = (opened: Awaited<ReturnType<typeof openAs>>, word: string) => opened.user.click(button(word));

export const labelled = (
  name: 'id' | 'termDays' | 'quota' | 'rewardAsset' | 'instantPool' | 'canEndEarly' | 'maxPerson',
) => within(dialog()).queryByLabelText(t(`console.actionField.${name}`));
