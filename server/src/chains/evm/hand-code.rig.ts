import { concat, type Hex, numberToHex, pad } from 'viem';

/** Contracts that pay, written by hand: each is a few dozen bytes, so that a test shows everything that runs. */

const word = (value: bigint): Hex => numberToHex(value, { size: 32 });

/**
 * Pays each (address, amount) in its call data, and goes on if a recipient refuses.
 *
 *   00 6000               at = 0
 *   02 5b                 loop:
 *   03 36 81 10 15        at < calldatasize, or
 *   07 6022 57            goto end
 *   0a 6000 6000 6000 6000
 *   12 84 6020 01 35      calldata(at + 32)          the amount
 *   17 85 35 5a f1 50     call(gas, calldata(at), amount, 0, 0, 0, 0)
 *   1c 6040 01            at += 64
 *   1f 6002 56            goto loop
 *   22 5b 00              end: stop
 */
const PAY_EACH: Hex = '0x60005b368110156022576000600060006000846020013585355af1506040016002565b';
export const PAYS_MANY: Hex = concat([PAY_EACH, '0x00']);
/** The same, and then reverts everything: revert(0, 0). */
export const PAYS_AND_REVERTS: Hex = concat([PAY_EACH, '0x60006000fd']);

/** The call data for both. */
export const payments = (...each: readonly (readonly [to: string, value: bigint])[]): Hex =>
  concat(each.flatMap(([to, value]) => [pad(to as Hex), word(value)]));

/**
 * Calls the address at the beginning of its call data with the rest of it, and ignores the outcome.
 *
 *   6020 36 03            n = calldatasize - 32
 *   80 6020 6000 37       calldatacopy(0, 32, n)
 *   6000 6000 82 6000     ret (0, 0), args (0, n)
 *   34 6000 35 5a f1      call(gas, calldata(0), callvalue, …)
 *   50 50 00
 */
const through = (call: string): Hex => `0x6020360380602060003760006000826000${call}505000`;
export const CALLS = through('346000355af1');
/** Like `CALLS`, but runs that code as its own: the named value goes nowhere. */
export const CALLCODES = through('346000355af2');
/** Like `CALLCODES`; such a call has no value of its own. */
export const DELEGATES = through('6000355af4');
export const callTo = (to: string, data: Hex = '0x'): Hex => concat([pad(to as Hex), data]);

/** Creates a contract from its call data with all its coins: calldatacopy(0, 0, n), create(callvalue, 0, n). */
export const MAKES: Hex = '0x36600060003736600034f05000';

/** Code of a contract that pays while it is created: call(gas, to, callvalue, 0, 0, 0, 0). */
export const paysAtBirth = (to: string): Hex => concat(['0x600060006000600034', '0x73', to as Hex, '0x5af15000']);
/** Code of a contract that destroys itself while it is created, and leaves its coins to an address. */
export const leavesAtBirth = (to: string): Hex => concat(['0x73', to as Hex, '0xff']);
