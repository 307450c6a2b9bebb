import type { withdrawals as contract } from '@bourse/contract/withdrawals.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { callerOf } from '../../platform/request/caller.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { judgeAddress } from '../address-book/public.ts';
import { historyPage, RECENT } from '../balances/public.ts';
import { answerWithdrawal } from './answer-withdrawal.ts';
import { readWithdrawInfo } from './queries/withdraw-info.query.ts';
import { findOwnWithdrawal } from './queries/withdrawal.query.ts';
import { showWithdrawal } from './show-withdrawals.ts';
import { cancelWithdrawal } from './usecases/cancel-withdrawal.ts';
import { findBar, findSendCap } from './usecases/judge/find-bar.ts';
import { requestWithdrawal } from './usecases/request-withdrawal.ts';
import { sendWithdrawCode } from './usecases/send-code.ts';
import { withdrawalRows } from './withdrawal-rows.ts';
import { withdrawalsAfterHttp } from './withdrawals-after.http.ts';
import type { WithdrawalsDeps } from './withdrawals-deps.ts';

/** Endpoints for withdrawals to addresses on chains, from the form to the record. */
export function withdrawalsHttp(deps: WithdrawalsDeps): Handlers<typeof contract> {
  return {
    ...withdrawalsAfterHttp(deps),
    history: (input, { uid }) => historyPage(uid, input, RECENT, (filter) => withdrawalRows(deps, filter)),
    withdrawInfo: (input, { uid, nowMs }) => readWithdrawInfo(deps, { uid, nowMs }, input),
    checkAddress: async (input, { uid, nowMs }) => {
      const judged = await judgeAddress(deps, deps.db, uid, input);
      if (!judged.ok) return judged;
      const { toUid, firstUse, memoRequired, risk, lookalikeOf, remark, address, network } = judged.value;
      const contract = toUid === null ? await deps.chainAnswers.codeAt(network.network, address) : 'NO';
      const barred = await findBar(deps, { uid, nowMs }, judged.value);
      const sendCap = await findSendCap(deps, { uid, nowMs }, toUid);
      const isInternal = toUid !== null;
      return ok({ internal: isInternal, firstUse, contract, memoRequired, risk, lookalikeOf, remark, barred, sendCap });
    },
    withdrawCode: (input, context) => sendWithdrawCode(deps, callerOf(context), input),
    withdraw: async (input, context) => answerWithdrawal(deps, await requestWithdrawal(deps, callerOf(context), input)),
    withdrawalDetail: async (input, { uid }) => {
      const found = await findOwnWithdrawal(deps.db, uid, { id: input.id, requestId: input.clientRequestId });
      return found ? ok(await showWithdrawal(deps, found)) : refuse('WITHDRAWAL_UNKNOWN');
    },
    cancelWithdrawal: async (input, context) =>
      answerWithdrawal(deps, await cancelWithdrawal(deps, callerOf(context), input.id)),
  };
}
