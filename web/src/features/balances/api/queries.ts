import { useQuery } from '@tanstack/react-query';
import { ratesQuery } from '../../../lib/rates.ts';

/** The index prices, which also tell how old a price is; answers about balances do not. */
export const usePrices = () => useQuery(ratesQuery());
