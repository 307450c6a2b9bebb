import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { BTC, ETH_ADDRESS, INFO } from '../../../../app/money.rig.ts';
import { NOW_MS, shell } from '../../../../app/screen.rig.tsx';
import { fill } from '../../../../lib/i18n.ts';
import { answer, refuse, sent } from '../../../../lib/server.rig.ts';
import { identityText } from '../../../identity/identity-text.ts';
import { passSecurityCheck, SECURITY, securityCheck } from '../../../identity/security.rig.ts';
import { address, amountField, answerForWithdraw, LABEL, open, reachCheck, refusals, t } from './withdraw.rig.ts';

const identity = await identityText.load('en_US');

beforeEach(answerForWithdraw);

describe('what the exchange refuses of a withdrawal', () => {
  it.each([
    ['WITHDRAWAL_LOCKED', { unlockAt: String(Date.UTC(2026, 10, 21, 4)) }, { unlockAt: '2026/11/21 12:00 (UTC+8)' }],
    ['LIMIT_24H', { remaining: '1500', limit: '100000' }, { remaining: '1,500', limit: '100,000' }],
    ['INSUFFICIENT_BALANCE', { available: '0.1', needed: '0.5' }, { available: '0.1', needed: '0.5' }],
    ['NOT_WHITELISTED', {}, {}],
    ['WITHDRAWALS_STOPPED', {}, {}],
    ['RECEIVABLE_OPEN', { amount: '1', asset: 'BTC' }, { amount: '1', asset: 'BTC' }],
  ] as const)(
    'says %s in the window, keeps what was typed, and sends another id the next time',
    async (code, details, shown) => {
      const user = await open('desktop');
      await reachCheck(user);
      refuse('withdrawals.withdraw', code, details);
      await passSecurityCheck(user, LABEL);
      const check = within(await securityCheck());
      expect((await check.findAllByText(fill(refusals[code], shown))).length).toBeGreaterThan(0);
      await user.click(check.getByRole('button', { name: LABEL }));
      await expect.poll(() => sent('withdrawals.withdraw').length).toBe(2);
      const [first, second] = sent('withdrawals.withdraw').map(({ clientRequestId }) => clientRequestId);
      // It is settled that the first one never was.
      expect(first).not.toBe(second);
    },
  );

  it('says until when the trading password is locked, and the form keeps what was typed', async () => {
    const user = await open('desktop');
    await reachCheck(user);
    refuse('withdrawals.withdraw', 'TRADING_PASSWORD_LOCKED', { untilMs: Date.UTC(2026, 10, 20, 10) });
    await passSecurityCheck(user, LABEL);
    const locked = identity('identity.trouble.tradingLocked', { time: '11/20 18:00 (UTC+8)' });
    expect(await within(await securityCheck()).findByText(locked)).toBeTruthy();
    await user.keyboard('{Escape}');
    expect([address().value, amountField().value]).toEqual([ETH_ADDRESS, '0.5']);
  });

  it('goes back to the form where the fee has changed meanwhile', async () => {
    const user = await open('desktop');
    await reachCheck(user);
    refuse('withdrawals.withdraw', 'FEE_CHANGED', { fee: '0.003', asset: 'ETH' });
    await passSecurityCheck(user, LABEL);
    expect(await screen.findByText(fill(refusals.FEE_CHANGED, { fee: '0.003', asset: 'ETH' }))).toBeTruthy();
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect([address().value, amountField().value]).toEqual([ETH_ADDRESS, '0.5']);
  });

  it('asks for a second factor where the value has grown past the line', async () => {
    const user = await open('desktop');
    await reachCheck(user);
    refuse('withdrawals.withdraw', 'SECURITY_CHECK_REQUIRED', {});
    await passSecurityCheck(user, LABEL);
    const check = within(await securityCheck());
    expect(await check.findByLabelText(identity('identity.code.email'))).toBeTruthy();
    expect(check.getByLabelText(identity('identity.code.totp'))).toBeTruthy();
  });

  it('sends a code for exactly this payment', async () => {
    answer('identity.security', { ...SECURITY, totpBound: false, phone: null });
    const user = await open('desktop');
    await reachCheck(user);
    refuse('withdrawals.withdrawCode', 'CODE_TOO_SOON', { resendAtMs: NOW_MS + 30_000 });
    const check = within(await securityCheck());
    await user.click(await check.findByRole('button', { name: identity('identity.code.send') }));
    expect(sent('withdrawals.withdrawCode')).toEqual([
      { asset: 'ETH', network: 'ethereum', address: ETH_ADDRESS, amount: '0.5', channel: 'email' },
    ]);
    const { messages } = await import('@bourse/i18n/en_US/identity-refusal.ts');
    expect(await check.findByText(new RegExp(messages.CODE_TOO_SOON.split('{')[0]!))).toBeTruthy();
  });
});

it('says once that a lost payment never was, and lets it be sent again', async () => {
  const kept = [
    {
      id: '6f0c2b1e-8d4e-4c55-9a3a-0000000000bb',
      payload: { asset: 'BTC', amount: '0.25' },
      sentAtMs: NOW_MS - 61_000,
      uid: '100000042',
    },
  ];
  localStorage.setItem('unanswered.wallet.withdraw', JSON.stringify(kept));
  answer('withdrawals.withdrawInfo', { ...INFO, asset: BTC.asset });
  refuse('withdrawals.withdrawalDetail', 'WITHDRAWAL_UNKNOWN');
  const user = await open('h5', { asset: 'BTC' });
  expect(await screen.findByText(t('withdrawals.unknownNever'))).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('unanswered.wallet.withdraw') ?? '[]')).toEqual([]);
  const panel = screen.getByText(t('withdrawals.unknownNever')).closest('[data-room]') as HTMLElement;
  await user.click(within(panel).getByRole('button', { name: shell('shell.action.back') }));
  expect(await screen.findByLabelText(t('withdrawals.address'))).toBeTruthy();
});
