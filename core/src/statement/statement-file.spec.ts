import { describe, expect, it } from 'vitest';
import { STATEMENT_WRITERS, type StatementTitle, statementCell } from './statement-file.ts';
import { STATEMENT_COLUMNS, type StatementRow } from './statement-row.ts';

const ROW: StatementRow = {
  atMs: Date.UTC(2026, 1, 3, 4, 5, 6, 7),
  type: 'withdrawal',
  asset: 'ETH',
  scale: 18,
  amountMinor: -1_500_000_000_000_000_001n,
  feeMinor: 1n,
  account: 'funding',
  counterparty: '=cmd|"/c calc"!A1',
  txId: '0xab',
  status: 'COMPLETED',
  usdtMinor: -3_750_000_000n,
  id: '7-funding-ETH',
  reference: 'w1',
  balanceMinor: 0n,
};
const TITLE: StatementTitle = {
  uid: '100000001',
  scope: 'all',
  asset: null,
  account: null,
  filter: { status: null, search: null, kind: null, side: null },
  fromMs: Date.UTC(2026, 0, 1),
  toMs: Date.UTC(2026, 2, 1),
  opening: [{ account: 'funding', asset: 'ETH', scale: 18, minor: 1_500_000_000_000_000_001n }],
};
const CLOSING = [{ account: 'funding', asset: 'ETH', scale: 18, minor: 0n }];

describe('CSV', () => {
  const { head, rows, foot } = STATEMENT_WRITERS.csv;

  it('has its heads first, opening balances as amounts, and closing balances that change nothing', () => {
    const lines = (head(TITLE) + rows([ROW], 0) + foot(TITLE, CLOSING, 1)).split('\r\n');
    expect(lines).toEqual([
      'time_utc,type,asset,amount,fee,fee_asset,account,counterparty,txid,status,usdt_value,id,reference,balance',
      '2026-01-01T00:00:00.000Z,opening_balance,ETH,1.500000000000000001,0,ETH,funding,,,,,,,1.500000000000000001',
      '2026-02-03T04:05:06.007Z,withdrawal,ETH,-1.500000000000000001,0.000000000000000001,ETH,funding,' +
        '"\'=cmd|""/c calc""!A1",0xab,COMPLETED,-3750,7-funding-ETH,w1,0',
      '2026-03-01T00:00:00.000Z,closing_balance,ETH,0,0,ETH,funding,,,,,,,0',
      '',
    ]);
  });

  it.each(['=1+1', '+1', '-1', '-cmd', '@SUM(A1)', '\t=1', '\r=1'])('disarms the text %j', (text) => {
    expect(statementCell('counterparty', text)).toMatch(/^"?'/);
  });

  it('leaves a number a number, also below zero, and disarms what only looks like one', () => {
    expect(statementCell('amount', '-0.5')).toBe('-0.5');
    expect(statementCell('amount', '-0.5+1')).toBe("'-0.5+1");
    expect(statementCell('counterparty', 'a"b')).toBe('"a""b"');
  });

  it('says nothing of balances where bookings are left out', () => {
    expect(head({ ...TITLE, opening: null })).toBe(`${STATEMENT_COLUMNS.join(',')}\r\n`);
    expect(foot({ ...TITLE, opening: null }, null, 3)).toBe('');
  });
});

describe('JSON', () => {
  const { head, rows, foot } = STATEMENT_WRITERS.json;

  it('is the same in parts as in one', () => {
    const parts = rows([ROW], 0) + rows([ROW, ROW], 1);
    expect(parts).toBe(rows([ROW, ROW, ROW], 0));
    const file = JSON.parse(head(TITLE) + parts + foot(TITLE, CLOSING, 3));
    expect(file.rows).toHaveLength(3);
    expect(file.rows[0]).toMatchObject({
      amount: '-1.500000000000000001',
      counterparty: '=cmd|"/c calc"!A1',
      usdt_value: '-3750',
    });
    expect(file).toMatchObject({
      format: 'bourse-statement-1',
      from_utc: '2026-01-01T00:00:00.000Z',
      opening_balances: [{ account: 'funding', asset: 'ETH', balance: '1.500000000000000001' }],
      closing_balances: [{ account: 'funding', asset: 'ETH', balance: '0' }],
      row_count: 3,
    });
  });

  it('is a whole file without a row', () => {
    const file = JSON.parse(head({ ...TITLE, opening: null, fromMs: null }) + foot(TITLE, null, 0));
    expect(file).toMatchObject({ rows: [], opening_balances: null, closing_balances: null, from_utc: null });
  });
});
