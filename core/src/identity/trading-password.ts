import { ok, type Result, refuse } from '../result.ts';

type TradingPasswordWeakness = 'NOT_SIX_DIGITS' | 'ALL_EQUAL' | 'RUN' | 'PART_OF_PHONE' | 'PART_OF_BIRTH_DATE';

/** What the six digits must not repeat. */
export interface TradingPasswordOwner {
  /** E.164, with its plus. */
  readonly phone: string | null;
  /** YYYY-MM-DD */
  readonly birthDate: string | null;
}

/**
 * Judges a new trading password. Whether it equals the login password is for the caller to check, because only the
 * caller can hash.
 *
 * @refuses  TRADING_PASSWORD_WEAK with the reason
 */
export function judgeTradingPassword(
  digits: string,
  owner: TradingPasswordOwner,
): Result<true, 'TRADING_PASSWORD_WEAK'> {
  const reason = weaknessOf(digits, owner);
  return reason === null ? ok(true) : refuse('TRADING_PASSWORD_WEAK', { reason });
}

function weaknessOf(digits: string, owner: TradingPasswordOwner): TradingPasswordWeakness | null {
  if (!/^[0-9]{6}$/.test(digits)) return 'NOT_SIX_DIGITS';
  const steps = [...digits].slice(1).map((digit, at) => Number(digit) - Number(digits[at]));
  if (steps.every((step) => step === 0)) return 'ALL_EQUAL';
  if (steps.every((step) => step === 1) || steps.every((step) => step === -1)) return 'RUN';
  if (owner.phone?.replace(/\D/g, '').includes(digits)) return 'PART_OF_PHONE';
  if (owner.birthDate !== null && birthDateSpellings(owner.birthDate).some((text) => text.includes(digits)))
    return 'PART_OF_BIRTH_DATE';
  return null;
}

/** The ways to write a date in digits alone: day, month or year first, the year with four digits or two. */
function birthDateSpellings(birthDate: string): readonly string[] {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const short = year.slice(2);
  return [
    year + month + day,
    day + month + year,
    month + day + year,
    short + month + day,
    day + month + short,
    month + day + short,
  ];
}
