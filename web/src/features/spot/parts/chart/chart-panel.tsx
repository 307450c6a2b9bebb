import { Activity, Maximize2, Minimize2 } from 'lucide-react';
import { lazy, memo, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { preloadDialog } from '../../../../kit/overlay/dialog.tsx';
import { Segment } from '../../../../kit/tabs.tsx';
import { storage } from '../../../../lib/browser/storage.ts';
import type { BookFeed } from '../../rules/book/book-feed.ts';
import { INTERVALS, type Interval, intervalMark } from '../../rules/chart/candles.ts';
import type { Market } from '../../rules/market.ts';
import { useSpotText } from '../../spot-text.ts';
import { ChoiceMenu } from '../choice-menu.tsx';
import { KeysButton } from '../keys/keys-button.tsx';
import { SoundButton } from '../sound/sound-button.tsx';
import { DrawTools } from './drawings/draw-tools.tsx';
import { useStudies } from './studies.model.ts';

const CandleChart = lazy(() => import('./candle-chart.tsx'));
const DepthChart = lazy(() => import('./depth-chart.tsx'));
const StudiesDialog = lazy(() => import('./studies-dialog.tsx'));

const INTERVAL_KEY = 'spot.interval';
const FIRST_INTERVAL: Interval = '15m';
/** Intervals in the row on touch screens; the others are in a list behind it. */
const TOUCH_INTERVALS: readonly Interval[] = ['15m', '1h', '1d'];

interface ChartPanelProps {
  readonly market: Market;
  readonly feed: BookFeed;
  /** Takes a price into the order form. */
  readonly onPick: (price: string) => void;
}

/** The chart with its controls: interval, price or depth, indicators, full screen. */
export const ChartPanel = memo(function ChartPanel({ market, feed, onPick }: ChartPanelProps) {
  const t = useSpotText();
  const isTouch = useDensity() === 'touch';
  const box = useRef<HTMLElement>(null);
  const [view, setView] = useState<'price' | 'depth'>('price');
  const [isChoosing, setIsChoosing] = useState(false);
  const [interval, setInterval] = useState<Interval>(
    () => INTERVALS.find((each) => each === storage.get(INTERVAL_KEY)) ?? FIRST_INTERVAL,
  );
  const choose = (next: Interval) => {
    storage.set(INTERVAL_KEY, next);
    setInterval(next);
  };
  const views = [
    { value: 'price' as const, label: t('spot.chart.price') },
    { value: 'depth' as const, label: t('spot.chart.depth') },
  ];
  return (
    <section
      ref={box}
      aria-label={t('spot.chart.title')}
      data-room="spot/parts/chart"
      className="flex h-full min-h-0 flex-col bg-surface"
    >
      <div className={cx('flex shrink-0 items-center gap-1 border-b border-line', isTouch ? 'h-11 px-2' : 'h-10 px-3')}>
        <Intervals interval={interval} onChoose={choose} isOff={view === 'depth'} />
        {view === 'price' && <StudiesButton onPress={() => setIsChoosing(true)} />}
        {view === 'price' && <DrawTools market={market} />}
        <span className="ml-auto flex items-center gap-2">
          <Segment label={t('spot.chart.view')} options={views} value={view} onChange={setView} />
          {!isTouch && (
            <span className="flex">
              <SoundButton />
              <KeysButton />
              <LargeButton box={box} />
            </span>
          )}
        </span>
      </div>
      <div className="min-h-0 flex-1">
        <Suspense fallback={null}>
          {view === 'price' ? (
            <CandleChart market={market} interval={interval} book={feed} onPick={onPick} />
          ) : (
            <DepthChart market={market} feed={feed} />
          )}
        </Suspense>
      </div>
      <Suspense fallback={null}>{isChoosing && <StudiesDialog onClose={() => setIsChoosing(false)} />}</Suspense>
    </section>
  );
});

const toolClass =
  'inline-flex h-7 touch shrink-0 items-center gap-1 rounded-control px-2 text-13 font-medium text-text-muted hover:bg-hover hover:text-text';

interface IntervalsProps {
  readonly interval: Interval;
  readonly onChoose: (interval: Interval) => void;
  readonly isOff: boolean;
}

function Intervals({ interval, onChoose, isOff }: IntervalsProps) {
  const t = useSpotText();
  const isTouch = useDensity() === 'touch';
  const shown = isTouch ? TOUCH_INTERVALS : INTERVALS;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways. */}
      <div
        role="group"
        aria-label={t('spot.chart.interval')}
        className="flex min-w-0 items-center overflow-x-auto [scrollbar-width:none]"
      >
        {shown.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === interval}
            disabled={isOff}
            className={cx(
              'num h-7 touch rounded-control text-13 font-medium disabled:opacity-50',
              isTouch ? 'px-2' : 'px-1.5',
              each === interval ? 'text-text' : 'text-text-faint hover:text-text',
            )}
            onClick={() => onChoose(each)}
          >
            {intervalMark(each)}
          </button>
        ))}
      </div>
      {isTouch && (
        <ChoiceMenu
          label={t('spot.chart.interval')}
          options={INTERVALS.map((each) => ({
            value: each,
            label: intervalMark(each),
            mark: shown.includes(each) ? '' : intervalMark(each),
          }))}
          value={interval}
          onChange={onChoose}
          align="left"
        />
      )}
    </>
  );
}

/** A button that opens the list of indicators, with the number of those shown. */
function StudiesButton({ onPress }: { readonly onPress: () => void }) {
  const t = useSpotText();
  const isTouch = useDensity() === 'touch';
  const { shownCount } = useStudies();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={isTouch ? t('spot.chart.studies') : undefined}
      className={toolClass}
      onPointerEnter={preloadDialog}
      onClick={onPress}
    >
      <Activity aria-hidden="true" className="size-4" />
      {!isTouch && t('spot.chart.studies')}
      {!isTouch && <span className="num text-text-faint">{shownCount}</span>}
    </button>
  );
}

/** Toggles full screen for the chart. */
function LargeButton({ box }: { readonly box: RefObject<HTMLElement | null> }) {
  const t = useSpotText();
  const [isLarge, setIsLarge] = useState(false);
  useEffect(() => {
    const onChange = () => setIsLarge(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  const toggleLarge = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void box.current?.requestFullscreen().catch(() => undefined);
  };
  return (
    <button
      type="button"
      aria-label={t(isLarge ? 'spot.chart.smaller' : 'spot.chart.larger')}
      title={t(isLarge ? 'spot.chart.smaller' : 'spot.chart.larger')}
      className="grid size-8 place-items-center rounded-control text-text-muted hover:bg-hover hover:text-text"
      onClick={toggleLarge}
    >
      {isLarge ? (
        <Minimize2 aria-hidden="true" className="size-4" />
      ) : (
        <Maximize2 aria-hidden="true" className="size-4" />
      )}
    </button>
  );
}
