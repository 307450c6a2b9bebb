import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { numClass } from '../../../../kit/numbers/num.ts';
import { useFiat } from '../../../../lib/rates.ts';
import type { BookFeed } from '../../rules/book/book-feed.ts';
import type { DrawnScale } from '../../rules/market.ts';
import { wholeText } from '../../rules/whole.ts';
import { useSpotText } from '../../spot-text.ts';
import { paced } from '../canvas/pace.ts';
import { DIRECTION_INK, type LastPriceProps, useLastPrice } from '../last-price.model.ts';
import { drawEveryMs } from './book-side.tsx';

interface MiddleRowProps extends LastPriceProps {
  readonly feed: BookFeed;
  readonly scale: DrawnScale;
  readonly onPick: (price: string) => void;
}

/** The row between both sides: the last price, its value in another currency, and the spread. */
export function MiddleRow({ feed, scale, onPick, ...props }: MiddleRowProps) {
  const { shown, last, direction, lastUsdt } = useLastPrice(props);
  const t = useSpotText();
  const toFiat = useFiat({ isBrief: true });
  const isTouch = useDensity() === 'touch';
  const spread = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const pace = paced(() => {
      const { asks, bids } = feed.book;
      const text =
        asks.best === null || bids.best === null
          ? '--'
          : wholeText((asks.best - bids.best) * scale.tickStep, scale.priceScale);
      if (!spread.current || spread.current.textContent === text) return;
      spread.current.textContent = text;
      spread.current.className = numClass(text);
    }, drawEveryMs(isTouch));
    pace.mark();
    const stop = feed.onChange(pace.mark);
    return () => {
      stop();
      pace.stop();
    };
  }, [feed, scale.tickStep, scale.priceScale, isTouch]);
  const Arrow = direction === 'up' ? ArrowUp : ArrowDown;
  const price = (
    <button
      type="button"
      title={t('spot.book.useLast')}
      className={cx(
        numClass(shown),
        'inline-flex items-center gap-0.5 text-20 font-semibold',
        DIRECTION_INK[direction],
      )}
      disabled={last === null}
      onClick={() => onPick(shown)}
    >
      {shown}
      {direction !== 'none' && <Arrow aria-hidden="true" className="size-4" />}
    </button>
  );
  const estimate = <span className="num truncate text-12 text-text-faint">{toFiat(lastUsdt) ?? ''}</span>;
  if (isTouch) {
    return (
      <div className="flex h-14 shrink-0 flex-col justify-center px-2">
        {price}
        {estimate}
      </div>
    );
  }
  return (
    <div className="flex h-10 shrink-0 items-center gap-2 px-4">
      {price}
      {estimate}
      <span className="ml-auto text-12 whitespace-nowrap text-text-faint">
        {t('spot.book.spread')} <span ref={spread} />
      </span>
    </div>
  );
}
