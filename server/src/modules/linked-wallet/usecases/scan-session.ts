import { maskRecipient } from '@bourse/core/identity/mask.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { digitsHash, newToken, tokenHash } from '../code-hash.ts';
import type { LinkedWalletDeps } from '../linked-wallet-deps.ts';
import { findLink } from '../queries/link.query.ts';
import { findByCode } from '../queries/session.query.ts';
import type { LinkSession } from '../queries/session-row.ts';
import { type MessageTerms, messageTerms } from './judge-message.ts';
import { stepEarly } from './step-session.ts';

export interface Scan {
  readonly token?: string | undefined;
  readonly digits?: string | undefined;
  readonly address: string;
  readonly device: string;
  readonly nickname: string;
}

export interface Scanned {
  readonly session: LinkSession;
  /** Returned once; the app that has it confirms or rejects. */
  readonly appKey: string;
  readonly account: string;
  readonly toSign: MessageTerms;
}

type ScanRefusal =
  | 'LINK_SESSION_UNKNOWN'
  | 'LINK_SESSION_EXPIRED'
  | 'LINK_SESSION_SPENT'
  | 'ADDRESS_INVALID'
  | 'WALLET_NOT_THE_LINKED_ONE';

/**
 * A wallet app has scanned a code and names its wallet. The code is used up by that; the app goes on with its key.
 *
 * @refuses LINK_SESSION_UNKNOWN | LINK_SESSION_EXPIRED | LINK_SESSION_SPENT | ADDRESS_INVALID |
 *           WALLET_NOT_THE_LINKED_ONE if money would move to or from a wallet that is not the linked one
 */
export async function scanSession(deps: LinkedWalletDeps, scan: Scan): Promise<Result<Scanned, ScanRefusal>> {
  const network = [...deps.chainIds.keys()][0] ?? '';
  const spelled = deps.money.chains.get(network)?.validateAddress(scan.address);
  if (!spelled?.ok) return refuse('ADDRESS_INVALID', { network: deps.assets.network(network)?.name ?? network });
  const session = await findCode(deps, scan);
  if (!session) return refuse('LINK_SESSION_UNKNOWN');
  if (session.purpose !== 'bind' && (await findLink(deps.db, session.uid))?.address !== spelled.value) {
    return refuse('WALLET_NOT_THE_LINKED_ONE');
  }
  const appKey = newToken();
  const { device, nickname } = scan;
  const scanned = await deps.db.decide((tx) =>
    stepEarly(tx, session, 'scan', deps.clock.nowMs(), {
      appKeyHash: tokenHash(appKey),
      walletAddress: spelled.value,
      device,
      nickname,
    }),
  );
  if (!scanned.ok) return scanned;
  const profile = await deps.identity.profile(deps.db, session.uid);
  return ok({
    session: scanned.value,
    appKey,
    account: maskRecipient({ uid: session.uid, email: profile?.email ?? null }),
    toSign: messageTerms(deps, scanned.value),
  });
}

async function findCode(deps: LinkedWalletDeps, { token, digits }: Scan): Promise<LinkSession | null> {
  if (token !== undefined) return findByCode(deps.db, { tokenHash: tokenHash(token) });
  if (digits !== undefined) return findByCode(deps.db, { digitsHash: digitsHash(deps, digits) });
  return null;
}
