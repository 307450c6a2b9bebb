import type { BookRow } from '../../rules/book/order-book.ts';
import type { DrawnScale, Side } from '../../rules/market.ts';
import { shortWhole, wholeText } from '../../rules/whole.ts';
import { drawFigures } from '../canvas/figures.ts';
import { ink } from '../canvas/ink.ts';
import type { Surface } from '../canvas/surface.ts';

export const BOOK_ROW_PX = 20;

export interface SideLook {
  readonly side: Side;
  readonly rows: readonly BookRow[];
  readonly scale: DrawnScale;
  /** The sum that fills the full width. */
  readonly sumMax: number;
  /** The row under the pointer or the keyboard focus, counted from the best price. */
  readonly activeAt: number | null;
  /** Prices (at the shown step) at which the person has an order. */
  readonly ownTicks: ReadonlySet<number>;
  readonly isNarrow: boolean;
  /** How far the list is scrolled from the best price. */
  readonly awayPx: number;
  readonly padPx: number;
}

interface Place {
  readonly side: Side;
  readonly heightPx: number;
  readonly awayPx: number;
}

/** The edge at which row `at` begins, counted from the best: asks grow upwards from the middle, bids down. */
const rowTop = (at: number, { side, heightPx, awayPx }: Place): number =>
  side === 'sell' ? heightPx + awayPx - (at + 1) * BOOK_ROW_PX : at * BOOK_ROW_PX - awayPx;

/** The row at a height, counted from the best. */
export const rowAt = (yPx: number, { side, heightPx, awayPx }: Place): number =>
  Math.floor((side === 'sell' ? heightPx + awayPx - yPx : yPx + awayPx) / BOOK_ROW_PX);

/** Paints one side of a book: for each price a bar for the sum up to it, and the numbers over the bar. */
export function drawSide({ pen, width, height }: Surface, look: SideLook): void {
  const { side, rows, scale, sumMax, activeAt, ownTicks, isNarrow, padPx, awayPx } = look;
  const place = { side, heightPx: height, awayPx };
  const { color, pixelRatio } = ink();
  const name = side === 'buy' ? 'up' : 'down';
  const fill = (style: string, x: number, y: number, wide: number, high: number) => {
    pen.fillStyle = style;
    const left = Math.round(x * pixelRatio);
    pen.fillRect(
      left,
      Math.round(y * pixelRatio),
      Math.round((x + wide) * pixelRatio) - left,
      Math.round(high * pixelRatio),
    );
  };
  for (const [at, row] of rows.entries()) {
    const top = rowTop(at, place);
    if (top + BOOK_ROW_PX < 0 || top > height) continue;
    if (at === activeAt) fill(color.hover, 0, top, width, BOOK_ROW_PX);
    const bar = sumMax > 0 ? (row.sum / sumMax) * width : 0;
    fill(color[`${name}-soft`], width - bar, top, bar, BOOK_ROW_PX);
    if (ownTicks.has(row.ticks)) fill(color['accent-text'], 0, top + 4, 3, BOOK_ROW_PX - 8);
  }
  for (const [at, row] of rows.entries()) {
    const middle = rowTop(at, place) + BOOK_ROW_PX / 2;
    if (middle < -BOOK_ROW_PX || middle > height + BOOK_ROW_PX) continue;
    drawFigures(pen, wholeText(row.ticks * scale.tickStep, scale.priceScale), padPx, middle, { color: name });
    const quantity = shortWhole(row.lots * scale.lotStep, scale.quantityScale);
    if (isNarrow) {
      drawFigures(pen, quantity, width - padPx, middle, { color: 'text', isRight: true });
      continue;
    }
    drawFigures(pen, quantity, width * 0.655, middle, { color: 'text', isRight: true });
    const sum = shortWhole(row.sum * scale.lotStep, scale.quantityScale);
    drawFigures(pen, sum, width - padPx, middle, { color: 'text-muted', isRight: true });
  }
}
