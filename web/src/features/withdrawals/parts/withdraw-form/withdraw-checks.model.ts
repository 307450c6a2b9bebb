import { useHindranceSentence } from '../../api/hindrance.ts';
import type { WithdrawInfo } from '../../rules/withdraw-info.ts';

/** These have notices of their own on the page. */
const SAID_ELSEWHERE: ReadonlySet<string> = new Set(['RECEIVABLE_OPEN', 'KYC_REQUIRED']);

/** Conditions that the figures do not show. */
export function useWithdrawChecksModel({ hindrance }: Pick<WithdrawInfo, 'hindrance'>) {
  return {
    hindrance: useHindranceSentence(hindrance && SAID_ELSEWHERE.has(hindrance.code) ? null : hindrance),
    /** True if the operator requires verification for every withdrawal. */
    mustVerify: hindrance?.code === 'KYC_REQUIRED',
  };
}
