import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../lib/query.ts';

/** The catalog changes rarely; a minute-old one is good, and the server refuses what has changed since. */
const STALE_MS = MINUTE_MS;

export const useCoins = () => useQuery(endpointQuery('assets.coins', {}, { staleTime: STALE_MS }));
