import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Which faults a sample has: those whose digests with the seed come first. The same seed draws the same ones again, and nearly the
 * same ones after a change of the sources.
 *
 * @param {readonly { fileName: string, location: object, mutatorName: string, replacement?: string }[]} faults
 * @param {{ count: number, seed: number, root: string }} sample
 */
export function drawSample(faults, { count, seed, root }) {
  const digest = ({ fileName, location, mutatorName, replacement }) =>
    createHash('sha256')
      .update(JSON.stringify([seed, relative(root, fileName), location, mutatorName, replacement]))
      .digest('hex');
  const ordered = faults.map((fault) => [digest(fault), fault]).sort(([a], [b]) => (a < b ? -1 : 1));
  return new Set(ordered.slice(0, count).map(([, fault]) => fault));
}

/** Leaves out what the sample has not. It is told of all faults at once, because only so it can draw exactly so many. */
export const strykerPlugins = [
  {
    kind: 'Checker',
    name: 'only-sample',
    value: {
      init: async () => {},
      group: async (faults) => [faults.map(({ id }) => id)],
      check: async (faults) => {
        const sample = drawSample(faults, JSON.parse(process.env.MUTATE_SAMPLE));
        const answer = (fault) =>
          sample.has(fault) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' };
        return Object.fromEntries(faults.map((fault) => [fault.id, answer(fault)]));
      },
    },
  },
];
