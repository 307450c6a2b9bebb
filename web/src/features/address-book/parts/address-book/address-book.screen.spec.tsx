import { messages as addressBookWords } from '@bourse/i18n/en_US/address-book.ts';
import { messages as refusals } from '@bourse/i18n/en_US/address-book-refusal.ts';
import { messages as balancesWords } from '@bourse/i18n/en_US/balances.ts';
import { messages as balancesMoveWords } from '@bourse/i18n/en_US/balances-move.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { ETH_ADDRESS } from '../../../../app/money.rig.ts';
import {
  greyCount,
  here,
  LAYOUTS,
  NOW_MS,
  openScreen,
  setClock,
  shell,
  untilThere,
  wordsOf,
} from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { answer, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { identityText } from '../../../identity/identity-text.ts';
import { passSecurityCheck, SECURITY, SENT_CODE, securityCheck } from '../../../identity/security.rig.ts';

type Book = CallOutput<'addressBook.addresses'>;
type Entry = Book['rows'][number];

const t = await wordsOf({ ...balancesWords, ...balancesMoveWords, ...addressBookWords });
const identity = await identityText.load('en_US');
const DESK: Entry = {
  id: '6f0c2b1e-8d4e-4c55-9a3a-000000000001',
  kind: 'ONCHAIN',
  asset: null,
  network: 'ethereum',
  networkName: 'Ethereum',
  address: ETH_ADDRESS,
  memo: null,
  accountType: null,
  account: null,
  remark: 'My desk',
  source: 'wallet',
  createdAtMs: NOW_MS - 86_400_000 * 3,
  usableAtMs: NOW_MS - 86_400_000 * 2,
};
const YOUNG: Entry = {
  ...DESK,
  id: '6f0c2b1e-8d4e-4c55-9a3a-000000000002',
  asset: 'ETH',
  network: 'tempo',
  networkName: 'Tempo',
  memo: '7001234',
  remark: 'The safe',
  source: 'exchange',
  usableAtMs: NOW_MS + 3_600_000,
};
const ADA: Entry = {
  ...DESK,
  id: '6f0c2b1e-8d4e-4c55-9a3a-000000000003',
  kind: 'INTERNAL',
  network: null,
  networkName: null,
  address: null,
  accountType: 'account',
  account: '100000043',
  remark: 'Ada',
  source: null,
};
const book = (rows: readonly Entry[], change: Partial<Book> = {}): Book => ({
  whitelistMode: false,
  countMax: 200,
  rows: [...rows],
  ...change,
});

beforeEach(() => {
  answer('addressBook.addresses', book([DESK, YOUNG]));
  answer('identity.security', SECURITY);
});

describe.each(LAYOUTS)('the address book on %s', (layout) => {
  const open = () => openScreen('address-book.address', { layout });
  const whitelistSwitch = () => screen.getByRole('switch', { name: new RegExp(`^${t('addressBook.whitelist')}`) });
  const remove = (remark: string) => screen.findByRole('button', { name: `${shell('shell.action.delete')} ${remark}` });

  it('is grey while the entries are on their way, and then says that there are none', async () => {
    const held = hold('addressBook.addresses');
    await open();
    expect(greyCount()).toBeGreaterThan(0);
    expect(screen.queryByText(t('addressBook.none'))).toBeNull();
    held.answer(book([]));
    await untilThere();
    expect(screen.getByText(t('addressBook.none'))).toBeTruthy();
    expect(screen.getAllByRole('link', { name: t('addressBook.add') }).length).toBeGreaterThan(0);
  });

  it('shows each entry, finds one by what is known of it, and leads to its change', async () => {
    const user = await open();
    expect((await screen.findByText('My desk')).isConnected).toBe(true);
    expect(screen.getByText(`Ethereum · ${t('addressBook.anyCoin')}`)).toBeTruthy();
    expect(screen.getByText('Tempo · ETH')).toBeTruthy();
    // Without whitelist mode each can be paid at once.
    expect(screen.queryByText(/^Usable from/)).toBeNull();
    const search = screen.getByRole('searchbox', { name: t('addressBook.search') });
    await user.type(search, ' TEMPO ');
    expect(screen.queryByText('My desk')).toBeNull();
    expect(screen.getByText('The safe')).toBeTruthy();
    await user.clear(search);
    await user.click(screen.getByRole('link', { name: `${shell('shell.action.edit')} My desk` }));
    expect(here()).toContain(`id=${DESK.id}`);
  });

  it('asks for the accounts of other people in a tab of their own', async () => {
    answer('addressBook.addresses', ({ kind }) => book(kind === 'INTERNAL' ? [ADA] : []));
    const user = await open();
    await user.click(screen.getByRole('tab', { name: t('addressBook.internal') }));
    expect(await screen.findByText('Ada')).toBeTruthy();
    expect(screen.getByText(t('addressBook.recipient.byUid'))).toBeTruthy();
    expect(here()).toContain('kind=INTERNAL');
    expect(screen.getByRole('link', { name: t('addressBook.addAccount') })).toBeTruthy();
  });

  it('takes no more entries than the book holds', async () => {
    answer('addressBook.addresses', book([DESK], { countMax: 1 }));
    await open();
    const full = await screen.findByRole('button', { name: t('addressBook.full', { max: 1 }) });
    expect(full).toHaveProperty('disabled', true);
    expect(screen.queryByRole('link', { name: t('addressBook.add') })).toBeNull();
  });

  it('says in whitelist mode when an entry can be paid, until it can', async () => {
    answer('addressBook.addresses', book([DESK, YOUNG], { whitelistMode: true }));
    await open();
    const words = t('addressBook.usableIn', { time: '11/20 18:30 (UTC+8)', left: '1:00:00' });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getAllByText(/^Usable from/)).toHaveLength(1);
    expect(whitelistSwitch().getAttribute('aria-checked')).toBe('true');
    setClock(YOUNG.usableAtMs);
    await waitFor(() => expect(screen.queryByText(/^Usable from/)).toBeNull());
  });

  it('deletes an entry once, after the check, with a code that is good for that entry only', async () => {
    answer('identity.security', { ...SECURITY, totpBound: false, phone: null });
    answer('addressBook.addressCode', SENT_CODE);
    const held = hold('addressBook.deleteAddress');
    const user = await open();
    await user.click(await remove('The safe'));
    const label = t('addressBook.deleteConfirm', { remark: 'The safe' });
    const check = within(await securityCheck());
    await user.type(await check.findByLabelText(identity('identity.tradingPassword')), '135790');
    await user.click(check.getByRole('button', { name: identity('identity.code.send') }));
    expect(sent('addressBook.addressCode')).toEqual([{ action: 'delete', channel: 'email', id: YOUNG.id }]);
    await user.type(
      await check.findByLabelText(identity('identity.code.emailTo', { account: SENT_CODE.sentTo })),
      '246810',
    );
    await user.dblClick(check.getByRole('button', { name: label }));
    expect(sent('addressBook.deleteAddress')).toEqual([
      { id: YOUNG.id, tradingPassword: '135790', emailCode: '246810' },
    ]);
    answer('addressBook.addresses', book([DESK]));
    held.answer({ done: true });
    await waitFor(() => expect(screen.queryByText('The safe', { selector: 'main *' })).toBeNull());
    expect(screen.getByText('My desk')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText(shell('shell.outcome.delete.done'))).toBeTruthy();
  });

  it('says why an entry was not deleted, and keeps the window with what was typed', async () => {
    refuse('addressBook.deleteAddress', 'ADDRESS_UNKNOWN');
    const user = await open();
    await user.click(await remove('My desk'));
    await passSecurityCheck(user, t('addressBook.deleteConfirm', { remark: 'My desk' }));
    const check = within(await securityCheck());
    // In the window, and in the message over it.
    expect(await check.findAllByText(refusals.ADDRESS_UNKNOWN)).not.toEqual([]);
    expect(check.getByLabelText<HTMLInputElement>(identity('identity.tradingPassword')).value).toBe('135790');
    await user.click(check.getByRole('button', { name: shell('shell.action.close') }));
    expect(screen.getByText('My desk')).toBeTruthy();
  });

  it('turns whitelist mode on only after the check', async () => {
    const held = hold('addressBook.setWhitelistMode');
    const user = await open();
    await screen.findByText('My desk');
    await user.click(whitelistSwitch());
    expect(whitelistSwitch().getAttribute('aria-checked')).toBe('false');
    await passSecurityCheck(user, t('addressBook.whitelistOn'));
    expect(sent('addressBook.setWhitelistMode')).toEqual([
      { on: 'true', tradingPassword: '135790', totpCode: '246810' },
    ]);
    answer('addressBook.addresses', book([DESK], { whitelistMode: true }));
    held.answer({ on: true, lockedUntilMs: null });
    await waitFor(() => expect(whitelistSwitch().getAttribute('aria-checked')).toBe('true'));
  });

  it('says what turning it off costs, and that nobody knows whether it was', async () => {
    answer('addressBook.addresses', book([DESK], { whitelistMode: true }));
    const held = hold('addressBook.setWhitelistMode');
    const user = await open();
    await screen.findByText('My desk');
    await user.click(whitelistSwitch());
    const check = within(await securityCheck());
    expect(await check.findByText(t('addressBook.whitelistOffWarning', { time: '11/21 17:30 (UTC+8)' }))).toBeTruthy();
    await passSecurityCheck(user, t('addressBook.whitelistOff'));
    held.cut();
    expect((await screen.findAllByText(shell('shell.network.failed'))).length).toBeGreaterThan(0);
    expect(whitelistSwitch().getAttribute('aria-checked')).toBe('true');
  });
});
