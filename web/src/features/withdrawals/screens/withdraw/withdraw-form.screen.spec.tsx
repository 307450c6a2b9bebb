import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { BOOKS, ETH, INFO, type Info, LIMIT } from '../../../../app/money.rig.ts';
import { NOW_MS, setClock, shell } from '../../../../app/screen.rig.tsx';
import { fill } from '../../../../lib/i18n.ts';
import { answer, cut } from '../../../../lib/server.rig.ts';
import { amountField, answerForWithdraw, field, open, refusals, submit, t } from './withdraw.rig.ts';

beforeEach(answerForWithdraw);

describe('what keeps a withdrawal from leaving', () => {
  const openWith = (change: Partial<Info>) => {
    answer('withdrawals.withdrawInfo', { ...INFO, ...change });
    return open('h5');
  };

  it('lists what must be set first, each with the way to it', async () => {
    await openWith({ missing: ['TRADING_PASSWORD', 'SECOND_FACTOR'] });
    expect(await screen.findByText(t('withdrawals.needPassword'))).toBeTruthy();
    expect(screen.getByText(t('withdrawals.needFactor'))).toBeTruthy();
    const ways = screen.getAllByRole('link', { name: t('withdrawals.setUp') });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/h5/user/center', '/h5/user/center']);
  });

  it('says until when a lock lasts', async () => {
    await openWith({ lock: { untilMs: Date.UTC(2026, 10, 21, 4), reason: 'PASSWORD_CHANGED' } });
    expect(await screen.findByText(t('withdrawals.locked', { time: '2026/11/21 12:00 (UTC+8)' }))).toBeTruthy();
  });

  it('says that everything is stopped, in the words of the staff, and takes the word from the button', async () => {
    await openWith({ stopped: true, stoppedReason: 'We move to new machines.' });
    expect(await screen.findByText(t('withdrawals.stopped'))).toBeTruthy();
    expect(screen.getByText(/We move to new machines\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: t('withdrawals.unavailable') })).toHaveProperty('disabled', true);
  });

  it.each([
    ['ACCOUNT_FROZEN', {}],
    ['PRICE_UNKNOWN', { asset: 'ETH' }],
  ] as const)('says the sentence of %s', async (code, details) => {
    await openWith({ hindrance: { code, details } });
    expect(await screen.findByText(fill(refusals[code], details))).toBeTruthy();
  });

  it('says what is owed, and how it ends', async () => {
    const claim = { id: '1', depositId: '2', asset: 'BTC', amount: '2', open: '1.5', atMs: NOW_MS };
    answer('deposits.claims', { rows: [claim] });
    await openWith({ hindrance: { code: 'RECEIVABLE_OPEN', details: { amount: '1.5', asset: 'BTC' } } });
    expect(await screen.findByText(t('deposits.claim.title', { sum: '1.5 BTC' }))).toBeTruthy();
    expect(submit().disabled).toBe(true);
  });

  it('shows each purchase that cannot leave yet with its price and the time that is left, until it may', async () => {
    const lot = { id: '1', asset: 'ETH', amount: '1.5', priceUsdt: '2000', source: 'p2p' } as const;
    await openWith({ lots: [{ ...lot, unlockAtMs: NOW_MS + 5_025_000 }] });
    const lots = within(await screen.findByRole('region', { name: t('withdrawals.lots') }));
    expect(lots.getByText('1.5 ETH')).toBeTruthy();
    expect(lots.getByText(t('withdrawals.lotPrice', { price: '2,000' }))).toBeTruthy();
    expect(lots.getByRole('timer').textContent).toBe('1:23:45');
    setClock(NOW_MS + 5_025_000);
    await waitFor(() => expect(screen.queryByRole('region', { name: t('withdrawals.lots') })).toBeNull());
  });

  it('leads to the verification where nothing may leave without it', async () => {
    await openWith({ hindrance: { code: 'KYC_REQUIRED', details: { from: '0' } } });
    expect(await screen.findByRole('link', { name: t('balances.amount.verify') })).toBeTruthy();
  });

  it('says that a document has expired, and leads to another verification', async () => {
    await openWith({ kycExpiredAtMs: Date.UTC(2026, 10, 1) });
    expect(await screen.findByText(t('withdrawals.kycExpiredAt', { time: '2026/11/01 08:00 (UTC+8)' }))).toBeTruthy();
    expect(screen.getByRole('link', { name: t('withdrawals.verifyAgain') })).toBeTruthy();
  });

  it('says that a network is paused', async () => {
    const [ethereum, tempo] = ETH.networks;
    const pause = { reason: 'The chain forks.', untilMs: null };
    answer('assets.coins', { coins: [{ ...ETH, networks: [{ ...ethereum!, withdrawPaused: pause }, tempo!] }] });
    await open('h5');
    expect(
      await screen.findByText(new RegExp(t('withdrawals.paused', { asset: 'ETH', network: 'Ethereum' }))),
    ).toBeTruthy();
    expect(screen.getByText(/The chain forks\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: t('withdrawals.unavailable') })).toHaveProperty('disabled', true);
  });

  it('says that a coin of our books has no network', async () => {
    answer('withdrawals.withdrawInfo', { ...INFO, asset: BOOKS.asset });
    await open('h5', { asset: BOOKS.asset });
    expect(await screen.findByText(t('withdrawals.noNetworks', { asset: BOOKS.asset }))).toBeTruthy();
  });

  it('keeps the form where the facts could not be loaded, and Retry brings them', async () => {
    cut('withdrawals.withdrawInfo');
    const user = await open('h5');
    const retry = await screen.findByRole('button', { name: shell('shell.action.retry') });
    answer('withdrawals.withdrawInfo', INFO);
    await user.click(retry);
    expect(await screen.findByText(t('withdrawals.canLeaveNow'))).toBeTruthy();
  });
});

describe('what is said of an amount', () => {
  const terms = { ...LIMIT, remainingUsdt: '10000', limitUsdt: '10000' };
  it.each([
    ['1.2.3', t('balances.amount.AMOUNT_NOT_A_NUMBER'), {}],
    ['1e2', t('balances.amount.AMOUNT_NOT_A_NUMBER'), {}],
    ['0x10', t('balances.amount.AMOUNT_NOT_A_NUMBER'), {}],
    ['-5', t('balances.amount.AMOUNT_SIGN'), {}],
    ['12,345', t('balances.amount.AMOUNT_COMMA'), {}],
    ['0', t('balances.amount.AMOUNT_ZERO'), {}],
    ['0.123456789', t('balances.amount.AMOUNT_PLACES', { scale: '8' }), {}],
    ['11', t('balances.amount.INSUFFICIENT_BALANCE', { missing: '1', asset: 'ETH' }), {}],
    ['9', t('balances.amount.NOT_WITHDRAWABLE_YET', { withdrawable: '8', asset: 'ETH' }), {}],
    ['0.001', t('balances.amount.AMOUNT_BELOW_MIN', { min: '0.01', asset: 'ETH' }), {}],
    ['7', t('balances.amount.LIMIT_24H', { remaining: '10,000.00' }), { limit: terms }],
    [
      '7',
      t('balances.amount.LIMIT_30D', { remaining: '2,000.00' }),
      { limit: { ...LIMIT, limit30dUsdt: '5000', used30dUsdt: '3000' } },
    ],
  ] as const)('%s: %s', async (typed, sentence, change) => {
    answer('withdrawals.withdrawInfo', { ...INFO, ...change });
    const user = await open('h5');
    await user.type(await screen.findByLabelText(t('withdrawals.amount')), typed);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(amountField().getAttribute('aria-invalid')).toBe('true');
    expect(amountField().value).toBe(typed);
    expect(submit().disabled).toBe(true);
  });

  it.each([
    [' 1,234.50 ETH', '1234.50'],
    ['0,5', '0.5'],
    ['1,234', '1,234'],
    ['-5', '-5'],
    ['0x10', '0x10'],
  ])('pasted, %j stands there as %j', async (pasted, shown) => {
    const user = await open('h5');
    await user.click(await screen.findByLabelText(t('withdrawals.amount')));
    await user.paste(pasted);
    await user.tab();
    expect(amountField().value).toBe(shown);
  });

  it('leaves what is pasted into the middle of an amount as it is', async () => {
    const user = await open('h5');
    await user.type(await screen.findByLabelText(t('withdrawals.amount')), '1');
    await user.paste('2,5');
    expect(amountField().value).toBe('12,5');
  });

  it('takes what the recipient is to get, and works out what leaves', async () => {
    const user = await open('h5');
    await user.type(await screen.findByLabelText(t('withdrawals.gets')), '0.5');
    expect(amountField().value).toBe('0.502');
    expect(field(t('withdrawals.gets')).value).toBe('0.5');
  });

  it('fills in the most that may leave, exactly', async () => {
    answer('withdrawals.withdrawInfo', { ...INFO, withdrawable: '1.234567891' });
    const user = await open('h5');
    await screen.findByLabelText(t('withdrawals.amount'));
    await user.click(screen.getByRole('button', { name: shell('shell.action.max') }));
    expect(amountField().value).toBe('1.23456789');
  });
});
