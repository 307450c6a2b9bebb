import { formatAmount } from '@bourse/core/money/amount.ts';
import type { Result } from '@bourse/core/result.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import type { Channel, SendBoundCodeResult, SendCodeRefusal, SentCode } from '../../identity/public.ts';
import type { WithdrawalsDeps } from '../withdrawals-deps.ts';
import {
  type JudgedWithdrawal,
  judgeWithdrawal,
  type WithdrawalRefusal,
  type WithdrawalWish,
} from './judge/judge-withdrawal.ts';

/** Sends a code for exactly this withdrawal; the message states the amount and the full address. */
export async function sendWithdrawCode(
  deps: WithdrawalsDeps,
  caller: Caller,
  wish: WithdrawalWish & { readonly channel: Channel },
): Promise<Result<SentCode, WithdrawalRefusal | SendCodeRefusal>> {
  const judged = await judgeWithdrawal(deps, caller, wish);
  return judged.ok ? sendCodeFor(deps, caller, wish.channel, judged.value) : judged;
}

/** Sends a code that permits exactly one judged withdrawal, whichever rules judged it. */
export function sendCodeFor(
  deps: WithdrawalsDeps,
  caller: Caller,
  channel: Channel,
  { target, amountMinor, payloadHash }: JudgedWithdrawal,
): Promise<SendBoundCodeResult> {
  return deps.identity.sendBoundCode({
    uid: caller.uid,
    purpose: 'withdraw',
    channel,
    payloadHash,
    params: {
      asset: target.coin.asset,
      network: target.network.name,
      amount: formatAmount(amountMinor, target.coin.ledgerScale),
      address: target.address,
      ...(target.memo === null ? {} : { memo: target.memo }),
    },
  });
}
