import { languageTag } from '@bourse/i18n/locales.ts';
import { useQuery } from '@tanstack/react-query';
import { formatAge, formatTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/i18n.ts';
import { useNowMs } from '../../../../lib/time/clock.ts';
import { lastRunQuery } from '../../api/books.ts';
import { ledgerState } from '../../rules/ledger-state.ts';

/** Whether the books balanced in the last comparison, and when that was. Null until it is known. */
export function useLedgerStateModel() {
  const { data } = useQuery(lastRunQuery);
  const nowMs = useNowMs();
  const locale = useLocale();
  if (!data) return null;
  const { last } = data;
  return {
    state: ledgerState(last, nowMs),
    differences: last?.differences ?? 0,
    age: last && formatAge(nowMs - last.endedAtMs, languageTag(locale)),
    at: last && formatTime(last.endedAtMs),
  };
}
