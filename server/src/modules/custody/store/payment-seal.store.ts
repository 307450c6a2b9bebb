import type { Queryable, Tx } from '../../../platform/db/db.ts';
import type { PaymentContent, SealStep } from '../../../signer/public.ts';

export interface PaymentSealRow {
  readonly parts: readonly string[];
  readonly seal: string;
}

type Of = Pick<PaymentContent, 'kind' | 'ref'>;

export async function insertSeal(
  tx: Tx,
  { kind, ref }: Of,
  step: SealStep,
  row: PaymentSealRow & { readonly nowMs: number },
): Promise<void> {
  await tx.query(
    'insert into wallet.payment_seal (kind, ref, step, parts, seal, at_ms) values ($1, $2, $3, $4::text[], $5, $6)',
    [kind, ref, step, row.parts, row.seal, row.nowMs],
  );
}

/** Every seal of one step, oldest first. */
export function findSeals(q: Queryable, { kind, ref }: Of, step: SealStep): Promise<PaymentSealRow[]> {
  return q.query<PaymentSealRow>(
    'select parts, seal from wallet.payment_seal where kind = $1 and ref = $2 and step = $3 order by number',
    [kind, ref, step],
  );
}
