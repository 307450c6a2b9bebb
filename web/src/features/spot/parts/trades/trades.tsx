import { memo, useEffect, useId, useState } from 'react';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { clockTime } from '../../../../lib/format.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import type { TapeFeed } from '../../api/tape.ts';
import { useOrdersText } from '../../orders-text.ts';
import { drawnScaleOf, hasLongName, type Market, type Print } from '../../rules/market.ts';
import { shortWhole, wholeOf, wholeText } from '../../rules/whole.ts';
import { useSpotText } from '../../spot-text.ts';
import { drawFigures } from '../canvas/figures.ts';
import { SPOKEN_EVERY_MS, useSurface } from '../canvas/surface.ts';

const ROW_PX = 20;
const SPOKEN_MAX = 12;

interface TradesProps {
  readonly feed: TapeFeed;
  readonly market: Market;
  readonly hasTitle?: boolean;
}

/** The latest trades of everybody. */
export const Trades = memo(function Trades({ feed, market, hasTitle = true }: TradesProps) {
  const t = useSpotText();
  const isTouch = useDensity() === 'touch';
  const titleId = useId();
  return (
    <section className="flex h-full min-h-0 flex-col" aria-labelledby={titleId} data-room="spot/parts/trades">
      <h2 id={titleId} className={hasTitle ? 'flex h-10 shrink-0 items-center px-4 text-14 font-semibold' : 'sr-only'}>
        {t('spot.tape.title')}
      </h2>
      <div aria-hidden="true" className={cx('flex h-6 shrink-0 items-center text-12 text-text-faint', 'px-4')}>
        <span className="flex-1 whitespace-nowrap">{t('spot.book.price', { asset: market.quote })}</span>
        <span className="w-[30%] text-right whitespace-nowrap">
          {hasLongName(market) ? t('spot.form.quantity') : t('spot.book.quantity', { asset: market.base })}
        </span>
        <span className="w-[32%] text-right">{t('spot.tape.time')}</span>
      </div>
      <Loaded query={feed.query} skeleton={<Grey />}>
        {() => <Painted feed={feed} market={market} everyMs={isTouch ? 200 : 100} />}
      </Loaded>
    </section>
  );
});

interface PaintedProps extends TradesProps {
  readonly everyMs: number;
}

function Painted({ feed, market, everyMs }: PaintedProps) {
  const t = useSpotText();
  const o = useOrdersText();
  const scale = drawnScaleOf(market);
  const { tape, onChange } = feed;
  const [spoken, setSpoken] = useState<readonly Print[]>(tape.rows);
  const { canvas, redraw } = useSurface(({ pen, width, height }) => {
    for (const [at, row] of tape.rows.entries()) {
      const middle = at * ROW_PX + ROW_PX / 2;
      if (middle + ROW_PX / 2 > height) break;
      const price = wholeText(wholeOf(row.price, scale.priceScale), scale.priceScale);
      drawFigures(pen, price, 16, middle, { color: row.side === 'buy' ? 'up' : 'down' });
      const quantity = shortWhole(wholeOf(row.quantity, scale.quantityScale), scale.quantityScale);
      drawFigures(pen, quantity, width * 0.655, middle, { color: 'text', isRight: true });
      drawFigures(pen, clockTime(row.atMs), width - 16, middle, { color: 'text-faint', isRight: true });
    }
  }, everyMs);
  useEffect(
    () =>
      onChange(() => {
        redraw();
        // The first trades replace the empty state at once; later ones are announced at intervals.
        setSpoken((said) => (said.length === 0 ? tape.rows : said));
      }),
    [onChange, redraw, tape],
  );
  useEffect(() => {
    const timer = setInterval(() => setSpoken(tape.rows), SPOKEN_EVERY_MS);
    return () => clearInterval(timer);
  }, [tape]);
  return (
    <div className="relative min-h-0 flex-1 overflow-hidden">
      <canvas ref={canvas} className="absolute inset-0 size-full" />
      {spoken.length === 0 && <p className="px-4 py-6 text-center text-13 text-text-muted">{t('spot.tape.empty')}</p>}
      <ul className="sr-only">
        {spoken.slice(0, SPOKEN_MAX).map((row) => (
          <li
            key={row.id}
          >{`${o(`spot.orders.side.${row.side}`)} ${row.price} ${row.quantity} ${clockTime(row.atMs)}`}</li>
        ))}
      </ul>
    </div>
  );
}

function Grey() {
  return (
    <div aria-busy="true" className="flex min-h-0 flex-1 flex-col gap-2.5 overflow-hidden px-4 py-1">
      {[88, 82, 90, 78, 85, 80, 87, 76].map((width) => (
        <Skeleton key={width} height={10} width={`${width}%`} />
      ))}
    </div>
  );
}
