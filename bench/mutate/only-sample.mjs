import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { faultText } from './fault-text.mjs';

/**
 * Draws a sample of faults: those whose digests with the seed come first. So the same seed draws the same faults, and nearly
 * the same ones after the sources have changed.
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

/**
 * Finds the faults that a list of survivors names.
 *
 * @param {readonly { fileName: string, location: object, replacement?: string }[]} faults  their first line is 0
 * @param {{ listed: readonly { file: string, line: string, from: string, to: string }[], root: string }} sample
 */
export function findListed(faults, { listed, root }) {
  const keyOf = ({ file, line, from, to }) => JSON.stringify([file, line, from, to]);
  const keys = new Set(listed.map(keyOf));
  return new Set(faults.filter((fault) => keys.has(keyOf(faultText(fault, root, 0)))));
}

/** Ignores faults outside the sample. Needs all faults at once, because only then can it draw an exact number. */
export const strykerPlugins = [
  {
    kind: 'Checker',
    name: 'only-sample',
    value: {
      init: async () => {},
      group: async (faults) => [faults.map(({ id }) => id)],
      check: async (faults) => {
        const wish = JSON.parse(process.env.MUTATE_SAMPLE);
        const sample = wish.listed ? findListed(faults, wish) : drawSample(faults, wish);
        const answer = (fault) =>
          sample.has(fault) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' };
        return Object.fromEntries(faults.map((fault) => [fault.id, answer(fault)]));
      },
    },
  },
];
