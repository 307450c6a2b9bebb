import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { Locale } from '@bourse/i18n/locales.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';

const REFRESH_MS = 5 * MINUTE_MS;

/** The current announcements. The server picks the texts by language, so the language is part of the key. */
export const currentQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['announcements.current', { locale }] as const,
    queryFn: ({ signal }) => call('announcements.current', {}, { signal, quiet: true }),
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
  });
