import type { ReactNode } from 'react';
import { useDensity } from '../../../../kit/density.tsx';
import { Segment } from '../../../../kit/tabs.tsx';
import { RANGES, type RangeName } from '../../rules/history-range.ts';
import { useWalletText } from '../../wallet-text.ts';
import { DayRange } from './day-range.tsx';
import { FilterMenu } from './filter-menu.tsx';
import type { HistoryFilter } from './history-filter.model.ts';

interface HistoryFiltersProps {
  readonly filter: HistoryFilter;
  readonly coins: readonly string[];
  /** More filters of this list. */
  readonly children?: ReactNode;
}

/** How far back, from which day to which, and of which coin. */
export function HistoryFilters(props: HistoryFiltersProps) {
  const isTouch = useDensity() === 'touch';
  return isTouch ? <TouchFilters {...props} /> : <WideFilters {...props} />;
}

function WideFilters({ filter, coins, children }: HistoryFiltersProps) {
  const t = useWalletText();
  const { view, commands } = filter;
  const labels = RANGES.filter((range) => range !== 'custom' || view.range === 'custom');
  return (
    <div data-room="wallet/parts/history" className="flex flex-wrap items-center gap-3 py-4">
      <Segment<RangeName>
        label={t('wallet.history.range')}
        value={view.range}
        onChange={commands.setRange}
        options={labels.map((range) => ({ value: range, label: t(`wallet.history.${range}`) }))}
      />
      <DayRange from={view.fromDay} to={view.toDay} onChange={commands.setDays} />
      <span className="ml-auto flex flex-wrap items-center gap-2">
        <CoinFilter filter={filter} coins={coins} />
        {children}
      </span>
      {view.isRangeWrong && <RangeWrong />}
    </div>
  );
}

/** One row; the days stand below it only where a person chooses them. */
function TouchFilters({ filter, coins, children }: HistoryFiltersProps) {
  const t = useWalletText();
  const { view, commands } = filter;
  return (
    <div data-room="wallet/parts/history" className="flex flex-wrap items-center gap-2 px-4 py-3">
      <FilterMenu<RangeName>
        label={t('wallet.history.range')}
        value={view.range}
        options={RANGES.map((range) => ({ value: range, label: t(`wallet.history.${range}`) }))}
        onChange={(range) => range && commands.setRange(range)}
      />
      <CoinFilter filter={filter} coins={coins} />
      {children}
      {view.range === 'custom' && (
        <span className="w-full">
          <DayRange from={view.fromDay} to={view.toDay} onChange={commands.setDays} />
        </span>
      )}
      {view.isRangeWrong && <RangeWrong />}
    </div>
  );
}

function CoinFilter({ filter, coins }: HistoryFiltersProps) {
  const t = useWalletText();
  return (
    <FilterMenu
      label={t('wallet.column.coin')}
      all={t('wallet.history.allCoins')}
      value={filter.view.asset}
      options={coins.map((asset) => ({ value: asset, label: asset }))}
      onChange={(asset) => filter.commands.set({ asset })}
    />
  );
}

function RangeWrong() {
  const t = useWalletText();
  return (
    <p role="alert" className="w-full text-12 text-danger">
      {t('wallet.history.rangeWrong')}
    </p>
  );
}
