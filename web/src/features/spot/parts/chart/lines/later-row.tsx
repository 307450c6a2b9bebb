import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../../../../../kit/cx.ts';
import { useDensity } from '../../../../../kit/density.tsx';
import { exactAmount } from '../../../../../lib/format.ts';
import { useOrdersText } from '../../../orders-text.ts';
import type { OrderLine } from '../../../rules/chart/order-lines.ts';
import { exitOf } from '../../../rules/exits/exit-draft.ts';
import { listedResult } from '../../../rules/exits/listed-result.ts';
import type { Market, Order } from '../../../rules/market.ts';
import { workingOf } from '../../../rules/order-groups.ts';
import { shownMinor } from '../../../rules/shown-amount.ts';
import { wholeText } from '../../../rules/whole.ts';
import { useToolsText } from '../../../tools-text.ts';
import { useCoinPlaces } from '../../coin-places.model.ts';
import type { PreviewLine } from '../../preview/preview.model.ts';
import { besideAxis, INK, labelClass, lineClass, tagClass } from './line-look.ts';
import { useFeePpm } from './order-lines.model.ts';

interface LaterRowProps {
  readonly market: Market;
  readonly price: number;
  /**
   * A typed order's label is at the left in the accent colour; that of an order which waits for another is beside the axis.
   */
  readonly isTyped: boolean;
  readonly children: ReactNode;
}

/** A line for an order that is not placed yet; its label has a dashed border. */
function LaterRow({ market, price, isTyped, children }: LaterRowProps) {
  const isTouch = useDensity() === 'touch';
  return (
    <div className="absolute inset-x-0" style={{ visibility: 'hidden' }} data-line={isTyped ? 'left' : 'right'}>
      <span className={cx(lineClass, 'border-dashed', isTyped ? 'border-accent-text' : 'border-n9')} />
      <span
        className={cx(
          labelClass,
          '-translate-y-1/2 border-dashed px-2',
          isTyped ? 'left-[calc(12px+var(--label,0px))] border-accent-text' : cx(besideAxis, 'border-n9'),
          isTouch ? 'h-5' : 'h-6',
        )}
      >
        {children}
      </span>
      <span
        className={cx(
          tagClass,
          'border-dashed',
          isTyped ? 'border-accent-text text-accent-text' : 'border-n9 text-text-muted',
        )}
        style={{ marginTop: 'var(--tag, 0px)' } as CSSProperties}
      >
        {wholeText(price, market.priceScale)}
      </span>
    </div>
  );
}

function Result({ market, minor }: { readonly market: Market; readonly minor: bigint }) {
  const places = useCoinPlaces()(market.quote);
  const text = (value: bigint, direction: 'up' | 'down') => shownMinor(value, market.quoteScale, places, direction);
  return (
    <span className={cx('num ml-2 border-l border-line pl-2', minor < 0n ? 'text-down' : 'text-up')}>
      {minor < 0n ? `\u2212${text(-minor, 'up')}` : `+${text(minor, 'down')}`}
    </span>
  );
}

interface PreviewRowProps {
  readonly market: Market;
  readonly line: PreviewLine;
}

/** What is typed into the form: the order, or an order that would wait for it. */
export function PreviewRow({ market, line }: PreviewRowProps) {
  const t = useToolsText();
  const o = useOrdersText();
  const { name, side, price, quantity, result } = line;
  if (name === 'order') {
    return (
      <LaterRow market={market} price={price} isTyped>
        <span className="text-accent-text">{t('spot.line.yours')}</span>
        <span className={cx('num ml-2 border-l border-line pl-2', INK[side])}>
          {`${o(`spot.orders.side.${side}`)} ${exactAmount(quantity || null)}`}
        </span>
      </LaterRow>
    );
  }
  return (
    <LaterRow market={market} price={price} isTyped={false}>
      <span className="text-text-muted">{t(`spot.line.ifFilled.${name}`)}</span>
      {result !== null && <Result market={market} minor={BigInt(result)} />}
    </LaterRow>
  );
}

interface PendingRowProps {
  readonly market: Market;
  readonly line: OrderLine;
  readonly orders: readonly Order[];
}

/** An order that waits for another one of its list, with the result of both. */
export function PendingRow({ market, line: { order, price }, orders }: PendingRowProps) {
  const t = useToolsText();
  const o = useOrdersText();
  const feePpm = useFeePpm();
  const exit = exitOf(order);
  const working = workingOf(order, orders);
  const result = working && feePpm !== null ? listedResult(order, working, market, feePpm) : null;
  return (
    <LaterRow market={market} price={price} isTyped={false}>
      <span className={exit ? 'text-text-muted' : INK[order.side]}>
        {exit
          ? t(`spot.line.ifFilled.${exit}`)
          : `${o('spot.orders.ifFilled')}: ${o(`spot.orders.side.${order.side}`)}`}
      </span>
      {result !== null && <Result market={market} minor={result} />}
    </LaterRow>
  );
}
