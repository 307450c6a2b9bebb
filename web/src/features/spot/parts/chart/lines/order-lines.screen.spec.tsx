import { messages as orderWords } from '@bourse/i18n/en_US/spot-orders.ts';
import { messages as toolWords } from '@bourse/i18n/en_US/spot-tools.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { LAYOUTS, type LayoutName, openPart, wordsOf } from '../../../../../app/screen.rig.tsx';
import { answer, sent } from '../../../../../lib/server.rig.ts';
import type { BookFeed } from '../../../rules/book/book-feed.ts';
import type { CandleFeed } from '../../../rules/chart/candle-feed.ts';
import { linesOf } from '../../../rules/chart/order-lines.ts';
import type { Order } from '../../../rules/market.ts';
import { answerMarket, LIST, MARKET, ORDER } from '../../../screens/trade/trade.fixture.ts';
import type { ChartGeometry } from '../chart-geometry.ts';
import type { ChartLine } from './order-lines.model.ts';
import OrderLines from './order-lines.tsx';

const tools = await wordsOf(toolWords);
const o = await wordsOf(orderWords);

const GEOMETRY = { plotWidth: 800, priceHeight: 400, low: 5_000_000, high: 7_000_000 } as ChartGeometry;
// Lines use nothing of a feed but its steps.
const FEED = { series: { all: [] } } as unknown as CandleFeed;

/** Shows the person's lines over a chart from 50,000 to 70,000. */
async function open(layout: LayoutName, orders: readonly Order[], typed: readonly ChartLine[] = []) {
  answer('spot.openOrders', { rows: [...orders], next: null });
  answer('spot.orderList', LIST);
  const lines = [...linesOf(orders, MARKET), ...typed].sort((a, b) => b.price - a.price);
  const chart = { geometry: { current: GEOMETRY }, drawn: new Set<() => void>(), feed: FEED };
  const user = await openPart(<OrderLines market={MARKET} lines={lines} book={{} as BookFeed} chart={chart} />, {
    layout,
  });
  await expect.poll(() => document.querySelectorAll('[data-order-line]').length).toBeGreaterThan(0);
  return { user, label: (id: string) => document.querySelector<HTMLElement>(`[data-order-line="${id}"]`)! };
}

beforeEach(answerMarket);

describe.each(LAYOUTS)('the lines of a list on the chart of %s', (layout) => {
  it('say what each of them would come to, once the first one has filled', async () => {
    await open(layout, LIST.orders);
    // 0.01 BTC for 600 less 0.15 %, sold at 63,000 or with the limit of 57,900.
    expect(await screen.findByText('+28.11')).toBeTruthy();
    expect(screen.getByText('−22.74')).toBeTruthy();
    expect(screen.getByText(tools('spot.line.ifFilled.takeProfit'))).toBeTruthy();
    expect(screen.getByText(tools('spot.line.ifFilled.stopLoss'))).toBeTruthy();
  });

  it('cannot be pulled one by one, and say why at a press', async () => {
    const { user, label } = await open(layout, LIST.orders);
    expect(label('81').title).toBe(tools('spot.line.listed'));
    expect(label('81').className).not.toContain('cursor-ns-resize');
    await user.click(label('81'));
    expect(await screen.findByText(tools('spot.line.listed'))).toBeTruthy();
    expect(document.querySelector('[data-held-line]')).toBeNull();
  });

  it('go together, after one question', async () => {
    const { user, label } = await open(layout, LIST.orders);
    await user.click(within(label('81')).getByTitle(o('spot.orders.cancel')));
    expect(await screen.findByRole('dialog', { name: o('spot.orders.cancelList.title') })).toBeTruthy();
    expect(sent('spot.cancel')).toEqual([]);
  });

  it('leave an order alone as it was: it is pulled by its label', async () => {
    const { label } = await open(layout, [ORDER]);
    expect(label('77').className).toContain('cursor-ns-resize');
  });
});

it('what is typed and not placed yet is a line as well', async () => {
  const typed = [
    { name: 'order', side: 'buy', price: 5_900_000, quantity: '0.02', result: null },
    { name: 'takeProfit', side: 'sell', price: 6_200_000, quantity: '0.0199', result: '12340000' },
  ] as const;
  await open(
    'desktop',
    [ORDER],
    typed.map((preview) => ({ preview, price: preview.price })),
  );
  expect(screen.getByText(tools('spot.line.yours'))).toBeTruthy();
  expect(screen.getByText('Buy 0.02')).toBeTruthy();
  // How many places a coin is shown with comes with the list of coins.
  expect(await screen.findByText('+12.34')).toBeTruthy();
});
