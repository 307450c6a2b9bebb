import { expect, it } from 'vitest';
import { HOT_KEYS, hotKeyOf } from './hot-keys.ts';

const NONE = { code: '', ctrlKey: false, altKey: false, metaKey: false, repeat: false };

it.each([
  ['b', {}, 'buy'],
  ['B', {}, 'buy'],
  ['?', {}, 'help'],
  ['/', {}, 'search'],
  ['и', { code: 'KeyB' }, 'buy'],
  ['ㅠ', { code: 'KeyB' }, 'buy'],
  ['a', { code: 'KeyQ' }, 'quantity'],
  ['b', { ctrlKey: true }, null],
  ['b', { metaKey: true }, null],
  ['b', { altKey: true }, null],
  ['b', { repeat: true }, null],
  ['Enter', {}, null],
  ['é', { code: 'Digit2' }, null],
] as const)('%s with %j is %s', (key, over, wanted) => {
  expect(hotKeyOf({ ...NONE, key, ...over })).toBe(wanted);
});

it('has each key once', () => {
  const keys = Object.values(HOT_KEYS);
  expect(new Set(keys).size).toBe(keys.length);
});
