import type { FinalOnly, FinalOnlyReason } from '@bourse/core/wallet/early-credit.ts';
import type { Queryable, Tx } from '../../../platform/db/db.ts';

/**
 * Makes credits before finality wait for each other until the transaction ends: two must not both take the last of the
 * limit.
 */
export async function lockEarlyCredit(tx: Tx): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('deposits.early-credit', 0))`);
}

export interface Standing {
  readonly asset: string;
  /** Credited and not final, of all people together. */
  readonly houseMinor: bigint;
  /** Credited and not final, of the person asked about. */
  readonly personMinor: bigint;
}

/** What is credited to people and not final yet, by coin, in minor units. */
export async function findStanding(q: Queryable, uid: string): Promise<Standing[]> {
  const rows = await q.query<{ asset: string; house_minor: string; person_minor: string }>(
    `select asset, sum(amount_minor) as house_minor, coalesce(sum(amount_minor) filter (where uid = $1), 0) as person_minor
     from wallet.deposit where state = 'CREDITED' and uid is not null group by asset`,
    [uid],
  );
  return rows.map((row) => ({
    asset: row.asset,
    houseMinor: BigInt(row.house_minor),
    personMinor: BigInt(row.person_minor),
  }));
}

export interface FinalOnlyRow {
  final_only_reason: FinalOnlyReason | null;
  final_only_worth_minor: string | null;
  final_only_limit_minor: string | null;
}

export function finalOnlyOf(row: FinalOnlyRow): FinalOnly | null {
  if (row.final_only_reason === null) return null;
  const minorOf = (text: string | null): bigint | null => (text === null ? null : BigInt(text));
  return {
    reason: row.final_only_reason,
    worthMinor: minorOf(row.final_only_worth_minor),
    limitMinor: minorOf(row.final_only_limit_minor),
  };
}
