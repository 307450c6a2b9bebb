import { messages as balancesWords } from '@bourse/i18n/en_US/balances.ts';
import { messages as balancesMoveWords } from '@bourse/i18n/en_US/balances-move.ts';
import { messages as bookingsWords } from '@bourse/i18n/en_US/bookings.ts';
import { messages as transfersWords } from '@bourse/i18n/en_US/transfers.ts';
import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import { greyCount, here, LAYOUTS, NOW_MS, openScreen, untilThere, wordsOf } from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { tell } from '../../../../lib/live/live.rig.ts';
import { answer, hold, sent } from '../../../../lib/server.rig.ts';

type Row = CallOutput<'transfers.history'>['rows'][number];

const t = await wordsOf({ ...balancesWords, ...balancesMoveWords, ...bookingsWords, ...transfersWords });
const LEAVING: Row = {
  id: '6f0c2b1e-8d4e-4c55-9a3a-000000000071',
  asset: 'ETH',
  from: 'spot',
  to: 'funding',
  amount: '1.25',
  state: 'LEAVING',
  billId: null,
  valueUsdt: '2500',
  atMs: NOW_MS - 1_000,
};
const DONE: Row = { ...LEAVING, state: 'DONE', billId: '41-funding-ETH' };

beforeEach(() => {
  answerForMoney();
  answer('transfers.history', { rows: [], next: null });
});

describe.each(LAYOUTS)('transfers of one’s own on %s', (layout) => {
  const open = (query: Record<string, string> = {}) => openScreen('transfers.transfer', { layout, query });

  it('is grey at first, and where there is none offers to make one', async () => {
    const held = hold('transfers.history');
    const user = await open();
    expect(greyCount()).toBeGreaterThan(0);
    held.answer({ rows: [], next: null });
    await untilThere();
    expect(screen.getByText(t('transfers.none'))).toBeTruthy();
    answer('transfers.info', {
      asset: 'BTC',
      ledgerScale: 8,
      accounts: [
        { account: 'funding', opened: true, available: '1' },
        { account: 'spot', opened: true, available: '0' },
      ],
    });
    await user.click(screen.getAllByRole('button', { name: t('balances.action.transfer') })[0]!);
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('shows from where to where; one on its way has no page yet, and gets one as it arrives', async () => {
    answer('transfers.history', { rows: [LEAVING], next: null });
    const user = await open();
    const [row] = await screen.findAllByText(/1\.25/);
    expect(document.body.textContent).toContain(`${t('balances.account.spot')} → ${t('balances.account.funding')}`);
    expect(screen.getByText(t('balances.account.in_transit'))).toBeTruthy();
    const before = here();
    await user.click(row!);
    expect(here()).toBe(before);
    answer('transfers.history', { rows: [DONE], next: null });
    await tell('balances.changed', { asset: 'ETH' });
    await waitFor(() => expect(screen.queryByText(t('balances.account.in_transit'))).toBeNull());
    await user.click(screen.getAllByText(/1\.25/)[0]!);
    expect(here()).toContain('id=41-funding-ETH');
  });

  it('goes on to older ones and back, and so does the browser, by what the address says', async () => {
    answer('transfers.history', ({ before }) =>
      before ? { rows: [{ ...DONE, amount: '2.5' }], next: null } : { rows: [DONE], next: 'older' },
    );
    const user = await open();
    const turn = (name: 'older' | 'newer') =>
      screen.getByRole<HTMLButtonElement>('button', { name: t(`balances.action.${name}`) });
    await screen.findAllByText(/1\.25/);
    expect(turn('newer').disabled).toBe(true);
    await user.click(turn('older'));
    expect((await screen.findAllByText(/2\.5/)).length).toBeGreaterThan(0);
    expect([here().includes('before=older'), turn('older').disabled]).toEqual([true, true]);
    await user.click(turn('newer'));
    expect((await screen.findAllByText(/1\.25/)).length).toBeGreaterThan(0);
    expect(here()).not.toContain('before=');
    await user.click(turn('older'));
    await screen.findAllByText(/2\.5/);
    history.back();
    expect((await screen.findAllByText(/1\.25/)).length).toBeGreaterThan(0);
    expect(here()).not.toContain('before=');
  });

  it('filters by state and number, and clears both where nothing matches', async () => {
    answer('transfers.history', ({ status }) => ({ rows: status ? [] : [DONE], next: null }));
    const user = await open();
    await screen.findAllByText(/1\.25/);
    await user.click(screen.getByRole('button', { name: new RegExp(`^${t('balances.column.status')}: `) }));
    await user.click(await screen.findByRole('button', { name: t('bookings.history.status.UNDER_WAY') }));
    expect(await screen.findByText(t('bookings.history.nothingMatches'))).toBeTruthy();
    await user.type(screen.getByRole('searchbox', { name: t('balances.column.orderNo') }), DONE.id.slice(0, 8));
    await waitFor(() => expect(sent('transfers.history').at(-1)?.search).toBe(DONE.id.slice(0, 8)));
    await user.click(screen.getByRole('button', { name: t('balances.action.clearFilters') }));
    expect((await screen.findAllByText(/1\.25/)).length).toBeGreaterThan(0);
    expect(here()).not.toMatch(/status|search/);
  });
});
