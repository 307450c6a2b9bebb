import { LOCK_DAYS_DEFAULT, type LockDays } from '@bourse/core/wallet/purchase-lock.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';

export interface PurchaseLockLevel {
  readonly lockDays: LockDays;
  /** Null if nobody has set it and the default applies. */
  readonly setBy: string | null;
  readonly setAtMs: number | null;
}

/** For how many days a person's next purchases stay inside. */
export async function findPurchaseLockLevel(q: Queryable, uid: string): Promise<PurchaseLockLevel> {
  const [row] = await q.query<{ lock_days: LockDays; set_by: string; set_at_ms: string }>(
    'select lock_days, set_by, set_at_ms from wallet.purchase_lock_level where uid = $1',
    [uid],
  );
  if (!row) return { lockDays: LOCK_DAYS_DEFAULT, setBy: null, setAtMs: null };
  return { lockDays: row.lock_days, setBy: row.set_by, setAtMs: Number(row.set_at_ms) };
}

export async function savePurchaseLockLevel(
  tx: Tx,
  level: { readonly uid: string; readonly lockDays: LockDays; readonly setBy: string; readonly nowMs: number },
): Promise<void> {
  await tx.query(
    `insert into wallet.purchase_lock_level (uid, lock_days, set_by, set_at_ms) values ($1, $2, $3, $4)
     on conflict (uid) do update set lock_days = excluded.lock_days, set_by = excluded.set_by,
       set_at_ms = excluded.set_at_ms`,
    [level.uid, level.lockDays, level.setBy, level.nowMs],
  );
}
