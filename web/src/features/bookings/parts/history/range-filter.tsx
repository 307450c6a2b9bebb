import { useDensity } from '../../../../kit/density.tsx';
import { Segment } from '../../../../kit/tabs.tsx';
import { useBookingsText } from '../../bookings-text.ts';
import { RANGES, type RangeName } from '../../rules/history-range.ts';
import { DayRange } from './day-range.tsx';
import { FilterMenu } from './filter-menu.tsx';
import type { HistoryFilter } from './history-filter.model.ts';

/** Chooses a preset range or two days. On h5 the days are on a line of their own, shown only when chosen. */
export function RangeFilter({ filter }: { readonly filter: HistoryFilter }) {
  const t = useBookingsText();
  const isTouch = useDensity() === 'touch';
  const { view, commands } = filter;
  const days = <DayRange from={view.fromDay} to={view.toDay} onChange={commands.setDays} />;
  if (isTouch) {
    return (
      <>
        <FilterMenu<RangeName>
          label={t('bookings.history.range')}
          value={view.range}
          options={RANGES.map((range) => ({ value: range, label: t(`bookings.history.${range}`) }))}
          onChange={(range) => range && commands.setRange(range)}
        />
        {view.range === 'custom' && <span className="order-last w-full">{days}</span>}
        {view.isRangeWrong && <RangeWrong />}
      </>
    );
  }
  const shown = RANGES.filter((range) => range !== 'custom' || view.range === 'custom');
  return (
    <>
      <Segment<RangeName>
        label={t('bookings.history.range')}
        value={view.range}
        onChange={commands.setRange}
        options={shown.map((range) => ({ value: range, label: t(`bookings.history.${range}`) }))}
      />
      {days}
      {view.isRangeWrong && <RangeWrong />}
    </>
  );
}

function RangeWrong() {
  const t = useBookingsText();
  return (
    <p role="alert" className="order-last w-full text-12 text-danger">
      {t('bookings.history.rangeWrong')}
    </p>
  );
}
