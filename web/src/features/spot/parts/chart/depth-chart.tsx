import { ChartArea } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useDensity } from '../../../../kit/density.tsx';
import { Skeleton } from '../../../../kit/skeleton.tsx';
import { Empty, Failed } from '../../../../kit/states.tsx';
import { useShellText } from '../../../../lib/shell-text.ts';
import type { BookFeed } from '../../rules/book/book-feed.ts';
import { depthCurve } from '../../rules/book/depth-curve.ts';
import { drawnScaleOf, type Market, pairName } from '../../rules/market.ts';
import { useSpotText } from '../../spot-text.ts';
import { useSurface } from '../canvas/surface.ts';
import { useFeedState } from '../feed-state.ts';
import { drawDepth } from './draw-depth.ts';

const ROWS_MAX = 1_000;

/** The sums in the book up to each price, both sides beside each other. */
export default function DepthChart({ feed, market }: { readonly feed: BookFeed; readonly market: Market }) {
  const t = useSpotText();
  const shell = useShellText();
  const isTouch = useDensity() === 'touch';
  const state = useFeedState(feed);
  const pointerX = useRef<number | null>(null);
  const scale = drawnScaleOf(market);
  const { canvas, redraw } = useSurface(
    (surface) => {
      const curve = depthCurve(feed.book.bids.rows(1, ROWS_MAX), feed.book.asks.rows(1, ROWS_MAX));
      if (curve) drawDepth(surface, { curve, scale, pointerX: pointerX.current });
    },
    isTouch ? 400 : 200,
  );
  useEffect(() => feed.onChange(redraw), [feed, redraw]);
  const point = (x: number | null) => {
    pointerX.current = x;
    redraw();
  };
  if (state === 'failed') {
    return (
      <div className="grid h-full place-items-center">
        <Failed text={t('spot.book.failed')} retryLabel={shell('shell.action.retry')} onRetry={feed.refetch} />
      </div>
    );
  }
  if (state === 'loading') return <Skeleton height={240} />;
  if (feed.book.bids.best === null && feed.book.asks.best === null) {
    return (
      <div className="grid h-full place-items-center">
        <Empty icon={<ChartArea />} text={t('spot.chart.noDepth')} />
      </div>
    );
  }
  return (
    <div
      role="img"
      aria-label={t('spot.chart.depthLabel', { pair: pairName(market) })}
      className="relative h-full min-h-0"
    >
      <canvas
        ref={canvas}
        className="absolute inset-0 size-full touch-pan-y"
        onPointerMove={(event) => point(event.nativeEvent.offsetX)}
        onPointerDown={(event) => point(event.nativeEvent.offsetX)}
        onPointerLeave={() => point(null)}
      />
    </div>
  );
}
