import { describe, expect, it } from 'vitest';
import { EMPTY_ENTRY, entryInput, isRemark } from './entry-fields.ts';

describe('entries of the book', () => {
  it('sends only the fields of its kind', () => {
    const typed = { ...EMPTY_ENTRY, address: '0xabcdefabcd', account: '123456789', network: 'eth', remark: ' Ledger ' };
    expect(entryInput(typed)).toEqual({ kind: 'ONCHAIN', address: '0xabcdefabcd', network: 'eth', remark: 'Ledger' });
    expect(entryInput({ ...typed, kind: 'INTERNAL' })).toEqual({
      kind: 'INTERNAL',
      accountType: 'account',
      account: '123456789',
      remark: 'Ledger',
    });
  });

  it('counts characters as people do', () => {
    expect(isRemark('💼'.repeat(30))).toBe(true);
    expect(isRemark('💼'.repeat(31))).toBe(false);
    expect(isRemark('  ')).toBe(false);
  });
});
