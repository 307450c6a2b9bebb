import { UNLINK_LOCK_MS } from '@bourse/core/linked-wallet/link-session.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { payloadHash } from '../../../platform/crypto/payload-hash.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import type { Channel, Factors, SecurityRefusal, SendCodeRefusal, SentCode } from '../../identity/public.ts';
import type { LinkedWalletDeps } from '../linked-wallet-deps.ts';
import { findLink } from '../queries/link.query.ts';
import { endLink } from '../store/link.store.ts';
import { lockOpen } from '../store/session.store.ts';
import { stepEarly } from './step-session.ts';

interface Unlinked {
  readonly lockedUntilMs: number;
}

const unbindPayload = (linkId: string): string => payloadHash('unlink-wallet', [linkId]);

/** Sends a code for unlinking exactly this wallet. */
export async function sendUnbindCode(
  deps: LinkedWalletDeps,
  caller: Caller,
  channel: Channel,
): Promise<Result<SentCode, 'WALLET_NOT_LINKED' | SendCodeRefusal>> {
  const link = await findLink(deps.db, caller.uid);
  if (!link) return refuse('WALLET_NOT_LINKED');
  return deps.identity.sendBoundCode({
    uid: caller.uid,
    purpose: 'unlink-wallet',
    channel,
    payloadHash: unbindPayload(link.id),
    params: { address: link.address },
  });
}

/**
 * Unlinks the wallet and ends every open code. Payments under way to it go on.
 *
 * @returns  until when nothing may leave over a link, even if another wallet is linked
 * @refuses  WALLET_NOT_LINKED | those of the security check
 */
export async function unbindWallet(
  deps: LinkedWalletDeps,
  caller: Caller,
  factors: Factors,
): Promise<Result<Unlinked, 'WALLET_NOT_LINKED' | SecurityRefusal>> {
  const { uid } = caller;
  const link = await findLink(deps.db, uid);
  if (!link) return refuse('WALLET_NOT_LINKED');
  const { address } = link;
  const checked = await deps.identity.securityCheck({
    uid,
    sessionId: caller.sessionId,
    purpose: 'unlink-wallet',
    payloadHash: unbindPayload(link.id),
    factorsNeeded: 1,
    tradingPassword: factors.tradingPassword,
    emailCode: factors.emailCode,
    smsCode: factors.smsCode,
    totpCode: factors.totpCode,
    passkey: factors.passkey,
  });
  if (!checked.ok) return checked;
  const nowMs = deps.clock.nowMs();
  return deps.db.decide(async (tx): Promise<Result<Unlinked, 'WALLET_NOT_LINKED' | SecurityRefusal>> => {
    const spent = await deps.identity.spendFactors(tx, checked.value);
    if (!spent.ok) return spent;
    if ((await endLink(tx, uid, nowMs)) === null) return refuse('WALLET_NOT_LINKED');
    for (const session of await lockOpen(tx, uid)) await stepEarly(tx, session, 'cancel', nowMs);
    await deps.notices.notify(tx, { uid, kind: 'linkedWallet.unlinked', params: { address } });
    await deps.identity.tell(tx, { uid, template: 'wallet-unlinked', params: { address } });
    return ok({ lockedUntilMs: nowMs + UNLINK_LOCK_MS });
  });
}
