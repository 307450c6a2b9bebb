import { recordStatus, searchText } from '@bourse/contract/history-input.ts';
import { RECORD_STATUSES } from '@bourse/core/wallet/record-status.ts';
import { expect, it } from 'vitest';
import { readSearch } from './record-filter.ts';

it('a search is what the server takes as one, without the blanks that pasting brings', () => {
  for (const typed of [
    '0x7be2c4',
    ' 9f3ce1b07a52 ',
    '019c21a8-a799-7d9a',
    'bitcoincash:qpm2qs',
    '41',
    't12.3.1',
    '7-spot_copy-USDT',
  ])
    expect(searchText.parse(readSearch(typed))).toBe(typed.trim());
  for (const typed of ['', '0x7be2c', 't12.3', 'nine letters', '100%_sure', 'a'.repeat(121)])
    expect(readSearch(typed)).toBeNull();
});

it('the statuses are those of the contract', () => {
  expect(RECORD_STATUSES).toEqual(recordStatus.options);
});
