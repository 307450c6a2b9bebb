import { formatAmount } from '@bourse/core/money/amount.ts';
import { rescale } from '@bourse/core/money/round.ts';
import { parseTyped } from '@bourse/core/money/typed.ts';
import { usdtValueMinor } from '@bourse/core/money/value.ts';
import { EXACT_SCALE, exact, minText, plain } from './exact.ts';

/** Why an amount cannot be used, with the numbers for the sentence. The codes are the server's refusals. */
export interface AmountProblem {
  readonly code:
    | 'AMOUNT_REQUIRED'
    | 'AMOUNT_NOT_A_NUMBER'
    | 'AMOUNT_COMMA'
    | 'AMOUNT_SIGN'
    | 'AMOUNT_PLACES'
    | 'AMOUNT_TOO_LARGE'
    | 'AMOUNT_ZERO'
    | 'AMOUNT_BELOW_MIN'
    | 'AMOUNT_ABOVE_MAX'
    | 'INSUFFICIENT_BALANCE'
    | 'NOT_WITHDRAWABLE_YET'
    | 'LIMIT_24H'
    | 'LIMIT_30D'
    | SendCap['code'];
  readonly details: Readonly<Record<string, string>>;
}
export type AmountReading =
  | { readonly ok: true; readonly amount: string }
  | { readonly ok: false; readonly problem: AmountProblem };

const problem = (code: AmountProblem['code'], details: Record<string, string> = {}): AmountReading => ({
  ok: false,
  problem: { code, details },
});

/** Reads a typed amount: above zero, with at most `scale` decimal places. */
export function readTyped(text: string, scale: number): AmountReading {
  const parsed = parseTyped(text, scale);
  if (!parsed.ok) {
    const details = Object.entries(parsed.refusal.details ?? {}).map(([name, value]) => [name, String(value)]);
    return problem(parsed.refusal.code, Object.fromEntries(details));
  }
  if (parsed.value === 0n) return problem('AMOUNT_ZERO');
  return { ok: true, amount: formatAmount(parsed.value, scale) };
}

/** How much may still be sent to somebody while one of the two is not verified. */
export interface SendCap {
  readonly code: 'KYC_REQUIRED' | 'RECIPIENT_KYC';
  readonly fromUsdt: string;
  readonly remainingUsdt: string;
  readonly nextFreeAtMs: number | null;
}

export interface WithdrawTerms {
  /** Decimal places that the network allows. */
  readonly scale: number;
  readonly min: string;
  readonly max: string;
  readonly fee: string;
  readonly available: string;
  /** How much of the available amount may leave now. */
  readonly withdrawable: string;
  readonly priceUsdt: string | null;
  readonly limitRemainingUsdt: string;
  /** What is left of the 30-day limit; null where there is none. */
  readonly limit30dRemainingUsdt: string | null;
  /** When the next part of each limit is freed; null where none is used. */
  readonly limitFreesAtMs: number | null;
  readonly limit30dFreesAtMs: number | null;
  /** Only for a payment to a person of the exchange where one of the two is not verified. */
  readonly sendCap?: SendCap | null;
}

const limitDetails = (remaining: string, freesAtMs: number | null): Record<string, string> => ({
  remaining,
  ...(freesAtMs !== null && { freesAtMs: String(freesAtMs) }),
});

/** The USDT value of an amount, rounded up so that rounding cannot evade a limit. */
export function limitValueUsdt(amount: string, priceUsdt: string): string {
  const price = { priceUnits: exact(priceUsdt), priceScale: EXACT_SCALE };
  return plain(rescale(usdtValueMinor(exact(amount), EXACT_SCALE, price, 'up'), 6, EXACT_SCALE, 'down'));
}

/** Judges a withdrawal's amount as the server will, so that problems show before anything is sent. */
export function judgeWithdrawal(typed: string, terms: WithdrawTerms): AmountReading {
  const reading = readTyped(typed, terms.scale);
  if (!reading.ok) return reading;
  const amount = exact(reading.amount);
  if (amount > exact(terms.available)) {
    return problem('INSUFFICIENT_BALANCE', { missing: plain(amount - exact(terms.available)) });
  }
  if (amount > exact(terms.withdrawable)) return problem('NOT_WITHDRAWABLE_YET', { withdrawable: terms.withdrawable });
  if (amount < exact(terms.min)) return problem('AMOUNT_BELOW_MIN', { min: terms.min });
  if (amount > exact(terms.max)) return problem('AMOUNT_ABOVE_MAX', { max: terms.max });
  if (terms.priceUsdt === null) return reading;
  const value = exact(limitValueUsdt(reading.amount, terms.priceUsdt));
  const { sendCap } = terms;
  if (sendCap && value > exact(sendCap.remainingUsdt)) {
    return problem(sendCap.code, {
      from: sendCap.fromUsdt,
      ...limitDetails(sendCap.remainingUsdt, sendCap.nextFreeAtMs),
    });
  }
  if (value > exact(terms.limitRemainingUsdt)) {
    return problem('LIMIT_24H', limitDetails(terms.limitRemainingUsdt, terms.limitFreesAtMs));
  }
  if (terms.limit30dRemainingUsdt !== null && value > exact(terms.limit30dRemainingUsdt)) {
    return problem('LIMIT_30D', limitDetails(terms.limit30dRemainingUsdt, terms.limit30dFreesAtMs));
  }
  return reading;
}

/** The most that may leave at once under the balance, the network's maximum and the limits, at the network's places. */
export function maxWithdrawal(terms: WithdrawTerms): string {
  const most = minText(
    terms.withdrawable,
    terms.max,
    ...(terms.priceUsdt === null ? [] : limitAmounts(terms, terms.priceUsdt)),
  );
  const minor = rescale(exact(most), EXACT_SCALE, terms.scale, 'down');
  return formatAmount(minor, terms.scale);
}

function limitAmounts(terms: WithdrawTerms, priceUsdt: string): string[] {
  const price = exact(priceUsdt);
  if (price === 0n) return [];
  const remaining = [terms.limitRemainingUsdt, terms.limit30dRemainingUsdt, terms.sendCap?.remainingUsdt ?? null];
  return remaining
    .filter((text) => text !== null)
    .map((text) => plain((exact(text) * 10n ** BigInt(EXACT_SCALE)) / price));
}
