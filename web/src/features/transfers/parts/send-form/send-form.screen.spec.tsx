import { messages as addressBookWords } from '@bourse/i18n/en_US/address-book.ts';
import { messages as balancesWords } from '@bourse/i18n/en_US/balances.gen.ts';
import { messages as balancesMoveWords } from '@bourse/i18n/en_US/balances-move.ts';
import { messages as transfersWords } from '@bourse/i18n/en_US/transfers.ts';
import { messages as transfersRefusals } from '@bourse/i18n/en_US/transfers-refusal.gen.ts';
import { messages as withdrawalsWords } from '@bourse/i18n/en_US/withdrawals.ts';
import { messages as withdrawalsRefusals } from '@bourse/i18n/en_US/withdrawals-refusal.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney, INFO, WITHDRAWAL, type Withdrawal } from '../../../../app/money.rig.ts';
import { LAYOUTS, type LayoutName, NOW_MS, openScreen, wordsOf } from '../../../../app/screen.rig.tsx';
import { REQUEST_ID } from '../../../../lib/calls/request-id.fixture.ts';
import type { CallOutput } from '../../../../lib/client.ts';
import { fill } from '../../../../lib/i18n.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { passSecurityCheck, SECURITY, securityCheck } from '../../../identity/security.rig.ts';

type Found = CallOutput<'transfers.resolveRecipient'>;

const t = await wordsOf({
  ...addressBookWords,
  ...balancesWords,
  ...balancesMoveWords,
  ...transfersWords,
  ...withdrawalsWords,
});
const refusals = { ...withdrawalsRefusals, ...transfersRefusals };
const FOUND: Found = { found: true, masked: 'A***a (1***43)', barred: null, sendCap: null };
const SENT: Withdrawal = {
  ...WITHDRAWAL,
  kind: 'INTERNAL',
  network: null,
  networkName: null,
  address: null,
  counterparty: 'A***a (1***43)',
  fee: '0',
  recipientGets: '0.5',
  state: 'COMPLETED',
  cancellable: false,
  coolingUntilMs: null,
};
const UID = '100000043';
const LABEL = t('transfers.send.submitAmount', { amount: '0.5', asset: 'ETH' });

beforeEach(() => {
  answerForMoney();
  answer('withdrawals.history', { rows: [], next: null });
  answer('withdrawals.withdrawInfo', INFO);
  answer('transfers.resolveRecipient', FOUND);
  answer('identity.security', SECURITY);
});

async function open(layout: LayoutName) {
  const user = await openScreen('withdrawals.withdraw', { layout, query: { asset: 'ETH', way: 'internal' } });
  const recipient = await screen.findByLabelText<HTMLInputElement>(t('transfers.send.recipient'));
  const amount = screen.getByLabelText<HTMLInputElement>(t('withdrawals.amount'));
  const find = (): HTMLButtonElement => screen.getByRole('button', { name: t('transfers.send.find') });
  const submit = (): HTMLButtonElement =>
    screen.getAllByRole<HTMLButtonElement>('button', { name: /^Send/ }).find(({ type }) => type === 'submit')!;
  return { user, recipient, amount, find, submit };
}

describe.each(LAYOUTS)('a transfer to somebody on %s', (layout) => {
  it('shows the name before anything is sent, and then sends once', async () => {
    const { user, recipient, amount, find, submit } = await open(layout);
    await user.type(amount, '0.5');
    await user.type(recipient, UID);
    expect(submit().disabled).toBe(true);
    await user.click(find());
    expect(await screen.findByText(FOUND.masked)).toBeTruthy();
    expect(sent('transfers.resolveRecipient')).toEqual([{ recipientType: 'account', recipientAccount: UID }]);
    await user.click(screen.getByRole('button', { name: LABEL }));
    const receipt = within(await screen.findByRole('dialog', { name: t('transfers.send.checkTitle') }));
    expect(receipt.getByText(FOUND.masked)).toBeTruthy();
    expect(receipt.getByText(t('withdrawals.send.free'))).toBeTruthy();
    expect(receipt.getByText(t('withdrawals.final'))).toBeTruthy();
    await user.click(receipt.getByRole('button', { name: LABEL }));
    const held = hold('transfers.send');
    answer('withdrawals.withdrawalDetail', SENT);
    await passSecurityCheck(user, LABEL);
    await user.click(within(await securityCheck()).getByRole('button', { name: LABEL }));
    expect(sent('transfers.send')).toEqual([
      {
        clientRequestId: expect.stringMatching(REQUEST_ID),
        asset: 'ETH',
        recipientType: 'account',
        recipientAccount: UID,
        amount: '0.5',
        tradingPassword: '135790',
        totpCode: '246810',
      },
    ]);
    held.answer(SENT);
    expect(await screen.findByRole('button', { name: t('withdrawals.another') })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes the name back as soon as the account is another one', async () => {
    const { user, recipient, amount, submit } = await open(layout);
    await user.type(amount, '0.5');
    await user.type(recipient, `${UID}{Enter}`);
    await screen.findByText(FOUND.masked);
    expect(submit().disabled).toBe(false);
    await user.type(recipient, '{Backspace}4');
    expect(recipient.value).toBe('100000044');
    expect(screen.queryByText(FOUND.masked)).toBeNull();
    expect(submit().disabled).toBe(true);
  });

  it('believes no answer that is about an account typed before', async () => {
    const held = hold('transfers.resolveRecipient');
    const { user, recipient, find } = await open(layout);
    await user.type(recipient, UID);
    await user.click(find());
    await user.type(recipient, '{Backspace}4');
    held.answer(FOUND);
    await expect.poll(() => find().getAttribute('aria-busy')).not.toBe('true');
    expect(screen.queryByText(FOUND.masked)).toBeNull();
  });

  it('offers no second one while nobody knows of the first', async () => {
    const { user, recipient, amount } = await open(layout);
    await user.type(amount, '0.5');
    await user.type(recipient, `${UID}{Enter}`);
    await user.click(await screen.findByRole('button', { name: LABEL }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: LABEL }));
    cut('transfers.send', 'withdrawals.withdrawalDetail');
    await passSecurityCheck(user, LABEL);
    expect(await screen.findByText(t('withdrawals.unknownTitle'))).toBeTruthy();
    expect(screen.queryByLabelText(t('withdrawals.amount'))).toBeNull();
  });
});

describe('who can be found', () => {
  it.each([
    ['account', '12345', t('addressBook.recipient.wrongUid')],
    ['mobile', '0612345678', t('addressBook.recipient.wrongMobile')],
    ['email', 'ada@', t('addressBook.recipient.wrongEmail')],
  ] as const)('says that %s %s is none', async (type, typed, sentence) => {
    const { user, recipient, find } = await open('h5');
    const names = {
      account: t('addressBook.recipient.byUid'),
      mobile: t('addressBook.recipient.byMobile'),
      email: t('addressBook.recipient.byEmail'),
    };
    await user.click(screen.getByRole('radio', { name: names[type] }));
    await user.type(recipient, typed);
    await user.tab();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect([recipient.value, find().disabled]).toEqual([typed, true]);
  });

  it('says that nobody is there, in the same words for everybody', async () => {
    answer('transfers.resolveRecipient', { ...FOUND, found: false, masked: '' });
    const { user, recipient } = await open('h5');
    await user.type(recipient, `${UID}{Enter}`);
    expect(await screen.findByText(t('transfers.send.notFound'))).toBeTruthy();
  });

  it.each([
    ['RECIPIENT_SELF', {}],
    ['LOOKUP_LIMIT', { max: '20' }],
  ] as const)('says %s', async (code, details) => {
    refuse('transfers.resolveRecipient', code, details);
    const { user, recipient } = await open('h5');
    await user.type(recipient, `${UID}{Enter}`);
    expect(await screen.findByText(fill(refusals[code], details))).toBeTruthy();
    expect(recipient.value).toBe(UID);
  });

  it.each([
    [{ code: 'NOT_WHITELISTED', untilMs: null }, t('withdrawals.send.notListed')],
    [
      { code: 'NOT_WHITELISTED', untilMs: NOW_MS + 60_000 },
      t('withdrawals.tooYoung', { time: '11/20 17:31 (UTC+8)', left: '1:00' }),
    ],
    [{ code: 'KYC_EXPIRED', untilMs: null }, t('withdrawals.send.kycExpired')],
  ] as const)('bars %j', async (barred, sentence) => {
    answer('transfers.resolveRecipient', { ...FOUND, barred });
    const { user, recipient, amount, submit } = await open('h5');
    await user.type(amount, '0.5');
    await user.type(recipient, `${UID}{Enter}`);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(submit().disabled).toBe(true);
  });

  it.each(['KYC_REQUIRED', 'RECIPIENT_KYC'] as const)('says what may still be sent: %s', async (code) => {
    const sendCap = { code, fromUsdt: '1000', remainingUsdt: '400', nextFreeAtMs: null };
    answer('transfers.resolveRecipient', { ...FOUND, sendCap });
    const { user, recipient, amount, submit } = await open('h5');
    await user.type(amount, '0.5');
    await user.type(recipient, `${UID}{Enter}`);
    expect(await screen.findByText(t(`balances.amount.${code}`, { remaining: '400.00', from: '1,000' }))).toBeTruthy();
    expect(submit().disabled).toBe(true);
    expect(screen.queryByRole('link', { name: t('balances.amount.verify') }) !== null).toBe(code === 'KYC_REQUIRED');
  });
});

it.each([
  ['RECIPIENT_UNKNOWN', {}],
  ['COIN_STOPPED', { asset: 'ETH' }],
  ['NOT_WHITELISTED', {}],
] as const)('says in the window that the exchange refuses it: %s', async (code, details) => {
  const { user, recipient, amount } = await open('desktop');
  await user.type(amount, '0.5');
  await user.type(recipient, `${UID}{Enter}`);
  await user.click(await screen.findByRole('button', { name: LABEL }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: LABEL }));
  refuse('transfers.send', code, details);
  await passSecurityCheck(user, LABEL);
  const check = within(await securityCheck());
  expect((await check.findAllByText(fill(refusals[code], details))).length).toBeGreaterThan(0);
});
