import { percentText, rateText } from '../../../lib/actions/percent.ts';
import { formatAmount } from '../../../lib/format.ts';
import { t } from '../../../lib/i18n.ts';
import type { EarnProduct } from '../api/products.ts';
import { previewOf } from './rates.ts';

type Rows = Parameters<typeof previewOf>[0];
interface Slice {
  readonly from: string | null;
  readonly upTo: string | null;
}

/** Which part of a principal a slice is. */
export function sliceText({ from, upTo }: Slice, asset: string): string {
  if (upTo === null)
    return from === null ? t('console.earn.all') : t('console.earn.above', { from: formatAmount(from), asset });
  return from === null
    ? t('console.earn.first', { amount: formatAmount(upTo), asset })
    : t('console.earn.between', { from: formatAmount(from), upTo: formatAmount(upTo), asset });
}

/** What people read of a product's rates, in one line: never the best rate without the slice that earns it. */
export function headline(rows: Rows, asset: string): string {
  const { best, slices } = previewOf(rows);
  if (slices.length === 1) return percentText(best.rateBps);
  return t('console.earn.best', { rate: percentText(best.rateBps), slice: sliceText(best, asset) });
}

/** The rate of 1,000 coins as a whole. */
export const thousandText = (rows: Rows): string => rateText(previewOf(rows).atThousand);

/** The kind with its days where it has a term. */
export const kindText = ({ kind, termDays }: Pick<EarnProduct, 'kind' | 'termDays'>): string =>
  termDays === 0
    ? t(`console.earn.kind.${kind}`)
    : `${t(`console.earn.kind.${kind}`)} · ${t('console.earn.days', { count: termDays })}`;
