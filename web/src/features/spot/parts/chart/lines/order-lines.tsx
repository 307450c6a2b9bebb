import { ArrowDown, ArrowUp } from 'lucide-react';
import { lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../../../../../kit/cx.ts';
import { useDensity } from '../../../../../kit/density.tsx';
import type { BookFeed } from '../../../rules/book/book-feed.ts';
import type { CandleFeed } from '../../../rules/chart/candle-feed.ts';
import { columnsOf, priceTextOf, spreadTags } from '../../../rules/chart/order-lines.ts';
import type { Market } from '../../../rules/market.ts';
import { useCancelOrder } from '../../cancel-order.model.ts';
import { CancelListDialog } from '../../order-list/list-link.tsx';
import { type ChartGeometry, yOf } from '../chart-geometry.ts';
import { lastYOf } from '../draw-candles.ts';
import { HeldLine } from './held-line.tsx';
import { type Held, useHold } from './hold.model.ts';
import { PendingRow, PreviewRow } from './later-row.tsx';
import { type ChartLine, useOpenRows } from './order-lines.model.ts';
import { OrderRow } from './order-row.tsx';

const MoveOrder = lazy(() => import('./move-order.tsx'));

/** How far a tag on the axis moves if it would overlap another. */
const TAG_GAP_PX = 21;
const LABEL_PX = 26;
const LABELS = { compact: { columns: 3, everyPx: 230 }, touch: { columns: 1, everyPx: 0 } } as const;

interface DrawnChart {
  readonly geometry: RefObject<ChartGeometry | null>;
  /** Callbacks after each drawing of the chart. */
  readonly drawn: Set<() => void>;
  readonly feed: CandleFeed;
}

interface OrderLinesProps {
  readonly market: Market;
  readonly lines: readonly ChartLine[];
  readonly book: BookFeed;
  readonly chart: DrawnChart;
}

/**
 * The person's open orders over the chart: dragging the label changes the price, the cross cancels. Hidden from screen
 * readers, because the list of open orders offers the same.
 */
export default function OrderLines({ market, lines, book, chart }: OrderLinesProps) {
  const { geometry, drawn, feed } = chart;
  const density = useDensity();
  const box = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const { held, putBack, grips } = useHold(market, box, geometry);
  const cancels = useCancelOrder();
  const orders = useOpenRows();
  const place = useRef(() => {});
  place.current = () => {
    const now = geometry.current;
    if (!now || !rows.current || !box.current) return;
    const ys = lines.map(({ price }) => Math.round(yOf(price, now)));
    placeRows(rows.current, { ys, now, lastY: lastYOf(feed.series.all, now), labels: LABELS[density] });
    const [above, below] = [ys.filter((y) => y < 0).length, ys.filter((y) => y > now.priceHeight).length];
    sayAway(box.current, { above, below, height: now.priceHeight });
    if (held) placeHeld(box.current, held, now);
  };
  useLayoutEffect(() => place.current());
  useEffect(() => {
    const follow = () => place.current();
    drawn.add(follow);
    return () => void drawn.delete(follow);
  }, [drawn]);
  return (
    <>
      <div
        ref={box}
        aria-hidden="true"
        data-room="spot/parts/chart/lines"
        className="pointer-events-none absolute inset-0 isolate overflow-hidden text-12"
      >
        <Away direction="above" />
        <Away direction="below" />
        <div ref={rows}>
          {lines.map((line) => {
            if ('preview' in line) return <PreviewRow key={line.preview.name} market={market} line={line.preview} />;
            const { order } = line;
            if (order.status === 'pending') {
              return <PendingRow key={order.id} market={market} line={line} orders={orders} />;
            }
            return (
              <OrderRow
                key={order.id}
                market={market}
                line={line}
                isHeld={held?.line.order.id === order.id}
                isBusy={cancels.busy.has(order.id)}
                grips={grips(line)}
                onCancel={() => cancels.cancel(order, orders)}
              />
            );
          })}
        </div>
        {held && <HeldLine market={market} held={held} />}
      </div>
      {held?.isAsked &&
        // In a portal, because the chart would otherwise treat presses in the dialog as its own.
        createPortal(
          <Suspense fallback={null}>
            <MoveOrder
              market={market}
              line={held.line}
              price={held.price}
              bestTicks={book.book.side(held.line.order.side === 'buy' ? 'sell' : 'buy').best}
              last={priceTextOf(feed.series.all.at(-1)?.close ?? 0, market)}
              onClose={putBack}
            />
          </Suspense>,
          document.body,
        )}
      {createPortal(<CancelListDialog model={cancels} />, document.body)}
    </>
  );
}

interface Placing {
  readonly ys: readonly number[];
  readonly now: ChartGeometry;
  readonly lastY: number | null;
  readonly labels: { readonly columns: number; readonly everyPx: number };
}

/** Positions the lines without rendering, because the chart moves many times a second. */
function placeRows(rows: HTMLElement, { ys, now, lastY, labels }: Placing): void {
  const isIn = (y: number) => y >= 0 && y <= now.priceHeight;
  const seen = ys.filter(isIn);
  const tags = spreadTags(seen, lastY, TAG_GAP_PX);
  const sides = { left: columnsOn('left', rows, ys, now, labels), right: columnsOn('right', rows, ys, now, labels) };
  let at = 0;
  ys.forEach((y, index) => {
    const row = rows.children[index];
    if (!(row instanceof HTMLElement)) return;
    row.style.visibility = isIn(y) ? 'visible' : 'hidden';
    if (!isIn(y)) return;
    row.style.top = `${y}px`;
    row.style.setProperty('--tag', `${Math.round(tags[at]! - y)}px`);
    row.style.setProperty('--label', `${(sides[sideOf(row)].get(index) ?? 0) * labels.everyPx}px`);
    at += 1;
  });
}

/** The edge at which a row has its label. */
const sideOf = (row: Element | undefined): 'left' | 'right' =>
  row instanceof HTMLElement && row.dataset.line === 'right' ? 'right' : 'left';

/** The column of each label at one edge, by row. */
function columnsOn(
  side: 'left' | 'right',
  rows: HTMLElement,
  ys: readonly number[],
  { priceHeight }: ChartGeometry,
  { columns }: Placing['labels'],
): Map<number, number> {
  const own = ys.flatMap((y, at) => (y >= 0 && y <= priceHeight && sideOf(rows.children[at]) === side ? [at] : []));
  const found = columnsOf(
    own.map((at) => ys[at]!),
    LABEL_PX,
    columns,
  );
  return new Map(own.map((at, place) => [at, found[place]!]));
}

function placeHeld(box: HTMLElement, { line, price }: Held, now: ChartGeometry): void {
  const [from, to] = [yOf(line.price, now), yOf(price, now)];
  box.style.setProperty('--held', `${Math.round(to)}px`);
  box.style.setProperty('--tint', `${Math.round(Math.min(from, to))}px`);
  box.style.setProperty('--tint-height', `${Math.round(Math.abs(from - to))}px`);
}

/** Shows how many lines are above and below the view. */
function sayAway(box: HTMLElement, { above, below, height }: { above: number; below: number; height: number }): void {
  box.style.setProperty('--bottom', `${Math.round(height)}px`);
  for (const [direction, count] of Object.entries({ above, below })) {
    const text = box.querySelector(`[data-away=${direction}]`);
    if (text) text.textContent = count > 0 ? String(count) : '';
  }
}

function Away({ direction }: { readonly direction: 'above' | 'below' }) {
  const Arrow = direction === 'above' ? ArrowUp : ArrowDown;
  return (
    <span
      className={cx(
        'absolute right-[calc(100%-var(--plot,100%)+8px)] flex items-center gap-0.5 rounded-badge bg-hover px-1 text-text-muted has-[span:empty]:hidden',
        direction === 'above' ? 'top-1' : 'top-[calc(var(--bottom,100%)-22px)]',
      )}
    >
      <Arrow className="size-3" />
      <span className="num" data-away={direction} />
    </span>
  );
}
