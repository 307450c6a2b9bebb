import { expect, it } from 'vitest';
import type { CustodyDeps } from './custody-deps.ts';
import { quietScan } from './usecases/scan/quiet-scan.ts';

it('asks a node for no more than its head while that stands, and looks whole again after five seconds', async () => {
  let [hash, nowMs, wholes] = ['a', 0, 0];
  const deps = {
    chains: new Map([['eth', { network: 'eth', head: async () => ({ height: 1, hash }) }]]),
    // A network without rules is not scanned, but each whole look asks for them.
    settings: {
      network: async () => {
        wholes++;
      },
    },
  } as unknown as CustodyDeps;
  const scan = quietScan(deps, 'eth', () => nowMs);
  const look = async (atMs: number) => {
    nowMs = atMs;
    expect(await scan()).toBe('idle');
    return wholes;
  };
  expect([await look(0), await look(1), await look(4_999)]).toEqual([1, 1, 1]);
  expect([await look(5_000), await look(9_999)]).toEqual([2, 2]);
  hash = 'b';
  expect([await look(9_999), await look(10_000)]).toEqual([3, 3]);
});
