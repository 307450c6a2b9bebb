import type { Tx } from '../../../platform/db/db.ts';
import { findCoreHolders, isHouse } from '../queries/token-merge.query.ts';
import type { SpotRoom } from '../spot.ts';

/** Everybody who has any of a coin, in the books or in the trading core; their accounts in the books stand still. */
export async function holdersOf({ ledger }: Pick<SpotRoom, 'ledger'>, tx: Tx, asset: string): Promise<string[]> {
  const inBooks = (await ledger.lockAccountsOf(tx, asset)).flatMap(({ account }) =>
    account.kind === 'user' ? [account.uid] : [],
  );
  const inCore = (await findCoreHolders(tx, asset)).filter(({ account }) => !isHouse(account));
  return [...new Set([...inBooks, ...inCore.map(({ account }) => String(account))])];
}
