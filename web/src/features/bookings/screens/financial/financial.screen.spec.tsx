import { messages as balancesWords } from '@bourse/i18n/en_US/balances.ts';
import { messages as balancesMoveWords } from '@bourse/i18n/en_US/balances-move.ts';
import { messages as bookingsWords } from '@bourse/i18n/en_US/bookings.gen.ts';
import { messages as statementWords } from '@bourse/i18n/en_US/statement.gen.ts';
import { messages as withdrawalsWords } from '@bourse/i18n/en_US/withdrawals.ts';
import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney, WITHDRAWAL } from '../../../../app/money.rig.ts';
import { here, LAYOUTS, openScreen, shell, untilThere, wordsOf } from '../../../../app/screen.rig.tsx';
import { tell } from '../../../../lib/live/live.rig.ts';
import { describeProducts } from '../../../../lib/products.ts';
import { answer, cut, refuse, sent } from '../../../../lib/server.rig.ts';
import { CAME, LEFT } from '../../bills.rig.ts';

const t = await wordsOf({ ...balancesWords, ...balancesMoveWords, ...bookingsWords, ...withdrawalsWords });
const EMPTY = { rows: [], next: null };
const FAILED = {
  ...WITHDRAWAL,
  id: '6f0c2b1e-8d4e-4c55-9a3a-0000000000ab',
  state: 'FAILED',
  cancellable: false,
} as const;

beforeEach(() => {
  answerForMoney();
  answer('bookings.bills', { rows: [CAME, LEFT], next: null });
  answer('bookings.records', EMPTY);
  answer('deposits.history', EMPTY);
  answer('withdrawals.history', { rows: [WITHDRAWAL, FAILED], next: null });
});

describe.each(LAYOUTS)('the financial history on %s', (layout) => {
  const open = (query: Record<string, string> = {}) => openScreen('bookings.financial', { layout, query });
  const tab = (name: 'deposit' | 'withdraw' | 'card' | 'external') =>
    screen.getByRole('tab', { name: t(`bookings.tab.${name}`) });
  const menu = (label: string) => screen.getByRole('button', { name: new RegExp(`^${label}: `) });

  it('shows bookings, then each way with what is still open or has failed, and says what is not open', async () => {
    const user = await open();
    await screen.findAllByText(/\+1\.25/);
    await user.click(tab('withdraw'));
    expect((await screen.findAllByText(t('withdrawals.state.FAILED'))).length).toBeGreaterThan(0);
    expect(screen.getAllByText(t('withdrawals.state.COOLING')).length).toBeGreaterThan(0);
    expect(here()).toContain('tab=withdraw');
    await user.click(tab('deposit'));
    expect(await screen.findByText(t('bookings.history.noDeposits'))).toBeTruthy();
    await user.click(tab('card'));
    const name = t('bookings.tab.card');
    expect(await screen.findByText(shell('shell.notOpen.title', { name }))).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('bookings.history.export') })).toBeNull();
  });

  it('tells on chain and internal apart, and asks for one kind alone', async () => {
    const user = await open({ tab: 'withdraw' });
    await screen.findAllByText(t('withdrawals.state.FAILED'));
    await user.click(menu(t('bookings.history.kind')));
    await user.click(await screen.findByRole('button', { name: t('bookings.history.kind.INTERNAL') }));
    await waitFor(() => expect(sent('withdrawals.history').at(-1)?.kind).toBe('INTERNAL'));
    // Another tab has no such filter, and it is not left behind.
    await user.click(tab('deposit'));
    await waitFor(() => expect(sent('deposits.history')).toHaveLength(1));
    expect(sent('deposits.history')[0]?.kind).toBeUndefined();
  });

  it('asks for linked ones by their side', async () => {
    const user = await open({ tab: 'external' });
    await untilThere();
    expect(sent('deposits.history').map(({ kind }) => kind)).toEqual(['LINKED']);
    await user.click(menu(t('balances.column.type')));
    await user.click(await screen.findByRole('button', { name: t('bookings.tab.withdraw') }));
    await waitFor(() => expect(sent('withdrawals.history').map(({ kind }) => kind)).toEqual(['LINKED']));
    expect(here()).toContain('side=withdraw');
  });

  it('shows the bookings of a product that has opened under its tab, without what only records have', async () => {
    describeProducts([{ name: 'outside', histories: [{ tab: 'external', lists: 'bookings' }] }]);
    answer('statement.exports', { rows: [] });
    refuse('statement.request', 'EXPORTS_RUNNING', { max: 2 });
    const user = await open();
    await screen.findAllByText(/\+1\.25/);
    await user.click(tab('external'));
    await waitFor(() => expect(sent('bookings.bills').at(-1)?.history).toBe('external'));
    expect((await screen.findAllByText(/\+1\.25/)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('searchbox', { name: t('bookings.history.search') })).toBeNull();
    // Its file is of the same bookings, and not of all records.
    await user.click(screen.getByRole('button', { name: t('bookings.history.export') }));
    await user.click(await screen.findByRole('button', { name: statementWords['statement.start'] }));
    await waitFor(() => expect(sent('statement.request').map(({ scope }) => scope)).toEqual(['external']));
  });

  it('shows only what products say of themselves', async () => {
    describeProducts([]);
    await open();
    await screen.findAllByText(/\+1\.25/);
    expect(screen.queryByRole('tab', { name: t('bookings.tab.external') })).toBeNull();
  });

  it('searches by number once enough is typed, and helps where nothing matches', async () => {
    const user = await open();
    await screen.findAllByText(/\+1\.25/);
    const search = screen.getByRole('searchbox', { name: t('bookings.history.search') });
    await user.type(search, 'ab5f1c');
    expect(screen.getByRole('status').textContent).toBe(t('bookings.history.searchShort'));
    expect(sent('bookings.records')).toEqual([]);
    await user.type(search, '00');
    expect(await screen.findByText(t('bookings.history.nothingMatches'))).toBeTruthy();
    expect(sent('bookings.records').at(-1)?.search).toBe('ab5f1c00');
    await user.click(screen.getByRole('button', { name: t('balances.action.clearFilters') }));
    expect((await screen.findAllByText(/\+1\.25/)).length).toBeGreaterThan(0);
    expect([(search as HTMLInputElement).value, here().includes('search')]).toEqual(['', false]);
  });

  it('finds what is still under way among records, because it is booked nowhere yet', async () => {
    answer('bookings.records', { rows: [{ type: 'withdrawal', row: WITHDRAWAL }], next: null });
    const user = await open();
    await screen.findAllByText(/\+1\.25/);
    await user.click(menu(t('balances.column.status')));
    await user.click(await screen.findByRole('button', { name: t('bookings.history.status.UNDER_WAY') }));
    expect((await screen.findAllByText(t('withdrawals.state.COOLING'))).length).toBeGreaterThan(0);
    expect(sent('bookings.records').at(-1)?.status).toBe('UNDER_WAY');
  });

  it('follows a withdrawal in the list, and keeps the list while the network is away', async () => {
    answer('withdrawals.history', { rows: [WITHDRAWAL], next: null });
    await open({ tab: 'withdraw' });
    await screen.findAllByText(t('withdrawals.state.COOLING'));
    answer('withdrawals.history', { rows: [{ ...WITHDRAWAL, state: 'COMPLETED', cancellable: false }], next: null });
    await tell('withdrawals.changed', { id: WITHDRAWAL.id });
    expect((await screen.findAllByText(t('withdrawals.state.COMPLETED'))).length).toBeGreaterThan(0);
    const asked = sent('withdrawals.history').length;
    cut('withdrawals.history');
    await tell('withdrawals.changed', { id: WITHDRAWAL.id });
    await waitFor(() => expect(sent('withdrawals.history').length).toBeGreaterThan(asked));
    expect(screen.getAllByText(t('withdrawals.state.COMPLETED')).length).toBeGreaterThan(0);
  });
});
