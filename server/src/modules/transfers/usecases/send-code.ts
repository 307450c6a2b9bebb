import { formatAmount } from '@bourse/core/money/amount.ts';
import type { Result } from '@bourse/core/result.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import type { Channel, SendCodeRefusal, SentCode } from '../../identity/public.ts';
import type { TransfersDeps } from '../transfers-deps.ts';
import { judgeSend, type SendRefusal, type SendWish } from './send-to-person.ts';

/** Sends a code for exactly this send to a person. */
export async function sendCode(
  deps: TransfersDeps,
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
