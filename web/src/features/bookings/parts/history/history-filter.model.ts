import { RECORD_STATUSES } from '@bourse/core/wallet/record-status.ts';
import { useRef } from 'react';
import { serverNowMs } from '../../../../lib/calls/server-time.ts';
import { useQueryState } from '../../../../lib/links.ts';
import { dayOf, RANGES, type RangeName, rangeOf } from '../../rules/history-range.ts';
import { readSearch } from '../../rules/record-filter.ts';

const FIRST_RANGE: RangeName = '1m';
export const PAGE_SIZE = 20;

/** The filters of a history. They are kept in the URL, so that they can be linked and Back works. */
export function useHistoryFilter() {
  const [query, setQuery] = useQueryState();
  const depth = useRef(0);
  const name = RANGES.find((each) => each === query.get('range')) ?? FIRST_RANGE;
  const nowMs = serverNowMs();
  const chosen = rangeOf(name, nowMs, { from: query.get('from') ?? '', to: query.get('to') ?? '' });
  const range = chosen ?? rangeOf(FIRST_RANGE, nowMs, { from: '', to: '' });
  const before = query.get('before');
  const asset = query.get('asset');
  const fromDay = chosen ? dayOf(chosen.fromMs) : (query.get('from') ?? '');
  const toDay = chosen ? dayOf(chosen.toMs) : (query.get('to') ?? '');
  const status = RECORD_STATUSES.find((each) => each === query.get('status')) ?? null;
  const search = readSearch(query.get('search') ?? '');
  const input = {
    ...(asset && { asset }),
    fromMs: String(range?.fromMs ?? 0),
    // A range ends with its last moment, but the query's end is exclusive.
    toMs: String((range?.toMs ?? nowMs) + 1),
    ...(before && { before }),
    limit: String(PAGE_SIZE),
  };
  return {
    query,
    view: {
      range: name,
      fromDay,
      toDay,
      isRangeWrong: chosen === null,
      asset,
      status,
      search,
      isFirstPage: before === null,
    },
    /** The input for the query. */
    input,
    /** The input for a history of records, which also has a status and a search. */
    recordInput: { ...input, ...(status && { status }), ...(search && { search }) },
    commands: {
      setRange: (next: RangeName) =>
        setQuery(
          next === 'custom'
            ? { range: next, from: fromDay, to: toDay, before: null }
            : { range: next, from: null, to: null, before: null },
          false,
        ),
      setDays: (days: { from?: string; to?: string }) =>
        setQuery({ range: 'custom', from: fromDay, to: toDay, ...days, before: null }, false),
      set: (change: Readonly<Record<string, string | null>>) => setQuery({ ...change, before: null }, false),
      /** Typing replaces the history entry, so that Back does not step through single letters. */
      setSearch: (search: string | null) => setQuery({ search, before: null }),
      goToNext: (cursor: string) => {
        depth.current += 1;
        setQuery({ before: cursor }, false);
      },
      /** One page back if the person paged here; the first page if a link led into the middle. */
      goToPrevious: () => {
        if (depth.current === 0) return setQuery({ before: null }, false);
        depth.current -= 1;
        history.back();
      },
    },
  };
}
export type HistoryFilter = ReturnType<typeof useHistoryFilter>;
