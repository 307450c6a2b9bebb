/** Well-known addresses without a key, where people burn coins. Canonical spelling, lower case where case means nothing. */
const EVM_BURNS: ReadonlySet<string> = new Set([
  '0xdead000000000000000042069420694206942069',
  '0xdead000000000000000000000000000000000000',
  '0xdeaddeaddeaddeaddeaddeaddeaddeaddeaddead',
  '0xffffffffffffffffffffffffffffffffffffffff',
  // Programs use this one as a placeholder for the chain's own coin.
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
]);
const BITCOIN_BURNS: ReadonlySet<string> = new Set([
  '1111111111111111111114oLvT2',
  '1BitcoinEaterAddressDontSendf59kuE',
  '1CounterpartyXXXXXXXXXXXXXXXUWLpVr',
]);
/**
 * A key hash or script hash that is all zeros except for two bytes at the end, as faulty programs make. In base 58 all such
 * numbers begin alike, whatever their end and checksum; in base 32 each zero is a `q`.
 */
const BITCOIN_ZEROS =
  /^(?:1{19}|31h1vYVSYuKP6AhS86fbRdMw9|mfWxJ45yp2SFn7UciZyNpvDK|2MsFDzHRUAMpjHxKyoEHU3aMCM|(?:bc|tb|bcrt)1q(?:q{28}|q{48})[a-z0-9]{10}$)/;
/** Pay to anchor: it needs no key, so whoever comes first takes the coins. */
const BITCOIN_ANCHOR = /^(?:bc|tb|bcrt)1pfees[a-z0-9]{6}$/;
/**
 * The zero address, 0x…dEaD, and built-in programs of chains (EIP-1352, the 0x4200… of OP chains, the 0x20c0… and 0xfeec… of
 * Tempo). No key has an address with 128 zero bits in its middle.
 */
const EVM_RESERVED = /^0x[0-9a-f]{4}0{32}[0-9a-f]{4}$/;

/**
 * Whether nobody can ever spend what is sent to an address, or everybody can.
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
