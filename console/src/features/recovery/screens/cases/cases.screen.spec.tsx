import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import { inTwoPages, listed, NOW_MS, refuse } from '../../../../app/exchange.rig.ts';
import { button, isOffered, page, pairedWith, readable, sentence } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';
import { deposit, detail, ID, OTHER, openAs, row } from './cases.rig.tsx';

test('the list loads, fails, and is asked for again', async () => {
  await waitsFailsAndRetries('/recovery', {
    role: 'auditor',
    id: 'staffRecovery.cases',
    answer: listed(row()),
    failed: 'console.recovery.failed',
    shows: '1,234.5 USDT',
    answers: { 'staffRecovery.caseDetail': detail() },
  });
});

test('without a case nothing is open', async () => {
  const { user, sent } = await open('/recovery', { role: 'support' });
  await screen.findByText(t('console.recovery.empty'));
  screen.getByText(t('console.recovery.pick'));
  await user.click(screen.getByRole('tab', { name: t('console.recovery.ended') }));
  await waitFor(() => expect(sent('staffRecovery.cases').at(-1)).toEqual({ tab: 'ended' }));
  expect(sent('staffRecovery.caseDetail')).toEqual([]);
});

test('the most urgent is open; one that is late says so; another is opened by pressing it, and a long list goes on', async () => {
  const late = row({ id: OTHER, amount: '7', decideByMs: NOW_MS - MINUTE_MS });
  const { user, sent } = await open('/recovery', {
    role: 'support2',
    answers: {
      'staffRecovery.cases': inTwoPages([row()], [late]),
      'staffRecovery.caseDetail': ({ id }) => detail({ id }),
    },
  });
  await screen.findByText(t('console.recovery.onChain'));
  expect(sent('staffRecovery.caseDetail')).toEqual([{ id: ID }]);
  await user.click(button(t('console.more')));
  const second = (await screen.findByText('7 USDT')).closest('button')!;
  expect(readable(second)).toBe(
    `7 USDT ${t('console.recovery.late')} ${t('console.recovery.problem.MEMO_MISSING')} 123456789 · 2026/11/20 14:31:05`,
  );
  await user.click(second);
  await waitFor(() => expect(second.getAttribute('aria-current')).toBe('true'));
  expect(location.search).toBe(`?tab=open&id=${OTHER}`);
  await waitFor(() => expect(sent('staffRecovery.caseDetail').at(-1)).toEqual({ id: OTHER }));
});

test.each(['CASE_UNKNOWN', 'SYSTEM_ERROR'] as const)('a case that is refused (%s) is asked for again', async (code) => {
  const { user, answer } = await openAs('support', {}, { 'staffRecovery.caseDetail': refuse(code) });
  await screen.findByText(t('console.recovery.failed'));
  answer({ 'staffRecovery.caseDetail': detail() });
  await user.click(button(t('console.retry')));
  await screen.findByText(t('console.recovery.onChain'));
});

test('shows what the person says beside what the chain says', async () => {
  await openAs('auditor', { note: 'Sent by a friend', returnMemo: 'memo-9', explanation: 'Looked at' });
  await screen.findByText(t('console.recovery.onChain'));
  expect(pairedWith(t('console.user.email'))).toBe('a***@example.com');
  expect(pairedWith(t('console.recovery.problem'))).toBe(t('console.recovery.problem.MEMO_MISSING'));
  expect(pairedWith(t('console.recovery.decideBy'))).toBe('2026/11/20 14:33:05');
  expect(pairedWith(t('console.recovery.free'))).toBe(t('console.recovery.yes'));
  expect(pairedWith(t('console.recovery.owner'))).toBe('--');
  expect(pairedWith(t('console.recovery.value'))).toBe('1,234.5 USDT');
  expect(pairedWith(t('console.deposits.confirmations'))).toBe('20/40');
  expect(pairedWith(t('console.recovery.creditFee'))).toBe('5 USDT');
  expect(pairedWith(t('console.recovery.returnFee'))).toBe('--');
  const text = readable(page());
  for (const part of [
    'tx-of-the-person',
    'T-return · memo-9',
    'Sent by a friend',
    'Looked at',
    'T-theirs',
    'T-ours · memo-7',
  ]) {
    expect(text).toContain(part);
  }
  screen.getByText(t('console.recovery.canRecover'));
});

test('shows the state of the account, the sender against the return address, what is evidence, and who else asks', async () => {
  const claim = {
    id: OTHER,
    uid: '987654321',
    isSamePerson: false,
    state: 'REFUSED',
    amount: '1234.5',
    asset: 'USDT',
    returnAddress: 'T-of-another',
    atMs: NOW_MS,
  } as const;
  const own = { isFrozen: true, isConfirmed: false, signedBy: 'T-signer' };
  const { answer, user } = await openAs('support2', {
    ...own,
    claims: [claim, { ...claim, uid: '123456789', isSamePerson: true }],
    deposits: [deposit({ isAsAsked: false, waitsUntilMs: NOW_MS + MINUTE_MS, toldCount: 3 })],
  });
  await screen.findByText(t('console.recovery.account.frozen'));
  expect(pairedWith(t('console.recovery.confirmed'))).toBe(t('console.recovery.no'));
  screen.getByText(t('console.recovery.sender.other'));
  screen.getByText(t('console.recovery.notAsAsked'));
  expect(pairedWith(t('console.recovery.evidence.return'))).toBe(t('console.recovery.evidence.NONE'));
  expect(pairedWith(t('console.recovery.objections'))).toBe('2026/11/20 14:33:05');
  expect(pairedWith(t('console.recovery.told'))).toBe('3');
  const text = readable(page());
  for (const part of [
    t('console.recovery.claims', { count: 2 }),
    '987654321 · 1,234.5 USDT',
    `123456789 (${t('console.recovery.samePerson')})`,
    'T-of-another',
    'T-signer',
  ]) {
    expect(text).toContain(part);
  }
  const back = deposit({ isSenderReturn: true, creditEvidence: 'OWN_ADDRESS', returnEvidence: 'BACK_TO_SENDER' });
  answer({
    'staffRecovery.caseDetail': detail({ id: OTHER, lockedUntilMs: NOW_MS + MINUTE_MS, deposits: [back] }),
    'staffRecovery.cases': listed(row({ id: OTHER })),
  });
  await user.click(screen.getByRole('tab', { name: t('console.recovery.ended') }));
  await screen.findByText(t('console.recovery.account.locked', { time: '2026/11/20 14:33:05' }));
  screen.getByText(t('console.recovery.sender.same'));
  expect(pairedWith(t('console.recovery.evidence.credit'))).toBe(t('console.recovery.evidence.OWN_ADDRESS'));
  expect(pairedWith(t('console.recovery.evidence.return'))).toBe(t('console.recovery.evidence.BACK_TO_SENDER'));
});

test('says that nothing arrived, or that what arrived is not free', async () => {
  const { answer, user } = await openAs('support', { deposits: [] });
  await screen.findByText(t('console.recovery.nothing'));
  const held = deposit({
    canRecover: false,
    uid: '987654321',
    valueUsdt: null,
    reason: null,
    fromAddress: null,
    memo: null,
  });
  answer({
    'staffRecovery.caseDetail': detail({ id: OTHER, deposits: [held] }),
    'staffRecovery.cases': listed(row({ id: OTHER })),
  });
  await user.click(screen.getByRole('tab', { name: t('console.recovery.ended') }));
  await screen.findByText(t('console.recovery.cannotRecover'));
  expect(pairedWith(t('console.recovery.owner'))).toBe('987654321');
  expect(pairedWith(t('console.recovery.value'))).toBe('--');
  expect(pairedWith(t('console.alarms.why'))).toBe('HELD');
});

test('the picture is fetched when somebody looks; the first line of support does not see it', async () => {
  const { user, sent, answer } = await openAs('support2', { screenshotId: OTHER });
  const look = await screen.findByRole('button', { name: t('console.recovery.picture') });
  expect(sent('staffRecovery.screenshot')).toEqual([]);
  answer({ 'staffRecovery.screenshot': refuse('SCREENSHOT_UNKNOWN') });
  await user.click(look);
  await screen.findByText(sentence('SCREENSHOT_UNKNOWN'));
  answer({ 'staffRecovery.screenshot': { mime: 'image/png', imageBase64: 'AAAA' } });
  await user.click(look);
  await screen.findByRole('img', { name: t('console.recovery.picture') });
  expect(sent('staffRecovery.screenshot').at(-1)).toEqual({ id: OTHER });
});

test('the first line of support is offered no picture', async () => {
  await openAs('support', { screenshotId: OTHER });
  await screen.findByText(t('console.recovery.onChain'));
  expect(isOffered(t('console.recovery.picture'))).toBe(false);
});
