import type { OrderOfList } from '@bourse/contract/spot-order-shapes.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { mulDiv } from '@bourse/core/money/round.ts';
import { parseTyped } from '@bourse/core/money/typed.ts';
import { worstStopBuyTicks } from '@bourse/core/spot/stop-price.ts';
import { priceText } from '@bourse/core/trading/grid.ts';
import {
  highestOrderTicks,
  highestStopTicks,
  lowestOrderTicks,
  lowestStopTicks,
} from '@bourse/core/trading/price-band.ts';
import type { MarketGrid, Side } from '../market.ts';
import { feeUp, type Problem, problem, readTicks } from '../order-check.ts';
import { type ExitDraft, type ExitName, isExitAbove } from './exit-draft.ts';

export type ExitField = 'price' | 'limit';
/** Why an exit cannot be sent. The codes are those of orders, and some that only exits have. */
export interface ExitProblem {
  readonly code:
    | Problem['code']
    | 'EXIT_REQUIRED'
    | 'EXIT_NOT_ABOVE'
    | 'EXIT_NOT_BELOW'
    | 'EXIT_LIMIT_FAR'
    | 'EXIT_NO_PRICE'
    | 'OUTSIDE_BAND';
  readonly details: Readonly<Record<string, string>>;
}

/** What an exit closes, and the price that its distance is measured from. */
export interface Position {
  readonly exitSide: Side;
  /** The price of the order before it, or the last price; null where it is not known. */
  readonly entryTicks: number | null;
  readonly lastTicks: number | null;
  /** Parts per million, 0 for none. */
  readonly bandPpm: number;
}

/** One exit, judged in everything that does not depend on its size. */
export interface ReadExit {
  readonly stopTicks: number | null;
  /** The price that it should trade at when it wakes, by its own prices. */
  readonly fillTicks: number | null;
  /** The price per lot that a buyer's hold is based on. */
  readonly heldTicks: number | null;
  /** The texts of the two fields: one as typed, the other derived from it. */
  readonly price: string;
  readonly percent: string;
  readonly isEmpty: boolean;
  readonly problems: Readonly<Partial<Record<ExitField, ExitProblem>>>;
}

const BPS = 10_000n;
const abs = (value: bigint): bigint => (value < 0n ? -value : value);
const said = (code: ExitProblem['code'], details: Record<string, string> = {}): ExitProblem => ({ code, details });

/** The distance of a price from another one, in percent with two places and a sign: `+2.52`, `−1.86`. */
function percentAway(ticks: number, fromTicks: number): string {
  const bps = (BigInt(ticks - fromTicks) * BPS) / BigInt(fromTicks);
  return `${ticks < fromTicks ? '\u2212' : '+'}${formatAmount(abs(bps), 2)}`;
}

/** A typed percent without its percent mark, and without the sign that it has on its side: one against that is wrong. */
const bare = (text: string, isAbove: boolean): string =>
  text
    .trim()
    .replace(isAbove ? /^\+/ : /^[-\u2212]/u, '')
    .replace(/\s*%$/, '');

/** A percent while nobody types: with sign and mark, if it is a number. */
export function shownPercent(text: string, isAbove: boolean): string {
  const plain = bare(text, isAbove);
  return parseTyped(plain, 2).ok ? `${isAbove ? '+' : '\u2212'}${plain}%` : text;
}

/** The price at a percentage from another one, on a tick. @returns null where the text gives no valid price */
function ticksAway(text: string, fromTicks: number, isAbove: boolean): number | null {
  const read = parseTyped(bare(text, isAbove), 2);
  if (!read.ok || read.value === 0n) return null;
  const ticks = mulDiv(BigInt(fromTicks), isAbove ? BPS + read.value : BPS - read.value, BPS, 'down');
  return ticks > 0n ? Number(ticks) : null;
}

function percentProblem(text: string, isAbove: boolean): ExitProblem {
  const read = parseTyped(bare(text, isAbove), 2);
  if (read.ok) return said('AMOUNT_ZERO');
  const { code, details } = read.refusal;
  return said(code === 'AMOUNT_REQUIRED' ? 'AMOUNT_NOT_A_NUMBER' : code, { scale: String(details?.scale ?? 2) });
}

/** Both fields of an exit, and what is wrong with it. */
export function readExit(name: ExitName, draft: ExitDraft, position: Position, grid: MarketGrid): ReadExit {
  const { exitSide, entryTicks } = position;
  const isAbove = isExitAbove(name, exitSide);
  const typed = draft.by === 'price' ? draft.price : draft.percent;
  if (typed.trim() === '') return { ...NOTHING, price: draft.price, percent: draft.percent, isEmpty: true };
  const problems: Partial<Record<ExitField, ExitProblem>> = {};
  let stopTicks: number | null = null;
  if (draft.by === 'price') {
    const read = readTicks(draft.price, grid, 'PRICE_REQUIRED');
    if ('value' in read) stopTicks = read.value;
    else problems.price = read.problem;
  } else if (entryTicks === null) problems.price = said('EXIT_NO_PRICE');
  else {
    stopTicks = ticksAway(draft.percent, entryTicks, isAbove);
    if (stopTicks === null) problems.price = percentProblem(draft.percent, isAbove);
  }
  if (stopTicks !== null) {
    const wrong = wrongPlace(stopTicks, isAbove, position, grid);
    if (wrong) problems.price = wrong;
  }
  const isLimit = draft.becomes === 'limit';
  let limitTicks: number | null = null;
  if (isLimit) {
    const read = readTicks(draft.limit, grid, 'PRICE_REQUIRED');
    const far = 'value' in read && stopTicks !== null ? farLimit(read.value, stopTicks, position, grid) : null;
    if ('problem' in read) problems.limit = read.problem;
    else limitTicks = read.value;
    if (far) problems.limit = far;
  }
  const isBuyAtMarket = exitSide === 'buy' && !isLimit;
  return {
    stopTicks,
    fillTicks: isLimit ? limitTicks : stopTicks,
    heldTicks: isBuyAtMarket && stopTicks !== null ? worstStopBuyTicks(stopTicks) : isLimit ? limitTicks : stopTicks,
    price: draft.by === 'price' ? draft.price : stopTicks === null ? '' : priceText(stopTicks, grid),
    percent:
      draft.by === 'percent'
        ? draft.percent
        : stopTicks === null || entryTicks === null
          ? ''
          : percentAway(stopTicks, entryTicks),
    isEmpty: false,
    problems,
  };
}

const NOTHING = { stopTicks: null, fillTicks: null, heldTicks: null, problems: {} };

/**
 * Problems with the exit's price: on the wrong side of its order, it would trade at once; very far away is probably a typing
 * mistake.
 */
function wrongPlace(
  ticks: number,
  isAbove: boolean,
  { entryTicks, lastTicks, bandPpm }: Position,
  grid: MarketGrid,
): ExitProblem | null {
  if (entryTicks !== null && (isAbove ? ticks <= entryTicks : ticks >= entryTicks)) {
    return said(isAbove ? 'EXIT_NOT_ABOVE' : 'EXIT_NOT_BELOW', { price: priceText(entryTicks, grid) });
  }
  const band = { bandPpm, referenceTicks: 0, lastTicks: lastTicks ?? 0 };
  return outsideOf(ticks, lowestStopTicks(band), highestStopTicks(band), 'OUTSIDE_BAND', grid);
}

/** When an exit wakes, the market is at its stop price. A limit outside the band around that would end the order. */
function farLimit(ticks: number, stopTicks: number, { bandPpm }: Position, grid: MarketGrid): ExitProblem | null {
  const band = { bandPpm, referenceTicks: 0, lastTicks: stopTicks };
  return outsideOf(ticks, lowestOrderTicks(band), highestOrderTicks(band), 'EXIT_LIMIT_FAR', grid);
}

const outsideOf = (ticks: number, min: number, max: number, code: ExitProblem['code'], grid: MarketGrid) =>
  ticks >= min && ticks <= max ? null : said(code, { min: priceText(min, grid), max: priceText(max, grid) });

/** Problems with the exit's size: what it closes may be below the minimum by then. */
export function tooSmall(lots: number, fillTicks: number, grid: MarketGrid): ExitProblem | null {
  const worth = BigInt(lots) * BigInt(fillTicks) * grid.unitMinor;
  if (lots > 0 && worth >= grid.minNotionalMinor) return null;
  const text = (minor: bigint) => formatAmount(minor, grid.quoteScale);
  return problem('BELOW_MIN_NOTIONAL', { min: text(grid.minNotionalMinor), total: text(worth) }).problem;
}

/** The value of a quantity of base at a price, minor units of quote. */
export const worthAt = (
  baseMinor: bigint,
  ticks: number,
  { unitMinor, lotMinor }: MarketGrid,
  direction: 'up' | 'down',
) => mulDiv(baseMinor * BigInt(ticks), unitMinor, lotMinor, direction);

/**
 * The gain of a purchase that is sold again at a price, after both fees; minor units of quote, rounded against the person.
 *
 * @param baseMinor  what the purchase brought after its fee
 */
export function soldResult(
  { baseMinor, costMinor }: { readonly baseMinor: bigint; readonly costMinor: bigint },
  ticks: number,
  feePpm: number,
  grid: MarketGrid,
): bigint {
  const gross = worthAt(baseMinor, ticks, grid, 'down');
  return gross - feeUp(gross, feePpm) - costMinor;
}

/**
 * The gain of a sale that is bought back at a price, after both fees; minor units of quote, rounded against the person.
 *
 * @param netMinor    what the sale brought after its fee
 * @param againMinor  how much is bought back
 */
export function boughtBackResult(
  sold: { readonly netMinor: bigint; readonly baseMinor: bigint; readonly againMinor: bigint },
  ticks: number,
  feePpm: number,
  grid: MarketGrid,
): bigint {
  const fee = worthAt(feeUp(sold.againMinor, feePpm), ticks, grid, 'up');
  return sold.netMinor - worthAt(sold.baseMinor, ticks, grid, 'up') - fee;
}

/** An exit in the form in which it is sent. */
export function exitOrder(
  name: ExitName,
  { stopTicks, fillTicks }: { readonly stopTicks: number; readonly fillTicks: number },
  {
    exitSide,
    becomes,
    quantity,
  }: { readonly exitSide: Side; readonly becomes: ExitDraft['becomes']; readonly quantity: string },
  grid: MarketGrid,
): OrderOfList {
  return {
    side: exitSide,
    type: becomes === 'limit' ? 'stop-limit' : 'stop-market',
    wakes: isExitAbove(name, exitSide) ? 'above' : 'below',
    stopPrice: priceText(stopTicks, grid),
    ...(becomes === 'limit' && { price: priceText(fillTicks, grid) }),
    quantity,
  };
}
