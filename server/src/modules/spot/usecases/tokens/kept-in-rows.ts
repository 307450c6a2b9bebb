import type { AssetAccount } from '../../../../ledger/asset-accounts.query.ts';

/** Accounts of people, and of the house, of which a product keeps every amount in rows of its own as well. */
const KEPT = { user: new Set<string>(['earn']), system: new Set<string>(['earn_interest']) } as const;

/**
 * An account of those that have anything which a merge must not count anew: the rows of its product would not follow, and what they say could not be paid any
 * more. No such product is made of a token; one that there was before is ended first.
 */
export const findKept = (accounts: readonly AssetAccount[]): AssetAccount | undefined =>
  accounts.find(({ account }) => KEPT[account.kind].has(account.account));
