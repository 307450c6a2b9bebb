import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { useRates } from '../../api/queries.ts';
import { rateHistoryOf } from '../../rules/rate-history.ts';

/** The rates of a product over thirty days. */
export function useRateHistoryModel(product: string) {
  const nowMs = useServerNow();
  const query = useRates(product);
  return { query, nowMs, historyOf: (rows: Parameters<typeof rateHistoryOf>[0]) => rateHistoryOf(rows, nowMs) };
}
