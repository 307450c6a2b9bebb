import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason, showsTheNextPage, waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { inTwoPages, listed, NOW_MS, type RowOf } from '../../../../app/exchange.rig.ts';
import { button, dialog, isOffered, noDialog, page, readable } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';

type Action = RowOf<'staffActions.list'>;
const HASH = 'a'.repeat(64);
const ID = '0190f000-0000-7000-8000-000000000001';
const asked = (own: Partial<Action> = {}): Action => ({
  id: ID,
  kind: 'staffPeople.setLevels',
  subject: 'user:123456789',
  uid: '123456789',
  subjectLogin: null,
  before: { kycLevel: 'none', vipLevel: '0' },
  after: { kycLevel: 'primary', vipLevel: '3' },
  contentHash: HASH,
  reason: 'Seen at the counter',
  state: 'WAITING',
  proposer: 'jonas',
  proposerRole: 'compliance',
  proposedAtMs: NOW_MS,
  decider: null,
  decisionReason: null,
  decidedAtMs: null,
  isMine: false,
  barredBy: null,
  ...own,
});
const openWith = (...rows: readonly Action[]) =>
  open('/actions', { role: 'compliance', answers: { 'staffActions.list': listed(...rows) } });
const STEPS = ['approve', 'reject', 'takeBack'] as const;
const offered = () => STEPS.filter((step) => isOffered(t(`console.actions.${step}`)));

test('it loads, fails, and is asked for again', async () => {
  const { sent } = await waitsFailsAndRetries('/actions', {
    role: 'compliance',
    id: 'staffActions.list',
    answer: listed(asked()),
    failed: 'console.actions.failed',
    shows: 'Seen at the counter',
  });
  expect(sent('staffActions.list').at(-1)).toEqual({ tab: 'waiting' });
});

test('says on each tab that it is empty', async () => {
  const { user, sent } = await openWith();
  await screen.findByText(t('console.actions.empty.waiting'));
  for (const tab of ['asked', 'decided'] as const) {
    await user.click(screen.getByRole('tab', { name: t(`console.actions.tab.${tab}`) }));
    await screen.findByText(t(`console.actions.empty.${tab}`));
    expect(sent('staffActions.list').at(-1)).toEqual({ tab });
    expect(location.search).toBe(`?tab=${tab}`);
  }
});

test('a list whose parts have fields of their own is read by its product, part by part', async () => {
  const round = {
    mode: 'FLASH',
    basePrice: '0.125',
    discountBps: 0,
    hasVipDiscount: false,
    lot: '10',
    quotaLots: 50,
    leastLots: 1,
    mostLots: 4,
    paySeconds: 120,
    kycMin: 1,
    vipMin: 0,
    startAtMs: NOW_MS,
    endAtMs: NOW_MS,
  };
  const back = [
    { asset: 'ETH', amount: '3' },
    { asset: 'USDT', amount: '12345.5' },
  ];
  const after = { rounds: [round], givenBack: back, other: ['{no', 'text'] };
  const sent = Object.entries(after).map(([name, parts]) => [
    name,
    parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))),
  ]);
  await openWith(
    asked({ kind: 'staffLaunch.publish', subject: 'launch:nova', before: {}, after: Object.fromEntries(sent) }),
  );
  await screen.findByText('3 ETH · 12,345.5 USDT');
  const text = readable(page());
  expect(text).toContain(`${t('console.actionField.mode')}: ${t('console.launch.mode.FLASH')}`);
  expect(text).toContain('50 × 10');
  expect(text).toContain('{no, text');
});

test('a long list goes on', async () => {
  const second = asked({ id: '2', reason: 'On the second page' });
  const answers = { 'staffActions.list': inTwoPages([asked()], [second]) };
  const opened = await open('/actions', { role: 'compliance', answers });
  await showsTheNextPage(opened, 'staffActions.list', 'Seen at the counter', 'On the second page');
});

test('shows who asked and why, and each field as it is and as it would be', async () => {
  await openWith(asked());
  await screen.findByText('123456789');
  const text = readable(page());
  expect(text).toContain(t('console.actionKind.staffPeople.setLevels'));
  expect(text).toContain(t('console.actions.askedBy', { staff: 'jonas', time: '2026/11/20 14:32:05' }));
  expect(text).toContain(`${t('console.kycLevel.none')} ${t('console.kycLevel.primary')}`);
  expect(text).toContain('0 3');
  expect(text).toContain(t('console.actionState.WAITING'));
});

test('values are words: times, lists, yes and no, nothing, roles', async () => {
  const after = { startsAtMs: NOW_MS, relativeUids: ['123456789', '987654321'], on: true, role: 'risk', text: null };
  await openWith(
    asked({ kind: 'later.unknown', subjectLogin: 'paul', before: { on: false, relativeUids: [] }, after }),
  );
  await screen.findByText('paul');
  const values = [...page().querySelectorAll('dd')].map(readable);
  expect(values).toEqual([
    'No Yes',
    '-- 123456789, 987654321',
    '-- 2026/11/20 14:32:05',
    `-- ${t('console.role.risk')}`,
    '-- --',
  ]);
  screen.getByText('later.unknown');
});

test.each([
  ['approve', 'approve', 'APPROVED', 'approved'],
  ['reject', 'reject', 'REJECTED', 'rejected'],
] as const)('what somebody else asked for: %s', async (step, decision, state, done) => {
  const opened = await openWith(asked());
  await opened.user.click(await screen.findByRole('button', { name: t(`console.actions.${step}`) }));
  within(dialog()).getByText(t(`console.actions.effect.${step}`));
  await actWithReason(opened, {
    id: 'staffActions.decide',
    verb: t(`console.actions.${step}`),
    input: { id: ID, contentHash: HASH, decision },
    answer: { state },
    done: t(`console.actions.${done}`),
  });
});

test('lets the caller take back their own request, and not decide it', async () => {
  const opened = await openWith(asked({ isMine: true, proposer: 'mira', barredBy: 'OWN_PROPOSAL' }));
  await screen.findByText('Seen at the counter');
  expect(offered()).toEqual(['takeBack']);
  await opened.user.click(button(t('console.actions.takeBack')));
  await actWithReason(opened, {
    id: 'staffActions.withdraw',
    verb: t('console.actions.takeBack'),
    input: { id: ID },
    answer: { done: true },
    done: t('console.actions.takenBack'),
  });
});

test.each(['ROLE', 'OWN_ACCOUNT', 'OWN_STAFF_ACCOUNT'] as const)(
  'barred by %s: staff read why, and decide nothing',
  async (barredBy) => {
    await openWith(asked({ barredBy }));
    await screen.findByText(t(`console.actionBar.${barredBy}`));
    expect(offered()).toEqual([]);
  },
);

test.each(['APPROVED', 'REJECTED', 'WITHDRAWN'] as const)(
  '%s: by whom and why, and nothing is left to do',
  async (state) => {
    const decided = { decider: 'lena', decidedAtMs: NOW_MS, decisionReason: 'Looked at the papers' };
    await openWith(asked({ state, isMine: true, barredBy: 'OWN_PROPOSAL', ...decided }));
    await screen.findByText(t(`console.actionState.${state}`));
    const text = readable(page());
    expect(text).toContain(t('console.actions.decidedBy', { staff: 'lena', time: '2026/11/20 14:32:05' }));
    expect(text).toContain('Looked at the papers');
    expect(offered()).toEqual([]);
  },
);

test('a dialog that is closed does nothing, and begins anew', async () => {
  const { user, sent } = await openWith(asked());
  const reject = await screen.findByRole('button', { name: t('console.actions.reject') });
  for (const way of [t('console.back'), t('console.close')]) {
    await user.click(reject);
    expect(within(dialog()).getByLabelText<HTMLInputElement>(t('console.user.reason')).value).toBe('');
    await user.type(within(dialog()).getByLabelText(t('console.user.reason')), 'Not now');
    await user.click(button(way, dialog()));
    await noDialog();
  }
  expect(sent('staffActions.decide')).toEqual([]);
});
