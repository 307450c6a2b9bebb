import { mulDiv } from '../money/round.ts';

const BPS = 10_000n;

/** What a token of a round costs. Nothing here is rounded: only what is paid is. */
export interface RoundPrice {
  /** The base price of one whole token in the paying coin: `baseUnits` / 10^`baseScale`, above zero. */
  readonly baseUnits: bigint;
  readonly baseScale: number;
  /** The project's discount, hundredths of a percent, 0 to 9,999. */
  readonly discountBps: number;
}

/** An exact fraction of whole coins. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The price for everybody: base price less the project's discount, whole coins for a whole token. */
export const limitedPrice = ({ baseUnits, baseScale, discountBps }: RoundPrice): Fraction => ({
  numerator: baseUnits * (BPS - BigInt(discountBps)),
  denominator: 10n ** BigInt(baseScale) * BPS,
});

/** Tokens for one whole coin that is paid: 1 / the limited price. */
export const exchangeRatio = (price: RoundPrice): Fraction => {
  const { numerator, denominator } = limitedPrice(price);
  return { numerator: denominator, denominator: numerator };
};

/** What a VIP level is given off, hundredths of a percent: one percent a level. */
export const vipDiscountBps = (vipLevel: number): number => vipLevel * 100;

/** The scales of the two coins of a round. */
export interface RoundScales {
  readonly tokenScale: number;
  readonly payScale: number;
}

/** What a person pays, minor units of the paying coin, and what of it the two discounts are. */
export interface Cost {
  readonly payMinor: bigint;
  /** What the same would cost without the discount of a VIP level, rounded UP as well. */
  readonly withoutVipMinor: bigint;
}

/**
 * What so many tokens cost: quantity x limited price x (1 - the VIP discount), exact, and rounded UP once at the end.
 *
 * @param quantityMinor   minor units of the token, zero or more
 * @param vipDiscountBps  hundredths of a percent, 0 to 9,999
 * @invariant             payMinor is at most withoutVipMinor
 */
export function costOf(quantityMinor: bigint, price: RoundPrice, vipDiscountBps: number, scales: RoundScales): Cost {
  const { numerator, denominator } = limitedPrice(price);
  const over = denominator * 10n ** BigInt(scales.tokenScale);
  const units = quantityMinor * numerator * 10n ** BigInt(scales.payScale);
  return {
    payMinor: mulDiv(units, BPS - BigInt(vipDiscountBps), over * BPS, 'up'),
    withoutVipMinor: mulDiv(units, 1n, over, 'up'),
  };
}

/**
 * The most tokens that an amount pays for, rounded DOWN.
 *
 * @param payMinor  minor units of the paying coin, zero or more
 * @invariant       what they cost is at most payMinor, and one minor unit more would cost more than it
 */
export function tokensFor(payMinor: bigint, price: RoundPrice, vipDiscountBps: number, scales: RoundScales): bigint {
  const { numerator, denominator } = limitedPrice(price);
  return mulDiv(
    payMinor * 10n ** BigInt(scales.tokenScale) * BPS,
    denominator,
    numerator * (BPS - BigInt(vipDiscountBps)) * 10n ** BigInt(scales.payScale),
    'down',
  );
}
