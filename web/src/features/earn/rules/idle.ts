import { hasReward } from '@bourse/core/earn/product.ts';
import { addedRate } from '@bourse/core/earn/rate.ts';
import { formatAmount, readAmount } from '@bourse/core/money/amount.ts';
import type { Offer, Order } from '../api/queries.ts';
import { bpsText, isFlexible, mostMinor, termsOf, tiersOf } from './offer.ts';
import { counts } from './order.ts';

export interface IdleWish {
  readonly asset: string;
  /** What lies free, decimal text. */
  readonly available: string;
  /** Of the identity: 0 to 2. */
  readonly kycLevel: number;
  readonly vipLevel: number;
  /** What the person has in Earn. */
  readonly orders: readonly Pick<Order, 'productId' | 'principal' | 'state'>[];
}

/** What coins that lie free would earn. */
export interface IdleOffer {
  readonly offer: Offer;
  /** How much of them the product takes. */
  readonly amount: string;
  /** Of that amount, added to what is there: never the rate of a slice that it does not reach. */
  readonly rate: string;
}

/**
 * The product that pays most for what lies free, among those from which it can be taken back at any time; one with a term only
 * where there is no other. Products that the person may not buy, and those whose second coin cannot be summed, are left out.
 *
 * @returns  null where no product takes the amount
 */
export function idleOfferOf(offers: readonly Offer[], wish: IdleWish): IdleOffer | null {
  const found = offers.flatMap((offer) => {
    const judged = judge(offer, wish);
    return judged ? [{ ...judged, isFlexible: isFlexible(offer) }] : [];
  });
  const [best] = found.toSorted((a, b) => {
    if (a.isFlexible !== b.isFlexible) return a.isFlexible ? -1 : 1;
    return a.rateBps < b.rateBps ? 1 : a.rateBps > b.rateBps ? -1 : 0;
  });
  return best ? { offer: best.offer, amount: best.amount, rate: bpsText(best.rateBps) } : null;
}

function judge(offer: Offer, { asset, available, kycLevel, vipLevel, orders }: IdleWish) {
  const isAllowed = offer.kycMin <= kycLevel && offer.vipMin <= vipLevel && !offer.isForNewPeople;
  if (offer.asset !== asset || offer.status !== 'IN_PROGRESS' || hasReward(offer.kind) || !isAllowed) return null;
  const own = orders.find((order) => order.productId === offer.id && counts(order));
  if (own && !isFlexible(offer)) return null;
  const minor = (text: string) => readAmount(text, offer.ledgerScale);
  const terms = termsOf(offer);
  const heldMinor = own ? minor(own.principal) : 0n;
  const most = mostMinor(terms, minor(available), heldMinor);
  const isRest = most === terms.quotaMinor - terms.soldMinor;
  if (most <= 0n || (most < terms.minMinor && !isRest)) return null;
  const rateBps = addedRate(heldMinor, most, tiersOf(offer), 2);
  return rateBps > 0n ? { offer, amount: formatAmount(most, offer.ledgerScale), rateBps } : null;
}
