import { describe, expect, it } from 'vitest';
import { drawSample } from './only-sample.mjs';
import { wilson } from './wilson.ts';

const faults = Array.from({ length: 500 }, (_none, at) => ({
  fileName: `/home/${at % 7}.ts`,
  location: { start: { line: at, column: 1 }, end: { line: at, column: 9 } },
  mutatorName: 'EqualityOperator',
  replacement: '<=',
}));
const draw = (seed: number, from = faults, count = 60) => drawSample(from, { count, seed, root: '/home' });

describe('a sample of faults', () => {
  it('has as many as were asked for, or all where there are fewer', () => {
    expect([draw(7).size, draw(7, faults.slice(0, 20)).size]).toEqual([60, 20]);
  });

  it('is the same again by the same seed, wherever the house stands, and another one by another', () => {
    const moved = faults.map((fault) => ({ ...fault, fileName: fault.fileName.replace('/home', '/work/copy') }));
    const places = (drawn: ReadonlySet<(typeof faults)[number]>) =>
      [...drawn].map(({ location }) => location.start.line);
    expect(places(drawSample(moved.toReversed(), { count: 60, seed: 7, root: '/work/copy' }))).toEqual(places(draw(7)));
    expect(places(draw(8))).not.toEqual(places(draw(7)));
  });

  it('keeps those that it drew where others are gone', () => {
    const first = draw(7);
    const rest = faults.filter((fault, at) => first.has(fault) || at % 2 === 0);
    expect(draw(7, rest)).toEqual(first);
  });
});

describe("the interval of a sample's share", () => {
  // Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [0, 0, 0, 1],
  ])('%i of %i', (noticed, sampled, from, to) => {
    const interval = wilson(noticed, sampled);
    expect(interval.from).toBeCloseTo(from, 4);
    expect(interval.to).toBeCloseTo(to, 4);
  });
});
