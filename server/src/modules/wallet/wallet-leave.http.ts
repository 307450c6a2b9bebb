import type { wallet as walletContract } from '@bourse/contract/wallet.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Handlers, UserContext } from '../../platform/request/context.ts';
import { readWithdrawInfo } from './queries/withdraw-info.query.ts';
import { findOwnWithdrawal } from './queries/withdrawal.query.ts';
import type { Withdrawal } from './queries/withdrawal-row.ts';
import { cancelWithdrawal } from './usecases/cancel-withdrawal.ts';
import { findBar, findSendCap } from './usecases/find-bar.ts';
import { judgeAddress } from './usecases/judge-address.ts';
import { requestWithdrawal } from './usecases/request-withdrawal.ts';
import { introduceRecipient } from './usecases/resolve-recipient.ts';
import { sendSendCode, sendWithdrawCode } from './usecases/send-code.ts';
import { sendToPerson } from './usecases/send-to-person.ts';
import { withdrawalOut } from './views.ts';
import type { Caller, WalletDeps } from './wallet-deps.ts';

type LeaveKeys =
  | 'withdrawInfo'
  | 'checkAddress'
  | 'withdrawCode'
  | 'withdraw'
  | 'withdrawalDetail'
  | 'cancelWithdrawal'
  | 'resolveRecipient'
  | 'sendCode'
  | 'send';

export const callerOf = (context: UserContext): Caller => ({
  uid: context.uid,
  sessionId: context.sessionId,
  nowMs: context.nowMs,
});

/** Everything by which money leaves a person. */
export function leaveHttp(deps: WalletDeps): Pick<Handlers<typeof walletContract>, LeaveKeys> {
  return {
    withdrawInfo: (input, { uid, nowMs }) => readWithdrawInfo(deps, { uid, nowMs }, input),
    checkAddress: async (input, { uid, nowMs }) => {
      const judged = await judgeAddress(deps, deps.db, uid, input);
      if (!judged.ok) return judged;
      const { toUid, firstUse, memoRequired, risk, lookalikeOf, remark, address, network } = judged.value;
      const tokens = deps.assets.coinNetworks().filter((pair) => pair.network === network.network);
      const isToken = tokens.some((pair) => pair.contract?.toLowerCase() === address.toLowerCase());
      const contract = isToken || (await deps.chainAnswers.isContract(network.network, address));
      const barred = await findBar(deps, { uid, nowMs }, judged.value);
      const sendCap = await findSendCap(deps, { uid, nowMs }, toUid);
      const isInternal = toUid !== null;
      return ok({ internal: isInternal, firstUse, contract, memoRequired, risk, lookalikeOf, remark, barred, sendCap });
    },
    withdrawCode: (input, context) => sendWithdrawCode(deps, callerOf(context), input),
    withdraw: async (input, context) => answerWithdrawal(deps, await requestWithdrawal(deps, callerOf(context), input)),
    withdrawalDetail: async (input, { uid }) => {
      const found = await findOwnWithdrawal(deps.db, uid, { id: input.id, requestId: input.clientRequestId });
      return found ? ok(withdrawalOut(deps, found)) : refuse('WITHDRAWAL_UNKNOWN');
    },
    cancelWithdrawal: async (input, context) =>
      answerWithdrawal(deps, await cancelWithdrawal(deps, callerOf(context), input.id)),
    resolveRecipient: async (input, context) => {
      const met = await introduceRecipient(deps, callerOf(context), input);
      if (!met.ok) return met;
      if (!met.value) return ok({ found: false, masked: '', barred: null, sendCap: null });
      const { recipient, bar, cap } = met.value;
      return ok({ found: true, masked: recipient.masked, barred: bar, sendCap: cap });
    },
    sendCode: (input, context) => sendSendCode(deps, callerOf(context), input),
    send: async (input, context) => answerWithdrawal(deps, await sendToPerson(deps, callerOf(context), input)),
  };
}

/** Reads the row again with its timeline: a repeat shows how far the first one has come. */
export async function answerWithdrawal<Code extends string>(
  deps: WalletDeps,
  result: Result<Withdrawal, Code>,
): Promise<Result<ReturnType<typeof withdrawalOut>, Code>> {
  if (!result.ok) return result;
  const view = await findOwnWithdrawal(deps.db, result.value.uid, { id: result.value.id });
  if (!view) throw new Error(`withdrawal ${result.value.id} is gone`);
  return ok(withdrawalOut(deps, view));
}
