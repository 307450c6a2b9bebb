import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { cx } from '../../../../../kit/cx.ts';
import { useDensity } from '../../../../../kit/density.tsx';
import { endsOf } from '../../../rules/chart/drawing-places.ts';
import type { Drawing, Sketch } from '../../../rules/chart/drawings.ts';
import type { Market } from '../../../rules/market.ts';
import { wholeText } from '../../../rules/whole.ts';
import { useToolsText } from '../../../tools-text.ts';
import { type ChartGeometry, yOf } from '../chart-geometry.ts';
import { OWN_GESTURES } from '../chart-gestures.ts';
import { type DrawnChart, scaleOf, useHand } from './hand.model.ts';

const HIT_PX = { compact: 12, touch: 28 } as const;
const EDGE_PX = 28;
/** How far the remove button is above its line, so that a finger presses only one of them. */
const CROSS_PX = { compact: 28, touch: 46 } as const;

interface DrawingsProps {
  readonly market: Market;
  readonly chart: DrawnChart;
}

/**
 * Drawings over the chart: dragging the line moves it, dragging an end turns it. Hidden from screen readers, because the list
 * of drawings names and removes the same.
 */
export default function Drawings({ market, chart }: DrawingsProps) {
  const t = useToolsText();
  const density = useDensity();
  const box = useRef<HTMLDivElement>(null);
  const hand = useHand(market, box, chart);
  const { rows, sketch, selected, held, tool } = hand;
  const shown: readonly Sketch[] = [
    ...rows.map((each) => (held?.id === each.id ? held : each)),
    ...(sketch ? [sketch] : []),
  ];
  const place = useRef(() => {});
  place.current = () => {
    const now = chart.geometry.current;
    if (!now || !box.current) return;
    placeAll(box.current, shown, now, chart);
    placeCross(box.current, shown, now, { chart, abovePx: CROSS_PX[density] });
  };
  useLayoutEffect(() => place.current());
  useEffect(() => {
    const follow = () => place.current();
    chart.drawn.add(follow);
    return () => void chart.drawn.delete(follow);
  }, [chart.drawn]);
  return (
    <div
      ref={box}
      aria-hidden="true"
      data-room="spot/parts/chart/drawings"
      className="pointer-events-none absolute inset-0 isolate text-12"
    >
      <div data-plot="" className="absolute top-0 left-0 overflow-hidden">
        <svg aria-hidden="true" className="size-full">
          {shown.map((each, at) => {
            const drawing = rows[at];
            return (
              <Line
                // A sketch comes last, and its drawing then takes the same place.
                key={drawing?.id ?? 'sketch'}
                drawing={drawing ?? null}
                kind={each.kind}
                isSelected={drawing ? drawing.id === selected : true}
                hitPx={HIT_PX[density]}
                grips={hand.grips}
              />
            );
          })}
        </svg>
        {selected !== null && !held && (
          <button
            type="button"
            tabIndex={-1}
            {...OWN_GESTURES}
            data-drawing=""
            data-cross={rows.findIndex(({ id }) => id === selected)}
            title={t('spot.draw.remove')}
            className={cx(
              'pointer-events-auto absolute grid size-6 -translate-x-1/2 -translate-y-1/2 cursor-pointer place-items-center rounded-control border border-line-strong bg-surface-raised text-text-muted hover:text-text',
              density === 'touch' && 'touch',
            )}
            onClick={() => hand.remove(selected)}
          >
            <X className="size-3.5" />
          </button>
        )}
      </div>
      {shown.map((each, at) => (
        <span
          key={rows[at]?.id ?? 'sketch'}
          data-tag=""
          className="num absolute right-0 left-[var(--plot,100%)] flex h-5 -translate-y-1/2 items-center justify-end rounded-badge border border-chart-2 bg-surface-raised pr-[11px] text-chart-2"
          style={{ visibility: 'hidden' }}
        >
          {each.kind === 'level' && wholeText(each.price, market.priceScale)}
        </span>
      ))}
      {tool && (
        <div
          {...OWN_GESTURES}
          {...hand.draws}
          data-drawing=""
          className="pointer-events-auto absolute inset-0 cursor-crosshair touch-none"
        >
          <span className="absolute top-2 left-1/2 flex max-w-[calc(100%-16px)] -translate-x-1/2 items-center gap-1 rounded-control border border-line-strong bg-surface-raised py-0.5 pl-2.5 text-text shadow-float">
            <span className="min-w-0">{t(`spot.draw.hint.${tool}`)}</span>
            <button
              type="button"
              tabIndex={-1}
              title={t('spot.draw.stop')}
              className={cx(
                'grid size-7 shrink-0 cursor-pointer place-items-center text-text-muted hover:text-text',
                density === 'touch' && 'touch',
              )}
              onPointerDown={(event) => event.stopPropagation()}
              onPointerUp={(event) => event.stopPropagation()}
              onClick={hand.giveUp}
            >
              <X className="size-3.5" />
            </button>
          </span>
        </div>
      )}
    </div>
  );
}

interface LineProps {
  /** Null while it is being drawn. */
  readonly drawing: Drawing | null;
  readonly kind: Drawing['kind'];
  readonly isSelected: boolean;
  readonly hitPx: number;
  readonly grips: ReturnType<typeof useHand>['grips'];
}

/** One drawing: the visible line, and a wider one to grab. Its position is set without rendering. */
function Line({ drawing, kind, isSelected, hitPx, grips }: LineProps) {
  const isTouch = useDensity() === 'touch';
  // On touch screens a finger that merely crosses an unselected line moves the chart.
  const own = isSelected || !isTouch ? OWN_GESTURES : {};
  const ends = kind === 'trend' ? (['from', 'to'] as const) : [];
  return (
    <g data-line="" className="text-chart-2">
      <line stroke="currentColor" strokeWidth={isSelected ? 2 : 1.5} />
      {drawing && (
        <line
          {...own}
          {...grips(drawing, 'whole')}
          data-drawing=""
          data-held-by-touch={isSelected || undefined}
          stroke="transparent"
          strokeWidth={hitPx}
          className="cursor-move [pointer-events:stroke]"
        />
      )}
      {isSelected &&
        ends.map((end) => (
          <g key={end} data-end={end}>
            <circle r={4.5} strokeWidth={1.5} className="fill-surface stroke-current" />
            {drawing && (
              <circle
                {...own}
                {...grips(drawing, end)}
                data-drawing=""
                data-held-by-touch=""
                r={hitPx / 2 + 4}
                className="cursor-grab fill-transparent [pointer-events:all]"
              />
            )}
          </g>
        ))}
    </g>
  );
}

const put = (element: Element, names: readonly string[], values: readonly number[]): void => {
  for (const [at, name] of names.entries()) element.setAttribute(name, String(values[at]));
};

/** Positions all drawings directly, because the chart moves many times a second. */
function placeAll(box: HTMLElement, shown: readonly Sketch[], now: ChartGeometry, chart: DrawnChart): void {
  const plot = box.querySelector<HTMLElement>('[data-plot]');
  if (!plot) return;
  plot.style.width = `${now.plotWidth}px`;
  plot.style.height = `${Math.round(now.priceHeight)}px`;
  const scale = scaleOf(chart, now);
  const lines = plot.querySelectorAll('[data-line]');
  const tags = box.querySelectorAll<HTMLElement>('[data-tag]');
  for (const [at, sketch] of shown.entries()) {
    const [from, to] = endsOf(sketch, scale, (price) => Math.round(yOf(price, now)) + 0.5);
    for (const line of lines[at]?.querySelectorAll(':scope > line') ?? [])
      put(line, ['x1', 'y1', 'x2', 'y2'], [from.x, from.y, to.x, to.y]);
    for (const [end, { x, y }] of Object.entries({ from, to }))
      for (const circle of lines[at]?.querySelectorAll(`[data-end=${end}] > circle`) ?? [])
        put(circle, ['cx', 'cy'], [x, y]);
    const tag = tags[at];
    if (tag) {
      tag.style.top = `${from.y}px`;
      const isIn = sketch.kind === 'level' && from.y >= 0 && from.y <= now.priceHeight + 1;
      tag.style.visibility = isIn ? 'visible' : 'hidden';
    }
  }
}

interface CrossPlace {
  readonly chart: DrawnChart;
  readonly abovePx: number;
}

/** Positions the remove button above the middle of a trend line or the beginning of a level, as far as that is in view. */
function placeCross(
  box: HTMLElement,
  shown: readonly Sketch[],
  now: ChartGeometry,
  { chart, abovePx }: CrossPlace,
): void {
  const cross = box.querySelector<HTMLElement>('[data-cross]');
  const sketch = shown[Number(cross?.dataset.cross)];
  if (!cross || !sketch) return;
  const [from, to] = endsOf(sketch, scaleOf(chart, now), (price) => yOf(price, now));
  const within = (value: number, most: number) => Math.min(Math.max(value, EDGE_PX), most - EDGE_PX);
  const x = sketch.kind === 'level' ? 0 : (from.x + to.x) / 2;
  cross.style.left = `${within(x, now.plotWidth)}px`;
  cross.style.top = `${within((from.y + to.y) / 2 - abovePx, now.priceHeight)}px`;
}
