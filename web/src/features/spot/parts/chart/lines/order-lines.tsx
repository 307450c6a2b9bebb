import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { type CSSProperties, lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../../../../../kit/cx.ts';
import { useDensity } from '../../../../../kit/density.tsx';
import { exactAmount, percent } from '../../../../../lib/format.ts';
import { useOrdersText } from '../../../orders-text.ts';
import type { BookFeed } from '../../../rules/book/book-feed.ts';
import type { CandleFeed } from '../../../rules/chart/candle-feed.ts';
import { columnsOf, leftOf, type OrderLine, priceTextOf, spreadTags } from '../../../rules/chart/order-lines.ts';
import { gridOf, type Market } from '../../../rules/market.ts';
import { wholeText } from '../../../rules/whole.ts';
import { useToolsText } from '../../../tools-text.ts';
import { useCancelOrder } from '../../cancel-order.model.ts';
import { filledPercent } from '../../my-orders/order-words.ts';
import { type ChartGeometry, yOf } from '../chart-geometry.ts';
import { OWN_GESTURES } from '../chart-gestures.ts';
import { lastYOf } from '../draw-candles.ts';
import { type Held, useHold } from './hold.model.ts';

const MoveOrder = lazy(() => import('./move-order.tsx'));

/** A tag of the axis that touches another one moves so far. */
const TAG_GAP_PX = 21;
const LABEL_PX = 26;
const LABELS = { compact: { columns: 3, everyPx: 230 }, touch: { columns: 1, everyPx: 0 } } as const;

interface DrawnChart {
  readonly geometry: RefObject<ChartGeometry | null>;
  /** Called after each drawing of the chart. */
  readonly drawn: Set<() => void>;
  readonly feed: CandleFeed;
}

interface OrderLinesProps {
  readonly market: Market;
  readonly lines: readonly OrderLine[];
  readonly book: BookFeed;
  readonly chart: DrawnChart;
}

/**
 * One's open orders over the chart: taken by the label they are moved, by the cross they are cancelled. Decoration for whoever
 * does not see them: the list of open orders says and does the same.
 */
export default function OrderLines({ market, lines, book, chart }: OrderLinesProps) {
  const { geometry, drawn, feed } = chart;
  const density = useDensity();
  const box = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const { held, putBack, grips } = useHold(market, box, geometry);
  const cancels = useCancelOrder();
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
          {lines.map((line) => (
            <Row
              key={line.order.id}
              market={market}
              line={line}
              isHeld={held?.line.order.id === line.order.id}
              isBusy={cancels.busy.has(line.order.id)}
              grips={grips(line)}
              onCancel={() => cancels.cancel(line.order.id)}
            />
          ))}
        </div>
        {held && <HeldLine market={market} held={held} />}
      </div>
      {held?.isAsked &&
        // Beside the chart, which would take what is pressed in the window for its own.
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
    </>
  );
}

interface Placing {
  readonly ys: readonly number[];
  readonly now: ChartGeometry;
  readonly lastY: number | null;
  readonly labels: { readonly columns: number; readonly everyPx: number };
}

/** Puts the lines to their heights without drawing them anew: the chart moves many times a second. */
function placeRows(rows: HTMLElement, { ys, now, lastY, labels }: Placing): void {
  const isIn = (y: number) => y >= 0 && y <= now.priceHeight;
  const seen = ys.filter(isIn);
  const tags = spreadTags(seen, lastY, TAG_GAP_PX);
  const columns = columnsOf(seen, LABEL_PX, labels.columns);
  let at = 0;
  ys.forEach((y, index) => {
    const row = rows.children[index];
    if (!(row instanceof HTMLElement)) return;
    row.style.visibility = isIn(y) ? 'visible' : 'hidden';
    if (!isIn(y)) return;
    row.style.top = `${y}px`;
    row.style.setProperty('--tag', `${Math.round(tags[at]! - y)}px`);
    row.style.setProperty('--label', `${columns[at]! * labels.everyPx}px`);
    at += 1;
  });
}

function placeHeld(box: HTMLElement, { line, price }: Held, now: ChartGeometry): void {
  const [from, to] = [yOf(line.price, now), yOf(price, now)];
  box.style.setProperty('--held', `${Math.round(to)}px`);
  box.style.setProperty('--tint', `${Math.round(Math.min(from, to))}px`);
  box.style.setProperty('--tint-height', `${Math.round(Math.abs(from - to))}px`);
}

/** How many lines are beyond what is in view. */
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

const INK = { buy: 'text-up', sell: 'text-down' } as const;
const EDGE = { buy: 'border-up', sell: 'border-down' } as const;
const TINT = { buy: 'bg-up-soft', sell: 'bg-down-soft' } as const;
const lineClass = 'absolute left-0 w-[var(--plot,100%)] border-t';
const tagClass =
  'num absolute right-0 left-[var(--plot,100%)] flex h-5 -translate-y-1/2 items-center justify-end rounded-badge border bg-surface-raised pr-[11px]';
const labelClass = 'absolute z-1 flex items-center rounded-control border bg-surface-raised whitespace-nowrap';

interface RowProps {
  readonly market: Market;
  readonly line: OrderLine;
  readonly isHeld: boolean;
  readonly isBusy: boolean;
  readonly grips: ReturnType<ReturnType<typeof useHold>['grips']>;
  readonly onCancel: () => void;
}

/** Side and size of what is left of an order. */
function Size({ market, line: { order } }: Pick<RowProps, 'market' | 'line'>) {
  const o = useOrdersText();
  const left = leftOf(order, gridOf(market));
  const size = left === null ? `${exactAmount(order.quoteAmount)} ${market.quote}` : exactAmount(left);
  return <span className={cx('num', INK[order.side])}>{`${o(`spot.orders.side.${order.side}`)} ${size}`}</span>;
}

function Row({ market, line, isHeld, isBusy, grips, onCancel }: RowProps) {
  const o = useOrdersText();
  const t = useToolsText();
  const isTouch = useDensity() === 'touch';
  const { order } = line;
  const done = filledPercent(order);
  const isStop = order.status === 'waiting';
  const fact = isStop
    ? o(`spot.orders.type.${order.type}`)
    : done === '0'
      ? null
      : t('spot.line.filled', { percent: percent(done, false) });
  return (
    <div className="absolute inset-x-0" style={{ visibility: 'hidden' }}>
      <span className={cx(lineClass, 'border-dashed', isHeld ? 'border-line-strong' : EDGE[order.side])} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for hands only; the list of open orders has a button for each. */}
      <span
        {...OWN_GESTURES}
        {...grips}
        data-order-line={order.id}
        className={cx(
          labelClass,
          'pointer-events-auto left-[calc(12px+var(--label,0px))] -translate-y-1/2 cursor-ns-resize touch-none border-line-strong hover:z-10 [-webkit-touch-callout:none]',
          isTouch ? 'h-5' : 'h-6',
          isBusy && 'opacity-50',
          // It stays where it is while it is held: a hand that lost what it took hold of is told nothing more.
          isHeld && 'opacity-0',
        )}
        onContextMenu={(event) => event.preventDefault()}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        <GripVertical className="mx-0.5 size-3.5 text-text-faint" />
        <Size market={market} line={line} />
        {fact && <span className="ml-2 border-l border-line pl-2 text-text-muted">{fact}</span>}
        <button
          type="button"
          tabIndex={-1}
          title={o('spot.orders.cancel')}
          disabled={isBusy}
          className={cx(
            'ml-1.5 grid size-5 cursor-pointer place-items-center border-l border-line text-text-faint hover:text-text',
            isTouch && 'touch',
          )}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={onCancel}
        >
          <X className="size-3" />
        </button>
      </span>
      {!isHeld && (
        <span
          className={cx(tagClass, EDGE[order.side], INK[order.side])}
          style={{ marginTop: 'var(--tag, 0px)' } as CSSProperties}
        >
          {wholeText(line.price, market.priceScale)}
        </span>
      )}
    </div>
  );
}

/** The line that is in a hand: where it was, where it would go. */
function HeldLine({ market, held }: { readonly market: Market; readonly held: Held }) {
  const t = useToolsText();
  const isTouch = useDensity() === 'touch';
  const { order } = held.line;
  const text = (price: number) => wholeText(price, market.priceScale);
  return (
    <>
      <span
        className={cx(
          'absolute top-[var(--tint)] left-0 h-[var(--tint-height)] w-[var(--plot,100%)]',
          TINT[order.side],
        )}
      />
      <div className="absolute inset-x-0 top-[var(--held)]">
        <span className={cx(lineClass, EDGE[order.side])} />
        <span
          data-held-line=""
          className={cx(
            labelClass,
            '-translate-y-1/2 gap-2 px-2 shadow-float',
            EDGE[order.side],
            isTouch ? 'right-[calc(100%-var(--plot,100%)+8px)] h-8' : 'left-1/3 h-6',
          )}
        >
          <Size market={market} line={held.line} />
          <span className="num border-l border-line pl-2 text-text-muted">
            {text(held.line.price)} → <strong className="font-semibold text-text">{text(held.price)}</strong>
          </span>
          {!isTouch && <span className="border-l border-line pl-2 text-text-muted">{t('spot.line.letGo')}</span>}
        </span>
        <span className={cx(tagClass, EDGE[order.side], INK[order.side])}>{text(held.price)}</span>
      </div>
    </>
  );
}
