import { Refused, type StaffRefusal } from './client.ts';
import { hasText, t } from './i18n.ts';

/** Every refusal of every staff endpoint has a sentence: a missing one does not compile. */
const KEYS = {
  LOGIN_WRONG: 'console.refusal.LOGIN_WRONG',
  LOGIN_LOCKED: 'console.refusal.LOGIN_LOCKED',
  DOCUMENT_UNKNOWN: 'console.refusal.DOCUMENT_UNKNOWN',
  KYC_UNKNOWN: 'console.refusal.KYC_UNKNOWN',
  ALREADY_DECIDED: 'console.refusal.ALREADY_DECIDED',
  REASON_REQUIRED: 'console.refusal.REASON_REQUIRED',
  USER_UNKNOWN: 'console.refusal.USER_UNKNOWN',
  NO_CHANGE: 'console.refusal.NO_CHANGE',
  WITHDRAWAL_UNKNOWN: 'console.refusal.WITHDRAWAL_UNKNOWN',
  NOT_IN_REVIEW: 'console.refusal.NOT_IN_REVIEW',
  CONTENT_CHANGED: 'console.refusal.CONTENT_CHANGED',
  SAME_REVIEWER: 'console.refusal.SAME_REVIEWER',
  NETWORK_UNKNOWN: 'console.refusal.NETWORK_UNKNOWN',
  NOT_HALTED: 'console.refusal.NOT_HALTED',
  PAYMENT_NOT_FOUND: 'console.refusal.PAYMENT_NOT_FOUND',
  PAYMENT_MAY_CONFIRM: 'console.refusal.PAYMENT_MAY_CONFIRM',
  FIELD_INVALID: 'console.refusal.FIELD_INVALID',
  FIELD_UNKNOWN: 'console.refusal.FIELD_UNKNOWN',
  LOGIN_REQUIRED: 'console.refusal.LOGIN_REQUIRED',
  FORBIDDEN: 'console.refusal.FORBIDDEN',
  TOO_MANY_REQUESTS: 'console.refusal.TOO_MANY_REQUESTS',
  BUSY: 'console.refusal.BUSY',
  FEATURE_OFF: 'console.refusal.FEATURE_OFF',
  SYSTEM_ERROR: 'console.refusal.SYSTEM_ERROR',
  IDEMPOTENCY_MISMATCH: 'console.refusal.IDEMPOTENCY_MISMATCH',
  ORIGIN_REFUSED: 'console.refusal.ORIGIN_REFUSED',
  NETWORK_DOWN: 'console.refusal.NETWORK_DOWN',
} as const satisfies Record<StaffRefusal, `console.refusal.${StaffRefusal}`>;

/** The sentence for whatever a call threw. */
export function refusalText(error: unknown): string {
  const code = error instanceof Refused ? error.refusal : 'SYSTEM_ERROR';
  const key = `console.refusal.${code}`;
  return hasText(key) && code in KEYS ? t(key as (typeof KEYS)[keyof typeof KEYS]) : t('console.refusal.SYSTEM_ERROR');
}
