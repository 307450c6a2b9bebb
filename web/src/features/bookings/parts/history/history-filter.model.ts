import { RECORD_STATUSES } from '@bourse/core/wallet/record-status.ts';
import { useRef } from 'react';
import { useQueryState } from '../../../../lib/links.ts';
import { serverNowMs } from '../../../../lib/server-time.ts';
import { dayOf, RANGES, type RangeName, rangeOf } from '../../rules/history-range.ts';
import { readSearch } from '../../rules/record-filter.ts';

const FIRST_RANGE: RangeName = '1m';
export const PAGE_SIZE = 20;

/** What a history shows: the URL says it, so that it can be linked and Back works. */
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
    // The range names its last moment, a question the first one behind.
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
    /** Ready to be sent along. */
    input,
    /** The same for a history of records, which can also be filtered by status and searched by number. */
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
      /** While somebody types, Back should not lead through the single letters. */
      setSearch: (search: string | null) => setQuery({ search, before: null }),
      goToNext: (cursor: string) => {
        depth.current += 1;
        setQuery({ before: cursor }, false);
      },
      /** One page back where the pages were walked here; the first page where a link led into the middle. */
      goToPrevious: () => {
        if (depth.current === 0) return setQuery({ before: null }, false);
        depth.current -= 1;
        history.back();
      },
    },
  };
}
export type HistoryFilter = ReturnType<typeof useHistoryFilter>;
