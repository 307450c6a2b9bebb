import { expect, it } from 'vitest';
import { addressOfCode, differingPieces, lastFour } from './address-text.ts';

it('marks where two look-alikes differ', () => {
  const pieces = differingPieces('0xabcd11ef', '0xabcd22ef');
  expect(pieces.filter(({ differs }) => differs).map(({ text }) => text)).toEqual(['11']);
  expect(pieces.map(({ text }) => text).join('')).toBe('0xabcd11ef');
});

it('does not call another case of a hexadecimal address a difference, but one of a Bitcoin address', () => {
  const marked = (address: string, other: string) =>
    differingPieces(address, other)
      .filter(({ differs }) => differs)
      .map(({ text }) => text);
  expect(marked('0xabcd11ef', '0xABcd22Ef')).toEqual(['11']);
  expect(marked('1BoatSLRHt', '1BoatSLRht')).toEqual(['H']);
});

it.each([
  ['bitcoin:bc1qabc?amount=1', 'bc1qabc'],
  ['ethereum:0xAbc@1', '0xAbc'],
  [' 0x71c4 9eD2 ', '0x71c49eD2'],
  ['bc1qabc', 'bc1qabc'],
])('reads the address out of %s', (code, address) => {
  expect(addressOfCode(code)).toBe(address);
});

it('takes the last four characters', () => {
  expect(lastFour('0x71c4E9a6')).toBe('E9a6');
});
