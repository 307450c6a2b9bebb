/** Addresses without a key that people are known to burn coins at, canonical spelling in lower case where case means nothing. */
const EVM_BURNS: ReadonlySet<string> = new Set([
  '0xdead000000000000000042069420694206942069',
  '0xdead000000000000000000000000000000000000',
  '0xdeaddeaddeaddeaddeaddeaddeaddeaddeaddead',
  '0xffffffffffffffffffffffffffffffffffffffff',
  // Programs write this one where they mean the chain's own coin.
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
]);
const BITCOIN_BURNS: ReadonlySet<string> = new Set([
  '1111111111111111111114oLvT2',
  '1BitcoinEaterAddressDontSendf59kuE',
  '1CounterpartyXXXXXXXXXXXXXXXUWLpVr',
]);
/**
 * The zero address, 0x…dEaD, and the programs that chains build in (EIP-1352, the 0x4200… of OP chains, the 0x20c0… and 0xfeec…
 * of Tempo): 128 zero bits in the middle of an address come from nobody's key.
 */
const EVM_RESERVED = /^0x[0-9a-f]{4}0{32}[0-9a-f]{4}$/;

/**
 * Whether nobody can ever spend what is sent to an address.
 *
 * @param address  in the canonical spelling of its family
 */
export function isNobodysAddress(family: string, address: string): boolean {
  if (family === 'bitcoin') return BITCOIN_BURNS.has(address);
  const lower = address.toLowerCase();
  return EVM_RESERVED.test(lower) || EVM_BURNS.has(lower);
}
