import { TYPED } from '@bourse/core/money/typed.fixture.ts';
import { expect, test } from 'vitest';
import { amountProblem, type CaseFields, isSignature, prefilled, tidied, wrongFields } from './case-fields.ts';

const GOOD: CaseFields = {
  problem: 'MEMO_MISSING',
  asset: 'PUSD',
  network: 'tempo',
  amount: '9.5',
  txId: `0x${'a'.repeat(64)}`,
  note: '',
  returnAddress: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
  returnMemo: '',
};

test('a form that is whole has no wrong field; note and memo may be left out', () => {
  expect(wrongFields(GOOD)).toEqual([]);
});

test('names what is missing or cannot be right in the order of the form', () => {
  expect(wrongFields(prefilled(new URLSearchParams()))).toEqual([
    'problem',
    'asset',
    'network',
    'amount',
    'txId',
    'returnAddress',
  ]);
  expect(wrongFields({ ...GOOD, amount: '1,5', txId: 'not one' })).toEqual(['amount', 'txId']);
});

test.each(TYPED)('the amount $typed', (row) => {
  const fields = { ...GOOD, amount: row.typed };
  if ('read' in row) {
    expect([amountProblem(row.typed), tidied(fields).amount, wrongFields(fields)]).toEqual([null, row.read, []]);
  } else {
    expect(amountProblem(row.typed)?.code).toBe(row.fault);
    expect(wrongFields(fields)).toEqual(['amount']);
  }
});

test('nothing arrived is nothing to look for', () => {
  expect(amountProblem('0.00')?.code).toBe('AMOUNT_ZERO');
});

test('a link brings what it knows and nothing that is no problem of ours', () => {
  const query = new URLSearchParams('problem=BELOW_MINIMUM&asset=USDT&network=eth&amount=0.2&txId=0xabc');
  expect(prefilled(query)).toMatchObject({ problem: 'BELOW_MINIMUM', asset: 'USDT', network: 'eth', amount: '0.2' });
  expect(prefilled(new URLSearchParams('problem=ANYTHING')).problem).toBeNull();
});

test('a signature is 0x and 65 bytes', () => {
  expect([`0x${'aB'.repeat(65)}`, 'aB'.repeat(65), `0x${'ab'.repeat(64)}`, ''].map(isSignature)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
