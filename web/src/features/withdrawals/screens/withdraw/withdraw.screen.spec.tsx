import { messages as addressBookWords } from '@bourse/i18n/en_US/address-book.ts';
import { messages as addressBookRefusals } from '@bourse/i18n/en_US/address-book-refusal.ts';
import { messages as balancesMoveWords } from '@bourse/i18n/en_US/balances-move.ts';
import { messages as balancesRefusals } from '@bourse/i18n/en_US/balances-refusal.ts';
import { messages as depositsWords } from '@bourse/i18n/en_US/deposits.gen.ts';
import { messages as withdrawalsWords } from '@bourse/i18n/en_US/withdrawals.ts';
import { messages as withdrawalsRefusals } from '@bourse/i18n/en_US/withdrawals-refusal.ts';
import { screen, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  answerForMoney,
  BOOKS,
  BTC,
  ETH,
  ETH_ADDRESS,
  INFO,
  type Info,
  LIMIT,
  WITHDRAWAL,
} from '../../../../app/money.rig.ts';
import {
  greyCount,
  here,
  LAYOUTS,
  type LayoutName,
  NOW_MS,
  openScreen,
  setClock,
  shell,
  untilThere,
  wordsOf,
} from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { fill } from '../../../../lib/i18n.ts';
import { REQUEST_ID } from '../../../../lib/request-id.fixture.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { identityText } from '../../../identity/identity-text.ts';
import { passSecurityCheck, SECURITY, securityCheck } from '../../../identity/security.rig.ts';

type Check = CallOutput<'withdrawals.checkAddress'>;

const t = await wordsOf({ ...addressBookWords, ...balancesMoveWords, ...depositsWords, ...withdrawalsWords });
const refusals = { ...balancesRefusals, ...addressBookRefusals, ...withdrawalsRefusals };
const identity = await identityText.load('en_US');
const GOOD: Check = {
  internal: false,
  firstUse: true,
  contract: false,
  memoRequired: false,
  risk: 'NONE',
  lookalikeOf: null,
  remark: null,
  barred: null,
  sendCap: null,
};
const LABEL = t('withdrawals.submitAmount', { amount: '0.5', asset: 'ETH' });

beforeEach(() => {
  answerForMoney();
  answer('withdrawals.history', { rows: [], next: null });
  answer('withdrawals.withdrawInfo', INFO);
  answer('withdrawals.checkAddress', GOOD);
  answer('identity.security', SECURITY);
});

const open = (layout: LayoutName, query: Record<string, string> = { asset: 'ETH', network: 'ethereum' }) =>
  openScreen('withdrawals.withdraw', { layout, query });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const address = () => field(t('withdrawals.address'));
const amountField = () => field(t('withdrawals.amount'));
const submit = (): HTMLButtonElement =>
  screen.getAllByRole<HTMLButtonElement>('button', { name: /^Withdraw/ }).find((each) => each.type === 'submit')!;
/** A whole form: a good address, half an ether. */
async function fillIn(user: UserEvent, amount = '0.5'): Promise<void> {
  await screen.findByLabelText(t('withdrawals.amount'));
  await user.type(amountField(), amount);
  await user.click(address());
  await user.paste(ETH_ADDRESS);
  await expect.poll(() => sent('withdrawals.checkAddress').length).toBeGreaterThan(0);
}
/** From the form to the security check. */
async function reachCheck(user: UserEvent): Promise<void> {
  await fillIn(user);
  await user.click(await screen.findByRole('button', { name: LABEL }));
  const receipt = within(await screen.findByRole('dialog', { name: t('withdrawals.checkTitle') }));
  await user.click(receipt.getByRole('button', { name: LABEL }));
  await securityCheck();
}

describe.each(LAYOUTS)('a withdrawal on %s', (layout) => {
  it('is grey as a whole until its coin is there, and asks nothing of a coin that nobody has chosen', async () => {
    const held = hold('withdrawals.withdrawInfo');
    await open(layout);
    const tabs = screen.getByRole('tablist', { name: t('withdrawals.title') });
    expect(greyCount()).toBeGreaterThan(0);
    expect(screen.queryByLabelText(t('withdrawals.address'))).toBeNull();
    held.answer(INFO);
    await untilThere();
    expect(tabs.isConnected).toBe(true);
    expect(sent('withdrawals.withdrawInfo')).toEqual([{ asset: 'ETH', network: 'ethereum' }]);
    expect(submit().disabled).toBe(true);
    expect(await screen.findByText(t('withdrawals.none'))).toBeTruthy();
  });

  it('lets coin and network be chosen, takes the only network by itself, and keeps both in the address', async () => {
    const user = await open(layout, {});
    await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${t('deposits.coin')}`) }));
    await user.type(screen.getByRole('combobox', { name: t('balances.coins.search') }), 'ether');
    await user.click(screen.getByRole('option', { name: 'ETH Ether' }));
    expect(here()).toContain('asset=ETH');
    expect(address().disabled).toBe(true);
    const network = screen.getByRole('combobox', { name: new RegExp(`^${t('balances.deposit.network')}`) });
    expect(network.textContent).toContain(t('balances.withdraw.chooseNetwork'));
    await user.click(network);
    const tempo = screen.getByRole('option', { name: 'Tempo (TIP20)' });
    expect(tempo.textContent).toContain('fee 0.0001 ETH');
    expect(tempo.textContent).toContain(t('balances.withdraw.lowestFee'));
    await user.click(tempo);
    expect(here()).toContain('network=tempo');
    expect(await screen.findByLabelText(t('withdrawals.memo'))).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: new RegExp(`^${t('deposits.coin')}`) }));
    await user.type(screen.getByRole('combobox', { name: t('balances.coins.search') }), 'btc{Enter}');
    await expect.poll(() => sent('withdrawals.withdrawInfo').at(-1)).toEqual({ asset: 'BTC', network: 'bitcoin' });
    expect(screen.queryByLabelText(t('withdrawals.memo'))).toBeNull();
  });

  it('goes from the form over receipt and security check to its story, and pays once', async () => {
    const user = await open(layout);
    await fillIn(user);
    expect(await screen.findByText(t('withdrawals.validFirst'))).toBeTruthy();
    expect(amountField().value).toBe('0.5');
    expect(address().value).toBe(ETH_ADDRESS);
    expect(field(t('withdrawals.gets')).value).toBe('0.498');
    await user.click(await screen.findByRole('button', { name: LABEL }));
    const receipt = within(await screen.findByRole('dialog', { name: t('withdrawals.checkTitle') }));
    expect(receipt.getByText('0.498 ETH')).toBeTruthy();
    expect(receipt.getByText(ETH_ADDRESS)).toBeTruthy();
    expect(receipt.getByText(t('withdrawals.usdtLeft', { amount: '99,000.00' }))).toBeTruthy();
    expect(receipt.getByText(t('withdrawals.cannotUndo', { count: 60 }))).toBeTruthy();
    await user.click(receipt.getByRole('button', { name: LABEL }));
    const held = hold('withdrawals.withdraw');
    answer('withdrawals.withdrawalDetail', WITHDRAWAL);
    await passSecurityCheck(user, LABEL);
    await user.keyboard('{Enter}');
    await user.click(within(await securityCheck()).getByRole('button', { name: LABEL }));
    const [payment, ...more] = sent('withdrawals.withdraw');
    expect(more).toEqual([]);
    expect(payment).toEqual({
      clientRequestId: expect.stringMatching(REQUEST_ID),
      asset: 'ETH',
      network: 'ethereum',
      address: ETH_ADDRESS,
      amount: '0.5',
      fee: '0.002',
      tradingPassword: '135790',
      totpCode: '246810',
    });
    held.answer(WITHDRAWAL);
    const cancel = await screen.findByRole('button', { name: t('withdrawals.cancelIn', { seconds: 42 }) });
    expect(cancel).toBeTruthy();
    expect(sent('withdrawals.withdrawalDetail')[0]).toEqual({ id: WITHDRAWAL.id });
    await user.click(screen.getByRole('button', { name: t('withdrawals.another') }));
    expect((await screen.findByLabelText<HTMLInputElement>(t('withdrawals.address'))).value).toBe('');
    expect(amountField().value).toBe('');
  });

  it('offers no second payment while nobody knows of the first, and learns of it by the same request', async () => {
    answer('withdrawals.withdraw', WITHDRAWAL);
    cut('withdrawals.withdraw');
    refuse('withdrawals.withdrawalDetail', 'WITHDRAWAL_UNKNOWN');
    const user = await open(layout);
    await reachCheck(user);
    await passSecurityCheck(user, LABEL);
    expect(await screen.findByText(t('withdrawals.unknownTitle'))).toBeTruthy();
    expect(screen.getByText(/0\.5 ETH/)).toBeTruthy();
    expect(screen.queryByLabelText(t('withdrawals.amount'))).toBeNull();
    const [{ clientRequestId } = {}] = sent('withdrawals.withdraw');
    await expect.poll(() => sent('withdrawals.withdrawalDetail').at(-1)).toEqual({ clientRequestId });
    // A server that does not know it yet has said nothing: it may still be under way.
    expect(screen.queryByText(t('withdrawals.unknownNever'))).toBeNull();
    expect(localStorage.getItem('unanswered.wallet.withdraw')).toContain(clientRequestId);
    expect(localStorage.getItem('unanswered.wallet.withdraw')).not.toContain('135790');
  });

  it('shows the last payments, and says when they could not be loaded', async () => {
    answer('withdrawals.history', { rows: [{ ...WITHDRAWAL, state: 'COMPLETED', cancellable: false }], next: null });
    await open(layout, {});
    expect((await screen.findAllByText(/0\.5/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(t('withdrawals.none'))).toBeNull();
  });
});

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
    [{ contract: true }, t('withdrawals.contract')],
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
});

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
