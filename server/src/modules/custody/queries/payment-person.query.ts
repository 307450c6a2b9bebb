import type { Queryable } from '../../../platform/db/db.ts';

/**
 * The person whose withdrawal or returned deposit a payment pays; null for payments of the house and for an unknown id.
 */
export async function findPersonOfPayment(q: Queryable, paymentId: string): Promise<string | null> {
  const [row] = await q.query<{ uid: string | null }>(
    // Payments of other kinds have an address in `ref` instead of an id.
    `select coalesce(w.uid, r.uid) as uid from wallet.payment p
       left join wallet.withdrawal w on w.id = case p.kind when 'withdrawal' then p.ref::uuid end
       left join wallet.deposit_return r on r.id = case p.kind when 'return' then p.ref::uuid end
      where p.id = $1`,
    [paymentId],
  );
  return row?.uid ?? null;
}

/** The person for whom a transaction of ours paid, by its hash in the chain's spelling; null if none. */
export async function findPersonOfTransaction(
  q: Queryable,
  place: { readonly network: string; readonly txHash: string },
): Promise<string | null> {
  const [attempt] = await q.query<{ payment_id: string }>(
    'select payment_id from wallet.payment_attempt where network = $1 and tx_hash = $2',
    [place.network, place.txHash],
  );
  return attempt ? findPersonOfPayment(q, attempt.payment_id) : null;
}
