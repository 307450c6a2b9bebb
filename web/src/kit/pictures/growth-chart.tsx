import { useId } from 'react';
import { cx } from '../cx.ts';

/** A label beside the drawing and its position: 0 at the left or lower edge, 1 at the opposite one. */
interface ChartMark {
  readonly at: number;
  readonly text: string;
}

interface GrowthChartProps {
  /** The position of each point from left to right, 0 to 1. */
  readonly places: readonly number[];
  /** At each point, what was paid in until then and what it was worth; only for drawing, so floats are fine. */
  readonly paid: readonly number[];
  readonly values: readonly number[];
  /** What it is compared with at each point, as a broken line; none is drawn of an empty list. */
  readonly beside?: readonly number[];
  /** The value at the upper edge; the lower edge is zero. */
  readonly top: number;
  readonly xMarks: readonly ChartMark[];
  readonly yMarks: readonly ChartMark[];
  /** What screen readers say instead of the picture. */
  readonly label: string;
  readonly height: number;
}

const WIDTH = 640;
/** Rounds to a tenth of a pixel, because more decimals only make the markup longer. */
const tenths = (pixels: number): number => Math.round(pixels * 10) / 10;
const percent = (share: number): string => `${tenths(share * 100)}%`;

/** What was paid in as steps, and its worth as a line over a muted area. It stretches to fill its place. */
export function GrowthChart({
  places,
  paid,
  values,
  beside = [],
  top,
  xMarks,
  yMarks,
  label,
  height,
}: GrowthChartProps) {
  const fill = useId();
  const x = (index: number) => tenths((places[index] ?? 0) * WIDTH);
  const y = (value: number) => tenths(height - (top > 0 ? value / top : 0) * height);
  const lineOf = (each: readonly number[]) =>
    each.map((value, index) => `${index ? 'L' : 'M'}${x(index)} ${y(value)}`).join('');
  const line = lineOf(values);
  const steps = paid.map((value, index) => (index ? `H${x(index)}V${y(value)}` : `M${x(0)} ${y(value)}`)).join('');
  const end = values.length - 1;
  return (
    <figure aria-label={label} className="flex min-w-0 gap-2">
      <div className="min-w-0 flex-1">
        <div className="relative" style={{ height }}>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${WIDTH} ${height}`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            <defs>
              <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" stopColor="var(--chart-1)" stopOpacity="0.22" />
                <stop offset="1" stopColor="var(--chart-1)" stopOpacity="0" />
              </linearGradient>
            </defs>
            {yMarks.map(({ at, text }) => (
              <line
                key={text}
                x1="0"
                x2={WIDTH}
                y1={tenths(height - at * height)}
                y2={tenths(height - at * height)}
                stroke="var(--chart-grid)"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {end > 0 && <path d={`${line}L${x(end)} ${height}L${x(0)} ${height}Z`} fill={`url(#${fill})`} />}
            <path d={steps} fill="none" stroke="var(--chart-6)" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
            {beside.length > 0 && (
              <path
                d={lineOf(beside)}
                fill="none"
                stroke="var(--chart-4)"
                strokeWidth="1.5"
                strokeDasharray="4 3"
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
            )}
            <path
              d={line}
              fill="none"
              stroke="var(--chart-1)"
              strokeWidth="2"
              strokeLinejoin="round"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {end >= 0 && (
            <span
              aria-hidden="true"
              className="absolute size-2 -translate-x-1/2 -translate-y-1/2 rounded-pill bg-chart-1"
              style={{ left: percent(places[end] ?? 0), top: y(values[end] ?? 0) }}
            />
          )}
        </div>
        <div aria-hidden="true" className="num relative mt-2 h-4 text-12 text-text-faint">
          {xMarks.map(({ at, text }) => (
            <span key={text} className="absolute -translate-x-1/2" style={{ left: percent(at) }}>
              {text}
            </span>
          ))}
        </div>
      </div>
      <div aria-hidden="true" className="num relative w-12 shrink-0 text-12 text-text-faint" style={{ height }}>
        {yMarks.map(({ at, text }) => (
          <span key={text} className="absolute right-0 translate-y-1/2 leading-none" style={{ bottom: percent(at) }}>
            {text}
          </span>
        ))}
      </div>
    </figure>
  );
}

interface GrowthLegendProps {
  readonly value: string;
  readonly paid: string;
  readonly beside?: string;
}

/** The legend: which line is which. */
export function GrowthLegend({ value, paid, beside }: GrowthLegendProps) {
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-text-muted">
      <Key mark="bg-chart-1" text={value} />
      <Key mark="bg-chart-6" text={paid} />
      {beside && (
        <Key
          mark="bg-[linear-gradient(90deg,var(--chart-4)_5px,transparent_5px_8px,var(--chart-4)_8px)]"
          text={beside}
        />
      )}
    </span>
  );
}

const Key = ({ mark, text }: { readonly mark: string; readonly text: string }) => (
  <span className="inline-flex items-center gap-2">
    <span aria-hidden="true" className={cx('h-0.5 w-3 shrink-0', mark)} />
    {text}
  </span>
);
