/** Names a movement of money into or out of the trading core by its id: a merge has ids of its own, all others are transfers. */
export const coreMoveKind = (transferId: string): string => (transferId.startsWith('m:') ? 'token.merge' : 'transfer');

/** The id under which the trading core moves what a merge took. @param hex  the number of the merge, without dashes */
export const mergeId = (hex: string): string => `m:${hex}`;
