import { answer, refuse } from '../../lib/server.rig.ts';
import type { FlashAnswer } from './api/flash.ts';
import { detail, flashAnswer, flashRound, project, settled } from './launch.fixture.ts';

/** One open sale, nothing in it, and 8,420.55 USDT in the funding account. */
export function answerForLaunch(): void {
  answer('launch.projects', { rows: [project()], next: null });
  answer('launch.project', detail());
  answer('launch.subscriptions', { rows: [settled()], next: null });
  answer('transfers.info', {
    asset: 'USDT',
    ledgerScale: 8,
    accounts: [{ account: 'funding', opened: true, available: '8420.55' }],
  });
}

/** How the flash round stands, which specs change as the exchange would. */
export interface FlashRig {
  now: FlashAnswer;
}

/** An open flash sale whose pass costs a puzzle that is solved at once. */
export function answerForFlash(): FlashRig {
  const rig: FlashRig = { now: flashAnswer() };
  answerForLaunch();
  answer('launch.projects', { rows: [project({ rounds: [flashRound()] })], next: null });
  answer('launch.project', detail({ rounds: [flashRound()] }));
  answer('launch.flash', () => ({ ...rig.now, pollAfterMs: Math.min(rig.now.pollAfterMs, 500) }));
  refuse('launch.pass', 'CAPTCHA_REQUIRED');
  answer('identity.captcha', () => {
    answer('launch.pass', { pass: '100.pass' });
    const captchaId = '6f0c2b1e-8d4e-4c55-9a3a-000000000001';
    return { captchaId, challenge: 'abc', zeroBits: 1, expiresAtMs: rig.now.nowMs + 60_000 };
  });
  return rig;
}
