import { LINK_TTL_MS, type LinkPurpose, linkLockedUntilMs } from '@bourse/core/linked-wallet/link-session.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Caller } from '../../../platform/request/caller.ts';
import { judgeLinkedDeposit } from '../../deposits/public.ts';
import { judgeLinkedPayment, type LinkedTerms } from '../../withdrawals/public.ts';
import { digitsHash, newDigits, newToken, tokenHash } from '../code-hash.ts';
import type { LinkedWalletDeps } from '../linked-wallet-deps.ts';
import { findLink, findUnlinkedAt, type Link } from '../queries/link.query.ts';
import { findRange } from '../queries/range.query.ts';
import type { LinkMove, LinkSession } from '../queries/session-row.ts';
import { insertSession, lockLogin, lockReplaced, moveSession, type NewSession } from '../store/session.store.ts';
import { emitSession } from '../tell.ts';

export interface LinkWish {
  readonly purpose: LinkPurpose;
  readonly asset?: string | undefined;
  readonly network?: string | undefined;
  readonly amount?: string | undefined;
}

export interface MadeSession {
  readonly session: LinkSession;
  /** Returned once; the database keeps only its hash. */
  readonly token: string;
  readonly digits: string;
}

type RefusalOf<Judged> = Extract<Judged, { ok: false }> extends { refusal: { code: infer Code } } ? Code : never;
type MoveRefusal =
  | RefusalOf<Awaited<ReturnType<typeof judgeLinkedDeposit>>>
  | RefusalOf<Awaited<ReturnType<typeof judgeLinkedPayment>>>
  | 'WALLET_NOT_LINKED'
  | 'LINK_LOCKED';

/**
 * Makes a one-time code. Everything that can be checked without the app is checked first, so that nobody scans in vain,
 * and again when the money is set aside. An earlier open session of this login ends.
 *
 * @refuses    WALLET_ALREADY_LINKED | WALLET_NOT_LINKED | LINK_LOCKED (unlockAt) | those of a deposit or a withdrawal
 * @invariant  a login has one open session
 */
export async function createSession(
  deps: LinkedWalletDeps,
  caller: Caller,
  wish: LinkWish,
): Promise<Result<MadeSession, MoveRefusal | 'WALLET_ALREADY_LINKED'>> {
  const link = await findLink(deps.db, caller.uid);
  if (wish.purpose === 'bind') {
    return link ? refuse('WALLET_ALREADY_LINKED') : ok(await insertFor(deps, caller, wish.purpose, null));
  }
  if (!link) return refuse('WALLET_NOT_LINKED');
  const { asset = '', network = '', amount = '' } = wish;
  const move =
    wish.purpose === 'deposit'
      ? await depositMove(deps, caller, { asset, network, amount })
      : await withdrawalMove(deps, caller, { asset, network, amount }, link);
  return move.ok ? ok(await insertFor(deps, caller, wish.purpose, move.value)) : move;
}

type Wish = { readonly asset: string; readonly network: string; readonly amount: string };

async function depositMove(deps: LinkedWalletDeps, caller: Caller, wish: Wish): Promise<Result<LinkMove, MoveRefusal>> {
  // Addresses here have no memo, so a network that needs one cannot be used.
  if (!deps.chainIds.has(wish.network)) return refuse('NETWORK_UNKNOWN', { network: wish.network });
  const judged = await judgeLinkedDeposit(deps.money, caller.uid, wish);
  if (!judged.ok) return judged;
  const { amountMinor, address } = judged.value;
  return ok({ asset: wish.asset, network: wish.network, amountMinor, toAddress: address });
}

async function withdrawalMove(
  deps: LinkedWalletDeps,
  caller: Caller,
  wish: Wish,
  link: Link,
): Promise<Result<LinkMove, MoveRefusal>> {
  const terms = await termsOf(deps, deps.db, link, wish, caller.nowMs);
  if (!terms.ok) return terms;
  const judged = await judgeLinkedPayment(deps.money, caller, wish, terms.value);
  if (!judged.ok) return judged;
  const { amountMinor, target } = judged.value;
  return ok({ asset: wish.asset, network: wish.network, amountMinor, toAddress: target.address });
}

/**
 * How a payment over this link differs from others.
 *
 * @refuses LINK_LOCKED (unlockAt) | NETWORK_UNKNOWN if it has no range
 */
export async function termsOf(
  deps: LinkedWalletDeps,
  q: Queryable,
  link: Link,
  wish: { readonly asset: string; readonly network: string },
  nowMs: number,
): Promise<Result<LinkedTerms, 'LINK_LOCKED' | 'NETWORK_UNKNOWN'>> {
  const lockedUntilMs = linkLockedUntilMs(await findUnlinkedAt(q, link.uid), nowMs);
  if (lockedUntilMs !== null) return refuse('LINK_LOCKED', { unlockAt: lockedUntilMs });
  const range = await findRange(q, wish.asset, wish.network);
  if (!range || !deps.chainIds.has(wish.network)) {
    return refuse('NETWORK_UNKNOWN', { asset: wish.asset, network: wish.network });
  }
  const { minMinor, maxMinor } = range;
  return ok({ address: link.address, linkedAtMs: link.linkedAtMs, minMinor, maxMinor });
}

/** How often new digits are drawn: they are short, so another page may show the same ones. */
const TRIES_MAX = 5;

async function insertFor(
  deps: LinkedWalletDeps,
  caller: Caller,
  purpose: LinkPurpose,
  move: LinkMove | null,
): Promise<MadeSession> {
  const token = newToken();
  return deps.db.tx(async (tx) => {
    await lockLogin(tx, caller.sessionId);
    const nowMs = deps.clock.nowMs();
    await endReplaced(tx, caller.sessionId, nowMs);
    for (let attempt = 0; attempt < TRIES_MAX; attempt++) {
      const digits = newDigits();
      const row: NewSession = {
        id: newId(nowMs),
        uid: caller.uid,
        webSessionId: caller.sessionId,
        purpose,
        move,
        tokenHash: tokenHash(token),
        digitsHash: digitsHash(deps, digits),
        createdAtMs: nowMs,
        expiresAtMs: nowMs + LINK_TTL_MS,
      };
      const session = await insertSession(tx, row);
      if (session) return { session, token, digits };
    }
    throw new Error('no free digits for a session of the linked wallet');
  });
}

async function endReplaced(tx: Tx, webSessionId: string, nowMs: number): Promise<void> {
  for (const old of await lockReplaced(tx, webSessionId)) {
    const ended = await moveSession(tx, old, nowMs >= old.expiresAtMs ? 'EXPIRED' : 'CANCELLED', nowMs);
    if (ended) await emitSession(tx, ended);
  }
}
