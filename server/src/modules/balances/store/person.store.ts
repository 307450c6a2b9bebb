import type { Tx } from '../../../platform/db/db.ts';

/**
 * Makes everything that is counted per person wait its turn: limits, lookups, the size of the address book. The row is
 * inserted first, because a missing row cannot be locked.
 */
export async function lockPerson(tx: Tx, uid: string, nowMs: number): Promise<void> {
  await tx.query('insert into wallet.person (uid, created_at_ms) values ($1, $2) on conflict do nothing', [uid, nowMs]);
  await tx.query('select 1 from wallet.person where uid = $1 for update', [uid]);
}
