import { concat, type Hex, hexToBigInt, pad, size, slice } from 'viem';
import { ChainFault } from '../../modules/custody/ports.ts';

/**
 * Code that is on no chain: asked to run it, a node answers with what each of the addresses behind it holds. It answers no more bytes
 * than the code of a contract may have, which are half as many again as `BALANCES_MAX` addresses need.
 *
 *   00 6080 602c          mem = 0x80, at = 0x2c     where answers go, and where the addresses begin: behind this code
 *   04 5b                 loop:
 *   05 38 81 10 15        at < codesize, or
 *   09 6023 57            goto end
 *   0c 6020 81 6000 39    codecopy(0, at, 32)       one address as a word
 *   12 6000 51 31         balance(mload(0))
 *   16 82 52              mstore(mem, …)
 *   18 90 6020 01         mem += 32
 *   1c 90 6020 01         at += 32
 *   20 6004 56            goto loop
 *   23 5b 50              end:
 *   25 6080 90 03         mem - 0x80                so many bytes
 *   29 6080 f3            return(0x80, …)
 */
const READ_BALANCES: Hex = '0x6080602c5b3881101560235760208160003960005131825290602001906020016004565b50608090036080f3';

/** The data of an `eth_call` to nobody that asks what addresses hold. */
export function balancesCall(addresses: readonly string[]): Hex {
  return concat([READ_BALANCES, ...addresses.map((address) => pad(address as Hex))]);
}

/** What it answered, in the order of the addresses. @throws ChainFault BAD_ANSWER for another number of words */
export function balancesIn(answer: Hex, count: number): bigint[] {
  if (size(answer) !== count * 32) throw new ChainFault('BAD_ANSWER', `${size(answer)} bytes for ${count} balances`);
  return Array.from({ length: count }, (_, at) => hexToBigInt(slice(answer, at * 32, (at + 1) * 32)));
}
