import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { inTwoPages, listed, NOW_MS, refuse } from '../../../../app/exchange.rig.ts';
import { button, isOffered, page, pairedWith, readable } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';
import { ask, detail, ID, openAs, opened, row } from './withdrawals.rig.ts';

const OTHER = '0190f000-0000-7000-8000-000000000002';

test('the queue loads, fails, and is asked for again', async () => {
  await waitsFailsAndRetries('/withdrawals', {
    role: 'auditor',
    id: 'staffWithdrawals.reviewQueue',
    answer: listed(row()),
    failed: 'console.withdrawals.failed',
    shows: '60,000 USDT',
    answers: { 'staffWithdrawals.reviewDetail': detail() },
  });
});

test('says on each tab that it is empty, and opens nothing', async () => {
  const { user, sent } = await open('/withdrawals', { role: 'reviewer' });
  for (const tab of ['waiting', 'asked', 'decided'] as const) {
    await user.click(screen.getByRole('tab', { name: t(`console.withdrawals.tab.${tab}`) }));
    await screen.findByText(t(`console.withdrawals.none.${tab}`));
    expect(sent('staffWithdrawals.reviewQueue').at(-1)).toEqual({ tab });
  }
  screen.getByText(t('console.withdrawals.pick'));
  expect(sent('staffWithdrawals.reviewDetail')).toEqual([]);
});

test('the nearest deadline is open; a long queue goes on, and another is opened by pressing it', async () => {
  const second = row({
    id: OTHER,
    amount: '7',
    decisionByMs: NOW_MS - 1,
    approvals: 1,
    approvalsNeeded: 2,
    risk: 'HIGH',
  });
  const third = row({ id: '3', amount: '8', openQuestions: 2 });
  const { user, sent } = await open('/withdrawals', {
    role: 'reviewer',
    answers: {
      'staffWithdrawals.reviewQueue': inTwoPages([row()], [second, third]),
      'staffWithdrawals.reviewDetail': ({ id }) => detail({ id }),
    },
  });
  await opened();
  expect(sent('staffWithdrawals.reviewDetail')).toEqual([{ id: ID }]);
  expect(page().textContent).toContain(`${t('console.withdrawals.waiting', { count: 1 })}+`);
  await user.click(button(t('console.more')));
  const line = (text: string) => screen.getByText(text).closest('button')!;
  await screen.findByText('7 USDT');
  screen.getByText(t('console.withdrawals.waiting', { count: 3 }));
  const worth = t('console.withdrawals.worth', { value: '60,000.12' });
  expect(readable(line('60,000 USDT'))).toBe(
    `60,000 USDT ${t('console.withdrawals.left', { left: '1:30' })} ${worth} · …000001 ${t('console.risk.MEDIUM')}`,
  );
  expect(readable(line('7 USDT'))).toBe(
    `7 USDT ${t('console.withdrawals.overdue')} ${worth} · …000002 ${t('console.withdrawals.approvalsSoFar', { approvals: 1, needed: 2 })} ${t('console.risk.HIGH')}`,
  );
  expect(readable(line('8 USDT'))).toContain(t('console.withdrawals.openQuestions', { count: 2 }));
  await user.click(line('7 USDT'));
  await waitFor(() => expect(line('7 USDT').getAttribute('aria-current')).toBe('true'));
  expect(location.search).toBe(`?tab=waiting&id=${OTHER}`);
});

test.each(['WITHDRAWAL_UNKNOWN', 'SYSTEM_ERROR'] as const)(
  'one that is refused (%s) is asked for again',
  async (code) => {
    const { user, answer } = await openAs('reviewer', {}, { 'staffWithdrawals.reviewDetail': refuse(code) });
    await screen.findByText(t('console.withdrawals.detailFailed'));
    expect(isOffered(t('console.withdrawals.reject'))).toBe(false);
    answer({ 'staffWithdrawals.reviewDetail': detail() });
    await user.click(button(t('console.retry')));
    await opened();
  },
);

test('shows what a reviewer needs to decide', async () => {
  await openAs('reviewer', { valueNowUsdt: '59000', memo: 'memo-1', savedAs: 'My desk', firstUse: false });
  await opened();
  const shown = {
    [t('console.withdrawals.leaves')]: '60,000 USDT',
    [t('console.withdrawals.gets')]: '59,998.5 USDT',
    [t('console.withdrawals.fee')]: '1.5 USDT',
    [t('console.withdrawals.value')]: '60,000.12',
    [t('console.withdrawals.used')]: '1,234.56',
    [t('console.withdrawals.limit')]: '100,000.00',
    [t('console.withdrawals.network')]: 'Tron',
    [t('console.withdrawals.savedAs')]: 'My desk',
    [t('console.withdrawals.memo')]: 'memo-1',
    [t('console.withdrawals.usedBefore')]: t('console.yes'),
    [t('console.withdrawals.sentBefore')]: t('console.withdrawals.sentTimes', { count: 2, value: '500.00' }),
    [t('console.withdrawals.firstSent')]: '11/20 14:32',
    [t('console.withdrawals.othersSent')]: '4',
    [t('console.withdrawals.identity')]: t('console.kycLevel.advanced'),
    [t('console.withdrawals.vip')]: '3',
    [t('console.withdrawals.age')]: t('console.withdrawals.ageDays', { count: 3 }),
    [t('console.withdrawals.in30')]: '70,000.00',
    [t('console.withdrawals.out30')]: '5.00',
    [t('console.withdrawals.deviceSince')]: '11/20 14:32',
    [t('console.withdrawals.countrySince')]: '--',
  };
  for (const [label, value] of Object.entries(shown)) expect([label, pairedWith(label)]).toEqual([label, value]);
  const text = readable(page());
  expect(text).toContain(t('console.withdrawals.worthThenNow', { value: '60,000.12', now: '59,000.00' }));
  expect(text).toContain(`${t('console.reason.AMOUNT', { from: '40,000' })} 60,000.12`);
  const from = (figure: string) => t('console.withdrawals.fromValue', { from: figure });
  const age = t('console.withdrawals.ageDays', { count: 3 });
  expect(text).toContain(`${t('console.reason.NEW_ACCOUNT')} ${age} · ${from('3,000')}`);
  expect(text).toContain(`${t('console.check.FAST_EXIT')} ${t('console.withdrawals.passed')}`);
  expect(text).toContain('TXab cdef gh');
  expect(text).toContain('1:30:00');
  screen.getByText(t('console.addressRisk.NONE'));
  screen.getByText(t('console.withdrawals.noLinked'));
  expect(screen.getByRole('link', { name: t('console.withdrawals.open') }).getAttribute('href')).toBe(
    '/console/users?uid=123456789',
  );
});

test('related persons: who else used a device of this one, frozen or not; and a withdrawal inside the house', async () => {
  const linked = [
    { uid: '987654321', frozen: true, devices: 1, lastSeenAtMs: NOW_MS },
    { uid: '987654322', frozen: false, devices: 1, lastSeenAtMs: NOW_MS },
  ];
  await openAs('auditor', { linked, address: null, networkName: null, decisionByMs: NOW_MS - MINUTE_MS });
  const first = await screen.findByRole('link', { name: '987654321' });
  expect(first.getAttribute('href')).toBe('/console/users?uid=987654321');
  expect(readable(first.closest('li')!)).toBe(`987654321 ${t('console.user.frozen')} 11/20 14:32`);
  expect(readable(screen.getByText('987654322').closest('li')!)).toBe('987654322 11/20 14:32');
  screen.getByText(t('console.withdrawals.internal'));
  expect(screen.getAllByText(t('console.withdrawals.overdue'))).toHaveLength(2);
});

test.each([
  [
    { reason: 'The node is being replaced', untilMs: NOW_MS },
    `${t('console.withdrawals.paused', { asset: 'USDT', network: 'Tron' })} The node is being replaced ${t('console.withdrawals.pausedUntil', { time: '11/20 14:32' })}`,
  ],
  [
    { reason: 'A fork', untilMs: null },
    `${t('console.withdrawals.paused', { asset: 'USDT', network: 'Tron' })} A fork`,
  ],
  [{ reason: null, untilMs: null }, t('console.withdrawals.halted')],
])('says that a pause keeps it, whatever is decided: %j', async (pause, words) => {
  await openAs('reviewer', { pause });
  await opened();
  expect(readable(page())).toContain(words);
});

test('shows questions and answers, and asks nothing more while an answer is missing', async () => {
  const question = {
    id: '1',
    question: 'PURPOSE',
    note: 'The second one',
    askedAtMs: NOW_MS,
    answer: null,
    answeredAtMs: null,
  } as const;
  const answered = {
    ...question,
    id: '2',
    question: 'OTHER',
    note: null,
    answer: 'A house',
    answeredAtMs: NOW_MS,
  } as const;
  await openAs('reviewer', { questions: [question, answered], openQuestions: 1 });
  await opened();
  expect(readable(screen.getByText(t('console.question.PURPOSE')).closest('li')!)).toBe(
    `${t('console.question.PURPOSE')} 11/20 14:32 The second one ${t('console.withdrawals.noAnswer')}`,
  );
  expect(readable(screen.getByText(t('console.question.OTHER')).closest('li')!)).toContain('A house');
  expect(ask().disabled).toBe(true);
});

test('an auditor reads and does not decide', async () => {
  await openAs('auditor');
  await opened();
  screen.getByText(t('console.withdrawals.readOnly'));
  expect(isOffered(t('console.withdrawals.reject'))).toBe(false);
});
