import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { gridChaos, runFor } from './grid-chaos.ts';

/** Two hundred kills with two hundred grids: `grid-chaos.long.spec.ts`. */
it('grids that are killed under a moving price neither double nor lose an order', async () => {
  const report = await gridChaos({ kills: 3, grids: 8, seed: 11 });
  expect(report).toMatchObject({ doubled: [], lost: [], differences: [] });
  expect(report.fills).toBeGreaterThan(10);
}, 180_000);

it.each([
  ['before', 'process.exit(3)'],
  ['while', 'setTimeout(() => process.exit(3), 50)'],
])('a run fails with a process that ends by itself %s it is let work', async (when, code) => {
  const child = spawn(process.execPath, ['-e', code], { stdio: 'ignore' });
  if (when === 'before') await new Promise((resolve) => child.once('exit', resolve));
  await expect(runFor(child, 60_000)).rejects.toThrow('ended by itself with 3');
});
