import { useState } from 'react';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { writeBusinessTime } from '../../../../lib/time/business-time.ts';
import { serverNowMs } from '../../../../lib/time/clock.ts';
import { type EarnProduct, useSetProduct } from '../../api/products.ts';
import { fieldsOf, inputOf, NEW_TERMS, readTerm, type TermName, type Terms, termsOf } from '../../rules/terms.ts';

/** What the terms are of: a product that is there, or a new one. */
export interface WantedTerms {
  readonly product: EarnProduct | null;
}

/** Asking for a new product, or for other terms of one. */
export function useTermsModel() {
  const [terms, setTerms] = useState<Terms>(NEW_TERMS);
  const asking = useSetProduct();
  const input = inputOf(terms);
  const act = useReasonedAction<WantedTerms>(
    async (_, reason) => input && asking.mutateAsync({ ...input, reason }),
    () => t('console.asked'),
  );
  return {
    terms,
    fields: fieldsOf(terms, act.wanted?.product === null),
    isGood: input !== null,
    /** True for what was typed and cannot be read. */
    isWrong: (name: TermName) => terms[name] !== '' && readTerm(name, terms[name]) === null,
    set: (name: TermName, text: string) => setTerms((old) => ({ ...old, [name]: text })),
    act,
    start: (product: EarnProduct | null) => {
      setTerms(product ? termsOf(product) : { ...NEW_TERMS, startAtMs: writeBusinessTime(serverNowMs()) });
      act.start({ product });
    },
  } as const;
}
