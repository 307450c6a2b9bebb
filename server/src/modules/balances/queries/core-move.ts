/**
 * Tells from its id what a movement into or out of an account of the trading core was. Merges and movements to and from
 * strategies have ids of their own kind; all others are transfers.
 */
export function coreMoveKind(transferId: string): string {
  if (transferId.startsWith('m:')) return 'token.merge';
  if (transferId.startsWith('g:')) return transferId.at(-2) === 'i' ? 'grid.in' : 'grid.out';
  return 'transfer';
}

/** The id under which the trading core moves what a merge took. @param hex the id of the merge, without dashes */
export const mergeId = (hex: string): string => `m:${hex}`;
