import { messages as words } from '@bourse/i18n/en_US/grid.ts';
import { messages as refusals } from '@bourse/i18n/en_US/grid-refusal.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import {
  greyCount,
  here,
  LAYOUTS,
  type LayoutName,
  openScreen,
  STATUS,
  shell,
  untilThere,
  wordsOf,
} from '../../../../app/screen.rig.tsx';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { GRID_ID, grid, market } from '../../grid.fixture.ts';
import { answerForGrids } from '../../grid.rig.ts';

const t = await wordsOf({ ...words, ...refusals });

beforeEach(() => {
  answerForMoney();
  answerForGrids();
});

type Opening = Parameters<typeof openScreen>[1];
async function open(layout: LayoutName, more: Partial<Opening> = {}) {
  const user = await openScreen('grid.strategy', { layout, ...more });
  await untilThere();
  return user;
}
/** Not the line of the chart, which has the same name. */
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const button = (name: string) => screen.getByRole('button', { name });
const NAMES = {
  lower: t('grid.lower'),
  upper: t('grid.upper'),
  grids: t('grid.grids'),
  investment: t('grid.investment'),
};

/** The example of the rule book, typed. */
async function openFilled(layout: LayoutName, more: Partial<Opening> = {}) {
  const user = await open(layout, more);
  await user.type(field(NAMES.lower), '50000');
  await user.type(field(NAMES.upper), '60000');
  await user.type(field(NAMES.grids), '10');
  await user.type(field(NAMES.investment), '2000');
  return user;
}
async function unfold(user: Awaited<ReturnType<typeof open>>) {
  await user.click(button(t('grid.more')));
}
const CREATE = t('grid.create', { amount: '2,000', coin: 'USDT' });

describe.each(LAYOUTS)('a new grid on %s', (layout) => {
  it('is grey while the markets are on their way, and says that they could not be loaded', async () => {
    const held = hold('spot.markets');
    const user = await openScreen('grid.strategy', { layout });
    expect(greyCount()).toBeGreaterThan(0);
    held.cut();
    const retry = await screen.findByRole('button', { name: shell('shell.action.retry') });
    answer('spot.markets', { rows: [market()] });
    await user.click(retry);
    expect(await screen.findByLabelText(NAMES.lower)).toBeTruthy();
  });

  it('begins empty, with what it is and risks in words', async () => {
    await open(layout);
    expect(Object.values(NAMES).map((name) => field(name).value)).toEqual(['', '', '', '']);
    expect(screen.getByText(t('grid.previewEmpty'))).toBeTruthy();
    expect(screen.getByText(t('grid.pastNone'))).toBeTruthy();
    expect(screen.getByText(t('grid.riskBare'))).toBeTruthy();
  });

  it('offers no leveraged tokens, and takes another market', async () => {
    const user = await open(layout);
    await user.click(screen.getByRole('combobox', { name: new RegExp(t('grid.market')) }));
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await user.click(screen.getByRole('option', { name: /ETH/ }));
    expect(screen.getByText(t('grid.useBase', { coin: 'ETH' }))).toBeTruthy();
  });

  it('is suggested from past prices, says so, and leaves the sum alone', async () => {
    const user = await open(layout);
    await user.type(field(NAMES.investment), '1000');
    await user.click(button(t('grid.suggest')));
    await expect.poll(() => field(NAMES.lower).value).toBe('51200');
    expect([field(NAMES.upper).value, field(NAMES.grids).value, field(NAMES.investment).value]).toEqual([
      '56800',
      '12',
      '1000',
    ]);
    expect(screen.getByText(t('grid.suggested', { from: '10/21', to: '11/20' }))).toBeTruthy();
  });

  it('says where nothing can be suggested', async () => {
    refuse('grid.suggestion', 'GRID_NO_HISTORY', { symbol: 'BTC_USDT' });
    const user = await open(layout);
    await user.click(button(t('grid.suggest')));
    expect(await screen.findByText(t('GRID_NO_HISTORY', { symbol: 'BTC_USDT' }))).toBeTruthy();
  });

  it('says what each order is, what is bought at the start, and within which limit, before it is pressed', async () => {
    await openFilled(layout);
    for (const text of [
      '1.49% \u2013 1.79%',
      t('grid.feesOff', { rate: '0.1%' }),
      '0.00375 BTC',
      '0.0225 BTC',
      t('grid.boughtFor', { amount: '1,222.97', coin: 'USDT' }),
      '773.27 USDT',
      t('grid.free', { amount: '3.75' }),
      t('grid.slippage'),
      t('grid.oneGrid', { step: '1,000', coin: 'USDT' }),
      t('grid.risk', { lower: '50,000', coin: 'BTC' }),
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    const rows = within(screen.getByRole('table', { name: t('grid.levels') })).getAllByRole('row');
    // What a pair earns after both fees, and the price of now between the orders that wait above and below it.
    expect(rows[1]?.textContent).toBe(`60,000${t('grid.sell')}0.00375+3.30`);
    expect(rows[7]?.textContent).toBe(`54,300${t('grid.priceNow')}`);
    expect(rows[8]?.textContent).toBe(`54,000${t('grid.level.empty')}----`);
    expect(rows[12]?.textContent).toBe(`50,000${t('grid.buy')}0.00375+3.37`);
  });

  it('has a range whose ends are moved on the chart by keys, no further than it may be narrow', async () => {
    const user = await openFilled(layout);
    const upper = screen.getByRole('slider', { name: NAMES.upper });
    expect(upper.getAttribute('aria-valuetext')).toBe(`60,000 USDT, ${t('grid.fromHere', { percent: '+10.49%' })}`);
    upper.focus();
    await user.keyboard('{ArrowUp}');
    const step = Number(field(NAMES.upper).value) - 60_000;
    expect(step).toBeGreaterThan(0);
    await user.keyboard('{PageDown}{ArrowDown}');
    expect(field(NAMES.upper).value).toBe(String(60_000 - 10 * step));
    screen.getByRole('slider', { name: NAMES.lower }).focus();
    await user.keyboard('{PageUp}'.repeat(50));
    const [lower, end] = [field(NAMES.lower).value, field(NAMES.upper).value].map(Number);
    expect(lower! * 1.01).toBeLessThanOrEqual(end!);
    expect(lower! * 1.02).toBeGreaterThan(end!);
  });

  it('shows candles of another length', async () => {
    const user = await open(layout);
    expect(sent('spot.klineData').at(-1)).toMatchObject({ interval: '4h' });
    await user.click(screen.getByRole('radio', { name: '1D' }));
    await expect.poll(() => sent('spot.klineData').at(-1)).toMatchObject({ interval: '1d' });
  });

  it('says how a grid earns and loses to whoever asks', async () => {
    const user = await open(layout);
    await user.click(button(t('grid.how')));
    expect(await screen.findByText(t('grid.how.loss'))).toBeTruthy();
  });

  it('refuses beside each field, with the numbers, and sends nothing', async () => {
    const user = await openFilled(layout);
    await user.clear(field(NAMES.investment));
    await user.type(field(NAMES.investment), '3500');
    await unfold(user);
    await user.type(field(t('grid.stopLoss')), '51000');
    await user.type(field(t('grid.takeProfit')), '59000');
    await user.type(field(t('grid.trigger')), '61000');
    expect(screen.getByText(t('GRID_STOP_LOSS', { lower: '50,000', price: '54,300' }))).toBeTruthy();
    expect(screen.getByText(t('GRID_TAKE_PROFIT', { upper: '60,000', price: '54,300' }))).toBeTruthy();
    expect(screen.getByText(t('GRID_TRIGGER', { lower: '50,000', upper: '60,000' }))).toBeTruthy();
    expect(screen.getByText(/80 USDT/)).toBeTruthy();
    await user.click(button(t('grid.create', { amount: '3,500', coin: 'USDT' })));
    expect(sent('grid.create')).toEqual([]);
  });

  it('says what is missing once it is pressed, and keeps what was typed', async () => {
    const user = await open(layout);
    await user.type(field(NAMES.lower), '50,5x');
    await user.click(button(t('grid.createBare')));
    expect(field(NAMES.lower).value).toBe('50,5x');
    expect(screen.getByText(t('grid.gridsWhole'))).toBeTruthy();
    expect(sent('grid.create')).toEqual([]);
  });

  it('is sent once with all that was chosen, sells on a stop loss by default, and leads to the grid', async () => {
    const held = hold('grid.create');
    const user = await openFilled(layout);
    await unfold(user);
    const sells = () => screen.getByRole<HTMLInputElement>('checkbox', { name: t('grid.sellOnStop', { coin: 'BTC' }) });
    expect(sells().checked).toBe(false);
    await user.type(field(t('grid.stopLoss')), '48000');
    expect(sells().checked).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: t('grid.useBase', { coin: 'BTC' }) }));
    await user.type(field(t('grid.investmentIn', { coin: 'BTC' })), '0.01');
    await user.dblClick(button(CREATE));
    expect(sent('grid.create')).toEqual([
      {
        clientRequestId: expect.any(String),
        symbol: 'BTC_USDT',
        mode: 'arithmetic',
        lower: '50000',
        upper: '60000',
        grids: '10',
        investment: '2000',
        investmentBase: '0.01',
        stopLoss: '48000',
        sellsOnStop: 'true',
      },
    ]);
    const { levels: _, ...made } = grid();
    held.answer({ grid: made, replayed: false });
    expect(await screen.findByText(t('grid.created'))).toBeTruthy();
    expect(here()).toBe(`/wallet/tactics?grid=${GRID_ID}`);
  });

  it('whose answer is lost stays as it is, and is the same request when it is pressed again', async () => {
    cut('grid.create');
    const user = await openFilled(layout);
    await user.click(button(CREATE));
    expect(await screen.findByText(t('grid.unknown'))).toBeTruthy();
    const { levels: _, ...made } = grid();
    answer('grid.create', { grid: made, replayed: true });
    await user.click(button(CREATE));
    await expect.poll(() => here()).toContain(GRID_ID);
    const ids = new Set(sent('grid.create').map(({ clientRequestId }) => clientRequestId));
    expect(ids.size).toBe(1);
  });

  it('says beside the field what the server refused', async () => {
    refuse('grid.create', 'GRID_INVESTMENT_LOW', { needed: '2100', asset: 'USDT' });
    const user = await openFilled(layout);
    await user.click(button(CREATE));
    const said = await screen.findAllByText(t('GRID_INVESTMENT_LOW', { needed: '2,100', asset: 'USDT' }));
    expect(said.some((each) => each.closest('[id$="-line"]'))).toBe(true);
  });

  it('looks back over thirty days, with what that leaves out', async () => {
    await openFilled(layout);
    expect(
      await screen.findByRole('figure', { name: t('grid.pastChart', { from: '10/21', to: '11/20' }) }),
    ).toBeTruthy();
    const what = `${t('grid.leaves.queue')}, ${t('grid.leaves.within')}`;
    expect(screen.getByText(new RegExp(t('grid.pastOnly', { what })))).toBeTruthy();
    expect(screen.getByText('+81.02')).toBeTruthy();
    expect(sent('grid.backtest').at(-1)).toEqual({
      symbol: 'BTC_USDT',
      mode: 'arithmetic',
      lower: '50000',
      upper: '60000',
      grids: '10',
      investment: '2000',
      days: '30',
    });
  });

  it('says that the past could not be loaded, and Retry brings it', async () => {
    refuse('grid.backtest', 'GRID_NO_HISTORY', { symbol: 'BTC_USDT' });
    const user = await openFilled(layout);
    expect(await screen.findByText(t('GRID_NO_HISTORY', { symbol: 'BTC_USDT' }))).toBeTruthy();
    const { BACKTEST } = await import('../../grid.rig.ts');
    answer('grid.backtest', BACKTEST);
    await user.click(button(shell('shell.action.retry')));
    expect(await screen.findByText('+81.02')).toBeTruthy();
  });

  it('is there for visitors too, who log in to make one', async () => {
    await openFilled(layout, { person: null });
    const link = screen.getByRole('link', { name: t('grid.logIn') });
    expect(link.getAttribute('href')).toContain('forwardUrl=%2Ffront%2Fstrategy');
    expect(screen.getByText(t('grid.feesUnknown'))).toBeTruthy();
    expect(sent('spot.balances')).toEqual([]);
  });

  it('cannot be made while its market is halted, or grids are switched off', async () => {
    answer('spot.markets', { rows: [market({ status: 'halted' })] });
    answer('operator.status', { ...STATUS, switches: { ...STATUS.switches, GRID_CLOSE: 'true' } });
    await open(layout);
    expect(screen.getByText(t('grid.closed'))).toBeTruthy();
    expect(button(t('grid.createBare')).hasAttribute('disabled')).toBe(true);
  });

  it('says that no market offers grids', async () => {
    answer('spot.markets', { rows: [] });
    await open(layout);
    expect(screen.getByText(t('grid.notHere'))).toBeTruthy();
  });
});
