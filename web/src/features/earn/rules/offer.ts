import { hasReward, hasTerm } from '@bourse/core/earn/product.ts';
import { bestTier, type Tier } from '@bourse/core/earn/rate.ts';
import type { OrderTerms } from '@bourse/core/earn/subscribe.ts';
import { formatAmount, formatFixed, readAmount } from '@bourse/core/money/amount.ts';
import type { Offer } from '../api/queries.ts';

/** The kinds as a person chooses between them. */
export const FILTERS = ['all', 'FLEX', 'FIXED', 'HYBRID', 'TIERED'] as const;
export type Filter = (typeof FILTERS)[number];
export const filterOf = (text: string | null): Filter => FILTERS.find((each) => each === text) ?? 'all';

/** Hundredths of a percent as a person reads them. */
export const bpsText = (bps: number | bigint): string => `${formatFixed(BigInt(bps), 2, 2)}%`;

export const tiersOf = ({ tiers, ledgerScale }: Pick<Offer, 'tiers' | 'ledgerScale'>): readonly Tier[] =>
  tiers.map(({ upTo, rateBps }) => ({ upToMinor: upTo === null ? null : readAmount(upTo, ledgerScale), rateBps }));

/** The highest rate, and the slice that earns it, in coins; both bounds are null where the whole amount does. */
export interface Headline {
  readonly rateBps: number;
  readonly from: string | null;
  readonly upTo: string | null;
}
export function headlineOf(offer: Pick<Offer, 'tiers' | 'ledgerScale'>): Headline {
  const { rateBps, slice } = bestTier(tiersOf(offer));
  const text = (minor: bigint) => formatAmount(minor, offer.ledgerScale);
  return {
    rateBps,
    from: slice.fromMinor === 0n ? null : text(slice.fromMinor),
    upTo: slice.upToMinor === null ? null : text(slice.upToMinor),
  };
}

const isKind = ({ kind }: Offer, filter: Filter): boolean => {
  if (filter === 'all') return true;
  return filter === 'HYBRID' ? hasReward(kind) : kind === filter;
};

/** The rate by which an offer is compared: a hybrid has none, because its two coins are not summed. */
export const comparedRate = ({ kind, rateAtThousand }: Offer): string | null =>
  hasReward(kind) ? null : rateAtThousand;

const RATE_SCALE = 4;
const sortKey = (offer: Offer): bigint => {
  const rate = comparedRate(offer);
  return rate === null ? -1n : readAmount(rate, RATE_SCALE);
};

/** What is shown: of a kind, of a coin that was searched for, of one's own coins; by what 1,000 USDT would earn. */
export function shownOffers(
  offers: readonly Offer[],
  {
    filter,
    search,
    own,
  }: { readonly filter: Filter; readonly search: string; readonly own: ReadonlySet<string> | null },
): readonly Offer[] {
  const wanted = search.trim().toLowerCase();
  // By its beginning: “eth” is no search for Tether.
  const matches = (text: string) => text.toLowerCase().startsWith(wanted);
  return offers
    .filter((offer) => isKind(offer, filter) && (own === null || own.has(offer.asset)))
    .filter(({ asset, coinName }) => matches(asset) || matches(coinName))
    .toSorted((a, b) => {
      const difference = sortKey(b) - sortKey(a);
      return difference > 0n ? 1 : difference < 0n ? -1 : a.id < b.id ? -1 : 1;
    });
}

/** The rates that somebody has seen, as they are sent: an order that would earn less is refused. */
export const seenOf = ({ ratesFromMs, reward }: Pick<Offer, 'ratesFromMs' | 'reward'>) => ({
  ratesSeenMs: String(ratesFromMs),
  ...(reward && { rewardSeenBps: String(reward.endedAtMs === null ? reward.rateBps : 0) }),
});

/** An offer as the core judges orders of it. */
export function termsOf(offer: Offer): OrderTerms {
  const minor = (text: string) => readAmount(text, offer.ledgerScale);
  const orNull = (text: string | null) => (text === null ? null : minor(text));
  const quotaMinor = minor(offer.quota);
  return {
    kind: offer.kind,
    startMs: offer.startAtMs,
    endMs: offer.endAtMs,
    quotaMinor,
    soldMinor: quotaMinor - minor(offer.remaining),
    minMinor: minor(offer.min),
    stepMinor: minor(offer.step),
    maxOrderMinor: orNull(offer.maxOrder),
    maxPersonMinor: orNull(offer.maxPerson),
    fixedMinor: orNull(offer.fixedAmount),
    kycMin: offer.kycMin,
    vipMin: offer.vipMin,
    isForNewPeople: offer.isForNewPeople,
  };
}

/**
 * The most that can be put in now.
 *
 * @returns  minor units on the step, or the whole rest of the product; zero where nothing can
 */
export function mostMinor(terms: OrderTerms, availableMinor: bigint, heldMinor: bigint): bigint {
  const left = terms.quotaMinor - terms.soldMinor;
  const room = terms.maxPersonMinor === null ? null : terms.maxPersonMinor - heldMinor;
  const bounds = [availableMinor, left, terms.maxOrderMinor, room].filter((each) => each !== null);
  const most = bounds.reduce((least, each) => (each < least ? each : least));
  if (most <= 0n) return 0n;
  if (terms.fixedMinor !== null) return terms.fixedMinor <= most ? terms.fixedMinor : 0n;
  if (most === left && left < terms.minMinor) return most;
  return most - (most % terms.stepMinor);
}

export const isFlexible = ({ kind }: Pick<Offer, 'kind'>): boolean => !hasTerm(kind);
