import type { messages } from '@bourse/i18n/en_US/launch.ts';
import type { messages as flash } from '@bourse/i18n/en_US/launch-flash.ts';
import type { messages as holding } from '@bourse/i18n/en_US/launch-holding.ts';
import type { messages as lottery } from '@bourse/i18n/en_US/launch-lottery.ts';
import type { messages as survey } from '@bourse/i18n/en_US/launch-survey.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../../lib/i18n.ts';

export type LaunchWords = typeof messages & typeof flash & typeof holding & typeof lottery & typeof survey;
const catalogs = import.meta.glob<{ messages: LaunchWords }>(
  '../../../../../i18n/*/{launch,launch-flash,launch-holding,launch-lottery,launch-survey}.ts',
);
const FILES = ['launch', 'launch-flash', 'launch-holding', 'launch-lottery', 'launch-survey'] as const;

/** What people read of Launch: the words themselves, so that a preview cannot say anything else; undefined until they are there. */
export function useLaunchWords(): LaunchWords | undefined {
  const locale = useLocale();
  return useQuery({
    queryKey: ['launch.words', locale],
    queryFn: async () => {
      const read = FILES.map((file) => catalogs[`../../../../../i18n/${locale}/${file}.ts`]!());
      return Object.assign({}, ...(await Promise.all(read)).map(({ messages }) => messages)) as LaunchWords;
    },
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
