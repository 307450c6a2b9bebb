import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import {
  type Answers,
  actWithReason,
  button,
  DOWN,
  dialog,
  field,
  inTwoPages,
  isOffered,
  later,
  listed,
  MINUTE_MS,
  NOW_MS,
  open,
  page,
  pairedWith,
  type RowOf,
  readable,
  refusalsOf,
  refuse,
  sentence,
  toast,
  waitsFailsAndRetries,
} from '../../../../app/console.rig.tsx';
import type { StaffOutput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';

const ID = '0190f000-0000-7000-8000-000000000001';
const OTHER = '0190f000-0000-7000-8000-000000000002';
const HASH = 'a'.repeat(64);
const DAY_MS = 86_400_000;
type Row = RowOf<'staffWithdrawals.reviewQueue'>;
type Detail = StaffOutput<'staffWithdrawals.reviewDetail'>;
const row = (own: Partial<Row> = {}): Row => ({
  id: ID,
  uid: '123456789',
  asset: 'USDT',
  network: 'tron',
  amount: '60000',
  valueUsdt: '60000.129',
  address: 'TXabcdefgh',
  reason: 'AMOUNT',
  atMs: NOW_MS,
  decisionByMs: NOW_MS + 90 * MINUTE_MS,
  approvals: 0,
  approvalsNeeded: 1,
  state: 'IN_REVIEW',
  openQuestions: 0,
  risk: 'MEDIUM',
  ...own,
});
const detail = (own: Partial<Detail> = {}): Detail => ({
  ...row(),
  fee: '1.5',
  memo: null,
  contentHash: HASH,
  reasons: ['AMOUNT', 'NEW_ACCOUNT'],
  firstUse: true,
  networkName: 'Tron',
  addressRisk: 'NONE',
  savedAs: null,
  valueNowUsdt: null,
  device: { seenAtMs: NOW_MS, countrySeenAtMs: null },
  linked: [],
  person: {
    kycLevel: 'advanced',
    vipLevel: 3,
    createdAtMs: NOW_MS - 3 * DAY_MS,
    used24hUsdt: '1234.567',
    limit24hUsdt: '100000',
    deposits30dUsdt: '70000',
    withdrawals30dUsdt: '5',
  },
  addressHistory: { firstAtMs: NOW_MS, count: 2, sentUsdt: '500', others: 4 },
  questions: [],
  isOwn: false,
  rejectCode: null,
  timeline: [{ state: 'SUBMITTED', atMs: NOW_MS }],
  decisions: [],
  ...own,
});
const openAs = (role: 'reviewer' | 'auditor', own: Partial<Detail> = {}, answers: Answers = {}) =>
  open('/withdrawals', {
    role,
    answers: {
      'staffWithdrawals.reviewQueue': listed(row(own as Partial<Row>)),
      'staffWithdrawals.reviewDetail': detail(own),
      ...answers,
    },
  });
const opened = () => screen.findByText(t('console.withdrawals.why'));
const approve = () => button(t('console.withdrawals.approve', { amount: '60,000', asset: 'USDT' }));
const reject = () => button(t('console.withdrawals.reject'));
const ask = () => button(t('console.withdrawals.ask'));
const note = () => field(t('console.withdrawals.note'));
const mine = { staffId: 'staff-1', staff: 'mira', decision: 'approve', reason: 'Known client', atMs: NOW_MS };
const theirs = { ...mine, staffId: 'staff-2', staff: 'lena' };

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
  expect(text).toContain(`${t('console.reason.AMOUNT')} 60,000.12`);
  expect(text).toContain(`${t('console.reason.NEW_ACCOUNT')} ${t('console.withdrawals.ageDays', { count: 3 })}`);
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

test('one’s own account, or a relative’s, is decided by somebody else', async () => {
  const { user, sent } = await openAs('reviewer', { isOwn: true });
  await opened();
  screen.getByText(t('console.refusal.OWN_ACCOUNT'));
  expect([approve().disabled, reject().disabled, ask().disabled]).toEqual([true, true, true]);
  await user.type(note(), 'Mine is fine{Enter}');
  expect(sent('staffWithdrawals.approveWithdrawal')).toEqual([]);
});

test('two reviewers: the first one is told so', async () => {
  await openAs('reviewer', { approvalsNeeded: 2 });
  await opened();
  screen.getByText(t('console.withdrawals.twoFirst'));
  screen.getByText(t('console.withdrawals.nextDecision'));
});

test('two reviewers: the second one reads who was the first, and why', async () => {
  await openAs('reviewer', { approvalsNeeded: 2, approvals: 1, decisions: [theirs] });
  await opened();
  screen.getByText(t('console.withdrawals.two', { staff: 'lena', time: '11/20 14:32' }));
  screen.getByText(t('console.withdrawals.secondDecision'));
  const first = screen.getByText(t('console.decision.first')).closest('li')!;
  expect(readable(first)).toContain('lena · Known client');
  expect(approve().disabled).toBe(false);
});

test('two reviewers: whoever was the first is not the second', async () => {
  const { user, sent } = await openAs('reviewer', { approvalsNeeded: 2, approvals: 1, decisions: [mine] });
  await opened();
  screen.getByText(t('console.withdrawals.own'));
  expect([approve().disabled, reject().disabled]).toEqual([true, false]);
  await user.type(note(), 'Once more{Enter}');
  expect(sent('staffWithdrawals.approveWithdrawal')).toEqual([]);
});

test.each([
  ['COMPLETED', null, null],
  ['REJECTED', 'IDENTITY', 'IDENTITY'],
  ['REJECTED', 'LATER_CODE', null],
] as const)('%s, %s: nothing is left to decide', async (state, rejectCode, known) => {
  await openAs('reviewer', {
    state,
    rejectCode,
    decisions: [{ ...theirs, decision: state === 'REJECTED' ? 'reject' : 'LATER' }],
  });
  await opened();
  expect(screen.getAllByText(t(`console.state.${state}`)).length).toBeGreaterThan(1);
  if (rejectCode !== null) screen.getByText(known === null ? rejectCode : t(`console.rejectCode.${known}`));
  expect(isOffered(t('console.withdrawals.reject'))).toBe(false);
  expect(screen.queryByText(t('console.withdrawals.nextDecision'))).toBeNull();
});

test.each([
  [1, 1, 'approved'],
  [1, 2, 'approvedFirst'],
] as const)(
  'approving, %d of %d: a note is needed and stays after each refusal; it is sent once',
  async (approvals, approvalsNeeded, done) => {
    const { user, sent, answer } = await openAs('reviewer', { approvalsNeeded });
    await opened();
    await user.type(note(), ' a ');
    await user.click(approve());
    await screen.findByText(t('console.withdrawals.noteShort'));
    expect(sent('staffWithdrawals.approveWithdrawal')).toEqual([]);
    await user.type(note(), 'known  client ');
    expect(screen.queryByText(t('console.withdrawals.noteShort'))).toBeNull();
    for (const code of refusalsOf('staffWithdrawals.approveWithdrawal')) {
      answer({ 'staffWithdrawals.approveWithdrawal': code === 'NETWORK_DOWN' ? DOWN : refuse(code) });
      await user.click(approve());
      await user.click(within((await toast(sentence(code))).parentElement!).getByRole('button'));
      expect(note().value).toBe(' a known  client ');
      await waitFor(() => expect(approve().disabled).toBe(false));
    }
    const before = sent('staffWithdrawals.approveWithdrawal').length;
    const held = later<'staffWithdrawals.approveWithdrawal'>();
    answer({ 'staffWithdrawals.approveWithdrawal': held.answer });
    await user.dblClick(approve());
    await user.type(note(), '{Enter}');
    held.give({ state: approvals < approvalsNeeded ? 'IN_REVIEW' : 'APPROVED', approvals, approvalsNeeded });
    await toast(t(`console.withdrawals.${done}`));
    expect(sent('staffWithdrawals.approveWithdrawal').slice(before)).toEqual([
      { id: ID, contentHash: HASH, reason: 'a known  client' },
    ]);
  },
);

test('rejecting asks for the category that the person sees; Enter there approves nothing', async () => {
  const opening = await openAs('reviewer');
  const { user, sent } = opening;
  await opened();
  await user.click(reject());
  within(dialog()).getByText(t('console.withdrawals.rejectEffect'));
  const reason = field(t('console.withdrawals.note'), dialog());
  await user.type(reason, 'Not clear{Enter}');
  expect(button(t('console.withdrawals.rejectNow'), dialog()).disabled).toBe(true);
  await user.clear(reason);
  await user.selectOptions(within(dialog()).getByLabelText(t('console.withdrawals.reasonCode')), 'SOURCE_OF_FUNDS');
  await actWithReason(opening, {
    id: 'staffWithdrawals.rejectWithdrawal',
    verb: t('console.withdrawals.rejectNow'),
    reasonLabel: t('console.withdrawals.note'),
    input: { id: ID, contentHash: HASH, reasonCode: 'SOURCE_OF_FUNDS' },
    answer: { state: 'REJECTED' },
    done: t('console.withdrawals.rejected'),
  });
  expect(sent('staffWithdrawals.approveWithdrawal')).toEqual([]);
});

test('a note that was begun goes on into the rejection', async () => {
  const { user } = await openAs('reviewer');
  await opened();
  await user.type(note(), 'Address reported');
  await user.click(reject());
  expect(field(t('console.withdrawals.note'), dialog()).value).toBe('Address reported');
});

test('asking: which questions, and what exactly is meant, as it is typed', async () => {
  const opening = await openAs('reviewer');
  const { user } = opening;
  await opened();
  await user.click(ask());
  within(dialog()).getByText(t('console.withdrawals.askEffect'));
  const send = () => button(t('console.withdrawals.askNow'), dialog());
  const reason = () => field(t('console.user.reason'), dialog());
  await user.type(reason(), 'Unclear');
  expect(send().disabled).toBe(true);
  for (const question of ['OTHER', 'PURPOSE'] as const) {
    await user.click(within(dialog()).getByLabelText(t(`console.question.${question}`)));
  }
  expect(send().disabled).toBe(true);
  const words = field(t('console.withdrawals.askNoteNeeded'), dialog());
  await user.type(words, ' The  invoice ');
  expect([words.value, send().disabled]).toEqual([' The  invoice ', false]);
  await user.clear(reason());
  await actWithReason(opening, {
    id: 'staffWithdrawals.askWithdrawal',
    verb: t('console.withdrawals.askNow'),
    input: { id: ID, contentHash: HASH, questions: 'PURPOSE,OTHER', note: 'The  invoice' },
    answer: { questions: [] },
    done: t('console.withdrawals.askedNow'),
  });
});

test('a question that was taken back is not asked', async () => {
  const { user, sent, answer } = await openAs('reviewer');
  await opened();
  await user.click(ask());
  for (const question of ['PURPOSE', 'RECIPIENT', 'PURPOSE'] as const) {
    await user.click(within(dialog()).getByLabelText(t(`console.question.${question}`)));
  }
  await user.type(field(t('console.user.reason'), dialog()), 'Unclear');
  answer({ 'staffWithdrawals.askWithdrawal': { questions: [] } });
  await user.click(button(t('console.withdrawals.askNow'), dialog()));
  await toast(t('console.withdrawals.askedNow'));
  expect(sent('staffWithdrawals.askWithdrawal')).toEqual([
    { id: ID, contentHash: HASH, questions: 'RECIPIENT', reason: 'Unclear' },
  ]);
});
