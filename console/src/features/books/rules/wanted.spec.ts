import { expect, test } from 'vitest';
import { wantedBy } from './wanted.ts';

test.each([
  ['123456789', { search: '123456789', uid: '123456789', asset: null, path: null }],
  [' 42 ', { search: '42', uid: null, asset: null, path: null }],
  ['USDT', { search: 'USDT', uid: null, asset: 'USDT', path: null }],
  ['user:123456789:funding:USDT', { search: '', uid: null, asset: null, path: 'user:123456789:funding:USDT' }],
  ['system:custody:ETH:base', { search: '', uid: null, asset: null, path: 'system:custody:ETH:base' }],
  [
    'withdrawal:0190f000-0000-7000-8000-000000000001:hold',
    { search: 'withdrawal:0190f000-0000-7000-8000-000000000001:hold', uid: null, asset: null, path: null },
  ],
  ['', { search: '', uid: null, asset: null, path: null }],
])('%j is looked for as %o', (typed, wanted) => {
  expect(wantedBy(typed)).toEqual(wanted);
});
