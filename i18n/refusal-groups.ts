/**
 * Some contract groups judge with the rules of groups below them, so their refusals need those sentences too. Lists, by
 * group, the groups whose catalogs are searched after its own.
 */
export const REFUSALS_BELOW: Readonly<Record<string, readonly string[]>> = {
  addressBook: ['balances'],
  autoInvest: ['balances'],
  deposits: ['balances'],
  earn: ['balances'],
  grid: ['spot', 'balances'],
  holdings: ['balances'],
  launch: ['withdrawals', 'balances'],
  linkedWallet: ['withdrawals', 'addressBook', 'deposits', 'balances'],
  recovery: ['withdrawals'],
  transfers: ['withdrawals', 'balances'],
  withdrawals: ['addressBook', 'deposits', 'balances'],
};
