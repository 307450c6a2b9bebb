import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ChainFault } from '../../custody/public.ts';
import { createBlockBeacon } from './block-beacon.ts';

const hashOf = (height: number) => `0x${height.toString(16).padStart(64, '0')}`;
/** A chain whose blocks have these times, in seconds. */
const chainOf = (times: readonly number[]) => {
  const blockAt = async (height: number) => {
    const at = times[height];
    return at === undefined
      ? undefined
      : { height, hash: hashOf(height), parentHash: hashOf(height - 1), atMs: at * 1_000 };
  };
  return { network: 'eth', blockAt, head: async () => (await blockAt(times.length - 1))! };
};

it('a round is the first block after a second, as soon as it stays', async () => {
  const times = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(
      times,
      fc.integer({ min: 0, max: 80 }),
      fc.integer({ min: 0, max: 5 }),
      async (gaps, round, depth) => {
        let at = 10;
        const all = gaps.map((gap) => (at += gap));
        const beacon = createBlockBeacon({ chain: chainOf(all), depth });
        const expected = all.slice(0, Math.max(0, all.length - depth)).findIndex((time) => time > round);
        const found = await beacon.findRound(round);
        if (expected < 0) expect(found).toEqual({ ok: false, refusal: { code: 'NOT_YET' } });
        else {
          expect(found).toMatchObject({ ok: true, value: { kind: 'block', source: 'eth', round, signature: null } });
          expect(found.ok && found.value.randomness[31]).toBe(expected);
        }
        const latest = await beacon.latest();
        if (latest.ok) expect(await beacon.findRound(latest.value.round)).toEqual(latest);
        else expect(all.length).toBeLessThanOrEqual(depth);
      },
    ),
  );
});

it('a draw waits for the first block that is more than an hour after it', async () => {
  const beacon = createBlockBeacon({ chain: chainOf([0, 3_600, 7_200, 7_201, 9_000]), depth: 0 });
  expect(beacon.roundFor(3_600_000)).toBe(7_200);
  expect(beacon.roundFor(3_600_999)).toBe(7_200);
  expect(beacon.roundFor(3_601_000)).toBe(7_201);
  expect(await beacon.findRound(7_200)).toMatchObject({ ok: true, value: { randomness: { 31: 3 } } });
});

it.each([
  ['cannot be asked', { head: () => Promise.reject(new ChainFault('UNAVAILABLE', 'away')) }],
  ['lost a block', { blockAt: () => Promise.resolve(undefined) }],
  [
    'has a hash that is none',
    { blockAt: (height: number) => Promise.resolve({ height, hash: '0x12', parentHash: '', atMs: 9_000_000 }) },
  ],
])('a chain that %s says nothing', async (_what, over) => {
  const beacon = createBlockBeacon({ chain: { ...chainOf([1, 2, 3]), ...over }, depth: 1 });
  for (const said of [await beacon.latest(), await beacon.findRound(0)]) {
    expect(said).toEqual({ ok: false, refusal: { code: 'BEACON_UNREACHABLE' } });
  }
});

it('a fault of ours is no answer of the chain', async () => {
  const broken = { ...chainOf([1]), head: () => Promise.reject(new TypeError('ours')) };
  await expect(createBlockBeacon({ chain: broken, depth: 0 }).latest()).rejects.toThrow('ours');
});
