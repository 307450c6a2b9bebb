/**
 * Groups of the contract that judge with the rules of another one below them, whose sentences then fit: by group, the group
 * whose catalog is read after its own.
 */
export const REFUSALS_BELOW: Readonly<Record<string, string>> = { linkedWallet: 'wallet' };
