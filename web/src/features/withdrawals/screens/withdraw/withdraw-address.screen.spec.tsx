import { messages as balancesWords } from '@bourse/i18n/en_US/balances.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { ETH_ADDRESS, WITHDRAWAL } from '../../../../app/money.rig.ts';
import { NOW_MS, setClock, shell } from '../../../../app/screen.rig.tsx';
import { answer, cut, refuse, sent } from '../../../../lib/server.rig.ts';
import { passSecurityCheck } from '../../../identity/security.rig.ts';
import {
  address,
  amountField,
  answerForWithdraw,
  type Check,
  GOOD,
  LABEL,
  open,
  refusals,
  submit,
  t,
} from './withdraw.rig.ts';

beforeEach(answerForWithdraw);

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
