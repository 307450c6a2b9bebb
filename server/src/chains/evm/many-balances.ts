import { concat, type Hex, hexToBigInt, pad, size, slice } from 'viem';
import { ChainFault } from '../../modules/custody/ports.ts';

/**
 * Code that is on no chain: a node that runs it answers with the balance of each address appended to it. The answer may
 * be no longer than the code of a contract, which leaves half as much again as `BALANCES_MAX` addresses need.
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

/** The data of an `eth_call` without a recipient that asks what addresses hold. */
export function balancesCall(addresses: readonly string[]): Hex {
  return concat([READ_BALANCES, ...addresses.map((address) => pad(address as Hex))]);
}

/** The balances in the answer, in the order of the addresses. @throws ChainFault BAD_ANSWER for a different number */
export function balancesIn(answer: Hex, count: number): bigint[] {
  if (size(answer) !== count * 32) throw new ChainFault('BAD_ANSWER', `${size(answer)} bytes for ${count} balances`);
  return Array.from({ length: count }, (_, at) => hexToBigInt(slice(answer, at * 32, (at + 1) * 32)));
}

/**
 * The same for a token: it asks the token's contract for the balance of each address appended to this code. A contract
 * that does not exist yet answers nothing, which counts as 0; one that fails makes the whole call fail.
 *
 *   00 63 70a08231 60e0 1b 6000 52    mem[0] = the selector of balanceOf(address)
 *   0b 6080 6064                      mem = 0x80, at = 0x64
 *   0f 5b                             loop:
 *   10 38 81 10 15 6055 57            at < codesize, or goto end
 *   17 6020 81 6004 39                codecopy(4, at, 32)      the address behind the selector
 *   1d 6000 6040 52                   mem[0x40] = 0
 *   22 6020 6040 6024 6000 73… 5a fa  staticcall(gas, token, 0, 0x24, 0x40, 32)
 *   41 15 605e 57                     or goto fail
 *   45 6040 51 82 52                  mstore(mem, mload(0x40))
 *   4a 90 6020 01 90 6020 01          mem += 32, at += 32
 *   52 600f 56                        goto loop
 *   55 5b 50 6080 90 03 6080 f3       end: return(0x80, mem - 0x80)
 *   5e 5b 6000 6000 fd                fail: revert(0, 0)
 */
const BEFORE_TOKEN: Hex = '0x6370a0823160e01b600052608060645b388110156055576020816004396000604052602060406024600073';
const BEHIND_TOKEN: Hex = '0x5afa15605e5760405182529060200190602001600f565b50608090036080f35b60006000fd';

/** The data of an `eth_call` without a recipient that asks what addresses hold of a token. */
export function tokenBalancesCall(token: Hex, addresses: readonly string[]): Hex {
  return concat([BEFORE_TOKEN, token, BEHIND_TOKEN, ...addresses.map((address) => pad(address as Hex))]);
}
