import type { AssetAccount } from '../../../../ledger/asset-accounts.query.ts';

/** Accounts of people whose amounts a product also keeps in rows of its own. */
const KEPT_OF_PEOPLE: ReadonlySet<string> = new Set(['earn']);

/**
 * The same for accounts of the house. A merge leaves these alone, because what was paid from them remains a payment of
 * old tokens.
 */
export const KEPT_OF_HOUSE: ReadonlySet<string> = new Set(['earn_interest']);

/**
 * A person's account that a merge must not recount: the rows of its product would not follow and could then promise
 * more than there is. New products cannot use such a token; what is in an older one must be taken out first.
 *
 * @param accounts  accounts with a balance
 */
export const findKept = (accounts: readonly AssetAccount[]): AssetAccount | undefined =>
  accounts.find(({ account }) => account.kind === 'user' && KEPT_OF_PEOPLE.has(account.account));
