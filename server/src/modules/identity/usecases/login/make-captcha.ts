import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { leadingZeroBits, puzzleText } from '@bourse/core/identity/proof-of-work.ts';
import { sha256 } from '../../../../platform/crypto/digest.ts';
import { newId } from '../../../../platform/ids/ids.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { type Captcha, insertCaptcha, takeCaptcha } from '../../store/captcha.store.ts';

const LIFE_MS = 5 * MINUTE_MS;

/** A puzzle that costs a browser a moment and a machine that guesses passwords a lot of them. */
export async function makeCaptcha(deps: IdentityDeps): Promise<Captcha> {
  const nowMs = deps.clock.nowMs();
  const captcha = {
    id: newId(nowMs),
    challenge: randomBytes(16).toString('hex'),
    zeroBits: deps.limits.captchaZeroBits,
    expiresAtMs: nowMs + LIFE_MS,
  };
  await insertCaptcha(deps.db, captcha);
  return captcha;
}

/** Whether an answer solves its puzzle. The puzzle is used up either way. */
export async function spendCaptcha(deps: IdentityDeps, id: string, answer: string): Promise<boolean> {
  const captcha = await takeCaptcha(deps.db, id);
  if (!captcha || captcha.expiresAtMs <= deps.clock.nowMs()) return false;
  return leadingZeroBits(sha256(puzzleText(captcha.challenge, answer))) >= captcha.zeroBits;
}
