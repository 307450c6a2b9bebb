import { useHindranceSentence } from '../../api/hindrance.ts';
import type { WithdrawInfo } from '../../rules/withdraw-info.ts';

/** What the checks say that the figures do not: an open claim has a notice of its own on these pages. */
export function useWithdrawChecksModel({ hindrance }: Pick<WithdrawInfo, 'hindrance'>) {
  return { hindrance: useHindranceSentence(hindrance?.code === 'RECEIVABLE_OPEN' ? null : hindrance) };
}
