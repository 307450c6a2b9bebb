import type { Tx } from '../../../platform/db/db.ts';
import type { TellingKind } from '../queries/telling.query.ts';

interface NewTelling {
  readonly id: string;
  readonly productId: string;
  readonly kind: TellingKind;
  /** The same topic is told only once. */
  readonly topic: string;
  readonly rates: { readonly beforeId: string; readonly afterId: string } | null;
  readonly nowMs: number;
}

/** Notes something to tell all holders of a product, for the job that tells them. */
export async function insertTelling(tx: Tx, telling: NewTelling): Promise<void> {
  await tx.query(
    `insert into earn.telling (id, product_id, kind, topic, before_id, rate_id, created_at_ms) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (topic) do nothing`,
    [
      telling.id,
      telling.productId,
      telling.kind,
      telling.topic,
      telling.rates?.beforeId ?? null,
      telling.rates?.afterId ?? null,
      telling.nowMs,
    ],
  );
}

/** Saves how far a telling has come, in the transaction that told people; marks it done if nobody is left. */
export async function advanceTelling(
  tx: Tx,
  { id, afterUid, doneAtMs }: { readonly id: string; readonly afterUid: string; readonly doneAtMs: number | null },
): Promise<void> {
  await tx.query(`update earn.telling set after_uid = $2, done_at_ms = $3 where id = $1`, [id, afterUid, doneAtMs]);
}

/** Ends tellings of a kind that something more serious replaces: people who were not told yet hear only of that. */
export async function endTellings(tx: Tx, productId: string, kind: TellingKind, nowMs: number): Promise<void> {
  await tx.query(`update earn.telling set done_at_ms = $3 where product_id = $1 and kind = $2 and done_at_ms is null`, [
    productId,
    kind,
    nowMs,
  ]);
}
