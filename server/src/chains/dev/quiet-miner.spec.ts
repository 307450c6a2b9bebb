import { expect, test } from 'vitest';
import { QuietMiner } from './quiet-miner.ts';

/** A chain of which only the pool and the height are of interest. */
function chain(everySeconds: number) {
  const state = { waiting: 0, height: 0, isAway: false };
  const miner = new QuietMiner({
    everySeconds,
    hasWaiting: async () => {
      if (state.isAway) throw new Error('the node is being restarted');
      return state.waiting > 0;
    },
    mine: async () => {
      state.waiting = 0;
      state.height++;
    },
  });
  const beats = async (count: number) => {
    const before = state.height;
    for (let beat = 0; beat < count; beat++) await miner.tick();
    return state.height - before;
  };
  return { state, beats };
}

test('while nobody waits a block comes every half minute', async () => {
  const { beats } = chain(2);
  expect(await beats(14)).toBe(0);
  expect(await beats(1)).toBe(1);
  expect(await beats(30)).toBe(2);
});

test('a transaction is mined at the next beat, and enough blocks follow to confirm it', async () => {
  const { state, beats } = chain(2);
  state.waiting = 3;
  expect(await beats(1)).toBe(1);
  expect(await beats(100)).toBe(29 + Math.floor(71 / 15));
});

test('a node that is away misses its beats and nothing else', async () => {
  const { state, beats } = chain(5);
  state.waiting = 1;
  state.isAway = true;
  expect(await beats(3)).toBe(0);
  state.isAway = false;
  expect(await beats(1)).toBe(1);
});
