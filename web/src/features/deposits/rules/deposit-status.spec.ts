import { describe, expect, it } from 'vitest';
import { confirmationsOf, type Deposit, isOnItsWay } from './deposit-status.ts';

describe('deposits', () => {
  const row = { confirmations: 5, confirmationsCredit: 3, confirmationsUnlock: 6, finalOnly: null };
  it('counts to the credit first and to the unlock then', () => {
    expect(confirmationsOf({ ...row, state: 'CONFIRMING' } as Deposit)).toEqual({ done: 3, needed: 3 });
    expect(confirmationsOf({ ...row, state: 'CREDITED' } as Deposit)).toEqual({ done: 5, needed: 6 });
  });

  it('counts to the unlock from the start where it is credited only then', () => {
    const finalOnly = { reason: 'PERSON_LIMIT', worthUsdt: '2', limitUsdt: '1' };
    expect(confirmationsOf({ ...row, finalOnly, state: 'CONFIRMING' } as Deposit)).toEqual({ done: 5, needed: 6 });
  });

  it('follows what comes over a chain until it may leave, from a linked wallet too', () => {
    const waits = ['DETECTED', 'CONFIRMING', 'CREDITED'].flatMap((state) =>
      ['ONCHAIN', 'LINKED', 'INTERNAL'].filter((kind) => isOnItsWay({ kind, state } as Deposit)),
    );
    expect(waits).toEqual(['ONCHAIN', 'LINKED', 'ONCHAIN', 'LINKED', 'ONCHAIN', 'LINKED']);
    expect(isOnItsWay({ kind: 'LINKED', state: 'COMPLETED' } as Deposit)).toBe(false);
  });
});
