import { useState } from 'react';
import { cx } from '../../../../kit/cx.ts';
import { useDensity } from '../../../../kit/density.tsx';
import { SearchBox } from '../../../balances/public.ts';
import { useBookingsText } from '../../bookings-text.ts';
import { readSearch } from '../../rules/record-filter.ts';
import type { HistoryFilter } from './history-filter.model.ts';

interface RecordSearchProps {
  readonly filter: HistoryFilter;
  /** What records of this list can be found by. */
  readonly label: string;
}

/** Finds a record by number, transaction or address, once enough is typed. */
export function RecordSearch({ filter, label }: RecordSearchProps) {
  const t = useBookingsText();
  const isTouch = useDensity() === 'touch';
  const asked = filter.view.search ?? '';
  const [typed, setTyped] = useState(asked);
  const [lastAsked, setLastAsked] = useState(asked);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    // The URL changed by Back or by clearing the filters, and not by typing here.
    if (asked !== (readSearch(typed) ?? '')) setTyped(asked);
  }
  const change = (text: string) => {
    setTyped(text);
    filter.commands.setSearch(readSearch(text));
  };
  const isShort = typed.trim() !== '' && readSearch(typed) === null;
  return (
    <span className={cx(isTouch ? 'order-last w-full' : 'w-32 max-w-60 shrink-0 grow', 'relative flex flex-col')}>
      <SearchBox value={typed} onChange={change} label={label} />
      {isShort && (
        <span
          role="status"
          className={cx(!isTouch && 'absolute top-full right-0 w-max', 'pt-1 text-12 text-text-muted')}
        >
          {t('bookings.history.searchShort')}
        </span>
      )}
    </span>
  );
}
