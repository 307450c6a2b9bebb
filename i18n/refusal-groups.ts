/**
 * Groups of the contract that judge with the rules of another one below them, whose sentences then fit: by group, the group
 * whose catalog is read after its own.
 */
export const REFUSALS_BELOW: Readonly<Record<string, string>> = {
  addressBook: 'wallet',
  bookings: 'wallet',
  deposits: 'wallet',
  holdings: 'wallet',
  linkedWallet: 'wallet',
  transfers: 'wallet',
  withdrawals: 'wallet',
};
