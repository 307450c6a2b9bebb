import { expect, it } from 'vitest';
import { pairAfter, targetsOf } from './transfer-path.ts';

it('lets futures pay the funding account only', () => {
  expect(targetsOf('futures')).toEqual(['funding']);
  expect(targetsOf('spot')).toEqual(['funding', 'p2p', 'futures']);
});

it('keeps a pair possible: the side that was not touched gives way', () => {
  const pair = { from: 'funding', to: 'spot' } as const;
  expect(pairAfter(pair, { from: 'spot' })).toEqual({ from: 'spot', to: 'funding' });
  expect(pairAfter(pair, { to: 'funding' })).toEqual({ from: 'spot', to: 'funding' });
  expect(pairAfter(pair, { from: 'futures' })).toEqual({ from: 'futures', to: 'funding' });
  expect(pairAfter({ from: 'futures', to: 'funding' }, { to: 'spot' })).toEqual({ from: 'funding', to: 'spot' });
});
