import type { Tx } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids/ids.ts';

export interface OpenClaim {
  readonly id: string;
  readonly openMinor: bigint;
}

/** Writes down what a person owes after a deposit was undone. While it is open, their withdrawals stop. */
export async function insertClaim(
  tx: Tx,
  claim: { depositId: string; uid: string; asset: string; amountMinor: bigint; nowMs: number },
): Promise<void> {
  await tx.query(
    `insert into wallet.claim (id, deposit_id, uid, asset, amount_minor, created_at_ms) values ($1, $2, $3, $4, $5, $6)`,
    [newId(claim.nowMs), claim.depositId, claim.uid, claim.asset, claim.amountMinor.toString(), claim.nowMs],
  );
}

/** Locks a person's open claims in a coin, oldest first. */
export async function lockOpenClaims(tx: Tx, uid: string, asset: string): Promise<OpenClaim[]> {
  const rows = await tx.query<{ id: string; open_minor: string }>(
    `select id, amount_minor - paid_minor as open_minor from wallet.claim
     where uid = $1 and asset = $2 and paid_minor < amount_minor order by created_at_ms, id for update`,
    [uid, asset],
  );
  return rows.map((row) => ({ id: row.id, openMinor: BigInt(row.open_minor) }));
}

export async function changeClaimPaid(tx: Tx, id: string, paidMinor: bigint, nowMs: number): Promise<void> {
  await tx.query(
    `update wallet.claim set paid_minor = paid_minor + $2::numeric,
       paid_at_ms = case when paid_minor + $2::numeric = amount_minor then $3::bigint end where id = $1`,
    [id, paidMinor.toString(), nowMs],
  );
}
