interface LineChartProps {
  /** Shares of the picture: 0 at the left or lower edge, 1 at the opposite one. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** The first value, drawn as a muted horizontal line. */
  readonly base: number;
  /** Labels: the highest and lowest value beside the drawing, the first and last moment below it. */
  readonly top: string;
  readonly foot: string;
  readonly from: string;
  readonly to: string;
  /** What screen readers say instead of the picture. */
  readonly label: string;
  readonly height: number;
}

const WIDTH = 640;
/** Rounds to a tenth of a pixel, because more decimals only make the markup longer. */
const tenths = (pixels: number): number => Math.round(pixels * 10) / 10;

/** A value over time, compared with its first value. It stretches to fill its place. */
export function LineChart({ points, base, top, foot, from, to, label, height }: LineChartProps) {
  const path = points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${tenths(x * WIDTH)} ${tenths(height - y * height)}`);
  const level = tenths(height - base * height);
  return (
    <figure aria-label={label} className="flex min-w-0 gap-2">
      <div className="min-w-0 flex-1">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${WIDTH} ${height}`}
          preserveAspectRatio="none"
          className="block w-full"
          style={{ height }}
        >
          <line
            x1="0"
            x2={WIDTH}
            y1={level}
            y2={level}
            stroke="var(--line-strong)"
            strokeDasharray="4 3"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={path.join('')}
            fill="none"
            stroke="var(--chart-1)"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div aria-hidden="true" className="num mt-2 flex justify-between text-12 text-text-faint">
          <span>{from}</span>
          <span>{to}</span>
        </div>
      </div>
      <div
        aria-hidden="true"
        className="num flex w-14 shrink-0 flex-col justify-between text-right text-12 text-text-faint"
        style={{ height }}
      >
        <span>{top}</span>
        <span>{foot}</span>
      </div>
    </figure>
  );
}
