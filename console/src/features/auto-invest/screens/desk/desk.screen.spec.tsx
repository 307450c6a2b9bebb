import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason, waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { listed, NOW_MS, type RowOf } from '../../../../app/exchange.rig.ts';
import { button, field, isOffered, rowsOf } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';

const LOAD = {
  active: 1_204,
  minutes: [{ atMs: NOW_MS, plans: 1_000, amount: '100000' }],
  lastDay: [
    { status: 'SUCCESS' as const, reason: null, runs: 990, spent: '98000.5' },
    { status: 'FAILED' as const, reason: 'INSUFFICIENT' as const, runs: 10, spent: '0' },
  ],
};
const PLAN: RowOf<'staffAutoInvest.plans'> = {
  id: '0190f000-0000-7000-8000-000000000001',
  uid: '123456789',
  state: 'ACTIVE',
  coins: [
    { asset: 'BTC', percent: 60 },
    { asset: 'ETH', percent: 40 },
  ],
  amount: '1234.5',
  period: 'month',
  weekday: null,
  day: 31,
  hour: 9,
  zone: 'Europe/Berlin',
  nextRunAtMs: NOW_MS,
  createdAtMs: NOW_MS,
  insufficientInRow: 2,
};
const RUN: RowOf<'staffAutoInvest.runs'> = {
  id: '0190f000-0000-7000-8000-000000000002',
  planId: PLAN.id,
  uid: '123456789',
  kind: 'now',
  scheduledAtMs: NOW_MS,
  startedAtMs: NOW_MS,
  endedAtMs: NOW_MS,
  status: 'FAILED',
  reason: 'INSUFFICIENT',
  amount: '1234.5',
  transferred: '0',
  spent: '0',
  coins: ['BTC', 'ETH'],
};
const CLOSE: RowOf<'staffAutoInvest.closes'> = {
  asset: 'BTC',
  from: '2023-11-01',
  to: '2026-11-25',
  days: 1_120,
  gaps: 1,
  isDemo: true,
};
type Role = 'product' | 'support' | 'superadmin';
const openAs = (role: Role, answers: Parameters<typeof open>[1]['answers'] = {}) =>
  open('/auto-invest', {
    role,
    answers: {
      'staffAutoInvest.load': LOAD,
      'staffAutoInvest.plans': listed(PLAN),
      'staffAutoInvest.runs': listed(RUN),
      'staffAutoInvest.closes': { rows: [CLOSE] },
      ...answers,
    },
  });
const tab = (name: 'plans' | 'runs' | 'closes') =>
  screen.getByRole('tab', { name: t(`console.autoInvest.tab.${name}`) });

test('what is due loads, fails, and is asked for again', async () => {
  await waitsFailsAndRetries('/auto-invest', {
    role: 'support',
    id: 'staffAutoInvest.load',
    answer: LOAD,
    failed: 'console.autoInvest.failed',
    shows: '100,000',
  });
});

test('what is due, minute by minute, and how the runs of a day ended', async () => {
  await openAs('superadmin');
  await screen.findByText('100,000');
  expect(rowsOf(t('console.autoInvest.lastDay'))).toEqual([
    [t('console.autoInvest.status.SUCCESS'), '990', '98,000.5'],
    [`${t('console.autoInvest.status.FAILED')}: ${t('console.autoInvest.reason.INSUFFICIENT')}`, '10', '0'],
  ]);
  // Whoever may not see people does not see their plans.
  expect(screen.queryByRole('tab', { name: t('console.autoInvest.tab.plans') })).toBeNull();
});

test('nothing is due', async () => {
  await openAs('support', { 'staffAutoInvest.load': { active: 0, minutes: [], lastDay: [] } });
  await screen.findByText(t('console.autoInvest.noneDue'));
});

test('everybody’s plans and runs', async () => {
  const { user } = await openAs('support');
  await screen.findByText('100,000');
  await user.click(tab('plans'));
  await screen.findByText('123456789');
  expect(rowsOf(t('console.autoInvest.tab.plans'))[0]?.slice(0, 4)).toEqual([
    '123456789',
    'BTC 60 · ETH 40',
    '1,234.5',
    `${t('console.autoInvest.when.month', { day: '31', hour: '09' })} Europe/Berlin`,
  ]);
  await user.click(tab('runs'));
  await screen.findByText(t('console.autoInvest.now'));
  expect(rowsOf(t('console.autoInvest.tab.runs'))[0]?.slice(1)).toEqual([
    '123456789',
    'BTC · ETH',
    '1,234.5',
    '0',
    '0',
    `${t('console.autoInvest.status.FAILED')}: ${t('console.autoInvest.reason.INSUFFICIENT')}`,
  ]);
});

test('a plan of a week names its day', async () => {
  const weekly = { ...PLAN, period: 'week' as const, weekday: 7, day: null };
  const { user } = await openAs('support', { 'staffAutoInvest.plans': listed(weekly) });
  await screen.findByText('100,000');
  await user.click(tab('plans'));
  await screen.findByText('123456789');
  const [plan] = rowsOf(t('console.autoInvest.tab.plans'));
  expect(plan?.[3]).toBe(`${t('console.autoInvest.when.week', { day: 'Sunday', hour: '09' })} Europe/Berlin`);
});

test('Product checks a file of closes, and loads it with a reason; others only read', async () => {
  const opened = await openAs('product', {
    'staffAutoInvest.previewCloses': {
      rows: [
        {
          asset: 'BTC',
          from: '2026-11-24',
          to: '2026-11-25',
          days: 2,
          added: 1,
          changed: 1,
          jumpPercent: '-3.2',
          jumpAt: '2026-11-25',
        },
      ],
      problems: [],
      problemCount: 0,
      lines: 2,
    },
  });
  await screen.findByText('100,000');
  await opened.user.click(tab('closes'));
  await screen.findByText(t('console.autoInvest.demo'));
  const csv = '2026-11-24,BTC,60000\n2026-11-25,BTC,58080';
  await opened.user.upload(field(t('console.autoInvest.file')), new File([csv], 'closes.csv', { type: 'text/csv' }));
  await screen.findByText('-3.2 % · 2026-11-25');
  await opened.user.click(button(t('console.autoInvest.load')));
  await actWithReason(opened, {
    id: 'staffAutoInvest.loadCloses',
    verb: t('console.autoInvest.load'),
    input: { csv },
    answer: { added: 1, changed: 1 },
    done: t('console.autoInvest.loaded', { added: '1', changed: '1' }),
  });
});

test('a file with wrong lines says which, and cannot be loaded', async () => {
  const opened = await openAs('product', {
    'staffAutoInvest.previewCloses': {
      rows: [],
      problems: [{ line: 3, problem: 'DATE', value: '24.11.2026' }],
      problemCount: 1,
      lines: 3,
    },
  });
  await screen.findByText('100,000');
  await opened.user.click(tab('closes'));
  await screen.findByText(t('console.autoInvest.demo'));
  await opened.user.upload(field(t('console.autoInvest.file')), new File(['x'], 'closes.csv', { type: 'text/csv' }));
  await screen.findByText(t('console.autoInvest.problems', { count: '1' }));
  screen.getByText(
    t('console.autoInvest.line', { line: '3', problem: t('console.autoInvest.problem.DATE'), value: '24.11.2026' }),
  );
  expect(isOffered(t('console.autoInvest.load'))).toBe(false);
});
