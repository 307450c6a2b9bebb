import { isHouseAccount } from '@bourse/core/trading/accounts.ts';
import type { AssetAccount } from '../../../../ledger/asset-accounts.query.ts';

/**
 * Everybody who has some of a coin.
 *
 * @param accounts  those of the books
 * @param inCore    those of the trading core
 */
export function holdersOf(
  accounts: readonly AssetAccount[],
  inCore: readonly { readonly account: number }[],
): readonly string[] {
  const inBooks = accounts.flatMap(({ account }) => (account.kind === 'user' ? [account.uid] : []));
  const people = inCore.filter(({ account }) => !isHouseAccount(account));
  return [...new Set([...inBooks, ...people.map(({ account }) => String(account))])];
}
