import type { Queryable } from '../../platform/db/db.ts';
import type { ApprovedRow } from '../guard/guarded-signer.ts';

/** What was last approved for a record. The signer's own database role may read this and nothing else of payments. */
export async function findApprovedPayment(
  q: Queryable,
  { kind, ref }: { readonly kind: string; readonly ref: string },
): Promise<ApprovedRow | null> {
  const [row] = await q.query<ApprovedRow>(
    'select parts, seal, is_open as "isOpen" from wallet.approved_payment where kind = $1 and ref = $2',
    [kind, ref],
  );
  return row ?? null;
}
