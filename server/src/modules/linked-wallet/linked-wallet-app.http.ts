import type { linkedWallet } from '@bourse/contract/linked-wallet.ts';
import { linkStateAt } from '@bourse/core/linked-wallet/link-session.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { tokenHash } from './code-hash.ts';
import type { LinkedWalletDeps } from './linked-wallet-deps.ts';
import { findScanned } from './queries/session.query.ts';
import type { LinkSession } from './queries/session-row.ts';
import { confirmSession, rejectSession } from './usecases/confirm-session.ts';
import { scanSession } from './usecases/scan-session.ts';
import { moveOut } from './views.ts';

type AppKeys = 'scan' | 'appSession' | 'confirm' | 'reject';

/** Endpoints for the wallet app. Nobody is logged in there; the app may do what the scanned code permits. */
export function appHttp(deps: LinkedWalletDeps): Pick<Handlers<typeof linkedWallet>, AppKeys> {
  const stateOut = (session: LinkSession) => ({
    state: linkStateAt(session, deps.clock.nowMs()),
    expiresAtMs: session.expiresAtMs,
  });
  return {
    scan: async (input) => {
      const scanned = await scanSession(deps, input);
      if (!scanned.ok) return scanned;
      const { session, appKey, account, toSign } = scanned.value;
      return ok({ appKey, purpose: session.purpose, account, payment: moveOut(deps, session.move), toSign });
    },
    appSession: async ({ appKey }) => {
      const session = await findScanned(deps.db, tokenHash(appKey));
      return session ? ok(stateOut(session)) : refuse('LINK_SESSION_UNKNOWN');
    },
    confirm: async (input) => {
      const confirmed = await confirmSession(deps, input);
      return confirmed.ok ? ok(stateOut(confirmed.value)) : confirmed;
    },
    reject: async ({ appKey }) => {
      const rejected = await rejectSession(deps, appKey);
      return rejected.ok ? ok({ done: true as const }) : rejected;
    },
  };
}
