import { judgePerson } from '@bourse/core/earn/subscribe.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { EarnDeps } from '../earn-deps.ts';
import { levelsOf } from '../levels.ts';
import type { EarnProduct } from '../queries/product.query.ts';

/**
 * Why an order does not go on whatever its product allows: `closed` if nothing new begins now, `person` if its owner
 * may not have it any more.
 */
export type HeldBack = 'closed' | 'person';

/**
 * Whether an order may not be renewed. Everything that a product asks of people is checked again, except that they are
 * new, because a person with an order no longer is.
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
