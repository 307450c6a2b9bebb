import {
  type LinkStep,
  type LinkStepRefusal,
  linkExpiryAfter,
  takeLinkStep,
} from '@bourse/core/linked-wallet/link-session.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { LinkSession } from '../queries/session-row.ts';
import { moveSession, type SessionChange } from '../store/session.store.ts';
import { emitSession } from '../tell.ts';

/**
 * Moves a session one step, in the transaction of what the step permits.
 *
 * @refuses    LINK_SESSION_EXPIRED | LINK_NOT_CONFIRMED | LINK_SESSION_SPENT, the last also if another call was faster
 * @invariant  of several calls at once only one takes the step
 */
export async function stepSession(
  tx: Tx,
  session: LinkSession,
  step: LinkStep,
  nowMs: number,
  change: SessionChange = {},
): Promise<Result<LinkSession, LinkStepRefusal>> {
  const next = takeLinkStep(session, step, nowMs);
  if (!next.ok) return next;
  const expiresAtMs = linkExpiryAfter(session, next.value, nowMs);
  const moved = await moveSession(tx, session, next.value, nowMs, { ...change, expiresAtMs });
  if (!moved) return refuse('LINK_SESSION_SPENT');
  await emitSession(tx, moved);
  return ok(moved);
}

/** For steps that only an open, unconfirmed session takes; these can never meet LINK_NOT_CONFIRMED. */
export async function stepEarly(
  tx: Tx,
  session: LinkSession,
  step: Exclude<LinkStep, 'consume'>,
  nowMs: number,
  change: SessionChange = {},
): Promise<Result<LinkSession, Exclude<LinkStepRefusal, 'LINK_NOT_CONFIRMED'>>> {
  const result = await stepSession(tx, session, step, nowMs, change);
  if (result.ok) return result;
  const { code } = result.refusal;
  return refuse(code === 'LINK_NOT_CONFIRMED' ? 'LINK_SESSION_SPENT' : code);
}
