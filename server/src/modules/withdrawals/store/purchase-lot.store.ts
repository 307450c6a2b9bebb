import type { Price } from '@bourse/core/money/value.ts';
import type { LockDays } from '@bourse/core/wallet/purchase-lock.ts';
import type { Tx } from '../../../platform/db/db.ts';

export interface NewPurchaseLot {
  readonly id: string;
  readonly uid: string;
  readonly asset: string;
  readonly amountMinor: bigint;
  readonly price: Price;
  readonly source: 'p2p' | 'express';
  readonly ref: string;
  readonly lockDays: LockDays;
  readonly completedAtMs: number;
  readonly unlockAtMs: number;
}

/** Inserts a lot; false if the purchase has one already. */
export async function insertPurchaseLot(tx: Tx, lot: NewPurchaseLot): Promise<boolean> {
  const rows = await tx.query(
    `insert into wallet.purchase_lot (id, uid, asset, amount_minor, price_units, price_scale, source, ref, lock_days,
       completed_at_ms, unlock_at_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (source, ref) do nothing returning id`,
    [
      lot.id,
      lot.uid,
      lot.asset,
      lot.amountMinor.toString(),
      lot.price.priceUnits.toString(),
      lot.price.priceScale,
      lot.source,
      lot.ref,
      lot.lockDays,
      lot.completedAtMs,
      lot.unlockAtMs,
    ],
  );
  return rows.length > 0;
}

/** When the lot of a purchase may leave. */
export async function findUnlockAtMs(tx: Tx, { source, ref }: Pick<NewPurchaseLot, 'source' | 'ref'>): Promise<number> {
  const [row] = await tx.query<{ unlock_at_ms: string }>(
    'select unlock_at_ms from wallet.purchase_lot where source = $1 and ref = $2',
    [source, ref],
  );
  return Number(row!.unlock_at_ms);
}
