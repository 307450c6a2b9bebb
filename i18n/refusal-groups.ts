/**
 * Groups of the contract that judge with the rules of others below them, whose sentences then fit: by group, the groups whose
 * catalogs are read after its own.
 */
export const REFUSALS_BELOW: Readonly<Record<string, readonly string[]>> = {
  addressBook: ['balances'],
  autoInvest: ['balances'],
  deposits: ['balances'],
  earn: ['balances'],
  grid: ['spot', 'balances'],
  holdings: ['balances'],
  linkedWallet: ['withdrawals', 'addressBook', 'deposits', 'balances'],
  recovery: ['withdrawals'],
  transfers: ['withdrawals', 'balances'],
  withdrawals: ['addressBook', 'deposits', 'balances'],
};
