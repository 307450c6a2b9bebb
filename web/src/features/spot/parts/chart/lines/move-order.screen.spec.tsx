import { messages as refusals } from '@bourse/i18n/en_US/spot-refusal.ts';
import { messages as toolWords } from '@bourse/i18n/en_US/spot-tools.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { LAYOUTS, type LayoutName, openPart, wordsOf } from '../../../../../app/screen.rig.tsx';
import { fill } from '../../../../../lib/i18n.ts';
import { answer, cut, hold, refuse, sent } from '../../../../../lib/server.rig.ts';
import { linesOf } from '../../../rules/chart/order-lines.ts';
import type { Order } from '../../../rules/market.ts';
import { answerMarket, MARKET, ORDER } from '../../../screens/trade/trade.fixture.ts';
import MoveOrder from './move-order.tsx';

const tools = await wordsOf(toolWords);
let isClosed = false;

/** Opens the confirmation for an order that was dragged: 0.01 BTC at 60,000.00, partly traded. */
async function ask(layout: LayoutName, price: number, over: Partial<Order> = {}) {
  const order = { ...ORDER, traded: '0.004', status: 'partial', ...over } as Order;
  const [line] = linesOf([order], MARKET);
  isClosed = false;
  const user = await openPart(
    <MoveOrder
      market={MARKET}
      line={line!}
      price={price}
      bestTicks={6_001_000}
      last="60000"
      onClose={() => {
        isClosed = true;
      }}
    />,
    { layout },
  );
  const dialog = within(await screen.findByRole('dialog', { name: tools('spot.move.title') }));
  const button = () => dialog.getByRole<HTMLButtonElement>('button', { name: /^Change to/ });
  await expect.poll(() => sent('spot.balances').length).toBeGreaterThan(0);
  return { user, dialog, button };
}

beforeEach(() => answerMarket());

describe.each(LAYOUTS)('an order that was pulled on the chart of %s', (layout) => {
  it('is changed once, for what is left of it', async () => {
    const { user, dialog, button } = await ask(layout, 5_900_000);
    expect(dialog.getByText('Buy 0.006 BTC at')).toBeTruthy();
    expect(dialog.getByText('60,000.00')).toBeTruthy();
    expect(dialog.getByText('354.00 USDT')).toBeTruthy();
    expect(dialog.getByText('1.66%')).toBeTruthy();
    const held = hold('spot.replace');
    await user.dblClick(button());
    expect(sent('spot.replace')).toMatchObject([
      { orderId: '77', symbol: 'BTC_USDT', side: 'buy', type: 'limit', price: '59000', quantity: '0.006' },
    ]);
    held.answer({ order: { ...ORDER, id: '78', price: '59000', quantity: '0.006' }, replayed: false });
    expect(await screen.findByText(tools('spot.move.done'))).toBeTruthy();
    expect(isClosed).toBe(true);
  });

  it('goes on showing no more of itself at a time than it did', async () => {
    const { user, button } = await ask(layout, 5_900_000, { displayQuantity: '0.001' });
    const held = hold('spot.replace');
    await user.click(button());
    expect(sent('spot.replace')).toMatchObject([{ quantity: '0.006', displayQuantity: '0.001' }]);
    held.answer({ order: { ...ORDER, id: '78', price: '59000', quantity: '0.006' }, replayed: false });
    expect(await screen.findByText(tools('spot.move.done'))).toBeTruthy();
  });

  it('stays where it was where the market refuses the price, and says why', async () => {
    const { user, dialog, button } = await ask(layout, 4_000_000);
    refuse('spot.replace', 'OUTSIDE_BAND', { min: '54000', max: '66000' });
    answer('spot.order', { ...ORDER, status: 'partial' });
    await user.click(button());
    expect((await dialog.findByRole('alert')).textContent).toContain(
      fill(refusals.OUTSIDE_BAND, { min: '54,000', max: '66,000' }),
    );
    expect(isClosed).toBe(false);
    await user.click(button());
    await expect.poll(() => sent('spot.replace').length).toBe(2);
    const [first, second] = sent('spot.replace').map(({ clientRequestId }) => clientRequestId);
    expect(first).not.toBe(second);
  });

  it('says that it is gone where only the new one was refused', async () => {
    const { user, button } = await ask(layout, 5_900_000);
    refuse('spot.replace', 'TOO_MANY_ORDERS', { max: '200' });
    answer('spot.order', { ...ORDER, status: 'cancelled', reason: 'cancelled' });
    await user.click(button());
    expect(await screen.findByText(tools('spot.move.gone'))).toBeTruthy();
    expect(screen.getByText(fill(refusals.TOO_MANY_ORDERS, { max: '200' }))).toBeTruthy();
    expect(isClosed).toBe(true);
  });
});

it('asks whether a lost change was made, and never makes it twice', async () => {
  const { user, button } = await ask('desktop', 5_900_000);
  cut('spot.replace');
  answer('spot.order', { ...ORDER, id: '78', price: '59000' });
  await user.click(button());
  expect(await screen.findByText(tools('spot.move.done'))).toBeTruthy();
  expect(sent('spot.replace')).toHaveLength(1);
});

it.each([
  ['that it would trade at once', 6_010_000, {}, tools('spot.move.meets'), false],
  ['that post-only does not go there', 6_010_000, { postOnly: true }, tools('spot.move.postOnly'), true],
  ['that it would cost too much', 6_000_000_00, {}, 'more than Spot holds', true],
] as const)('says %s', async (_, price, over, sentence, isOff) => {
  const { dialog, button } = await ask('desktop', price, over);
  expect(await dialog.findByText((text) => text.includes(sentence))).toBeTruthy();
  expect(button().disabled).toBe(isOff);
});
