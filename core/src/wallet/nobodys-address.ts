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
 * A key hash or a script hash of zeros but for two bytes at the end, as programs make of nothing: in base 58 such a number begins
 * the same whatever its end and its check are, in base 32 each zero is a `q`.
 */
const BITCOIN_ZEROS =
  /^(?:1{19}|31h1vYVSYuKP6AhS86fbRdMw9|mfWxJ45yp2SFn7UciZyNpvDK|2MsFDzHRUAMpjHxKyoEHU3aMCM|(?:bc|tb|bcrt)1q(?:q{28}|q{48})[a-z0-9]{10}$)/;
/** Pay to anchor: it asks for no key, and whoever comes first takes what is there. */
const BITCOIN_ANCHOR = /^(?:bc|tb|bcrt)1pfees[a-z0-9]{6}$/;
/**
 * The zero address, 0x…dEaD, and the programs that chains build in (EIP-1352, the 0x4200… of OP chains, the 0x20c0… and 0xfeec…
 * of Tempo): 128 zero bits in the middle of an address come from nobody's key.
 */
const EVM_RESERVED = /^0x[0-9a-f]{4}0{32}[0-9a-f]{4}$/;

/**
 * Whether nobody can ever spend what is sent to an address, or anybody can at once.
 *
 * @param address  in the canonical spelling of its family
 */
export function isNobodysAddress(family: string, address: string): boolean {
  if (family === 'bitcoin') {
    return BITCOIN_BURNS.has(address) || BITCOIN_ZEROS.test(address) || BITCOIN_ANCHOR.test(address);
  }
  const lower = address.toLowerCase();
  return EVM_RESERVED.test(lower) || EVM_BURNS.has(lower);
}
