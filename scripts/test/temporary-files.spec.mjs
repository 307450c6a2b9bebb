import { describe, expect, it } from 'vitest';
import { keepTemporaryFilesInMemory } from './temporary-files.mjs';

const GIB = 2 ** 30;
const machine = (roomGib, freeGib) => () => ({ roomBytes: roomGib * GIB, freeBytes: freeGib * GIB });

describe('where tests keep what they throw away', () => {
  it('in memory, where there is room for it', () => {
    const env = {};
    expect(keepTemporaryFilesInMemory(env, machine(12, 16))).toBe('/dev/shm');
    expect(env.TMPDIR).toBe('/dev/shm');
  });

  it.each([
    ['a container has 64 MB of it', machine(0.0625, 16)],
    ['the machine has little memory left', machine(12, 4)],
  ])('in the system’s own place, where %s', (_, little) => {
    const env = {};
    expect(keepTemporaryFilesInMemory(env, little)).toBeNull();
    expect(env).toEqual({});
  });

  it('where somebody said', () => {
    const env = { TMPDIR: '/elsewhere' };
    expect(keepTemporaryFilesInMemory(env, machine(12, 16))).toBe('/elsewhere');
    expect(env.TMPDIR).toBe('/elsewhere');
  });
});
