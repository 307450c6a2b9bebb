import { pages } from '@bourse/contract/pages.ts';
import { sha256 } from '../../platform/crypto/digest.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { newSecret } from '../../platform/ids/ids.ts';
import type { Withdrawal } from './queries/withdrawal-row.ts';
import { insertCancelLink } from './store/cancel-link.store.ts';

/** Makes an address at which whoever opens it can cancel a withdrawal once, without logging in. */
export async function createCancelUrl(
  q: Queryable,
  publicOrigin: string,
  withdrawal: Pick<Withdrawal, 'id' | 'createdAtMs'>,
): Promise<string> {
  const token = newSecret();
  const link = { tokenHash: sha256(token), withdrawalId: withdrawal.id, nowMs: withdrawal.createdAtMs };
  await insertCancelLink(q, link);
  return `${publicOrigin}${pages['withdrawals.cancelWithdrawal'].path}?cancelLink=${token}`;
}
