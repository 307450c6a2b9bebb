import { useQuery } from '@tanstack/react-query';
import { stateOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { useNowMs } from '../../../../lib/time/clock.ts';
import { productsQuery } from '../../api/products.ts';
import { useFundModel } from '../../parts/fund/fund.model.ts';
import { useRatesModel } from '../../parts/rates/rates.model.ts';
import { useTermsModel } from '../../parts/terms/terms.model.ts';
import { mostUrgentFirst } from '../../rules/cover.ts';

/** Every product of Earn with what covers its interest, and what staff ask for about it. */
export function useProductsModel() {
  const products = useQuery(productsQuery);
  const nowMs = useNowMs();
  return {
    view: {
      state: stateOf(products),
      rows: mostUrgentFirst(products.data?.rows ?? [], nowMs),
      nowMs,
      maySet: useIsOneOf(['product']),
      mayFund: useIsOneOf(['finance']),
    },
    retry: () => void products.refetch(),
    terms: useTermsModel(),
    rates: useRatesModel(),
    fund: useFundModel(),
  } as const;
}
