/**
 * Names a movement of money into or out of an account of the trading core by its id: a merge has ids of its own, and so has what is
 * given to a strategy or comes back from one; all others are transfers.
 */
export function coreMoveKind(transferId: string): string {
  if (transferId.startsWith('m:')) return 'token.merge';
  if (transferId.startsWith('g:')) return transferId.at(-2) === 'i' ? 'grid.in' : 'grid.out';
  return 'transfer';
}

/** The id under which the trading core moves what a merge took. @param hex  the number of the merge, without dashes */
export const mergeId = (hex: string): string => `m:${hex}`;
