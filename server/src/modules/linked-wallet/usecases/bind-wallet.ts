import { takeLinkStep } from '@bourse/core/linked-wallet/link-session.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { payloadHash } from '../../../platform/crypto/payload-hash.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import type { Channel, Factors, SecurityRefusal, SendCodeRefusal, SentCode } from '../../identity/public.ts';
import { LINK_FAMILY, type LinkedWalletDeps } from '../linked-wallet-deps.ts';
import { findLink, findLinkOfWallet, type Link } from '../queries/link.query.ts';
import { findOwnSession } from '../queries/session.query.ts';
import type { LinkSession } from '../queries/session-row.ts';
import { insertLink } from '../store/link.store.ts';
import { stepSession } from './step-session.ts';

type SessionRefusal = 'LINK_SESSION_UNKNOWN' | 'LINK_SESSION_EXPIRED' | 'LINK_SESSION_SPENT' | 'LINK_NOT_CONFIRMED';
type BindRefusal = SessionRefusal | SecurityRefusal | 'WALLET_ALREADY_LINKED' | 'WALLET_TAKEN' | 'ACCOUNT_FROZEN';

/** Sends a code for linking exactly the wallet that has confirmed; the message states its address. */
export async function sendBindCode(
  deps: LinkedWalletDeps,
  caller: Caller,
  wish: { readonly id: string; readonly channel: Channel },
): Promise<Result<SentCode, SessionRefusal | SendCodeRefusal>> {
  const session = await findConfirmed(deps, caller, wish.id);
  if (!session.ok) return session;
  const address = session.value.walletAddress!;
  return deps.identity.sendBoundCode({
    uid: caller.uid,
    purpose: 'link-wallet',
    channel: wish.channel,
    payloadHash: bindPayload(address),
    params: { address },
  });
}

/**
 * Links the wallet that has confirmed in its app.
 *
 * @refuses    those of the session | WALLET_ALREADY_LINKED | WALLET_TAKEN | ACCOUNT_FROZEN | those of the security
 *             check
 * @invariant  a person has one wallet, and a wallet one person
 */
export async function bindWallet(
  deps: LinkedWalletDeps,
  caller: Caller,
  wish: Factors & { readonly id: string },
): Promise<Result<Link, BindRefusal>> {
  const found = await findConfirmed(deps, caller, wish.id);
  if (!found.ok) return found;
  const session = found.value;
  const address = session.walletAddress!;
  if ((await deps.identity.profile(deps.db, caller.uid))?.frozen) return refuse('ACCOUNT_FROZEN');
  const free = await judgeFree(deps, caller.uid, address);
  if (!free.ok) return free;
  const checked = await deps.identity.securityCheck({
    uid: caller.uid,
    sessionId: caller.sessionId,
    purpose: 'link-wallet',
    payloadHash: bindPayload(address),
    tradingPassword: wish.tradingPassword,
    emailCode: wish.emailCode,
    smsCode: wish.smsCode,
    totpCode: wish.totpCode,
    passkey: wish.passkey,
    factorsNeeded: 1,
  });
  if (!checked.ok) return checked;
  const link = linkOf(deps, session);
  return deps.db.decide(async (tx): Promise<Result<Link, BindRefusal>> => {
    const spent = await deps.identity.spendFactors(tx, checked.value);
    if (!spent.ok) return spent;
    const consumed = await stepSession(tx, session, 'consume', deps.clock.nowMs());
    if (!consumed.ok) return consumed;
    // Checked above, but another request may have been faster.
    if (!(await insertLink(tx, LINK_FAMILY, link))) return refuse('WALLET_TAKEN');
    await deps.notices.notify(tx, { uid: caller.uid, kind: 'linkedWallet.linked', params: { address } });
    await deps.identity.tell(tx, { uid: caller.uid, template: 'wallet-linked', params: { address } });
    return ok(link);
  });
}

const bindPayload = (address: string): string => payloadHash('link-wallet', [address]);

async function findConfirmed(
  deps: LinkedWalletDeps,
  caller: Caller,
  id: string,
): Promise<Result<LinkSession, SessionRefusal>> {
  const session = await findOwnSession(deps.db, caller, id);
  if (session?.purpose !== 'bind') return refuse('LINK_SESSION_UNKNOWN');
  const step = takeLinkStep(session, 'consume', deps.clock.nowMs());
  return step.ok ? ok(session) : step;
}

async function judgeFree(
  deps: LinkedWalletDeps,
  uid: string,
  address: string,
): Promise<Result<true, 'WALLET_ALREADY_LINKED' | 'WALLET_TAKEN'>> {
  if (await findLink(deps.db, uid)) return refuse('WALLET_ALREADY_LINKED');
  return (await findLinkOfWallet(deps.db, LINK_FAMILY, address)) ? refuse('WALLET_TAKEN') : ok(true);
}

function linkOf(deps: LinkedWalletDeps, session: LinkSession): Link {
  const linkedAtMs = deps.clock.nowMs();
  return {
    id: newId(linkedAtMs),
    uid: session.uid,
    address: session.walletAddress!,
    nickname: session.nickname ?? '',
    device: session.device ?? '',
    linkedAtMs,
  };
}
