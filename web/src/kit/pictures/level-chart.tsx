import type { ReactNode } from 'react';

/** A candle. Heights are shares of the picture, 0 at the lower edge. */
interface Candle {
  readonly at: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

interface LevelChartProps {
  readonly candles: readonly Candle[];
  /** The side of the order at each level; null for a level without one. */
  readonly levels: readonly { readonly at: number; readonly side: 'buy' | 'sell' | null; readonly key: number }[];
  /** The position of each trade. */
  readonly marks: readonly { readonly x: number; readonly y: number; readonly side: 'buy' | 'sell' }[];
  readonly yMarks: readonly { readonly at: number; readonly text: string }[];
  readonly xMarks: readonly { readonly at: number; readonly text: string }[];
  readonly last: { readonly at: number; readonly text: string } | null;
  /** What screen readers say instead of the picture. */
  readonly label: string;
  readonly height: number;
  /** A stretch of prices that is tinted. */
  readonly band?: { readonly from: number; readonly to: number } | undefined;
  /** What lies on the picture and can be moved; the axis begins 8 px to the right of it and is 72 px wide. */
  readonly children?: ReactNode;
}

const WIDTH = 640;
/** The width of a candle's body, as a share of the space for each candle. */
const BODY = 0.6;
/** Rounds to a tenth of a pixel, because more decimals only make the markup longer. */
const tenths = (pixels: number): number => Math.round(pixels * 10) / 10;
const percent = (share: number): string => `${tenths(share * 100)}%`;
const LEVEL_INK = { buy: 'var(--up)', sell: 'var(--down)' } as const;
/** Labels at the edge that are closer than this would overlap. */
const APART = 0.08;

/**
 * Prices over time, crossed by the levels of a grid. It stretches to fill its place; the circles are drawn above, so they
 * stay round.
 */
export function LevelChart(props: LevelChartProps) {
  const { candles, levels, marks, yMarks, xMarks, last, label, height, band, children } = props;
  const x = (at: number) => tenths(at * WIDTH);
  const y = (at: number) => tenths(height - at * height);
  const body = (WIDTH / Math.max(1, candles.length)) * BODY;
  return (
    <figure aria-label={label} className="flex min-w-0 gap-2">
      <div className="min-w-0 flex-1">
        <div className="relative" style={{ height }}>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${WIDTH} ${height}`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-hidden"
          >
            {band && (
              <rect
                width={WIDTH}
                y={y(band.to)}
                height={Math.max(0, tenths(y(band.from) - y(band.to)))}
                fill="var(--accent-soft)"
              />
            )}
            {levels.map(({ at, side, key }) => (
              <line
                key={key}
                x1="0"
                x2={WIDTH}
                y1={y(at)}
                y2={y(at)}
                stroke={side ? LEVEL_INK[side] : 'var(--line-strong)'}
                strokeOpacity={side ? 0.55 : 1}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {candles.map((candle) => {
              const isUp = candle.close >= candle.open;
              const ink = isUp ? 'var(--up)' : 'var(--down)';
              const [top, foot] = isUp ? [candle.close, candle.open] : [candle.open, candle.close];
              return (
                <g key={candle.at} fill={ink} stroke={ink}>
                  <line
                    x1={x(candle.at)}
                    x2={x(candle.at)}
                    y1={y(candle.high)}
                    y2={y(candle.low)}
                    vectorEffect="non-scaling-stroke"
                  />
                  <rect
                    x={tenths(x(candle.at) - body / 2)}
                    width={tenths(body)}
                    y={y(top)}
                    height={Math.max(1, tenths(y(foot) - y(top)))}
                    stroke="none"
                  />
                </g>
              );
            })}
            {last && (
              <line
                x1="0"
                x2={WIDTH}
                y1={y(last.at)}
                y2={y(last.at)}
                stroke="var(--text-muted)"
                strokeDasharray="4 3"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </svg>
          {marks.map(({ x: across, y: up, side }, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: two fills may stand at one place.
              key={index}
              aria-hidden="true"
              className={`absolute size-2 -translate-x-1/2 -translate-y-1/2 rounded-pill border-2 bg-surface ${side === 'buy' ? 'border-up' : 'border-down'}`}
              style={{ left: percent(across), top: y(up) }}
            />
          ))}
          {children}
        </div>
        <div aria-hidden="true" className="num relative mt-2 h-4 text-12 text-text-faint">
          {xMarks.map(({ at, text }) => (
            <span key={at} className="absolute -translate-x-1/2" style={{ left: percent(at) }}>
              {text}
            </span>
          ))}
        </div>
      </div>
      <div aria-hidden="true" className="num relative w-18 shrink-0 text-12 text-text-faint" style={{ height }}>
        {yMarks
          .filter(({ at }) => !last || Math.abs(last.at - at) > APART)
          .map(({ at, text }) => (
            <span key={at} className="absolute right-0 translate-y-1/2 leading-none" style={{ bottom: percent(at) }}>
              {text}
            </span>
          ))}
        {last && (
          <span
            className="absolute right-0 translate-y-1/2 rounded-badge bg-selected px-1 py-0.5 leading-none text-text"
            style={{ bottom: percent(last.at) }}
          >
            {last.text}
          </span>
        )}
      </div>
    </figure>
  );
}
