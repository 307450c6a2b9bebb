import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import type { BookFeed } from '../../rules/book/book-feed.ts';
import type { BookRow } from '../../rules/book/order-book.ts';
import type { DrawnScale, Side } from '../../rules/market.ts';
import { wholeText } from '../../rules/whole.ts';
import { SPOKEN_EVERY_MS, useSurface } from '../canvas/surface.ts';
import { BOOK_ROW_PX, drawSide, rowAt } from './draw-side.ts';

/** How many levels of a side can be scrolled to. */
const ROWS_MAX = 50;
/** How many levels of a side screen readers get. */
const SPOKEN_MAX = 20;

export const drawEveryMs = (isTouch: boolean): number => (isTouch ? 200 : 100);

/** A scrollbar four pixels wide, in browsers that allow styling it. */
const thumbClass =
  '[&::-webkit-scrollbar]:w-1 [&::-webkit-scrollbar-thumb]:rounded-pill [&::-webkit-scrollbar-thumb]:bg-line-strong [@supports(-moz-appearance:none)]:[scrollbar-width:thin]';

export interface BookSideProps {
  readonly feed: BookFeed;
  readonly side: Side;
  readonly scale: DrawnScale;
  readonly step: number;
  readonly label: string;
  readonly ownTicks: ReadonlySet<number>;
  /** Receives a price and the quantity up to it, as text. */
  readonly onPick: (price: string, sum: string) => void;
}

/** One side of the book, painted on a canvas, with the same rows as hidden elements for screen readers and keys. */
export function BookSide({ feed, side, scale, step, label, ownTicks, onPick }: BookSideProps) {
  const isTouch = useDensity() === 'touch';
  const id = useId();
  const shown = useRef<readonly BookRow[]>([]);
  const place = useRef({ side, heightPx: 0, awayPx: 0 });
  const box = useRef<HTMLDivElement>(null);
  const active = useRef<number | null>(null);
  const [spoken, setSpoken] = useState<readonly BookRow[]>([]);
  const [activeId, setActiveId] = useState<string>();
  const own = useMemo(() => {
    const join = side === 'buy' ? Math.floor : Math.ceil;
    return new Set([...ownTicks].map((ticks) => join(ticks / step) * step));
  }, [ownTicks, side, step]);
  const { canvas, redraw } = useSurface((surface) => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = box.current ?? {};
    const awayPx = side === 'buy' ? scrollTop : scrollHeight - clientHeight - scrollTop;
    place.current = { side, heightPx: surface.height, awayPx };
    const inView = Math.max(1, Math.floor(surface.height / BOOK_ROW_PX));
    const rows = feed.book.side(side).rows(step, ROWS_MAX);
    const other = feed.book.side(side === 'buy' ? 'sell' : 'buy').rows(step, inView);
    shown.current = rows;
    const last = rows[Math.min(rows.length, Math.ceil(inView + awayPx / BOOK_ROW_PX)) - 1];
    drawSide(surface, {
      side,
      rows,
      scale,
      sumMax: Math.max(last?.sum ?? 0, other.at(-1)?.sum ?? 0),
      activeAt: active.current,
      ownTicks: own,
      isNarrow: isTouch,
      awayPx,
      padPx: isTouch ? 8 : 16,
    });
  }, drawEveryMs(isTouch));
  useEffect(() => feed.onChange(redraw), [feed, redraw]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step or another own order is another picture.
  useEffect(redraw, [redraw, step, ownTicks]);
  useEffect(() => {
    const speak = () =>
      setSpoken((old) => {
        const now = shown.current.slice(0, SPOKEN_MAX);
        return isSame(old, now) ? old : now;
      });
    const timer = setInterval(speak, SPOKEN_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const textOf = (ticks: number) => wholeText(ticks * scale.tickStep, scale.priceScale);
  const sizeOf = (lots: number) => wholeText(lots * scale.lotStep, scale.quantityScale);
  const pick = (at: number) => {
    const row = shown.current[at];
    if (row) onPick(textOf(row.ticks), sizeOf(row.sum));
  };
  const point = (at: number | null) => {
    if (active.current === at) return;
    active.current = at;
    redraw();
  };
  /** Scrolls until a row is in view. */
  const bringIntoSight = (at: number) => {
    const { current } = box;
    if (!current) return;
    const { heightPx, awayPx } = place.current;
    const [near, far] = [at * BOOK_ROW_PX, (at + 1) * BOOK_ROW_PX - heightPx];
    const next = Math.max(Math.min(awayPx, near), far);
    if (next !== awayPx) current.scrollTop += side === 'buy' ? next - awayPx : awayPx - next;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = Math.min(shown.current.length, SPOKEN_MAX) - 1;
    const by = { ArrowDown: side === 'buy' ? 1 : -1, ArrowUp: side === 'buy' ? -1 : 1 }[event.key];
    if (by !== undefined) {
      event.preventDefault();
      const at = Math.min(Math.max((active.current ?? -1) + by, 0), last);
      setActiveId(`${id}-${at}`);
      bringIntoSight(at);
      point(at);
    } else if (event.key === 'Enter' && active.current !== null) pick(active.current);
  };
  // Keeps the best price beside the middle until somebody scrolls away from it.
  useLayoutEffect(() => {
    if (side === 'sell' && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [side]);
  return (
    <div
      ref={box}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={activeId}
      // On touch screens a swipe scrolls the page, which has room for twenty levels beside the chart.
      className={cx(
        'relative min-h-0 flex-1 cursor-pointer focus-visible:-outline-offset-2',
        isTouch ? 'overflow-hidden' : cx('overflow-y-auto overscroll-contain', thumbClass),
      )}
      onKeyDown={onKeyDown}
      onBlur={() => point(null)}
      onScroll={redraw}
    >
      <div role="presentation" className="sr-only">
        {spoken.map((row, at) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the list keeps the focus and points at the active option.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are taken by the list.
          <div key={row.ticks} id={`${id}-${at}`} role="option" aria-selected={false} onClick={() => pick(at)}>
            {`${textOf(row.ticks)} ${sizeOf(row.lots)}`}
          </div>
        ))}
      </div>
      <canvas
        ref={canvas}
        className="sticky top-0 block size-full"
        onPointerMove={(event) => point(rowAt(event.nativeEvent.offsetY, place.current))}
        onPointerLeave={() => point(null)}
        onClick={(event) => pick(rowAt(event.nativeEvent.offsetY, place.current))}
      />
      {/* As high as the levels that are initially out of view. This element scrolls, while the canvas stays in place. */}
      <div aria-hidden="true" style={{ height: `calc(${ROWS_MAX * BOOK_ROW_PX}px - 100%)` }} />
    </div>
  );
}

const isSame = (a: readonly BookRow[], b: readonly BookRow[]): boolean =>
  a.length === b.length && a.every((row, at) => row.ticks === b[at]?.ticks && row.lots === b[at]?.lots);
