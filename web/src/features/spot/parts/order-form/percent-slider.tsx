import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';

interface PercentSliderProps {
  readonly label: string;
  readonly percent: number;
  readonly maxLabel: string;
  readonly disabled: boolean;
  readonly onChange: (percent: number) => void;
}

const MARKS = [0, 25, 50, 75, 100] as const;
/** How close to a mark, in percent, the slider snaps to it. */
const SNAP = 3;

const snapped = (percent: number): number => MARKS.find((mark) => Math.abs(mark - percent) <= SNAP) ?? percent;

/** A slider for a share of the balance, with five marks. The browser's own slider lies invisibly on top and handles keys. */
export function PercentSlider({ label, percent, maxLabel, disabled, onChange }: PercentSliderProps) {
  const isTouch = useDensity() === 'touch';
  return (
    <div className={cx(disabled && 'opacity-50')}>
      <div className={cx('relative mx-2 flex items-center', isTouch ? 'h-9' : 'h-6')}>
        <span className="absolute inset-x-0 h-1 rounded-pill bg-hover" />
        <span className="absolute left-0 h-1 rounded-pill bg-text-muted" style={{ width: `${percent}%` }} />
        {MARKS.map((mark) => (
          <span
            key={mark}
            className={cx(
              'absolute size-2 -translate-x-1/2 rotate-45 border bg-surface',
              mark <= percent ? 'border-text-muted' : 'border-line-strong',
            )}
            style={{ left: `${mark}%` }}
          />
        ))}
        <span
          className={cx(
            'absolute -translate-x-1/2 rounded-pill border-2 border-line-strong bg-text',
            isTouch ? 'size-[18px]' : 'size-4',
          )}
          style={{ left: `${percent}%` }}
        />
        <input
          type="range"
          min={0}
          max={100}
          step={1}
          value={percent}
          disabled={disabled}
          aria-label={label}
          aria-valuetext={`${percent}%`}
          className="absolute -inset-x-2 inset-y-0 w-[calc(100%+16px)] cursor-pointer opacity-0"
          onChange={(event) => onChange(snapped(Number(event.currentTarget.value)))}
          onKeyDown={(event) => {
            const to = { PageUp: percent + 25, PageDown: percent - 25 }[event.key];
            if (to === undefined) return;
            event.preventDefault();
            onChange(Math.min(100, Math.max(0, Math.round(to / 25) * 25)));
          }}
        />
      </div>
      {!isTouch && (
        <div className="num mt-0.5 flex justify-between text-12 text-text-faint">
          {MARKS.map((mark) => (
            <button
              key={mark}
              type="button"
              tabIndex={-1}
              disabled={disabled}
              className="min-w-4 hover:text-text"
              onClick={() => onChange(mark)}
            >
              {mark === 100 ? maxLabel : mark}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
