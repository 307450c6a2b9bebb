import { messages as words } from '@bourse/i18n/en_US/grid.ts';
import { messages as refusals } from '@bourse/i18n/en_US/grid-refusal.ts';
import { messages as statement } from '@bourse/i18n/en_US/statement.gen.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import {
  greyCount,
  here,
  LAYOUTS,
  type LayoutName,
  openScreen,
  shell,
  untilThere,
  wordsOf,
} from '../../../../app/screen.rig.tsx';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { fill, GRID_ID, grid } from '../../grid.fixture.ts';
import { answerForGrids } from '../../grid.rig.ts';

const t = await wordsOf({ ...words, ...refusals });

beforeEach(() => {
  answerForMoney();
  answerForGrids();
});

const open = (layout: LayoutName, query: Record<string, string> = {}) => openScreen('grid.manage', { layout, query });
async function openOne(layout: LayoutName, change: Parameters<typeof grid>[0] = {}) {
  answer('grid.one', grid(change));
  const user = await open(layout, { grid: GRID_ID });
  await untilThere();
  return user;
}
const button = (name: string) => screen.getByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
const NAME = t('grid.name', { pair: 'BTC/USDT', number: 1 });

describe.each(LAYOUTS)('my grids on %s', (layout) => {
  it('are grey while they are on their way', async () => {
    const held = hold('grid.list');
    await open(layout);
    expect(greyCount()).toBeGreaterThan(0);
    held.answer({ rows: [], next: null });
    expect(await screen.findByText(t('grid.none'))).toBeTruthy();
  });

  it('say of all together, and of each, the total first and a year last and small', async () => {
    await open(layout);
    await untilThere();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '\u221212.25',
      '+41.50',
      `2,000.00${t('grid.counts', { running: 1, waiting: 2 })}`,
      '2,035.00\u2248 $2,035.00',
      '+35.00+1.75%',
      `+26.73${t('grid.pairs', { count: 8 })}`,
      '+8.2754,500',
      '2,000.00USDT',
      `50,000 \u2013 60,000${t('grid.gridCount', { count: 10 })}`,
      `+127.75%${t('grid.annualisedNote')}`,
    ]);
    expect(screen.getByText(t('grid.state.RUNNING'))).toBeTruthy();
  });

  it('say -- for a year in the first 24 hours', async () => {
    const { levels: _, ...young } = grid({ annualisedPercent: null, state: 'TO_RUN' });
    answer('grid.list', { rows: [young], next: null });
    await open(layout);
    await untilThere();
    expect(screen.getByText(t('grid.annualisedWait')).parentElement?.textContent).toContain('--');
    expect(screen.getByText(t('grid.state.TO_RUN'))).toBeTruthy();
  });

  it('lead to one of them', async () => {
    const user = await open(layout);
    await untilThere();
    await user.click(button(NAME));
    expect(here()).toBe(`/wallet/tactics?grid=${GRID_ID}`);
    expect(await screen.findByText(t('grid.fills'))).toBeTruthy();
  });

  it('say that there are none, and lead to the form', async () => {
    answer('grid.list', { rows: [], next: null });
    await open(layout);
    expect(await screen.findByText(t('grid.none'))).toBeTruthy();
    expect(screen.getAllByRole('link', { name: t('grid.new') })[0]?.getAttribute('href')).toBe('/front/strategy');
  });

  it('keep those that are over, with how they ended, a page at a time', async () => {
    const states = ['STOPPED_MANUAL', 'STOPPED_TP', 'STOPPED_SL', 'FAILED'] as const;
    const rows = states.map((state) => {
      const { levels: _, ...over } = grid({ id: state, state });
      return over;
    });
    answer('grid.list', ({ open: isOpen, before }) => ({
      rows: isOpen === 'true' ? [] : before ? [{ ...rows[0]!, id: 'older' }] : rows,
      next: isOpen === 'true' || before ? null : 'cursor',
    }));
    const user = await open(layout);
    await user.click(await screen.findByRole('radio', { name: t('grid.history') }));
    expect(here()).toBe('/wallet/tactics?past=yes');
    for (const state of states) expect(await screen.findByText(t(`grid.state.${state}`))).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: shell('shell.action.more') }));
    await expect.poll(() => screen.getAllByRole('heading', { level: 2 }).length).toBe(5);
    expect(sent('grid.list')).toContainEqual({ open: 'false', limit: '20', before: 'cursor' });
  });

  it('say that they could not be loaded, and Retry brings them', async () => {
    cut('grid.list');
    const user = await open(layout);
    const retry = await screen.findByRole('button', { name: shell('shell.action.retry') });
    answer('grid.list', { rows: [], next: null });
    await user.click(retry);
    expect(await screen.findByText(t('grid.none'))).toBeTruthy();
  });
});

describe.each(LAYOUTS)('a grid on %s', (layout) => {
  it('says what stands at each level, the highest first, and draws them', async () => {
    await openOne(layout);
    const rows = within(screen.getByRole('table', { name: t('grid.levels') })).getAllByRole('row');
    expect(rows[1]?.textContent).toBe(`60,0000.00375${t('grid.sell')}${t('grid.level.open')}`);
    expect(rows[7]?.textContent).toBe(`54,000--${t('grid.level.empty')}`);
    expect(rows[8]?.textContent).toBe(`53,0000.00375${t('grid.buy')}${t('grid.traded', { amount: '0.001' })}`);
    expect(screen.getByText(t('grid.counted', { buys: 4, sells: 6 }))).toBeTruthy();
    expect(screen.getByRole('figure', { name: t('grid.chart', { pair: 'BTC/USDT' }) })).toBeTruthy();
  });

  it('writes all levels with the same places, and each coin that it has on a line of its own', async () => {
    const levels = grid().levels.map((level) => (level.index === 5 ? { ...level, price: '55000.5' } : level));
    await openOne(layout, { levels });
    const ladder = within(screen.getByRole('table', { name: t('grid.levels') }));
    expect(ladder.getAllByRole('row')[1]?.textContent).toContain('60,000.0');
    expect(ladder.getByText('55,000.5')).toBeTruthy();
    for (const sum of ['0.0225 BTC', '777.16 USDT']) expect(screen.getByText(sum)).toBeTruthy();
  });

  it('says of each fill what it was, cost and earned', async () => {
    await openOne(layout);
    expect(screen.getByText(t('grid.atStart'))).toBeTruthy();
    if (layout === 'desktop') {
      const rows = within(screen.getByRole('table', { name: t('grid.fills') })).getAllByRole('row');
      expect(rows[1]?.textContent).toBe(`11/19 17:30${t('grid.sell')}55,0000.00375206.250.20625+3.34125`);
    } else expect(screen.getByText('+3.34125 USDT')).toBeTruthy();
  });

  it('offers a file of all fills', async () => {
    answer('statement.exports', { rows: [] });
    refuse('statement.request', 'EXPORTS_RUNNING');
    answer('grid.fills', { rows: [fill()], next: null });
    const user = await openOne(layout);
    await user.click(await screen.findByRole('button', { name: t('grid.fillsFile') }));
    await user.click(await screen.findByRole('button', { name: statement['statement.start'] }));
    expect(sent('statement.request')).toMatchObject([{ scope: 'gridFills', format: 'csv' }]);
  });

  it('brings older fills page by page, and says that they could not be loaded', async () => {
    answer('grid.fills', ({ before }) => ({ rows: [fill({ id: before ?? '9' })], next: before ? null : '5' }));
    const user = await openOne(layout);
    await user.click(button(shell('shell.action.more')));
    await expect.poll(() => sent('grid.fills').length).toBe(2);
    expect(sent('grid.fills')[1]).toEqual({ gridId: GRID_ID, limit: '50', before: '5' });
  });

  it('has not traded yet, and has no past prices', async () => {
    answer('grid.fills', { rows: [], next: null });
    answer('spot.klineData', { symbol: 'BTC_USDT', interval: '1h', rows: [] });
    await openOne(layout, { state: 'TO_RUN', trigger: '53000', startPrice: null, quantity: null, startedAtMs: null });
    expect(screen.getByText(t('grid.noFills'))).toBeTruthy();
    expect(screen.getByText(t('grid.chartNone'))).toBeTruthy();
    expect(screen.getByText(t('grid.waitsAt', { price: '53,000', coin: 'USDT' }))).toBeTruthy();
  });

  it('says that it is idle, suspended, starting, or why it failed', async () => {
    await openOne(layout, { state: 'SUSPENDED', isIdle: true, isStarting: true });
    for (const key of ['grid.suspended', 'grid.idle', 'grid.starting'] as const)
      expect(screen.getByText(t(key))).toBeTruthy();
  });

  it('that failed says why, and offers nothing to stop', async () => {
    await openOne(layout, {
      state: 'FAILED',
      reason: 'SLIPPAGE',
      returned: { quote: '2000', base: '0' },
      endedAtMs: 1,
    });
    expect(screen.getByText(t('grid.reason.SLIPPAGE'))).toBeTruthy();
    expect(screen.getByText(t('grid.returned'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('grid.stop') })).toBeNull();
  });

  it('is stopped once, after what becomes of the base coin was chosen', async () => {
    const held = hold('grid.stop');
    const user = await openOne(layout);
    await user.click(button(t('grid.stop')));
    const window = await dialog();
    expect(window.getByText(t('grid.stopKeepNote', { base: '0.0225 BTC', quote: '777.16 USDT' }))).toBeTruthy();
    expect(window.getByText(t('grid.stopSellNote', { quote: '2,003.41 USDT' }))).toBeTruthy();
    await user.click(window.getByLabelText(new RegExp(t('grid.stopSell', { coin: 'BTC' }))));
    await user.dblClick(window.getByRole('button', { name: t('grid.stop') }));
    expect(sent('grid.stop')).toEqual([{ gridId: GRID_ID, sellsBase: 'true' }]);
    const { levels: _, ...over } = grid({ state: 'STOPPED_MANUAL', isEnding: true });
    held.answer({ grid: over });
    expect(await screen.findByText(t('grid.stopping'))).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a halted market says so, and is stopped without the choice to sell', async () => {
    const { levels: _, ...over } = grid({ state: 'STOPPED_MANUAL', isEnding: true });
    answer('grid.stop', { grid: over });
    const user = await openOne(layout, { state: 'TO_RUN', trigger: '53000', isHalted: true });
    expect(screen.getByText(t('grid.halted'))).toBeTruthy();
    await user.click(button(t('grid.stop')));
    const window = await dialog();
    expect(window.getByText(t('grid.stopHalted'))).toBeTruthy();
    expect(window.queryByRole('radio')).toBeNull();
    await user.click(window.getByRole('button', { name: t('grid.stop') }));
    await expect.poll(() => sent('grid.stop')).toEqual([{ gridId: GRID_ID, sellsBase: 'false' }]);
  });

  it('that ended otherwise meanwhile says so in the window', async () => {
    refuse('grid.stop', 'GRID_ENDED');
    const user = await openOne(layout);
    await user.click(button(t('grid.stop')));
    await user.click((await dialog()).getByRole('button', { name: t('grid.stop') }));
    expect(await screen.findByText(t('GRID_ENDED'))).toBeTruthy();
  });

  it('takes another stop loss, refused beside its field while it is none, and sells on it by default', async () => {
    const { levels: _, ...changed } = grid();
    answer('grid.setExits', { grid: changed });
    const user = await openOne(layout);
    await user.click(button(t('grid.exits')));
    const window = await dialog();
    const loss = window.getByLabelText<HTMLInputElement>(t('grid.stopLoss'));
    await user.type(loss, '51000');
    expect(await window.findByText(t('GRID_STOP_LOSS', { lower: '50,000', price: '54,500' }))).toBeTruthy();
    await user.click(window.getByRole('button', { name: t('grid.save') }));
    expect(sent('grid.setExits')).toEqual([]);
    await user.clear(loss);
    await user.type(loss, '48000');
    await user.clear(window.getByLabelText(t('grid.takeProfit')));
    expect(window.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    await user.click(window.getByRole('button', { name: t('grid.save') }));
    await expect
      .poll(() => sent('grid.setExits'))
      .toEqual([{ gridId: GRID_ID, stopLoss: '48000', sellsOnStop: 'true' }]);
  });

  it('that does not exist says so', async () => {
    refuse('grid.one', 'GRID_UNKNOWN');
    await open(layout, { grid: GRID_ID });
    expect(await screen.findByText(new RegExp(t('GRID_UNKNOWN')))).toBeTruthy();
  });
});
