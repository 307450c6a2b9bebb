import { formatAmount } from '@bourse/core/money/amount.ts';
import type { EarnProduct } from './queries/product.query.ts';

/** What staff set of a product, as it is read and as it is proposed; `scale` is that of its coin. */
export function termsOut(product: EarnProduct, scale: number) {
  const text = (minor: bigint): string => formatAmount(minor, scale);
  const orNull = (minor: bigint | null): string | null => (minor === null ? null : text(minor));
  return {
    id: product.id,
    asset: product.asset,
    kind: product.kind,
    termDays: product.termDays,
    min: text(product.minMinor),
    step: text(product.stepMinor),
    maxOrder: orNull(product.maxOrderMinor),
    maxPerson: orNull(product.maxPersonMinor),
    fixedAmount: orNull(product.fixedMinor),
    quota: text(product.quotaMinor),
    instantPool: text(product.instantMinor),
    canEndEarly: product.canEndEarly,
    canRenew: product.canRenew,
    kycMin: product.kycMin,
    vipMin: product.vipMin,
    isForNewPeople: product.isForNewPeople,
    source: product.source,
    startAtMs: product.startMs,
    endAtMs: product.endMs,
  };
}
