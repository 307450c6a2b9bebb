/** Where each key is below the seed (BIP-32). Never change one of these: it would orphan addresses. */

export const EVM_DEPOSITS = `m/44'/60'/0'`;
export const EVM_HOT = `m/44'/60'/1'/0/0`;
export const TEMPO_HOT = `m/44'/60'/2'/0/0`;

/** How often the hot wallet of a family can be replaced. */
export const HOT_GENERATIONS_MAX = 16;
/**
 * Each hot wallet has a hardened account of its own: somebody with the keys of one, and all public keys, cannot derive
 * the next.
 */
const LATER_USUAL = 1_000;
const LATER_TEMPO = 2_000;

/** The hot wallet of account chains, by how many came before it. */
export const evmHot = (generation: number): string => later(EVM_HOT, generation, LATER_USUAL);
export const tempoHot = (generation: number): string => later(TEMPO_HOT, generation, LATER_TEMPO);

function later(first: string, generation: number, base: number): string {
  if (!Number.isInteger(generation) || generation < 0 || generation > HOT_GENERATIONS_MAX)
    throw new RangeError(`there is no hot wallet number ${generation}`);
  if (generation === 0) return first;
  const parts = first.split('/');
  parts[3] = `${base + generation}'`;
  return parts.join('/');
}

/** @param coinType 0 for Bitcoin, 1 for every test chain (BIP-44) */
export const bitcoinDeposits = (coinType: number): string => `m/84'/${coinType}'/0'`;
export const bitcoinHot = (coinType: number, generation = 0): string =>
  later(`m/84'/${coinType}'/1'/0/0`, generation, LATER_USUAL);
/** The path to which a hot wallet's change returns. */
export const bitcoinChange = (coinType: number, generation = 0): string =>
  later(`m/84'/${coinType}'/1'/1/0`, generation, LATER_USUAL);

/** Splits a path into its account and the rest: `m/44'/60'/0'` and `0/7`. */
export function splitPath(path: string): { readonly account: string; readonly rest: readonly number[] } {
  const parts = path.split('/');
  return { account: parts.slice(0, 4).join('/'), rest: parts.slice(4).map(Number) };
}
