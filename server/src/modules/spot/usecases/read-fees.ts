import { findFeeTable } from '../queries/fee-rate.query.ts';
import type { SpotDeps } from '../spot-deps.ts';

/** A person's VIP level, and what they pay at it: parts per million of the quote amount, as maker and as taker. */
export async function feesOf(
  { db, identity }: Pick<SpotDeps, 'db' | 'identity'>,
  uid: string,
): Promise<{ readonly level: number; readonly makerPpm: number; readonly takerPpm: number }> {
  const [profile, table] = [await identity.profile(db, uid), await findFeeTable(db)];
  const level = profile?.vipLevel ?? 0;
  // A level beyond the table has the last one's rates, as in the trading core.
  const rates = table?.levels[level] ?? table?.levels.at(-1);
  return { level, makerPpm: rates?.makerPpm ?? 0, takerPpm: rates?.takerPpm ?? 0 };
}
