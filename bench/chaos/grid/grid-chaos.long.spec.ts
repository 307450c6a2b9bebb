import { expect, it } from 'vitest';
import { gridChaos } from './grid-chaos.ts';

it('two hundred grids that are killed two hundred times neither double nor lose an order', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const report = await gridChaos({ kills: 200, grids: 200, seed });
  expect({ ...report, seed }).toMatchObject({ doubled: [], lost: [], differences: [], seed });
  expect(report.fills).toBeGreaterThan(2_000);
}, 3_600_000);
