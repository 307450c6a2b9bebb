import { describe, expect, it } from 'vitest';
import { accountCells, tabOf } from './accounts.ts';
import { kindWord } from './booking-words.ts';
import { csvOf } from './csv.ts';
import { confirmationsOf, type Deposit, durationOf, isOnItsWay } from './deposit-status.ts';
import { EMPTY_ENTRY, entryInput, isRemark } from './entry-fields.ts';
import { billRecord, depositRecord, withdrawalRecord } from './history-records.ts';
import { limitPercent } from './limit.ts';
import { takenOff } from './pnl-term.ts';
import { ratesTime } from './rates-time.ts';
import { isRecipient, recipientOfCode, tidyRecipient } from './recipient.ts';
import { trendPicture } from './trend-line.ts';
import { valueInUsdt } from './value.ts';
import type { Withdrawal } from './withdrawal-status.ts';

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

describe('what is taken off a total', () => {
  it('has one sign, also where more has left than came', () => {
    const shown = ['492.10', '-100.5', '0'].map((text) => takenOff(text, (inner) => inner));
    expect(shown).toEqual(['\u2212 492.10', '+ 100.5', '\u2212 0']);
  });
});

describe('the time of rates', () => {
  it('is that of prices, and beside it that of the display currency, which is older', () => {
    const atMs = Date.UTC(2026, 10, 20, 6, 32, 5);
    expect(ratesTime(atMs, { currency: 'EUR', atMs: atMs - 125_000 })).toBe('14:32:05 · EUR 14:30');
    expect(ratesTime(atMs, null)).toBe('14:32:05');
  });
});

describe('bookings', () => {
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
});

describe('rows of a history', () => {
  const base = { id: 'r1', asset: 'ETH', atMs: 1, txId: '0xab', explorerUrl: null, address: '0xcd', memo: null };
  it('says of a booking which way it went, and leads to its entry', () => {
    const bill = {
      ...base,
      entryId: '7',
      kind: 'trade.fee',
      account: 'spot',
      amount: '-0.1',
      fee: '0.1',
      feeAsset: 'USDT',
    };
    const row = billRecord({
      ...bill,
      counterparty: null,
      network: null,
      status: 'COMPLETED',
      valueUsdt: '-0.1',
      ref: '1',
      record: 'order',
    });
    expect(row).toMatchObject({ look: 'out', type: 'trade.fee', fee: '0.1', link: { type: 'entry', id: 'r1' } });
  });

  it('writes what left with a minus, and faint where it came back', () => {
    const row = withdrawalRecord({
      ...base,
      kind: 'ONCHAIN',
      amount: '2',
      fee: '0.1',
      state: 'CANCELLED',
      valueUsdt: '5',
    } as Withdrawal);
    expect(row).toMatchObject({ amount: '-2', look: 'back', counterparty: '0xcd', valueUsdt: '-5' });
  });

  it('has no transaction for what came from another person', () => {
    const row = depositRecord({
      ...base,
      kind: 'INTERNAL',
      amount: '2',
      state: 'COMPLETED',
      counterparty: 'A***n',
    } as Deposit);
    expect(row).toMatchObject({ txId: null, counterparty: 'A***n', look: 'in', type: 'internal' });
  });
});

describe('deposits', () => {
  const row = { confirmations: 5, confirmationsCredit: 3, confirmationsUnlock: 6 };
  it('counts to the credit first and to the unlock then', () => {
    expect(confirmationsOf({ ...row, state: 'CONFIRMING' } as Deposit)).toEqual({ done: 3, needed: 3 });
    expect(confirmationsOf({ ...row, state: 'CREDITED' } as Deposit)).toEqual({ done: 5, needed: 6 });
  });

  it('follows what comes over a chain until it may leave, from a linked wallet too', () => {
    const waits = ['DETECTED', 'CONFIRMING', 'CREDITED'].flatMap((state) =>
      ['ONCHAIN', 'LINKED', 'INTERNAL'].filter((kind) => isOnItsWay({ kind, state } as Deposit)),
    );
    expect(waits).toEqual(['ONCHAIN', 'LINKED', 'ONCHAIN', 'LINKED', 'ONCHAIN', 'LINKED']);
    expect(isOnItsWay({ kind: 'LINKED', state: 'COMPLETED' } as Deposit)).toBe(false);
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
