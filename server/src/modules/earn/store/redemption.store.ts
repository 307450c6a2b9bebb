import type { Tx } from '../../../platform/db/db.ts';
import type { Redemption } from '../queries/redemption.query.ts';

export async function insertRedemption(tx: Tx, row: Redemption): Promise<void> {
  await tx.query(
    `insert into earn.redemption (id, uid, position_id, asset, kind, amount_minor, forfeited_minor, state, asked_at_ms, due_at_ms,
       paid_at_ms, next_try_ms, entry_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      row.id,
      row.uid,
      row.positionId,
      row.asset,
      row.kind,
      row.amountMinor.toString(),
      row.forfeitedMinor.toString(),
      row.state,
      row.askedAtMs,
      row.dueAtMs,
      row.paidAtMs,
      row.nextTryMs,
      row.entryId,
    ],
  );
}

export async function markPaid(tx: Tx, id: string, paidAtMs: number, entryId: string): Promise<void> {
  await tx.query(
    `update earn.redemption set state = 'PAID', paid_at_ms = $2, entry_id = $3, next_try_ms = null, earns = false where id = $1`,
    [id, paidAtMs, entryId],
  );
}

/** Notes that a redemption waits, though it is due, for its coin to be in service again, and whether it earns meanwhile. */
export async function markWaits(tx: Tx, id: string, earns: boolean): Promise<void> {
  await tx.query('update earn.redemption set earns = $2 where id = $1', [id, earns]);
}

/** Notes an attempt that failed, and when the next one is; without one a ticket is opened, or stays as it is. */
export async function markFailed(
  tx: Tx,
  {
    id,
    nextTryMs,
    ticket,
    earns,
  }: {
    readonly id: string;
    readonly nextTryMs: number | null;
    readonly ticket: string | null;
    readonly earns: boolean;
  },
): Promise<void> {
  await tx.query(
    `update earn.redemption set attempts = attempts + 1, next_try_ms = $2, ticket = coalesce(ticket, $3),
       earns = $4, state = 'FAILED' where id = $1`,
    [id, nextTryMs, ticket, earns],
  );
}

/**
 * Takes a part of a product's pool for redemptions at once on a day.
 *
 * @returns false if less is left; then nothing was taken
 */
export async function takeInstant(
  tx: Tx,
  take: { readonly productId: string; readonly day: number; readonly amountMinor: bigint; readonly poolMinor: bigint },
): Promise<boolean> {
  const { productId, day, amountMinor, poolMinor } = take;
  if (amountMinor > poolMinor) return false;
  const rows = await tx.query(
    `insert into earn.instant_day as d (product_id, day, used_minor) values ($1, $2, $3)
     on conflict (product_id, day) do update set used_minor = d.used_minor + $3 where d.used_minor + $3 <= $4 returning day`,
    [productId, day, amountMinor.toString(), poolMinor.toString()],
  );
  return rows.length === 1;
}

/** The same for what one person may redeem at once on a day, in USDT with six places. */
export async function takeInstantOfPerson(
  tx: Tx,
  take: { readonly uid: string; readonly day: number; readonly usdtMinor: bigint; readonly capMinor: bigint },
): Promise<boolean> {
  const { uid, day, usdtMinor, capMinor } = take;
  if (usdtMinor > capMinor) return false;
  const rows = await tx.query(
    `insert into earn.instant_person_day as d (uid, day, used_usdt_minor) values ($1, $2, $3)
     on conflict (uid, day) do update set used_usdt_minor = d.used_usdt_minor + $3
       where d.used_usdt_minor + $3 <= $4 returning day`,
    [uid, day, usdtMinor.toString(), capMinor.toString()],
  );
  return rows.length === 1;
}
