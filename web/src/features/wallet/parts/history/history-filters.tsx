import type { ReactNode } from 'react';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { Segment } from '../../../../kit/tabs.tsx';
import { RANGES, type RangeName } from '../../rules/history-range.ts';
import { useWalletText } from '../../wallet-text.ts';
import { FilterMenu } from './filter-menu.tsx';
import type { HistoryFilter } from './history-filter.model.ts';

interface HistoryFiltersProps {
  readonly filter: HistoryFilter;
  readonly coins: readonly string[];
  /** More filters of this list. */
  readonly children?: ReactNode;
}

/** How far back, from which day to which, and of which coin. */
export function HistoryFilters({ filter, coins, children }: HistoryFiltersProps) {
  const t = useWalletText();
  const isTouch = useDensity() === 'touch';
  const { view, commands } = filter;
  const labels = RANGES.filter((range) => range !== 'custom' || view.range === 'custom');
  return (
    <div
      data-room="wallet/parts/history"
      className={cx('flex flex-wrap items-center gap-3', isTouch ? 'px-4 py-3' : 'py-4')}
    >
      <div className="max-w-full overflow-x-auto">
        <Segment<RangeName>
          label={t('wallet.history.range')}
          value={view.range}
          onChange={commands.setRange}
          options={labels.map((range) => ({ value: range, label: t(`wallet.history.${range}`) }))}
        />
      </div>
      <span className="flex items-center gap-2">
        <Day label={t('wallet.history.from')} value={view.fromDay} onChange={(from) => commands.setDays({ from })} />
        <span aria-hidden="true" className="text-text-faint">
          –
        </span>
        <Day label={t('wallet.history.to')} value={view.toDay} onChange={(to) => commands.setDays({ to })} />
      </span>
      <span className={cx('flex flex-wrap items-center gap-2', !isTouch && 'ml-auto')}>
        <FilterMenu
          label={t('wallet.column.coin')}
          all={t('wallet.history.allCoins')}
          value={view.asset}
          options={coins.map((asset) => ({ value: asset, label: asset }))}
          onChange={(asset) => commands.set({ asset })}
        />
        {children}
      </span>
      {view.isRangeWrong && (
        <p role="alert" className="w-full text-12 text-danger">
          {t('wallet.history.rangeWrong')}
        </p>
      )}
    </div>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** The browser's own calendar: in the reader's language, with the reader's first day of the week, and no code of ours. */
function Day({ label, value, onChange }: DayProps) {
  return (
    <input
      type="date"
      aria-label={label}
      value={value}
      required
      onChange={(event) => event.currentTarget.value && onChange(event.currentTarget.value)}
      className="num h-9 min-w-0 rounded-control border border-line-strong bg-surface-field px-2.5 text-13"
    />
  );
}
