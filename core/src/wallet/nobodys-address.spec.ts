import { expect, test } from 'vitest';
import { isNobodysAddress } from './nobodys-address.ts';

const zeros = (end: string): string => `0x${end.padStart(40, '0')}`;

test.each([
  ['evm', zeros('0')],
  ['evm', zeros('1')],
  ['evm', zeros('11')],
  ['evm', zeros('100')],
  ['evm', '0x000000000000000000000000000000000000dEaD'],
  ['tempo', '0xdEAD000000000000000042069420694206942069'],
  ['evm', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'],
  ['evm', '0x4200000000000000000000000000000000000006'],
  ['tempo', '0xfeec000000000000000000000000000000000000'],
  ['bitcoin', '1BitcoinEaterAddressDontSendf59kuE'],
  ['bitcoin', '1111111111111111111114oLvT2'],
  ['bitcoin', '11111111111111111112utRjnLyv'],
  ['bitcoin', '31h1vYVSYuKP6AhS86fbRdMw9XHieotbST'],
  ['bitcoin', '31h1vYVSYuKP6AhS86fbRdMw9ZVCQhvrL5'],
  ['bitcoin', 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8'],
  ['bitcoin', '2MsFDzHRUAMpjHxKyoEHU3aMCMuQmqVVdYC'],
  ['bitcoin', 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9e75rs'],
  ['bitcoin', 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqph4dradfyq'],
  ['bitcoin', 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqthqst8'],
  ['bitcoin', 'bc1pfeessrawgf'],
  ['bitcoin', 'bcrt1pfeesnyr2tx'],
])('%s %s is nobody’s', (family, address) => {
  expect(isNobodysAddress(family, address)).toBe(true);
});

test.each([
  ['evm', `0x4200${'0'.repeat(31)}10006`],
  ['evm', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
  ['tempo', '0x20C0000000000000000000000000000000010000'],
  ['bitcoin', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'],
  ['bitcoin', '1111111111111111112BEH2ro9X'],
  ['bitcoin', 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqsqqqqhf90pq'],
  ['bitcoin', 'bc1pqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqpqqenm'],
])('%s %s may be somebody’s', (family, address) => {
  expect(isNobodysAddress(family, address)).toBe(false);
});
