import type { withdrawals as contract } from '@bourse/contract/withdrawals.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { callerOf } from '../../platform/request/caller.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { answerWithdrawal } from './answer-withdrawal.ts';
import { findOwnWithdrawal } from './queries/withdrawal.query.ts';
import { showWithdrawal } from './show-withdrawals.ts';
import { cancelByLink, findByCancelLink } from './usecases/cancel-by-link.ts';
import { requestReturn } from './usecases/request-return.ts';
import { answerQuestion } from './usecases/review/answer-question.ts';
import type { WithdrawalsDeps } from './withdrawals-deps.ts';

type AfterKeys = 'withdrawalByLink' | 'cancelByLink' | 'answerQuestion' | 'requestReturn';

/** Endpoints for what a person may still do about a withdrawal after asking for it. */
export function withdrawalsAfterHttp(deps: WithdrawalsDeps): Pick<Handlers<typeof contract>, AfterKeys> {
  return {
    withdrawalByLink: async ({ token }) => {
      const found = await findByCancelLink(deps, token);
      if (!found.ok) return found;
      const view = await findOwnWithdrawal(deps.db, found.value.uid, { id: found.value.id });
      return view ? ok(await showWithdrawal(deps, view)) : refuse('CANCEL_LINK_UNKNOWN');
    },
    cancelByLink: async ({ token }, { nowMs }) => answerWithdrawal(deps, await cancelByLink(deps, { token, nowMs })),
    answerQuestion: async (input, context) =>
      answerWithdrawal(deps, await answerQuestion(deps, callerOf(context), input)),
    requestReturn: async ({ id }, context) => answerWithdrawal(deps, await requestReturn(deps, callerOf(context), id)),
  };
}
