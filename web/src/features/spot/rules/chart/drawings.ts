import { formatAmount } from '@bourse/core/money/amount.ts';
import { wholeOf } from '../whole.ts';

/** A point of a chart by its time and price, and therefore independent of zoom and size. */
export interface Anchor {
  readonly atMs: number;
  /** In units of the price's last place. */
  readonly price: number;
}

/** A drawing over a chart: a horizontal level, or a line between two points. */
export type Drawing =
  | { readonly id: number; readonly kind: 'level'; readonly price: number }
  | { readonly id: number; readonly kind: 'trend'; readonly from: Anchor; readonly to: Anchor };
export type DrawingKind = Drawing['kind'];
/** A drawing without an id, because it is not stored yet. */
export type Sketch = { readonly [Kind in DrawingKind]: Omit<Extract<Drawing, { kind: Kind }>, 'id'> }[DrawingKind];

/** How many drawings of a market are stored. */
export const DRAWINGS_MAX = 50;

const PRICE = /^\d{1,15}(?:\.\d{1,18})?$/;
const TIME_MS_MAX = 8.64e15;

/** Reads a market's stored drawings; invalid ones are left out. */
export function readDrawings(kept: unknown, priceScale: number): Drawing[] {
  if (!Array.isArray(kept)) return [];
  const priceOf = (text: unknown): number | null => {
    const price = typeof text === 'string' && PRICE.test(text) ? wholeOf(text, priceScale) : 0;
    return price > 0 && Number.isSafeInteger(price) ? price : null;
  };
  const anchorOf = (part: unknown): Anchor | null => {
    const [atMs, text] = Array.isArray(part) ? (part as readonly unknown[]) : [];
    const price = priceOf(text);
    const isTime = typeof atMs === 'number' && Number.isSafeInteger(atMs) && Math.abs(atMs) <= TIME_MS_MAX;
    return isTime && price !== null ? { atMs, price } : null;
  };
  return kept
    .slice(0, DRAWINGS_MAX)
    .flatMap((part: unknown): Sketch[] => {
      const { level, trend } = (part ?? {}) as { readonly level?: unknown; readonly trend?: unknown };
      const price = priceOf(level);
      if (price !== null) return [{ kind: 'level', price }];
      const [from, to] = Array.isArray(trend) ? trend.map(anchorOf) : [];
      return from && to ? [{ kind: 'trend', from, to }] : [];
    })
    .map((sketch, at) => ({ ...sketch, id: at + 1 }));
}

/** A market's drawings in the form that is stored. Prices are text, so that they survive a change of the market's scale. */
export function keptDrawings(drawings: readonly Drawing[], priceScale: number): string {
  const text = (price: number) => formatAmount(BigInt(price), priceScale);
  const part = ({ atMs, price }: Anchor) => [atMs, text(price)];
  return JSON.stringify(
    drawings.map((each) =>
      each.kind === 'level' ? { level: text(each.price) } : { trend: [part(each.from), part(each.to)] },
    ),
  );
}

/** The list with a new drawing, or null where it is full. */
export function withDrawing(drawings: readonly Drawing[], sketch: Sketch): Drawing[] | null {
  if (drawings.length >= DRAWINGS_MAX) return null;
  return [...drawings, { ...sketch, id: Math.max(0, ...drawings.map(({ id }) => id)) + 1 }];
}
