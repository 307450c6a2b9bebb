import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason } from '../../../../app/acts.rig.ts';
import { DOWN, later, NOW_MS, refuse } from '../../../../app/exchange.rig.ts';
import { button, dialog, field, isOffered, readable, refusalsOf, sentence, toast } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';
import { ask, HASH, ID, openAs, opened } from './withdrawals.rig.ts';

const note = () => field(t('console.withdrawals.note'));
const approve = () => button(t('console.withdrawals.approve', { amount: '60,000', asset: 'USDT' }));
const reject = () => button(t('console.withdrawals.reject'));
const mine = { staffId: 'staff-1', staff: 'mira', decision: 'approve', reason: 'Known client', atMs: NOW_MS };
const theirs = { ...mine, staffId: 'staff-2', staff: 'lena' };

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
  screen.getByText(t('console.withdrawals.twoFirst', { from: '90,000' }));
  screen.getByText(t('console.withdrawals.nextDecision'));
});

test('two reviewers: the second one reads who was the first, and why', async () => {
  await openAs('reviewer', { approvalsNeeded: 2, approvals: 1, decisions: [theirs] });
  await opened();
  screen.getByText(t('console.withdrawals.two', { from: '90,000', staff: 'lena', time: '11/20 14:32' }));
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
