import type { Result } from '@bourse/core/result.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import { judgeWhitelist } from '../../address-book/public.ts';
import type { Channel, Factors, SendCodeRefusal, SentCode } from '../../identity/public.ts';
import { answerWithdrawal } from '../answer-withdrawal.ts';
import type { Withdrawal } from '../queries/withdrawal-row.ts';
import type { withdrawalOut } from '../views.ts';
import type { WithdrawalsDeps } from '../withdrawals-deps.ts';
import {
  type JudgedWithdrawal,
  judgeRisk,
  judgeWithdrawal,
  type LinkedTerms,
  type WithdrawalRefusal,
} from './judge/judge-withdrawal.ts';
import { type LinkedPayment, type RequestRefusal, requestLinkedWithdrawal } from './request-withdrawal.ts';
import { sendCodeFor } from './send-code.ts';

/** A payment to a linked address as the person asked for it; the address is in the terms. */
export interface LinkedWish {
  readonly asset: string;
  readonly network: string;
  readonly amount: string;
}

export type LinkedRefusal = WithdrawalRefusal | 'NOT_WHITELISTED' | 'ADDRESS_HIGH_RISK';

/**
 * Judges a payment to a linked address like any other, but with its own range and without a fee: the house pays the
 * network.
 *
 * @refuses see LinkedRefusal; with the whitelist on, a link counts as an entry saved when the link was made
 */
export async function judgeLinkedPayment(
  deps: WithdrawalsDeps,
  caller: Caller,
  wish: LinkedWish,
  terms: LinkedTerms,
): Promise<Result<JudgedWithdrawal, LinkedRefusal>> {
  const judged = await judgeWithdrawal(deps, caller, { ...wish, address: terms.address }, terms);
  if (!judged.ok) return judged;
  const listed = await judgeWhitelist(deps, judged.value, caller.nowMs, terms.linkedAtMs);
  if (!listed.ok) return listed;
  const risk = judgeRisk(judged.value, undefined);
  return risk.ok ? judged : risk;
}

/** Sends a code for exactly this payment; the message states the amount and the full address. */
export async function sendLinkedCode(
  deps: WithdrawalsDeps,
  caller: Caller,
  wish: LinkedWish & { readonly channel: Channel },
  terms: LinkedTerms,
): Promise<Result<SentCode, LinkedRefusal | SendCodeRefusal>> {
  const judged = await judgeLinkedPayment(deps, caller, wish, terms);
  return judged.ok ? sendCodeFor(deps, caller, wish.channel, judged.value) : judged;
}

/**
 * Asks for a payment to a linked address, as `requestWithdrawal` does for any other address.
 *
 * @param payment  called for a new request only: gives the terms, and uses up the app's confirmation in the same
 *                 transaction
 * @returns        the withdrawal as people see it
 * @refuses        those of a withdrawal, and those of `payment`
 */
export async function payLinkedAddress<Code extends string>(
  deps: WithdrawalsDeps,
  caller: Caller,
  request: Factors & { readonly clientRequestId: string; readonly sessionId: string },
  payment: () => Promise<Result<LinkedPayment<Code>, Code>>,
): Promise<Result<ReturnType<typeof withdrawalOut>, RequestRefusal | Code>> {
  const requested: Result<Withdrawal, RequestRefusal | Code> = await requestLinkedWithdrawal(
    deps,
    caller,
    request,
    payment,
  );
  return answerWithdrawal(deps, requested);
}
