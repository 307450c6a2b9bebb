import { cx } from '../../../../../kit/cx.ts';
import { useDensity } from '../../../../../kit/density.tsx';
import type { Market } from '../../../rules/market.ts';
import { wholeText } from '../../../rules/whole.ts';
import { useToolsText } from '../../../tools-text.ts';
import type { Held } from './hold.model.ts';
import { EDGE, INK, labelClass, lineClass, TINT, tagClass } from './line-look.ts';
import { Size } from './order-row.tsx';

/** A line that is being dragged: its old and its new price. */
export function HeldLine({ market, held }: { readonly market: Market; readonly held: Held }) {
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
