import { messages as balancesWords } from '@bourse/i18n/en_US/balances.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { BOOKS, ETH, ETH_ADDRESS, INFO, type Info, LIMIT, WITHDRAWAL } from '../../../../app/money.rig.ts';
import { NOW_MS, setClock, shell } from '../../../../app/screen.rig.tsx';
import { fill } from '../../../../lib/i18n.ts';
import { answer, cut, refuse, sent } from '../../../../lib/server.rig.ts';
import { passSecurityCheck } from '../../../identity/security.rig.ts';
import {
  address,
  amountField,
  answerForWithdraw,
  type Check,
  field,
  GOOD,
  LABEL,
  open,
  refusals,
  submit,
  t,
} from './withdraw.rig.ts';

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

describe('what is said of an address', () => {
  const enter = async (text = ETH_ADDRESS) => {
    const user = await open('h5');
    await screen.findByLabelText(t('withdrawals.address'));
    await user.click(address());
    await user.paste(text);
    return user;
  };

  it.each(['ADDRESS_INVALID', 'SELF_ADDRESS', 'ADDRESS_BLOCKED'] as const)('says the sentence of %s', async (code) => {
    refuse('withdrawals.checkAddress', code);
    await enter();
    expect(await screen.findByText(refusals[code])).toBeTruthy();
    expect(address().getAttribute('aria-invalid')).toBe('true');
  });

  it('asks once more where nobody answered', async () => {
    cut('withdrawals.checkAddress');
    const user = await enter();
    const retry = await screen.findByRole('button', { name: shell('shell.action.retry') });
    answer('withdrawals.checkAddress', GOOD);
    await user.click(retry);
    expect(await screen.findByText(t('withdrawals.validFirst'))).toBeTruthy();
  });

  it('takes the address out of the book, and no entry that is too young', async () => {
    const entry = {
      kind: 'ONCHAIN',
      asset: null,
      network: 'ethereum',
      networkName: 'Ethereum',
      memo: null,
      accountType: null,
      account: null,
      source: 'wallet',
      createdAtMs: NOW_MS,
    } as const;
    const old = { ...entry, id: 'a1', address: ETH_ADDRESS, remark: 'My desk', usableAtMs: NOW_MS - 1 };
    const young = { ...entry, id: 'a2', address: ETH_ADDRESS, remark: 'The safe', usableAtMs: NOW_MS + 3_600_000 };
    answer('addressBook.addresses', { rows: [old, young], whitelistMode: true, countMax: 200 });
    answer('withdrawals.checkAddress', GOOD);
    const user = await open('h5');
    await user.click(await screen.findByRole('button', { name: balancesWords['balances.addressBook'] }));
    const book = within(await screen.findByRole('dialog'));
    expect(await book.findByText('The safe')).toBeTruthy();
    expect(book.queryByRole('button', { name: /The safe/ })).toBeNull();
    await user.click(book.getByRole('button', { name: /My desk/ }));
    expect(address().value).toBe(ETH_ADDRESS);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes the address out of a payment code, and leaves the amount in it to the person', async () => {
    await enter(`ethereum:${ETH_ADDRESS}?amount=7`);
    expect(address().value).toBe(ETH_ADDRESS);
    expect(amountField().value).toBe('');
  });

  it.each([
    [{ remark: 'My ledger', firstUse: false }, t('withdrawals.validKnown', { remark: 'My ledger' })],
    [{ firstUse: false }, t('addressBook.field.valid')],
    [{ internal: true }, t('withdrawals.validInternal')],
    [{ risk: 'HIGH' }, t('withdrawals.riskTitle')],
    [{ contract: 'YES' }, t('withdrawals.contract')],
    [{ contract: 'UNKNOWN' }, t('withdrawals.unreadText')],
    [{ lookalikeOf: '0x5290000000000000000000000000000000009EE7' }, t('withdrawals.lookalike')],
    [{ barred: { code: 'NOT_WHITELISTED', untilMs: null } }, t('withdrawals.notListed')],
    [
      { barred: { code: 'NOT_WHITELISTED', untilMs: NOW_MS + 3_600_000 } },
      t('withdrawals.tooYoung', { time: '11/20 18:30 (UTC+8)', left: '1:00:00' }),
    ],
    [{ barred: { code: 'KYC_EXPIRED', untilMs: null } }, t('withdrawals.kycExpired')],
  ] as const)('%j', async (change, sentence) => {
    answer('withdrawals.checkAddress', { ...GOOD, ...(change as Partial<Check>) });
    const user = await enter();
    expect(await screen.findByText(sentence)).toBeTruthy();
    await user.type(amountField(), '0.5');
    expect(submit().disabled).toBe('barred' in change);
  });

  it('asks for the memo that an address needs, and says what is wrong with it', async () => {
    answer('withdrawals.checkAddress', { ...GOOD, memoRequired: true });
    const user = await enter();
    const memo = await screen.findByLabelText<HTMLInputElement>(t('withdrawals.memo'));
    refuse('withdrawals.checkAddress', 'MEMO_INVALID');
    await user.type(memo, '12');
    expect(memo.value).toBe('12');
    await expect.poll(() => sent('withdrawals.checkAddress').at(-1)?.memo).toBe('12');
    expect(await screen.findByText(refusals.MEMO_INVALID)).toBeTruthy();
    expect(memo.isConnected).toBe(true);
  });

  it('shows where a memo is typed that it is missing', async () => {
    refuse('withdrawals.checkAddress', 'MEMO_REQUIRED');
    await enter();
    expect(await screen.findByText(refusals.MEMO_REQUIRED)).toBeTruthy();
    expect(screen.getByLabelText(t('withdrawals.memo')).getAttribute('aria-invalid')).toBe('true');
  });

  it('makes a person read and wait before a reported address is paid', async () => {
    answer('withdrawals.checkAddress', { ...GOOD, risk: 'HIGH' });
    const user = await enter();
    await user.type(amountField(), '0.5');
    await user.click(await screen.findByRole('button', { name: LABEL }));
    const warning = within(await screen.findByRole('dialog', { name: t('withdrawals.riskTitle') }));
    const typed = warning.getByLabelText<HTMLInputElement>(t('withdrawals.riskType'));
    await user.type(typed, '9ee7');
    expect(warning.getByText(t('withdrawals.riskWrong'))).toBeTruthy();
    expect(warning.getByRole('button', { name: t('withdrawals.riskWait', { seconds: 10 }) })).toHaveProperty(
      'disabled',
      true,
    );
    await user.clear(typed);
    await user.type(typed, '9EE7');
    setClock(NOW_MS + 10_000);
    const goOn = await warning.findByRole('button', { name: t('balances.action.continue') });
    await user.click(goOn);
    const receipt = within(await screen.findByRole('dialog', { name: t('withdrawals.checkTitle') }));
    await user.click(receipt.getByRole('button', { name: LABEL }));
    answer('withdrawals.withdraw', WITHDRAWAL);
    answer('withdrawals.withdrawalDetail', WITHDRAWAL);
    await passSecurityCheck(user, LABEL);
    await expect.poll(() => sent('withdrawals.withdraw')[0]?.riskConfirmation).toBe('9EE7');
  });

  it.each([
    ['YES', 'withdrawals.contractTitle'],
    ['UNKNOWN', 'withdrawals.unreadTitle'],
  ] as const)('names what it is, or that nobody knows, before code is paid: %s', async (contract, title) => {
    answer('withdrawals.checkAddress', { ...GOOD, contract });
    const user = await enter();
    await user.type(amountField(), '0.5');
    await user.click(await screen.findByRole('button', { name: LABEL }));
    const warning = within(await screen.findByRole('dialog', { name: t(title) }));
    await user.type(warning.getByLabelText(t('withdrawals.riskType')), '9EE7');
    await user.click(await warning.findByRole('button', { name: t('balances.action.continue') }));
    const receipt = within(await screen.findByRole('dialog', { name: t('withdrawals.checkTitle') }));
    await user.click(receipt.getByRole('button', { name: LABEL }));
    answer('withdrawals.withdraw', WITHDRAWAL);
    answer('withdrawals.withdrawalDetail', WITHDRAWAL);
    await passSecurityCheck(user, LABEL);
    await expect.poll(() => sent('withdrawals.withdraw')[0]?.contractConfirmation).toBe('9EE7');
    expect(sent('withdrawals.withdraw')[0]?.riskConfirmation).toBeUndefined();
  });
});
