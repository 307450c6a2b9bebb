import { cx } from '../../../../kit/cx.ts';

export interface UnlockBar {
  readonly atMs: number;
  /** How much is unlocked together with all before, in hundredths of a percent and in words. */
  readonly sumBps: number;
  readonly sum: string;
  readonly isUnlocked: boolean;
}

/** Further bars are too narrow for words. */
const WORDED_MOST = 6;
/** A bar of the least height can still be seen. */
const LEAST_PERCENT = 2;
/** What the words above leave of the height. */
const BESIDE_WORDS = 0.75;

/** How what was bought becomes free, step by step: filled what is unlocked, pale what is still to come. A table says the same. */
export function UnlockBars({ bars }: { readonly bars: readonly UnlockBar[] }) {
  const areWorded = bars.length <= WORDED_MOST;
  return (
    <div aria-hidden="true" className="flex gap-1.5">
      {bars.map(({ atMs, sumBps, sum, isUnlocked }) => (
        <span key={atMs} className="flex h-20 max-w-40 min-w-0 flex-1 flex-col justify-end gap-1">
          {areWorded && <span className="num truncate text-12 text-text-muted">{sum}</span>}
          <span
            className={cx('rounded-badge border border-accent', isUnlocked ? 'bg-accent' : 'bg-accent-soft')}
            style={{ height: `${Math.max(sumBps / 100, LEAST_PERCENT) * (areWorded ? BESIDE_WORDS : 1)}%` }}
          />
        </span>
      ))}
    </div>
  );
}
