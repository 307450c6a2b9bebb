import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../lib/query.ts';

/** The catalog rarely changes, so a minute-old one will do; the server refuses what no longer holds. */
const STALE_MS = MINUTE_MS;

export const useCoins = () => useQuery(endpointQuery('assets.coins', {}, { staleTime: STALE_MS }));
