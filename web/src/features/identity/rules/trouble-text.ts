import type { CallFailure } from '../../../lib/calls/call-failure.ts';
import { dateTime } from '../../../lib/format.ts';
import type { IdentityText } from '../identity-text.ts';

const WEAK_PASSWORD = {
  TOO_SHORT: 'identity.weak.TOO_SHORT',
  TOO_LONG: 'identity.weak.TOO_LONG',
  TOO_COMMON: 'identity.weak.TOO_COMMON',
  TOO_EASY: 'identity.weak.TOO_EASY',
  CONTAINS_ACCOUNT: 'identity.weak.CONTAINS_ACCOUNT',
} as const;
const WEAK_TRADING_PASSWORD = {
  NOT_SIX_DIGITS: 'identity.weakDigits.NOT_SIX_DIGITS',
  ALL_EQUAL: 'identity.weakDigits.ALL_EQUAL',
  RUN: 'identity.weakDigits.RUN',
  PART_OF_PHONE: 'identity.weakDigits.PART_OF_PHONE',
  PART_OF_BIRTH_DATE: 'identity.weakDigits.PART_OF_BIRTH_DATE',
  LOGIN_PASSWORD: 'identity.weakDigits.LOGIN_PASSWORD',
} as const;

/** Why a login password is too weak, in words. */
export const weakPasswordText = (t: IdentityText, reason: string): string | null =>
  reason in WEAK_PASSWORD ? t(WEAK_PASSWORD[reason as keyof typeof WEAK_PASSWORD]) : null;

/** Why six digits are too easy, in words. */
export const weakDigitsText = (t: IdentityText, reason: string): string | null =>
  reason in WEAK_TRADING_PASSWORD ? t(WEAK_TRADING_PASSWORD[reason as keyof typeof WEAK_TRADING_PASSWORD]) : null;

/**
 * A refusal's sentence with its numbers: tries left, the end of a lock, the reason of a weakness. Null where the catalog's
 * plain sentence is enough.
 */
export function detailedText(t: IdentityText, { i18nMsgCode, details }: CallFailure): string | null {
  const until = Number(details.untilMs ?? details.lockedUntilMs ?? 0);
  const at = until > 0 ? dateTime(until, t.locale) : null;
  const tries = details.triesLeft === undefined ? null : Number(details.triesLeft);
  const reason = String(details.reason ?? '');
  switch (i18nMsgCode) {
    case 'LOGIN_WRONG':
      return tries === null ? null : t('identity.trouble.loginTries', { count: tries });
    case 'LOGIN_LOCKED':
      return at ? t('identity.trouble.loginLocked', { time: at }) : null;
    case 'TRADING_PASSWORD_WRONG':
      return tries === null ? null : t('identity.trouble.tradingTries', { count: tries });
    case 'TRADING_PASSWORD_LOCKED':
      return at ? t('identity.trouble.tradingLocked', { time: at }) : t('identity.trouble.tradingLockedReset');
    case 'TOTP_WRONG':
      return at ? t('identity.trouble.totpLocked', { time: at }) : null;
    case 'PASSWORD_WEAK':
      return weakPasswordText(t, reason);
    case 'TRADING_PASSWORD_WEAK':
      return weakDigitsText(t, reason);
    default:
      return null;
  }
}
