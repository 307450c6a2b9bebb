import { findFeeTable } from '../queries/fee-rate.query.ts';
import type { SpotDeps } from '../spot-deps.ts';

/** A person's VIP level and its fee rates as maker and taker, in parts per million of the quote amount. */
export async function feesOf(
  { db, identity }: Pick<SpotDeps, 'db' | 'identity'>,
  uid: string,
): Promise<{ readonly level: number; readonly makerPpm: number; readonly takerPpm: number }> {
  const [profile, table] = [await identity.profile(db, uid), await findFeeTable(db)];
  const level = profile?.vipLevel ?? 0;
  // A level above the table has the rates of its last level, as in the trading core.
  const rates = table?.levels[level] ?? table?.levels.at(-1);
  return { level, makerPpm: rates?.makerPpm ?? 0, takerPpm: rates?.takerPpm ?? 0 };
}
