import { messages as addressBookWords } from '@bourse/i18n/en_US/address-book.ts';
import { messages as refusals } from '@bourse/i18n/en_US/address-book-refusal.ts';
import { messages as balancesWords } from '@bourse/i18n/en_US/balances.ts';
import { messages as balancesMoveWords } from '@bourse/i18n/en_US/balances-move.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney, ETH_ADDRESS } from '../../../../app/money.rig.ts';
import { here, LAYOUTS, NOW_MS, openScreen, shell, wordsOf } from '../../../../app/screen.rig.tsx';
import { REQUEST_ID } from '../../../../lib/calls/request-id.fixture.ts';
import type { CallOutput } from '../../../../lib/client.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { identityText } from '../../../identity/identity-text.ts';
import { passSecurityCheck, SECURITY, securityCheck } from '../../../identity/security.rig.ts';

type Entry = CallOutput<'addressBook.addresses'>['rows'][number];

const t = await wordsOf({ ...balancesWords, ...balancesMoveWords, ...addressBookWords });
const identity = await identityText.load('en_US');
const ENTRY: Entry = {
  id: '6f0c2b1e-8d4e-4c55-9a3a-000000000001',
  kind: 'ONCHAIN',
  asset: 'ETH',
  network: 'ethereum',
  networkName: 'Ethereum',
  address: ETH_ADDRESS,
  memo: null,
  accountType: null,
  account: null,
  remark: 'My desk',
  source: 'wallet',
  createdAtMs: NOW_MS,
  usableAtMs: NOW_MS,
};
const GOOD: CallOutput<'withdrawals.checkAddress'> = {
  internal: false,
  firstUse: true,
  contract: 'NO',
  memoRequired: false,
  risk: 'NONE',
  lookalikeOf: null,
  remark: null,
  barred: null,
  sendCap: null,
};
const FACTORS = { tradingPassword: '135790', totpCode: '246810' };

beforeEach(() => {
  answerForMoney();
  answer('addressBook.addresses', { whitelistMode: false, countMax: 200, rows: [ENTRY] });
  answer('withdrawals.checkAddress', GOOD);
  answer('identity.security', SECURITY);
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const addressField = () => field(t('balances.column.address'));
const remarkField = () => field(t('balances.column.remark'));

describe.each(LAYOUTS)('an entry of the address book on %s', (layout) => {
  /** Opens an empty form, and chooses a network in it. */
  const openNew = async (network = 'Ethereum') => {
    const user = await openScreen('address-book.addAddress', { layout });
    await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${t('addressBook.network')}`) }));
    await user.click(await screen.findByRole('option', { name: network }));
    const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: t('addressBook.add') });
    return { user, submit };
  };

  it('is compared in blocks, checked, sent once under one request, and then stands in the book', async () => {
    const { user, submit } = await openNew();
    expect(submit().disabled).toBe(true);
    // What a payment code carries beside the address is nobody's decision.
    await user.click(addressField());
    await user.paste(` ethereum:${ETH_ADDRESS}?amount=7 `);
    expect(addressField().value).toBe(ETH_ADDRESS);
    await user.type(remarkField(), '  My safe ');
    expect(await screen.findByText(t('addressBook.field.valid'))).toBeTruthy();
    expect(sent('withdrawals.checkAddress')).toEqual([{ asset: 'ETH', network: 'ethereum', address: ETH_ADDRESS }]);
    await user.click(screen.getByRole('radio', { name: t('addressBook.sourceWallet') }));
    await user.click(submit());
    const compare = within(await screen.findByRole('dialog', { name: t('addressBook.confirmTitle') }));
    await user.click(compare.getByRole('button', { name: t('addressBook.confirmAction') }));
    const label = t('addressBook.addConfirm', { remark: '  My safe ' }).trim();
    cut('addressBook.addAddress');
    await passSecurityCheck(user, label.replace(/\s+/g, ' '));
    const check = within(await securityCheck());
    expect(await check.findAllByText(shell('shell.network.failed'))).not.toEqual([]);
    const held = hold('addressBook.addAddress');
    await user.dblClick(check.getByRole('button', { name: label.replace(/\s+/g, ' ') }));
    const [first, second] = sent('addressBook.addAddress');
    expect(sent('addressBook.addAddress')).toHaveLength(2);
    expect(first).toEqual({
      clientRequestId: expect.stringMatching(REQUEST_ID),
      kind: 'ONCHAIN',
      network: 'ethereum',
      address: ETH_ADDRESS,
      remark: 'My safe',
      source: 'wallet',
      ...FACTORS,
    });
    // Nobody knows whether the lost one arrived: the next is the same one.
    expect(second).toEqual(first);
    held.answer({ ...ENTRY, remark: 'My safe' });
    await expect.poll(here).toContain('kind=ONCHAIN');
    expect(await screen.findByText(shell('shell.outcome.add.done'))).toBeTruthy();
  });

  it('says beside the address what is wrong with it, and keeps what was typed', async () => {
    refuse('withdrawals.checkAddress', 'ADDRESS_INVALID');
    const { user, submit } = await openNew();
    await user.type(addressField(), '0xabc');
    await user.tab();
    expect(screen.getByText(t('addressBook.field.addressNeeded'))).toBeTruthy();
    await user.clear(addressField());
    const wrong = `${ETH_ADDRESS.slice(0, -1)}8`;
    await user.type(remarkField(), 'My safe');
    await user.click(addressField());
    await user.paste(wrong);
    expect(await screen.findByText(refusals.ADDRESS_INVALID)).toBeTruthy();
    expect([addressField().value, remarkField().value, submit().disabled]).toEqual([wrong, 'My safe', true]);
    expect(addressField().getAttribute('aria-invalid')).toBe('true');
  });

  it('asks for the memo where the network needs one, and says beside it what is missing', async () => {
    refuse('withdrawals.checkAddress', 'MEMO_REQUIRED');
    const { user, submit } = await openNew('Tempo');
    await user.type(remarkField(), 'My safe');
    await user.click(addressField());
    await user.paste(ETH_ADDRESS);
    const memo = field(t('balances.column.memo'));
    expect(await screen.findByText(refusals.MEMO_REQUIRED)).toBeTruthy();
    expect([memo.getAttribute('aria-invalid'), addressField().getAttribute('aria-invalid')]).not.toEqual([
      'true',
      'true',
    ]);
    expect(submit().disabled).toBe(true);
    answer('withdrawals.checkAddress', GOOD);
    await user.type(memo, '7001234');
    await expect.poll(() => sent('withdrawals.checkAddress').at(-1)?.memo).toBe('7001234');
    expect(submit().disabled).toBe(false);
    // On a network without memos nothing would show it, and it would be sent all the same.
    await user.click(screen.getByRole('combobox', { name: new RegExp(`^${t('addressBook.network')}`) }));
    await user.click(await screen.findByRole('option', { name: 'Ethereum' }));
    await expect
      .poll(() => sent('withdrawals.checkAddress').at(-1))
      .toEqual({ asset: 'ETH', network: 'ethereum', address: ETH_ADDRESS });
  });

  it('lets one’s own deposit address stand in the book', async () => {
    refuse('withdrawals.checkAddress', 'SELF_ADDRESS');
    const { user, submit } = await openNew();
    await user.type(remarkField(), 'x'.repeat(31));
    await user.click(addressField());
    await user.paste(ETH_ADDRESS);
    expect(screen.getByText(t('addressBook.remarkWrong', { count: 31 }))).toBeTruthy();
    expect(submit().disabled).toBe(true);
    await user.type(remarkField(), '{Backspace}');
    await expect.poll(() => submit().disabled).toBe(false);
  });

  it('takes another person’s account by its kind, and needs no comparing', async () => {
    const user = await openScreen('address-book.h5AddressInternalAdd', { layout });
    const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: t('addressBook.addAccount') });
    const account = await screen.findByLabelText<HTMLInputElement>(t('addressBook.account'));
    await user.type(remarkField(), 'Ada');
    await user.type(account, '12345');
    await user.tab();
    expect(screen.getByText(t('addressBook.recipient.wrongUid'))).toBeTruthy();
    expect([account.value, submit().disabled]).toEqual(['12345', true]);
    await user.click(screen.getByRole('radio', { name: t('addressBook.recipient.byEmail') }));
    await user.type(account, 'ada@example.com');
    await user.click(submit());
    refuse('addressBook.addAddress', 'ADDRESS_EXISTS');
    await passSecurityCheck(user, t('addressBook.addConfirm', { remark: 'Ada' }));
    const check = within(await securityCheck());
    // In the window, and in the message over it.
    expect(await check.findAllByText(refusals.ADDRESS_EXISTS)).not.toEqual([]);
    expect(sent('addressBook.addAddress')).toEqual([
      {
        clientRequestId: expect.stringMatching(REQUEST_ID),
        kind: 'INTERNAL',
        accountType: 'email',
        account: 'ada@example.com',
        remark: 'Ada',
        ...FACTORS,
      },
    ]);
    await user.click(check.getByRole('button', { name: shell('shell.action.close') }));
    expect([account.value, remarkField().value]).toEqual(['ada@example.com', 'Ada']);
  });

  it('changes an entry that is there, from what it is', async () => {
    const user = await openScreen('address-book.addressUpdate', { layout, query: { id: ENTRY.id } });
    await screen.findByLabelText(t('balances.column.remark'));
    expect([addressField().value, remarkField().value]).toEqual([ETH_ADDRESS, 'My desk']);
    await user.type(remarkField(), ' 2');
    await expect
      .poll(() => screen.getByRole('button', { name: shell('shell.action.save') }))
      .toHaveProperty('disabled', false);
    await user.click(screen.getByRole('button', { name: shell('shell.action.save') }));
    await user.click(await screen.findByRole('button', { name: t('addressBook.confirmAction') }));
    answer('addressBook.editAddress', { ...ENTRY, remark: 'My desk 2' });
    await passSecurityCheck(user, t('addressBook.saveConfirm', { remark: 'My desk 2' }));
    await expect
      .poll(() => sent('addressBook.editAddress'))
      .toEqual([
        {
          id: ENTRY.id,
          kind: 'ONCHAIN',
          network: 'ethereum',
          asset: 'ETH',
          address: ETH_ADDRESS,
          remark: 'My desk 2',
          source: 'wallet',
          ...FACTORS,
        },
      ]);
    expect(await screen.findByText(shell('shell.outcome.modify.done'))).toBeTruthy();
  });

  it('says that an entry is gone, and shows no form for it', async () => {
    await openScreen('address-book.addressUpdate', {
      layout,
      query: { id: '6f0c2b1e-8d4e-4c55-9a3a-0000000000ff' },
    });
    expect(await screen.findByText(t('addressBook.unknown'))).toBeTruthy();
    expect(screen.queryByLabelText(t('balances.column.remark'))).toBeNull();
  });
});

it('says what the account needs before its book may change', async () => {
  answer('identity.security', { ...SECURITY, tradingPasswordSet: false });
  const user = await openScreen('address-book.h5AddressInternalAdd', { layout: 'desktop' });
  await user.type(await screen.findByLabelText(t('addressBook.account')), '100000043');
  await user.type(remarkField(), 'Ada{Enter}');
  expect(await within(await securityCheck()).findByText(identity('identity.check.missing'))).toBeTruthy();
});
