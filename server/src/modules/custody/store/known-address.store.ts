import type { Tx } from '../../../platform/db/db.ts';

export interface KnownAddress {
  readonly family: string;
  /** In the canonical spelling. */
  readonly address: string;
  readonly risk: 'NONE' | 'MEDIUM' | 'HIGH' | 'BLOCKED';
  readonly memoRequired: boolean;
  readonly note: string;
}

/** Stores what the house knows of an address that is not ours, replacing what it knew before. */
export async function saveKnownAddress(tx: Tx, known: KnownAddress, nowMs: number): Promise<void> {
  await tx.query(
    `insert into wallet.known_address (family, address, risk, memo_required, note, added_at_ms)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (family, address) do update
       set risk = excluded.risk, memo_required = excluded.memo_required, note = excluded.note`,
    [known.family, known.address, known.risk, known.memoRequired, known.note, nowMs],
  );
}

/** Forgets what was known of an address. */
export async function deleteKnownAddress(tx: Tx, family: string, address: string): Promise<void> {
  await tx.query('delete from wallet.known_address where family = $1 and address = $2', [family, address]);
}
