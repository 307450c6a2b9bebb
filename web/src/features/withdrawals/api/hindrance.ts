import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../../lib/locale.ts';
import type { Hindrance } from '../rules/withdraw-info.ts';

/** The sentence for what keeps a coin from leaving; null where nothing does. */
export function useHindranceSentence(hindrance: Hindrance | null): string | null {
  const locale = useLocale();
  const sentence = useQuery({
    queryKey: ['withdrawals.hindrance', locale, hindrance],
    queryFn: async () => {
      if (!hindrance) return null;
      const { sentenceOf } = await import('../../../lib/calls/refusals.ts');
      return sentenceOf(locale, 'withdrawals', hindrance.code, hindrance.details);
    },
    enabled: hindrance !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return hindrance ? (sentence.data ?? null) : null;
}
