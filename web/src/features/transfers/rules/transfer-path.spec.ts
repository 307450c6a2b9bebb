import type { TransferRule } from '@bourse/core/wallet/transfer-rule.ts';
import { expect, it } from 'vitest';
import { pairAfter, targetsOf } from './transfer-path.ts';

/** An account that only funding may pay, and that pays nobody: only its product pays out what is in it. */
const ONE_WAY: readonly TransferRule[] = [
  {
    account: 'futures',
    pays: { only: [], refusal: 'NEVER_OUT' },
    paidBy: { only: ['funding'], refusal: 'ONLY_FROM_FUNDING' },
  },
];

it('lets futures pay the funding account only', () => {
  expect(targetsOf('futures')).toEqual(['funding']);
  expect(targetsOf('spot')).toEqual(['funding', 'p2p', 'futures']);
});

it('offers the ways that the product of an account says, and no others', () => {
  expect(targetsOf('spot', ONE_WAY)).toEqual(['funding', 'p2p']);
  expect(targetsOf('futures', ONE_WAY)).toEqual([]);
  expect(pairAfter({ from: 'spot', to: 'p2p' }, { to: 'futures' }, ONE_WAY)).toEqual({
    from: 'funding',
    to: 'futures',
  });
  // No way leads out of it: the pair stays what it was, turned round as well.
  const pair = { from: 'funding', to: 'futures' } as const;
  expect(pairAfter(pair, { from: 'futures' }, ONE_WAY)).toEqual(pair);
  expect(pairAfter(pair, { from: 'futures', to: 'funding' }, ONE_WAY)).toEqual(pair);
});

it('keeps a pair possible: the side that was not touched gives way', () => {
  const pair = { from: 'funding', to: 'spot' } as const;
  expect(pairAfter(pair, { from: 'spot' })).toEqual({ from: 'spot', to: 'funding' });
  expect(pairAfter(pair, { to: 'funding' })).toEqual({ from: 'spot', to: 'funding' });
  expect(pairAfter(pair, { from: 'futures' })).toEqual({ from: 'futures', to: 'funding' });
  expect(pairAfter({ from: 'futures', to: 'funding' }, { to: 'spot' })).toEqual({ from: 'funding', to: 'spot' });
});
