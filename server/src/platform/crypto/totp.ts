import { isFreshStep, TOTP_PERIOD_SECONDS, totpSteps } from '@bourse/core/identity/totp-window.ts';
import { generateSecret, generateSync, generateURI } from 'otplib';
import { equalTexts } from './digest.ts';

export type TotpJudgement =
  | { readonly outcome: 'right'; readonly step: number }
  | { readonly outcome: 'wrong' | 'replayed' };

/** A new authenticator secret of 160 bits, in Base32. */
export function newTotpSecret(): string {
  return generateSecret();
}

/** The address in the QR code that an authenticator app scans. */
export function otpauthAddress(names: {
  readonly issuer: string;
  readonly label: string;
  readonly secret: string;
}): string {
  return generateURI(names);
}

/** The code of a secret at a time. */
export function totpCode(secret: string, nowMs: number): string {
  return generateSync({ secret, epoch: Math.floor(nowMs / 1000) });
}

/** Judges a code for this step, the one before and the one after; a used or older step is a replay. */
export function judgeTotp(secret: string, code: string, nowMs: number, lastStep: number | null): TotpJudgement {
  const right = totpSteps(nowMs).filter((step) =>
    equalTexts(totpCode(secret, step * TOTP_PERIOD_SECONDS * 1000), code),
  );
  if (right.length === 0) return { outcome: 'wrong' };
  const fresh = right.find((step) => isFreshStep(step, lastStep));
  return fresh === undefined ? { outcome: 'replayed' } : { outcome: 'right', step: fresh };
}
