import { pages } from '@bourse/contract/pages.ts';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { sha256 } from '../../platform/crypto/digest.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { newSecret } from '../../platform/ids/ids.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { insertFreezeLink } from './store/freeze-link.store.ts';

const FREEZE_LINK_MS = 7 * DAY_MS;

/** Makes a one-time address at which whoever opens it and confirms freezes the account; null if no pages are served. */
export async function createFreezeUrl(q: Queryable, deps: IdentityDeps, uid: string): Promise<string | null> {
  if (deps.publicOrigin === null) return null;
  const token = newSecret();
  const expiresAtMs = deps.clock.nowMs() + FREEZE_LINK_MS;
  await insertFreezeLink(q, { tokenHash: sha256(token), uid, expiresAtMs });
  return `${deps.publicOrigin}${pages['identity.login'].path}?view=freeze&freezeLink=${token}`;
}
