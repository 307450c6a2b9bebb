/** Where each key lives below the seed (BIP-32). Changing one of these orphans addresses: never do. */

export const EVM_DEPOSITS = `m/44'/60'/0'`;
export const EVM_HOT = `m/44'/60'/1'/0/0`;
export const TEMPO_HOT = `m/44'/60'/2'/0/0`;

/** @param coinType  0 for Bitcoin, 1 for every test chain (BIP-44) */
export const bitcoinDeposits = (coinType: number): string => `m/84'/${coinType}'/0'`;
export const bitcoinHot = (coinType: number): string => `m/84'/${coinType}'/1'/0/0`;
export const bitcoinChange = (coinType: number): string => `m/84'/${coinType}'/1'/1/0`;

/** The account part of a path and the rest of it: `m/44'/60'/0'` and `0/7`. */
export function splitPath(path: string): { readonly account: string; readonly rest: readonly number[] } {
  const parts = path.split('/');
  return { account: parts.slice(0, 4).join('/'), rest: parts.slice(4).map(Number) };
}
