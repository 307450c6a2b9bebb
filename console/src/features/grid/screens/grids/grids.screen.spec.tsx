import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { actWithReason, waitsFailsAndRetries } from '../../../../app/acts.rig.ts';
import { open } from '../../../../app/console.rig.tsx';
import type { RowOf } from '../../../../app/exchange.rig.ts';
import { dialog, isOffered, page, rowsOf } from '../../../../app/page.rig.ts';
import { t } from '../../../../lib/i18n.ts';

type Grid = RowOf<'staffGrid.list'>;
const grid = (own: Partial<Grid> = {}): Grid => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  uid: '123456789',
  number: 3,
  symbol: 'BTC_USDT',
  mode: 'arithmetic',
  lower: '50000',
  upper: '60000',
  grids: 10,
  state: 'RUNNING',
  step: null,
  reason: null,
  investment: '2000',
  quote: 'USDT',
  pairs: 7,
  gridProfit: '23.4',
  createdAtMs: Date.UTC(2026, 1, 3, 4, 5),
  endedAtMs: null,
  ...own,
});
const LOAD = {
  handledSequence: 90,
  tradingSequence: 97,
  waitingOrders: 2,
  markets: [{ symbol: 'BTC_USDT', running: 5, waiting: 1, suspended: 0, stuck: 0, failedToday: 2 }],
};

test('it loads, fails, and is asked for again', async () => {
  await waitsFailsAndRetries('/grids', {
    role: 'auditor',
    id: 'staffGrid.list',
    answer: { rows: [grid()], next: null },
    failed: 'console.grid.failed',
    shows: '123456789',
    answers: { 'staffGrid.load': LOAD },
  });
});

test('support reads each grid and the load of its market, and stops none', async () => {
  const failed = grid({ id: '01890a5d-ac96-774b-bcce-b302099a8058', reason: 'SLIPPAGE', step: 'RETURNING' });
  await open('/grids', {
    role: 'support',
    answers: { 'staffGrid.list': { rows: [grid(), failed], next: null }, 'staffGrid.load': LOAD },
  });
  await screen.findAllByText('123456789');
  expect(rowsOf(t('console.grid.load'))).toEqual([['BTC/USDT', '5', '1', '0', '0', '2']]);
  const [first, second] = rowsOf(t('console.grid.title'));
  expect(first).toEqual(expect.arrayContaining(['BTC/USDT', '2,000 USDT', '23.4 / 7', t('console.none')]));
  expect(second).toEqual(
    expect.arrayContaining([`${t('console.grid.step.RETURNING')} ${t('console.grid.reason.SLIPPAGE')}`]),
  );
  within(page()).getByText(t('console.grid.behind', { commands: 7 }));
  expect(isOffered(t('console.grid.stop'))).toBe(false);
});

test('risk stops one with a reason', async () => {
  const opened = await open('/grids', {
    role: 'risk',
    answers: { 'staffGrid.list': { rows: [grid()], next: null }, 'staffGrid.load': LOAD },
  });
  await opened.user.click(await within(page()).findByRole('button', { name: t('console.grid.stop') }));
  within(dialog()).getByText(t('console.grid.effect.stop'));
  await actWithReason(opened, {
    id: 'staffGrid.stop',
    verb: t('console.grid.stop'),
    input: { gridId: grid().id },
    answer: { state: 'STOPPED_MANUAL' },
    done: t('console.grid.isStopped'),
  });
});
