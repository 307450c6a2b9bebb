import { useQuery } from '@tanstack/react-query';
import type { AskedAction } from '../../../../lib/products.ts';
import { type EarnProduct, productsQuery } from '../../api/products.ts';
import { readRow, type SentRow } from '../../rules/rate-rows.ts';
import { NEW_TERMS, type Terms, termsAsked, termsOf } from '../../rules/terms.ts';

const SUBJECT = 'earn:';

type Asked =
  | { readonly what: 'terms'; readonly terms: Terms; readonly sold: string }
  | { readonly what: 'rates'; readonly rows: readonly SentRow[]; readonly product: EarnProduct };

/** What of Earn would be as an action asks for it; null for what is not about that, or is not known yet. */
export function useAskedModel({ kind, subject, after }: AskedAction): Asked | null {
  const isTerms = kind === 'staffEarn.setProduct';
  const isRates = kind === 'staffEarn.setRates';
  const products = useQuery({ ...productsQuery, enabled: isTerms || isRates });
  if (!products.data) return null;
  const product = products.data.rows.find(({ id }) => `${SUBJECT}${id}` === subject);
  if (isTerms) {
    const terms = termsAsked(product ? termsOf(product) : NEW_TERMS, after);
    return { what: 'terms', terms, sold: product?.sold ?? '0' };
  }
  if (!product || !Array.isArray(after.rows)) return null;
  const rows = after.rows.map((row) => readRow(String(row)));
  return rows.length > 0 && rows.every((row) => row !== null) ? { what: 'rates', rows, product } : null;
}
