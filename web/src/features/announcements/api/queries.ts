import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { Locale } from '@bourse/i18n/locales.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';

const REFRESH_MS = 5 * MINUTE_MS;

/** What is announced, in a language: the server picks the words, so another language is another answer. */
export const currentQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['announcements.current', { locale }] as const,
    queryFn: ({ signal }) => call('announcements.current', {}, { signal, quiet: true }),
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
  });
