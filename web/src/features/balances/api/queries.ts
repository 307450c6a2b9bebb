import { useQuery } from '@tanstack/react-query';
import { ratesQuery } from '../../../lib/rates.ts';

/** The index prices, for what the answers about balances do not say: how old a price is. */
export const usePrices = () => useQuery(ratesQuery());
