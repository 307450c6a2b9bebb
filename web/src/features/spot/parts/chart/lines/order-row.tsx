import { GripVertical, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { cx } from '../../../../../kit/cx.ts';
import { useDensity } from '../../../../../kit/density.tsx';
import { exactAmount, percent } from '../../../../../lib/format.ts';
import { notify } from '../../../../../lib/notify.ts';
import { useOrdersText } from '../../../orders-text.ts';
import { canMove, leftOf, type OrderLine } from '../../../rules/chart/order-lines.ts';
import { exitOf } from '../../../rules/exits/exit-draft.ts';
import { gridOf, type Market } from '../../../rules/market.ts';
import { wholeText } from '../../../rules/whole.ts';
import { useToolsText } from '../../../tools-text.ts';
import { filledPercent } from '../../my-orders/order-words.ts';
import { OWN_GESTURES } from '../chart-gestures.ts';
import type { useHold } from './hold.model.ts';
import { EDGE, INK, labelClass, lineClass, tagClass } from './line-look.ts';

interface RowProps {
  readonly market: Market;
  readonly line: OrderLine;
  readonly isHeld: boolean;
  readonly isBusy: boolean;
  readonly grips: ReturnType<ReturnType<typeof useHold>['grips']>;
  readonly onCancel: () => void;
}

/** The side and the open size of an order. */
export function Size({ market, line: { order } }: Pick<RowProps, 'market' | 'line'>) {
  const o = useOrdersText();
  const left = leftOf(order, gridOf(market));
  const size = left === null ? `${exactAmount(order.quoteAmount)} ${market.quote}` : exactAmount(left);
  return <span className={cx('num', INK[order.side])}>{`${o(`spot.orders.side.${order.side}`)} ${size}`}</span>;
}

/** An open order: dragging its label moves it, its cross cancels it. One of a list cannot be moved, and says why. */
export function OrderRow({ market, line, isHeld, isBusy, grips, onCancel }: RowProps) {
  const o = useOrdersText();
  const t = useToolsText();
  const isTouch = useDensity() === 'touch';
  const { order } = line;
  const isFree = canMove(order);
  const done = filledPercent(order);
  const isStop = order.status === 'waiting';
  const exit = exitOf(order);
  const fact = isStop
    ? exit && !isFree
      ? o(`spot.orders.exit.${exit}`)
      : o(`spot.orders.type.${order.type}`)
    : done === '0'
      ? null
      : t('spot.line.filled', { percent: percent(done, false) });
  return (
    <div className="absolute inset-x-0" style={{ visibility: 'hidden' }}>
      <span className={cx(lineClass, 'border-dashed', isHeld ? 'border-line-strong' : EDGE[order.side])} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for hands only; the list of open orders has a button for each. */}
      <span
        {...OWN_GESTURES}
        {...(isFree ? grips : { onClick: () => notify({ tone: 'info', title: t('spot.line.listed') }) })}
        data-order-line={order.id}
        title={isFree ? undefined : t('spot.line.listed')}
        className={cx(
          labelClass,
          'pointer-events-auto left-[calc(12px+var(--label,0px))] -translate-y-1/2 touch-none border-line-strong hover:z-10 [-webkit-touch-callout:none]',
          isFree ? 'cursor-ns-resize' : 'cursor-default pl-2',
          isTouch ? 'h-5' : 'h-6',
          isBusy && 'opacity-50',
          // Hidden while dragged, but not removed: a removed element would get no more pointer events.
          isHeld && 'opacity-0',
        )}
        onContextMenu={(event) => event.preventDefault()}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        {isFree && <GripVertical className="mx-0.5 size-3.5 text-text-faint" />}
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
          onClick={(event) => {
            event.stopPropagation();
            onCancel();
          }}
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
