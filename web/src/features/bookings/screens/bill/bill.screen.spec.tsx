import { messages as balancesWords } from '@bourse/i18n/en_US/balances.ts';
import { messages as balancesMoveWords } from '@bourse/i18n/en_US/balances-move.ts';
import { messages as bookingsWords } from '@bourse/i18n/en_US/bookings.ts';
import { messages as statementWords } from '@bourse/i18n/en_US/statement.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import { greyCount, here, LAYOUTS, openScreen, untilThere, wordsOf } from '../../../../app/screen.rig.tsx';
import { tell } from '../../../../lib/live/live.rig.ts';
import { answer, hold, sent } from '../../../../lib/server.rig.ts';
import { CAME, LEFT } from '../../bills.rig.ts';

const t = await wordsOf({ ...balancesWords, ...balancesMoveWords, ...bookingsWords });
const statement = await wordsOf(statementWords);
/** The last month up to the end of today, UTC+8. */
const MONTH = { fromMs: String(Date.UTC(2026, 9, 19, 16)), toMs: String(Date.UTC(2026, 10, 20, 16)), limit: '20' };

beforeEach(() => {
  answerForMoney();
  answer('bookings.bills', { rows: [CAME, LEFT], next: null });
});

describe.each(LAYOUTS)('bills on %s', (layout) => {
  const open = (query: Record<string, string> = {}) => openScreen('bookings.bill', { layout, query });
  const menu = (label: string) => screen.getByRole('button', { name: new RegExp(`^${label}: `) });

  it('is grey at first, and says that there was nothing in this time', async () => {
    const held = hold('bookings.bills');
    await open();
    expect(greyCount()).toBeGreaterThan(0);
    held.answer({ rows: [], next: null });
    await untilThere();
    expect(screen.getByText(t('bookings.bill.none'))).toBeTruthy();
    expect(screen.getByRole('link', { name: t('balances.action.deposit') })).toBeTruthy();
    expect(sent('bookings.bills')).toEqual([MONTH]);
  });

  it('shows what came and what is still on its way, and leads to each', async () => {
    const user = await open();
    const [came] = await screen.findAllByText(/\+1\.25/);
    const page = document.body.textContent;
    expect(page).toContain(t('balances.account.in_transit'));
    expect(page).toMatch(/[-\u2212]0\.5/);
    expect(screen.getByText(t('bookings.history.shown', { count: 2 }))).toBeTruthy();
    await user.click(came!);
    expect(here()).toContain(`id=${CAME.id}`);
  });

  it('asks for one account, one coin and other days, and the address says so', async () => {
    const user = await open();
    await screen.findAllByText(/\+1\.25/);
    await user.click(menu(t('balances.column.account')));
    await user.click(await screen.findByRole('button', { name: t('balances.account.spot') }));
    await user.click(menu(t('balances.column.coin')));
    await user.click(await screen.findByRole('button', { name: 'BTC' }));
    await waitFor(() => expect(sent('bookings.bills').at(-1)).toEqual({ ...MONTH, account: 'spot', asset: 'BTC' }));
    expect(here()).toMatch(/account=spot.*asset=BTC/);
  });

  it('says that the first day is after the last one, and shows the usual time meanwhile', async () => {
    await open({ range: 'custom', from: '2026-11-10', to: '2026-11-12' });
    await screen.findAllByText(/\+1\.25/);
    expect(sent('bookings.bills')).toEqual([
      { fromMs: String(Date.UTC(2026, 10, 9, 16)), toMs: String(Date.UTC(2026, 10, 12, 16)), limit: '20' },
    ]);
    fireEvent.change(screen.getByLabelText(t('bookings.history.from')), { target: { value: '2026-11-15' } });
    expect((await screen.findByRole('alert')).textContent).toBe(t('bookings.history.rangeWrong'));
    expect(screen.getByLabelText<HTMLInputElement>(t('bookings.history.from')).value).toBe('2026-11-15');
    expect(screen.getByLabelText<HTMLInputElement>(t('bookings.history.to')).value).toBe('2026-11-12');
  });

  it('turns pages, keeps the old one until the next is there, and begins again with another filter', async () => {
    answer('bookings.bills', { rows: [CAME], next: 'older' });
    const user = await open();
    await screen.findAllByText(/\+1\.25/);
    const held = hold('bookings.bills');
    await user.click(screen.getByRole('button', { name: t('balances.action.older') }));
    expect(sent('bookings.bills').at(-1)).toEqual({ ...MONTH, before: 'older' });
    held.answer({ rows: [LEFT], next: null });
    expect(await screen.findByText(t('balances.account.in_transit'))).toBeTruthy();
    expect(screen.queryByText(/\+1\.25/)).toBeNull();
    expect(screen.getByText(t('bookings.history.onPage', { count: 1 }))).toBeTruthy();
    await user.click(menu(t('balances.column.account')));
    await user.click(await screen.findByRole('button', { name: t('balances.account.p2p') }));
    await waitFor(() => expect(sent('bookings.bills').at(-1)).toEqual({ ...MONTH, account: 'p2p' }));
  });

  it('shows what is booked while the page is open', async () => {
    answer('bookings.bills', { rows: [], next: null });
    await open();
    await screen.findByText(t('bookings.bill.none'));
    answer('bookings.bills', { rows: [CAME], next: null });
    await tell('balances.changed', { asset: 'ETH' });
    expect((await screen.findAllByText(/\+1\.25/)).length).toBeGreaterThan(0);
  });

  it('offers a file of what it shows', async () => {
    answer('statement.exports', { rows: [] });
    const user = await open({ account: 'spot' });
    await screen.findAllByText(/\+1\.25/);
    await user.click(screen.getByRole('button', { name: t('bookings.history.export') }));
    const dialog = within(await screen.findByRole('dialog', { name: statement('statement.title') }));
    expect(dialog.getByText('2026/10/20 – 2026/11/20')).toBeTruthy();
    expect(dialog.getByText(t('balances.account.spot'))).toBeTruthy();
  });
});
