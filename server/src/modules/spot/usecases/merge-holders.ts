import type { AssetAccount } from '../../../ledger/asset-accounts.query.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { findCoreHolders, isHouse } from '../queries/token-merge.query.ts';

/** Everybody who has any of a coin. @param accounts  those of the books; the trading core's are read */
export async function holdersOf(q: Queryable, asset: string, accounts: readonly AssetAccount[]): Promise<string[]> {
  const inBooks = accounts.flatMap(({ account }) => (account.kind === 'user' ? [account.uid] : []));
  const inCore = (await findCoreHolders(q, asset)).filter(({ account }) => !isHouse(account));
  return [...new Set([...inBooks, ...inCore.map(({ account }) => String(account))])];
}
