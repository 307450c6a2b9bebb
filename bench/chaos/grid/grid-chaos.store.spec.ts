import { expect, it } from 'vitest';
import { gridChaos } from './grid-chaos.ts';

/** Two hundred kills with two hundred grids: `grid-chaos.long.spec.ts`. */
it('grids that are killed under a moving price neither double nor lose an order', async () => {
  const report = await gridChaos({ kills: 3, grids: 8, seed: 11 });
  expect(report).toMatchObject({ doubled: [], lost: [], differences: [] });
  expect(report.fills).toBeGreaterThan(10);
}, 180_000);
