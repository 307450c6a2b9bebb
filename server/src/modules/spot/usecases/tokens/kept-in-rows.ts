import type { AssetAccount } from '../../../../ledger/asset-accounts.query.ts';

/** Accounts of people of which a product keeps every amount in rows of its own as well. */
const KEPT_OF_PEOPLE: ReadonlySet<string> = new Set(['earn']);

/** Likewise of the house. A merge leaves them as they are, because what was paid from them stays of so many old tokens. */
export const KEPT_OF_HOUSE: ReadonlySet<string> = new Set(['earn_interest']);

/**
 * A person's account that a merge must not count anew: the rows of its product would not follow, and what they say could not be
 * paid any more. No such product is made of a token; what is in one that there was before is taken out first.
 *
 * @param accounts  those that have anything
 */
export const findKept = (accounts: readonly AssetAccount[]): AssetAccount | undefined =>
  accounts.find(({ account }) => account.kind === 'user' && KEPT_OF_PEOPLE.has(account.account));
