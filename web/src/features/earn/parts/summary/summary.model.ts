import { addText } from '../../../balances/public.ts';
import { useSummary } from '../../api/queries.ts';

const sum = (values: readonly (string | null)[]): string => addText(...values.filter((each) => each !== null));

/** What a person has in Earn: by coin to the unit, and estimated in USDT. */
export function useSummaryModel() {
  const query = useSummary();
  const coins = query.data?.coins ?? [];
  return {
    query,
    view: {
      coins,
      held: sum(coins.map(({ valueUsdt }) => valueUsdt)),
      yesterday: sum(coins.map(({ yesterdayUsdt }) => yesterdayUsdt)),
      total: sum(coins.map(({ totalUsdt }) => totalUsdt)),
      sinceMs: query.data?.sinceMs ?? null,
      nextCreditMs: query.data?.nextCreditMs ?? null,
    },
  };
}
export type Summary = ReturnType<typeof useSummaryModel>['view'];
