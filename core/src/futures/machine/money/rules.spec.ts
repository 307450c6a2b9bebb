import { describe, expect, it } from 'vitest';
import { ANN, contractOf } from '../futures-core.rig.ts';
import { Risk } from '../risk/risk.rig.ts';

describe('rules', () => {
  it.each([
    ['the unit that it began with', { unitMinor: 11 }],
    ['a size to trade', { maxLots: 0 }],
    ['a band', { bandPpm: 0 }],
    ['a band for the market below a million', { marketBandPpm: 1_000_000 }],
    ['costs below what they are of', { closeFeePpm: 500_000 }],
    ['tiers', { tiers: [] }],
    ['the deductions of its tiers', { tiers: contractOf(1).tiers.map((tier) => ({ ...tier, deductionMinor: 1n })) }],
    [
      'a leverage that can be had',
      {
        tiers: contractOf(1)
          .tiers.slice(0, 1)
          .map((tier) => ({ ...tier, maxLeverage: 1_001, maintenancePpm: 500n })),
      },
    ],
  ])('of a contract have %s', (_, wrong) => {
    expect(new Risk().answer({ ...contractOf(1), ...wrong })).toBe('INVALID_CONTRACT');
  });

  it('of a contract may change', () => {
    const rig = new Risk();
    expect(rig.answer({ ...contractOf(1), maxLots: 7 })).toBe('done');
    expect(rig.core.state.contracts[1]!.terms.maxLots).toBe(7);
    expect(rig.answer({ kind: 'contractStatus', contract: 9, status: 'halted' })).toBe('CONTRACT_NOT_FOUND');
    expect(rig.answer({ kind: 'contractStatus', contract: 1, status: 'halted' })).toBe('done');
    expect(rig.core.state.contracts[1]!.status).toBe('halted');
    expect(rig.answer({ kind: 'mark', contract: 1, indexTicks: 0, markTicks: 1 })).toBe('INVALID_MARK');
    expect(rig.answer({ kind: 'mark', contract: 1, indexTicks: 1, markTicks: 2 ** 30 })).toBe('INVALID_MARK');
    expect(rig.answer({ kind: 'freeze', contract: 9 })).toBe('CONTRACT_NOT_FOUND');
  });

  it('of fees come in versions, with rates below a million', () => {
    const rig = new Risk();
    const fees = (version: number, ...ppm: number[]) =>
      rig.answer({ kind: 'fees', version, levels: ppm.map((each) => ({ makerPpm: 0, takerPpm: each })) });
    expect([fees(2, 5), fees(3), fees(3, 1_000_000), fees(3, 5)]).toEqual([
      'INVALID_FEES',
      'INVALID_FEES',
      'INVALID_FEES',
      'done',
    ]);
    expect(rig.answer({ kind: 'feeLevel', account: 999, level: 1 })).toBe('ACCOUNT_NOT_OPEN');
    expect(rig.answer({ kind: 'feeLevel', account: ANN, level: 1 })).toBe('done');
  });
});
