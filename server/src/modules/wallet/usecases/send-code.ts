import { formatAmount } from '@bourse/core/money/amount.ts';
import type { Result } from '@bourse/core/result.ts';
import type { Channel, SendBoundCodeResult, SendCodeRefusal, SentCode } from '../../identity/public.ts';
import type { Caller, WalletDeps } from '../wallet-deps.ts';
import {
  type JudgedWithdrawal,
  judgeWithdrawal,
  type WithdrawalRefusal,
  type WithdrawalWish,
} from './judge-withdrawal.ts';
import { judgeSend, type SendRefusal, type SendWish } from './send-to-person.ts';

/** Sends a code for exactly this withdrawal; the message states the amount and the full address. */
export async function sendWithdrawCode(
  deps: WalletDeps,
  caller: Caller,
  wish: WithdrawalWish & { readonly channel: Channel },
): Promise<Result<SentCode, WithdrawalRefusal | SendCodeRefusal>> {
  const judged = await judgeWithdrawal(deps, caller, wish);
  return judged.ok ? sendCodeFor(deps, caller, wish.channel, judged.value) : judged;
}

/** Sends a code that permits a judged withdrawal, whatever judged it, and nothing else. */
export function sendCodeFor(
  deps: WalletDeps,
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

/** Sends a code for exactly this payment to a person. */
export async function sendSendCode(
  deps: WalletDeps,
  caller: Caller,
  wish: SendWish & { readonly channel: Channel },
): Promise<Result<SentCode, SendRefusal | SendCodeRefusal>> {
  const judged = await judgeSend(deps, caller, wish);
  if (!judged.ok) return judged;
  const { coin, amountMinor, payloadHash, recipient } = judged.value;
  return deps.identity.sendBoundCode({
    uid: caller.uid,
    purpose: 'send',
    channel: wish.channel,
    payloadHash,
    params: {
      asset: coin.asset,
      amount: formatAmount(amountMinor, coin.ledgerScale),
      recipient: recipient.masked,
    },
  });
}
