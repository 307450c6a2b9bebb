import { expect, it } from 'vitest';
import { redeemRuleOf, risksOf } from './said.ts';

it('a product without a term has a rate that moves and a pool that ends', () => {
  const flexible = { kind: 'TIERED', canEndEarly: false, source: 'lending' } as const;
  expect(risksOf(flexible)).toEqual(['notInsured', 'lending', 'rateMoves', 'pool', 'price']);
  expect(redeemRuleOf(flexible)).toBe('flexible');
});

it('a term says how it ends, and a hybrid of its second coin', () => {
  const term = { kind: 'FIXED_HYBRID', canEndEarly: false, source: 'staking' } as const;
  expect(risksOf(term)).toEqual(['notInsured', 'staking', 'rateStays', 'locked', 'reward', 'price']);
  expect(redeemRuleOf(term)).toBe('term');
  expect(risksOf({ ...term, canEndEarly: true })).toContain('early');
  expect(redeemRuleOf({ ...term, canEndEarly: true })).toBe('early');
});
