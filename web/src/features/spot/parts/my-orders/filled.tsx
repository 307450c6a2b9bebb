import type { ReactNode } from 'react';
import { cx } from '../../../../kit/cx.ts';
import { percent } from '../../../../lib/format.ts';
import { useOrdersText } from '../../orders-text.ts';
import type { Order, Side } from '../../rules/market.ts';
import { filledPercent } from './order-words.ts';

/** The word for buy or sell, in its colour. */
export function SideWord({ side }: { readonly side: Side }) {
  const o = useOrdersText();
  return <span className={side === 'buy' ? 'text-up' : 'text-down'}>{o(`spot.orders.side.${side}`)}</span>;
}

/** How much of an order has traded, as a bar and in words. */
export function FilledBar({ order }: { readonly order: Order }) {
  const done = filledPercent(order);
  const hasTraded = done !== '0';
  return (
    <span className="inline-flex items-center gap-2">
      {hasTraded && (
        <span aria-hidden="true" className="h-1 w-9 overflow-hidden rounded-pill bg-hover">
          <span className="block h-full bg-text-muted" style={{ width: `${done}%` }} />
        </span>
      )}
      <span className={cx('num', !hasTraded && 'text-text-faint')}>{percent(done, false)}</span>
    </span>
  );
}

/** Two values in one cell, so that the table fits in every language. */
export function TwoLines({ top, below }: { readonly top: ReactNode; readonly below: ReactNode }) {
  return (
    <span className="block whitespace-nowrap">
      <span className="block font-medium">{top}</span>
      <span className="num block text-12 text-text-faint">{below}</span>
    </span>
  );
}
