import { useId } from 'react';

/** Rounds to a tenth of a pixel, because more decimals only make the markup longer. */
const tenths = (pixels: number): number => Math.round(pixels * 10) / 10;

export const CHART_COLORS = [1, 2, 3, 4, 5, 6].map((step) => `var(--chart-${step})`);

interface Slice {
  readonly key: string;
  /** In any unit; only the proportions count. */
  readonly weight: number;
}

interface DonutProps {
  readonly slices: readonly Slice[];
  readonly size?: number;
  /** What screen readers say instead of the picture; the numbers belong in a legend beside it. */
  readonly label: string;
  readonly caption?: string;
  readonly figure?: string;
}

const RING = 14;
const GAP = 2.5;

/** Shares of a whole as a ring. Its legend has the data. */
export function Donut({ slices, size = 116, label, caption, figure }: DonutProps) {
  const radius = (size - RING) / 2;
  const around = 2 * Math.PI * radius;
  const whole = slices.reduce((sum, slice) => sum + slice.weight, 0);
  const gap = slices.length > 1 ? GAP : 0;
  let turned = 0;
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${size} ${size}`} className="shrink-0">
      <circle
        cx={size / 2}
        cy={size / 2}
        r={radius}
        fill="none"
        stroke="var(--hover)"
        strokeWidth={whole > 0 ? 0 : RING}
      />
      {whole > 0 &&
        slices.map((slice, index) => {
          const length = (slice.weight / whole) * around;
          const offset = turned;
          turned += length;
          return (
            <circle
              key={slice.key}
              cx={size / 2}
              cy={size / 2}
              r={radius}
              fill="none"
              stroke={CHART_COLORS[Math.min(index, CHART_COLORS.length - 1)]}
              strokeWidth={RING}
              strokeDasharray={`${Math.max(length - gap, 1)} ${around}`}
              strokeDashoffset={-offset}
              transform={`rotate(-90 ${size / 2} ${size / 2})`}
            />
          );
        })}
      {caption && (
        <text x="50%" y="42%" textAnchor="middle" className="fill-text-faint text-12">
          {caption}
        </text>
      )}
      {figure && (
        <text x="50%" y="60%" textAnchor="middle" className="num fill-text text-20 font-semibold">
          {figure}
        </text>
      )}
    </svg>
  );
}

interface TrendProps {
  /** Oldest first. */
  readonly points: readonly number[];
  /** What screen readers say instead of the picture. */
  readonly label: string;
  readonly width?: number;
  readonly height?: number;
  /** Labels of the horizontal lines, the top one first; without labels there are no lines. */
  readonly yLabels?: readonly string[];
  readonly xLabels?: readonly string[];
  readonly color?: string;
  readonly fills?: boolean;
  /** The values at the lower and upper edge; by default the least and greatest point. */
  readonly bounds?: { readonly low: number; readonly high: number };
}

const PAD_Y = 6;

/** A line over time, with a muted area below it. It stretches to fill its place, but the line keeps its width. */
export function TrendLine(props: TrendProps) {
  const { points, label, width = 320, height = 112, yLabels, xLabels, color = 'var(--chart-1)', fills = true } = props;
  const fill = useId();
  const low = props.bounds?.low ?? Math.min(...points);
  const range = (props.bounds?.high ?? Math.max(...points)) - low || 1;
  const x = (index: number) => (points.length > 1 ? (index / (points.length - 1)) * width : width);
  const y = (value: number) => height - PAD_Y - ((value - low) / range) * (height - 2 * PAD_Y);
  const path = points.map((value, index) => `${index ? 'L' : 'M'}${tenths(x(index))} ${tenths(y(value))}`).join('');
  const last = points.at(-1) ?? 0;
  return (
    <figure aria-label={label} className="flex min-w-0 flex-col gap-2">
      <div className="flex gap-2">
        <div className="relative min-w-0 flex-1" style={{ height }}>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            className="absolute inset-0 h-full w-full overflow-visible"
          >
            <defs>
              <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" stopColor={color} stopOpacity="0.22" />
                <stop offset="1" stopColor={color} stopOpacity="0" />
              </linearGradient>
            </defs>
            {yLabels?.map((text, index) => {
              const at = PAD_Y + (index / Math.max(yLabels.length - 1, 1)) * (height - 2 * PAD_Y);
              return (
                <line
                  key={text}
                  x1="0"
                  x2={width}
                  y1={at}
                  y2={at}
                  stroke="var(--chart-grid)"
                  vectorEffect="non-scaling-stroke"
                />
              );
            })}
            {fills && points.length > 1 && (
              <path d={`${path}L${width} ${height}L0 ${height}Z`} fill={`url(#${fill})`} />
            )}
            <path
              d={path}
              fill="none"
              stroke={color}
              strokeWidth="1.75"
              strokeLinejoin="round"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {points.length > 0 && (
            <span
              aria-hidden="true"
              className="absolute right-0 size-1.5 translate-x-1/2 -translate-y-1/2 rounded-pill"
              style={{ top: y(last), backgroundColor: color }}
            />
          )}
        </div>
        {yLabels && (
          <div
            aria-hidden="true"
            className="num flex flex-col justify-between pl-1 text-12 text-text-faint"
            style={{ height }}
          >
            {yLabels.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </div>
        )}
      </div>
      {xLabels && (
        <div aria-hidden="true" className="num flex justify-between pr-10 text-12 text-text-faint">
          {xLabels.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </div>
      )}
    </figure>
  );
}
