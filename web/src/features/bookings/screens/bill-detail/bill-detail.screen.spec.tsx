import { messages as balancesWords } from '@bourse/i18n/en_US/balances.ts';
import { messages as balancesMoveWords } from '@bourse/i18n/en_US/balances-move.ts';
import { messages as bookingsWords } from '@bourse/i18n/en_US/bookings.gen.ts';
import { messages as depositsWords } from '@bourse/i18n/en_US/deposits.ts';
import { messages as withdrawalsWords } from '@bourse/i18n/en_US/withdrawals.ts';
import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney, WITHDRAWAL, type Withdrawal } from '../../../../app/money.rig.ts';
import { greyCount, here, LAYOUTS, openScreen, wordsOf } from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { tell } from '../../../../lib/live/live.rig.ts';
import { answer, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { CAME, LEFT } from '../../bills.rig.ts';

type Detail = CallOutput<'bookings.bill'>;

const t = await wordsOf({
  ...balancesWords,
  ...balancesMoveWords,
  ...bookingsWords,
  ...depositsWords,
  ...withdrawalsWords,
});
const DETAIL: Detail = {
  bill: LEFT,
  explorerUrl: null,
  reverses: null,
  holdKey: 'withdrawal-77',
  postings: [
    {
      account: 'funding',
      asset: 'ETH',
      kind: 'withdrawal',
      amount: '-0.5',
      available: '0',
      frozen: '-0.5',
      before: '3.71',
      after: '3.21',
    },
  ],
};

beforeEach(() => {
  answerForMoney();
  answer('bookings.bill', DETAIL);
  answer('withdrawals.withdrawalDetail', WITHDRAWAL);
});

/** The button's text also has the remaining time, so only its beginning is matched. */
const CANCEL = new RegExp(`^${t('withdrawals.cancel')}`);
const cancel = () => screen.findByRole('button', { name: CANCEL });
const page = (): string => document.querySelector('main')?.textContent ?? '';

describe.each(LAYOUTS)('one record on %s', (layout) => {
  const open = (query: Record<string, string>) => openScreen('bookings.billDetail', { layout, query });

  it('shows all that a booking did, before and after, and leads to its record', async () => {
    const held = hold('bookings.bill');
    const user = await open({ type: 'entry', id: LEFT.id });
    expect(greyCount()).toBeGreaterThan(0);
    held.answer(DETAIL);
    expect(await screen.findByText(t('bookings.bill.postings'))).toBeTruthy();
    expect(sent('bookings.bill')).toEqual([{ id: LEFT.id }]);
    for (const text of ['3.71', '3.21', '0.002 ETH', 'withdrawal-77', t('balances.account.in_transit')]) {
      expect(page()).toContain(text);
    }
    await user.click(screen.getByRole('link', { name: t('bookings.bill.view.withdrawal') }));
    expect(here()).toMatch(new RegExp(`type=withdrawal.*id=${LEFT.ref}`));
    expect((await cancel()).isConnected).toBe(true);
  });

  it('calls money from another person a deposit, and says what a booking undoes', async () => {
    const bill = { ...CAME, record: 'withdrawal', status: 'REORGED' } as const;
    answer('bookings.bill', { ...DETAIL, bill, holdKey: null, reverses: '40', postings: [] });
    await open({ type: 'entry', id: CAME.id });
    const link = await screen.findByRole('link', { name: t('bookings.bill.view.deposit') });
    expect(link.getAttribute('href')).toMatch(/type=deposit/);
    expect(screen.getByText(t('deposits.state.REORGED'))).toBeTruthy();
    expect(screen.getByText(t('bookings.bill.reverses'))).toBeTruthy();
  });

  it.each(['spot', 'funding'] as const)(
    'leads from a trade of the %s account to the orders, as spot says',
    async (account) => {
      const bill = { ...CAME, kind: 'trade.buy', account, record: account === 'spot' ? 'order' : null } as const;
      answer('bookings.bill', { ...DETAIL, bill });
      await open({ type: 'entry', id: CAME.id });
      await screen.findByText(t('bookings.bill.postings'));
      const link = screen.queryByRole('link', { name: t('bookings.bill.view.orders') });
      expect(link?.getAttribute('href') ?? null).toBe(account === 'spot' ? '/wallet/exchange?tab=trades' : null);
    },
  );

  it('says of a number that is none that there is no such record, and asks nobody', async () => {
    await open({ type: 'entry', id: '../../etc' });
    expect(await screen.findByText(t('bookings.bill.unknown'))).toBeTruthy();
    expect(sent('bookings.bill')).toEqual([]);
  });

  it('says that there is no such record', async () => {
    refuse('bookings.bill', 'BILL_UNKNOWN');
    await open({ type: 'entry', id: '9-funding-ETH' });
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
  });

  it.each([
    ['COOLING', t('withdrawals.state.COOLING')],
    ['IN_REVIEW', t('withdrawals.state.IN_REVIEW')],
    ['FAILED', t('withdrawals.state.FAILED')],
    ['REJECTED', t('withdrawals.state.REJECTED')],
    ['CANCELLED', t('withdrawals.state.CANCELLED')],
    ['COMPLETED', t('withdrawals.state.COMPLETED')],
  ] as const)('tells the story of a withdrawal that is %s', async (state, words) => {
    const isOpen = state === 'COOLING' || state === 'IN_REVIEW';
    const row: Withdrawal = {
      ...WITHDRAWAL,
      state,
      cancellable: isOpen,
      coolingUntilMs: null,
      timeline: [...WITHDRAWAL.timeline, { state, atMs: WITHDRAWAL.atMs }],
    };
    answer('withdrawals.withdrawalDetail', row);
    await open({ type: 'withdrawal', id: WITHDRAWAL.id });
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: CANCEL }) !== null).toBe(isOpen);
  });

  it.each([
    [
      { reason: 'The node is being replaced.', untilMs: WITHDRAWAL.atMs },
      t('withdrawals.paused', { asset: 'ETH', network: 'Ethereum' }),
    ],
    [{ reason: 'A fork.', untilMs: null }, t('withdrawals.paused', { asset: 'ETH', network: 'Ethereum' })],
    [{ reason: null, untilMs: null }, t('withdrawals.stopped')],
  ])('says that a withdrawal waits for a pause: %j', async (pause, what) => {
    answer('withdrawals.withdrawalDetail', { ...WITHDRAWAL, state: 'APPROVED', pause });
    await open({ type: 'withdrawal', id: WITHDRAWAL.id });
    const told = (await screen.findByText(t('withdrawals.waitsForPause'))).closest('[role=status]')!.textContent;
    expect(told).toContain(what);
    if (pause.reason !== null) expect(told).toContain(pause.reason);
    const [before] = t('balances.deposit.pausedUntil', { time: '|' }).split('|');
    expect(told?.includes(before!)).toBe(pause.untilMs !== null);
    expect(screen.queryByRole('button', { name: CANCEL })).not.toBeNull();
  });

  it('says nothing of a pause where none keeps it', async () => {
    await open({ type: 'withdrawal', id: WITHDRAWAL.id });
    await cancel();
    expect(screen.queryByText(t('withdrawals.waitsForPause'))).toBeNull();
  });

  it('says why a withdrawal was rejected', async () => {
    answer('withdrawals.withdrawalDetail', {
      ...WITHDRAWAL,
      state: 'REJECTED',
      rejectReason: 'SOURCE_OF_FUNDS',
      cancellable: false,
      coolingUntilMs: null,
      timeline: [...WITHDRAWAL.timeline, { state: 'REJECTED', atMs: WITHDRAWAL.atMs }],
    });
    await open({ type: 'withdrawal', id: WITHDRAWAL.id });
    expect(await screen.findByText(t('withdrawals.reject.SOURCE_OF_FUNDS'))).toBeTruthy();
  });

  it('follows a withdrawal while its page is open', async () => {
    await open({ type: 'withdrawal', id: WITHDRAWAL.id });
    await cancel();
    const state = 'COMPLETED';
    answer('withdrawals.withdrawalDetail', { ...WITHDRAWAL, state, cancellable: false, coolingUntilMs: null });
    await tell('withdrawals.changed', { id: WITHDRAWAL.id });
    await waitFor(() => expect(screen.queryByRole('button', { name: CANCEL })).toBeNull());
    expect(screen.queryByText(t('withdrawals.state.COOLING'))).toBeNull();
  });
});
