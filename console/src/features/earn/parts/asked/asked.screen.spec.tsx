import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { messages as words } from '@bourse/i18n/en_US/earn.ts';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { open } from '../../../../app/console.rig.tsx';
import { listed, NOW_MS, type RowOf } from '../../../../app/exchange.rig.ts';
import { pairedWith } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';

type Action = RowOf<'staffActions.list'>;
type Product = RowOf<'staffEarn.products'>;

const FIXED: Product = {
  id: 'eth-90',
  asset: 'ETH',
  ledgerScale: 8,
  kind: 'FIXED',
  termDays: 90,
  min: '0.1',
  step: '0.01',
  maxOrder: null,
  maxPerson: null,
  fixedAmount: null,
  quota: '500',
  sold: '120.5',
  soldEnded: '0',
  instantPool: '0',
  canEndEarly: false,
  canRenew: true,
  kycMin: 1,
  vipMin: 0,
  isForNewPeople: false,
  reward: null,
  source: 'staking',
  startAtMs: NOW_MS - 90 * DAY_MS,
  endAtMs: null,
  rates: [{ fromMs: NOW_MS - 90 * DAY_MS, tiers: [{ upTo: null, rateBps: 250 }] }],
  principal: '120.5',
  cover: '7',
  perDay: '0.01',
  coveredUntilMs: NOW_MS + 100 * DAY_MS,
};
const asked = (own: Partial<Action>): Action => ({
  id: '0190f000-0000-7000-8000-000000000001',
  kind: 'staffEarn.setProduct',
  subject: 'earn:eth-90',
  uid: null,
  subjectLogin: null,
  before: {},
  after: {},
  contentHash: 'a'.repeat(64),
  reason: 'Asked by treasury',
  state: 'WAITING',
  proposer: 'jonas',
  proposerRole: 'product',
  proposedAtMs: NOW_MS,
  decider: null,
  decisionReason: null,
  decidedAtMs: null,
  isMine: false,
  barredBy: null,
  ...own,
});
const openWith = (action: Action) =>
  open('/actions', {
    role: 'product',
    answers: { 'staffActions.list': listed(action), 'staffEarn.products': { rows: [FIXED] } },
  });
const preview = () => screen.findByRole('region', { name: t('console.earn.preview') });
const said = (name: keyof typeof words, where: HTMLElement) => pairedWith(words[name] as string, where);

test('whoever decides about other terms reads all that people will read: what changes with what stays', async () => {
  await openWith(asked({ before: { quota: '500', canEndEarly: false }, after: { quota: '800', canEndEarly: true } }));
  const shown = await preview();
  expect(said('earn.product', shown)).toBe('ETH Fixed');
  expect(said('earn.term', shown)).toBe('90 days');
  expect(said('earn.min', shown)).toBe('0.1 ETH');
  expect(said('earn.remaining', shown)).toBe('679.5 ETH');
  expect(said('earn.redeemRule', shown)).toBe(words['earn.redeemRule.early']);
  expect(said('earn.renewal', shown)).toBe(words['earn.renewal.yes']);
  within(shown).getByText(words['earn.risk.early']);
  within(shown).getByText(words['earn.risk.staking'].replace('{asset}', 'ETH'));
});

test('whoever decides about a new product reads all of it', async () => {
  const after = {
    id: 'usdt-hybrid',
    asset: 'USDT',
    kind: 'FLEX_HYBRID',
    termDays: 0,
    min: '10',
    step: '0.01',
    maxOrder: null,
    maxPerson: '5000',
    fixedAmount: null,
    quota: '100000',
    instantPool: '1000',
    canEndEarly: false,
    canRenew: false,
    kycMin: 2,
    vipMin: 3,
    isForNewPeople: true,
    rewardAsset: 'HBT',
    rewardBps: 350,
    rewardBudget: '9000',
    rewardPerPerson: null,
    source: 'lending',
    startAtMs: NOW_MS + 90_000_000,
    endAtMs: null,
  };
  await openWith(asked({ subject: 'earn:usdt-hybrid', after }));
  const shown = await preview();
  expect(said('earn.product', shown)).toBe('USDT Flexible hybrid');
  expect(said('earn.rate', shown)).toBe('… USDT + ≈3.50 % in HBT');
  expect(said('earn.maxPerson', shown)).toBe('5,000 USDT');
  expect(said('earn.remaining', shown)).toBe('100,000 USDT');
  expect(said('earn.needs', shown)).toBe('Identity level 2 and above · VIP 3 and above · People new to Earn');
  expect(said('earn.status', shown)).toContain('2026/11/21');
});

test('whoever decides about rates reads them as people will, with their example', async () => {
  const after = { fromMs: NOW_MS + DAY_MS, rows: ['2 at 1000', '10 at 420', 'at 360'] };
  await openWith(asked({ kind: 'staffEarn.setRates', before: { fromMs: null, rows: ['at 250'] }, after }));
  const shown = await preview();
  within(shown).getByText('up to 10.00 % on the first 2 ETH');
  expect(pairedWith('on 2 to 10 ETH', shown)).toBe('4.20 %');
  await within(shown).findByText('15 ETH earn 0.00196164 ETH a day, 4.77 % as a whole.');
});

test('what is decided, and what is about something else, is not previewed', async () => {
  await openWith(asked({ state: 'APPROVED', after: { quota: '800' } }));
  await screen.findByText('Asked by treasury');
  expect(screen.queryByRole('region', { name: t('console.earn.preview') })).toBeNull();
});
