import { mulDiv } from '../money/round.ts';
import { type Price, USDT_SCALE, usdtValueMinor } from '../money/value.ts';

/** What a plan has bought of one coin, as if all of it were kept. */
export interface Bought {
  /** Sum of what arrived after fees, minor units. */
  readonly quantityMinor: bigint;
  /** Sum of what was spent, fees included, USDT minor units. */
  readonly investedMinor: bigint;
  /** Sum of the prices of the purchases, and how many there were: USDT for one coin, PRICE_SCALE places. */
  readonly priceSum: bigint;
  readonly purchases: number;
}

/** Places of prices that are averaged here. */
export const PRICE_SCALE = 12;
/** Percentages have two places. */
const PERCENT_UNITS = 10_000n;

/**
 * The price of one purchase, before its fee.
 *
 * @param grossMinor  what was bought before the fee was taken of it, above zero
 * @returns           USDT for one coin, PRICE_SCALE places, rounded down
 */
export const purchasePrice = (spentMinor: bigint, grossMinor: bigint, scale: number): bigint =>
  mulDiv(spentMinor, 10n ** BigInt(PRICE_SCALE + scale), grossMinor * 10n ** BigInt(USDT_SCALE), 'down');

/** What one coin cost on average, fees included: PRICE_SCALE places, rounded down; null where nothing was bought. */
export const averageCost = ({ quantityMinor, investedMinor }: Bought, scale: number): bigint | null =>
  quantityMinor === 0n ? null : purchasePrice(investedMinor, quantityMinor, scale);

/** The plain mean of the prices, whatever was bought at each; PRICE_SCALE places, rounded down. */
export const simpleAverage = ({ priceSum, purchases }: Bought): bigint | null =>
  purchases === 0 ? null : priceSum / BigInt(purchases);

/** What it is worth, USDT minor units rounded down. */
export const boughtValueMinor = ({ quantityMinor }: Bought, scale: number, price: Price): bigint =>
  usdtValueMinor(quantityMinor, scale, price);

/** Value against money put in: hundredths of a percent, toward zero; null where nothing was put in. */
export const roiBps = (valueMinor: bigint, investedMinor: bigint): bigint | null =>
  investedMinor === 0n ? null : mulDiv(valueMinor - investedMinor, PERCENT_UNITS, investedMinor, 'down');
