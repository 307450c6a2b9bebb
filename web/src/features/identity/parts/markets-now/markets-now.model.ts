import { useQuery } from '@tanstack/react-query';
import { ratesQuery } from '../../../../lib/rates.ts';

/** The index prices, beside the log-in form. */
export const useMarketsNow = () => useQuery(ratesQuery());
