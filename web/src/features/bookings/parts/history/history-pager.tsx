import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Pager } from '../../../../kit/pager.tsx';
import { useBookingsText } from '../../bookings-text.ts';
import type { HistoryFilter } from './history-filter.model.ts';

interface HistoryPagerProps {
  readonly filter: HistoryFilter;
  readonly count: number;
  readonly next: string | null;
}

/** The number of rows (in all, or on this page), and buttons to older and newer pages. */
export function HistoryPager({ filter, count, next }: HistoryPagerProps) {
  const t = useBookingsText();
  const isTouch = useDensity() === 'touch';
  const { isFirstPage } = filter.view;
  if (count === 0 && isFirstPage) return null;
  const isOnly = isFirstPage && next === null;
  return (
    <div
      className={cx(
        'flex min-h-14 flex-wrap items-center justify-between gap-3 border-t border-line',
        isTouch ? 'px-4' : 'px-5',
      )}
    >
      <span className="num text-12 text-text-faint">
        {isOnly ? t('bookings.history.shown', { count }) : t('bookings.history.onPage', { count })}
      </span>
      {!isOnly && (
        <Pager
          label={t('bookings.history.pages')}
          backLabel={t('balances.action.newer')}
          nextLabel={t('balances.action.older')}
          onBack={isFirstPage ? undefined : filter.commands.goToPrevious}
          onNext={next ? () => filter.commands.goToNext(next) : undefined}
        />
      )}
    </div>
  );
}
