import { describe, expect, it } from 'vitest';
import { describeProducts } from '../../../lib/products.ts';
import type { Deposit } from '../../deposits/rules/deposit-status.ts';
import { spotProduct } from '../../spot/product.ts';
import type { Withdrawal } from '../../withdrawals/rules/withdrawal-status.ts';
import { billRecord, depositRecord, withdrawalRecord } from './history-records.ts';

describeProducts([spotProduct]);

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
