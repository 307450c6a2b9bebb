import { Pager } from '../../../../kit/pager.tsx';
import { useWalletText } from '../../wallet-text.ts';
import type { HistoryFilter } from './history-filter.model.ts';

interface HistoryPagerProps {
  readonly filter: HistoryFilter;
  readonly count: number;
  readonly next: string | null;
}

/** How many there are on this page, and the way to older and newer ones. */
export function HistoryPager({ filter, count, next }: HistoryPagerProps) {
  const t = useWalletText();
  if (count === 0 && filter.view.isFirstPage) return null;
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-3 border-t border-line px-5">
      <span className="num text-12 text-text-faint">{t('wallet.history.shown', { count })}</span>
      <Pager
        label={t('wallet.history.pages')}
        backLabel={t('wallet.action.newer')}
        nextLabel={t('wallet.action.older')}
        onBack={filter.view.isFirstPage ? undefined : filter.commands.previous}
        onNext={next ? () => filter.commands.next(next) : undefined}
      />
    </div>
  );
}
