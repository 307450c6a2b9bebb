import { judgePerson } from '@bourse/core/earn/subscribe.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { EarnDeps } from '../earn-deps.ts';
import { levelsOf } from '../levels.ts';
import type { EarnProduct } from '../queries/product.query.ts';

/** Why an order does not go on whatever its product would say: nothing new begins now, or its person may not have it any more. */
export type HeldBack = 'closed' | 'person';

/**
 * Whether an order is kept from going on by itself. Nobody is new any more who has an order; all else that a product asks of people
 * it asks again.
 */
export async function findHeldBack(
  deps: EarnDeps,
  tx: Tx,
  uid: string,
  product: EarnProduct,
): Promise<HeldBack | null> {
  if (!(await deps.settings.isFeatureOn('EARN_CLOSE'))) return 'closed';
  const profile = await deps.identity.profile(tx, uid);
  const mayHave =
    profile !== null && !profile.frozen && judgePerson(product, { ...levelsOf(profile), isNew: true }) === null;
  return mayHave ? null : 'person';
}
