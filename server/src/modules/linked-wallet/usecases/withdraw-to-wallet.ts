import { takeLinkStep } from '@bourse/core/linked-wallet/link-session.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import type { Channel, Factors } from '../../identity/public.ts';
import { type LinkedPayment, payLinkedAddress, sendLinkedCode } from '../../withdrawals/public.ts';
import type { LinkedWalletDeps } from '../linked-wallet-deps.ts';
import { findLink, type Link } from '../queries/link.query.ts';
import { findOwnSession } from '../queries/session.query.ts';
import type { LinkSession } from '../queries/session-row.ts';
import { lockLink } from '../store/link.store.ts';
import { amountOf } from '../views.ts';
import { termsOf } from './create-session.ts';
import { stepSession } from './step-session.ts';

type LinkRefusal =
  | 'LINK_SESSION_UNKNOWN'
  | 'LINK_SESSION_EXPIRED'
  | 'LINK_SESSION_SPENT'
  | 'LINK_NOT_CONFIRMED'
  | 'WALLET_NOT_LINKED'
  | 'LINK_LOCKED'
  | 'NETWORK_UNKNOWN';

/** Sends a code for exactly the payment that the app has confirmed. */
export async function sendLinkedWithdrawCode(
  deps: LinkedWalletDeps,
  caller: Caller,
  wish: { readonly id: string; readonly channel: Channel },
): Promise<Awaited<ReturnType<typeof sendLinkedCode>> | { ok: false; refusal: { code: LinkRefusal } }> {
  const payment = await preparePayment(deps, caller, wish.id);
  if (!payment.ok) return payment;
  return sendLinkedCode(deps.money, caller, { ...payment.value.wish, channel: wish.channel }, payment.value.terms);
}

/**
 * Asks for the withdrawal that the app has confirmed. The confirmation is used up in the transaction that sets the
 * money aside, with the person and the link locked, so that unlinking comes wholly before or after.
 *
 * @refuses    those of the session | WALLET_NOT_LINKED | LINK_LOCKED (unlockAt) | those of every withdrawal
 * @invariant  a repeat of the same request id returns the first result, even after its session is used up
 */
export function withdrawToWallet(
  deps: LinkedWalletDeps,
  caller: Caller,
  request: Factors & { readonly clientRequestId: string; readonly id: string },
): ReturnType<typeof payLinkedAddress<LinkRefusal>> {
  const { id, ...rest } = request;
  return payLinkedAddress(deps.money, caller, { ...rest, sessionId: id }, () => preparePayment(deps, caller, id));
}

async function preparePayment(
  deps: LinkedWalletDeps,
  caller: Caller,
  id: string,
): Promise<Result<LinkedPayment<LinkRefusal>, LinkRefusal>> {
  const session = await findOwnSession(deps.db, caller, id);
  if (session?.purpose !== 'withdraw' || !session.move) return refuse('LINK_SESSION_UNKNOWN');
  const step = takeLinkStep(session, 'consume', deps.clock.nowMs());
  if (!step.ok) return step;
  const link = await findLink(deps.db, caller.uid);
  if (link?.address !== session.walletAddress) return refuse('WALLET_NOT_LINKED');
  const { asset, network, amountMinor } = session.move;
  const terms = await termsOf(deps, deps.db, link, { asset, network }, caller.nowMs);
  if (!terms.ok) return terms;
  return ok({
    wish: { asset, network, amount: amountOf(deps, asset, amountMinor) },
    terms: terms.value,
    spend: (tx, nowMs) => spend(tx, { link, session, nowMs }),
  });
}

async function spend(
  tx: Parameters<LinkedPayment<LinkRefusal>['spend']>[0],
  { link, session, nowMs }: { readonly link: Link; readonly session: LinkSession; readonly nowMs: number },
): Promise<Result<true, LinkRefusal>> {
  if ((await lockLink(tx, link.uid)) !== link.id) return refuse('WALLET_NOT_LINKED');
  const consumed = await stepSession(tx, session, 'consume', nowMs);
  return consumed.ok ? ok(true) : consumed;
}
