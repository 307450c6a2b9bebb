import { useHindranceSentence } from '../../api/hindrance.ts';
import type { WithdrawInfo } from '../../rules/withdraw-info.ts';

/** Said by a notice of its own, on these pages or in these checks. */
const SAID_ELSEWHERE: ReadonlySet<string> = new Set(['RECEIVABLE_OPEN', 'KYC_REQUIRED']);

/** What the checks say that the figures do not. */
export function useWithdrawChecksModel({ hindrance }: Pick<WithdrawInfo, 'hindrance'>) {
  return {
    hindrance: useHindranceSentence(hindrance && SAID_ELSEWHERE.has(hindrance.code) ? null : hindrance),
    /** The operator lets nobody out who is not verified, whatever the sum. */
    mustVerify: hindrance?.code === 'KYC_REQUIRED',
  };
}
