import { describe, expect, it } from 'vitest';
import { accountCells, tabOf } from './accounts.ts';
import { billLink, kindWord } from './booking-words.ts';
import { csvOf } from './csv.ts';
import { confirmationsOf, type Deposit, durationOf } from './deposit-status.ts';
import { EMPTY_ENTRY, entryInput, isRemark } from './entry-fields.ts';
import { EXPORT_HEADS, transferRows } from './export-rows.ts';
import { limitPercent } from './limit.ts';
import { isRecipient, recipientOfCode, tidyRecipient } from './recipient.ts';
import { trendPicture } from './trend-line.ts';
import { valueInUsdt } from './value.ts';

describe('accounts', () => {
  it('puts every account into one cell', () => {
    const cells = accountCells([
      { account: 'funding', valueUsdt: '10' },
      { account: 'futures_copy', valueUsdt: '1' },
      { account: 'spot_copy', valueUsdt: '2' },
      { account: 'card', valueUsdt: '4' },
    ]);
    expect(cells.find(({ key }) => key === 'copy')?.value).toBe('3');
    expect(cells.map(({ key }) => key)).toEqual(['funding', 'spot', 'p2p', 'futures', 'earn', 'copy', 'card']);
  });

  it('takes no tab from a link that does not exist', () => {
    expect(tabOf('nonsense')).toBe('overview');
  });

  it('knows the account-type codes of other clients', () => {
    const tabs = [
      'overview',
      'overview',
      'funding',
      'spot',
      'p2p',
      'futures',
      'in_transit',
      'copy',
      'earn',
      'card',
      'copy',
    ];
    expect(tabs.map((_, code) => tabOf(String(code)))).toEqual(tabs);
    expect(['11', '-1', '01', ''].map((text) => tabOf(text))).toEqual(Array(4).fill('overview'));
  });
});

describe('bookings', () => {
  const id = '019a0000-0000-7000-8000-000000000000';
  it('leads to the record where there is one', () => {
    expect(billLink({ id: 'e1', kind: 'deposit', ref: id, atMs: 5 })).toEqual({ type: 'deposit', id });
    expect(billLink({ id: 'e1', kind: 'transfer', ref: id, atMs: 5 })).toEqual({ type: 'entry', id: 'e1', at: '5' });
  });

  it('has a word for what it does not know', () => {
    expect(kindWord('lottery.prize')).toBe('other');
  });
});

describe('csv', () => {
  it('quotes, and disarms what a spreadsheet would run', () => {
    expect(
      csvOf(
        ['a', 'b'],
        [
          ['x,"y"', '=1+1'],
          ['-0.5', '-cmd'],
        ],
      ),
    ).toBe('\uFEFFa,b\r\n"x,""y""",\'=1+1\r\n-0.5,\'-cmd\r\n');
  });

  it('has both sides of a transfer, under the same heads', () => {
    const row = { id: 'i', asset: 'BTC', from: 'funding', to: 'spot', amount: '0.00000001', atMs: 0 };
    const rows = transferRows(row);
    expect(rows.map(([time, , , amount, , , account, to]) => [time, amount, account, to])).toEqual([
      ['1970-01-01T00:00:00.000Z', '-0.00000001', 'funding', 'spot'],
      ['1970-01-01T00:00:00.000Z', '0.00000001', 'spot', 'funding'],
    ]);
    for (const each of rows) expect(each).toHaveLength(EXPORT_HEADS.length);
  });
});

describe('deposits', () => {
  const row = { confirmations: 5, confirmationsCredit: 3, confirmationsUnlock: 6 };
  it('counts to the credit first and to the unlock then', () => {
    expect(confirmationsOf({ ...row, state: 'CONFIRMING' } as Deposit)).toEqual({ done: 3, needed: 3 });
    expect(confirmationsOf({ ...row, state: 'CREDITED' } as Deposit)).toEqual({ done: 5, needed: 6 });
  });

  it('names a time in the unit that reads best', () => {
    expect(durationOf(1, 600)).toEqual({ unit: 'minutes', count: 10 });
    expect(durationOf(3, 2)).toEqual({ unit: 'seconds', count: 6 });
    expect(durationOf(3, 0)).toBeNull();
  });
});

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

describe('recipients', () => {
  it('knows the three ways to name one', () => {
    expect(isRecipient('mobile', tidyRecipient('mobile', '+852 5123-4567'))).toBe(true);
    expect(isRecipient('account', tidyRecipient('account', '123 456 789'))).toBe(true);
    expect(isRecipient('email', 'someone@example')).toBe(false);
    expect(recipientOfCode('pay:123456789?x=1')).toBe('123456789');
  });
});

describe('pictures and values', () => {
  it('shows a used limit, however little', () => {
    expect(limitPercent({ usedUsdt: '0.01', limitUsdt: '1000000' })).toBe(1);
    expect(limitPercent({ usedUsdt: '0', limitUsdt: '10' })).toBe(0);
    expect(limitPercent({ usedUsdt: '11', limitUsdt: '10' })).toBe(100);
  });

  it('labels a trend from its highest to its lowest point', () => {
    const picture = trendPicture([
      { atMs: 1, totalUsdt: '46000' },
      { atMs: 2, totalUsdt: '52000' },
    ]);
    expect(picture.yLabels).toEqual(['52.0K', '50.0K', '48.0K', '46.0K']);
    expect(trendPicture([]).points).toEqual([]);
  });

  it('values a coin, rounded down', () => {
    expect(valueInUsdt('0.5', '3012.18')).toBe('1506.09');
  });
});
