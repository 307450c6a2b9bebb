import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCapability, homesOf } from './new-capability.ts';
import { sourceOffences } from './source-rules.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'capability-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('new:capability', () => {
  it('makes every home once and breaks no rule', () => {
    expect(createCapability(root, 'red-packet')).toEqual(Object.keys(homesOf('red-packet')));
    for (const path of Object.keys(homesOf('red-packet'))) expect(existsSync(join(root, path)), path).toBe(true);
    expect(createCapability(root, 'red-packet')).toEqual([]);
    expect(sourceOffences(root)).toEqual([]);
  });

  it.each(['Red Packet', '../x', '', 'redPacket'])('refuses the name %j', (name) => {
    expect(() => createCapability(root, name)).toThrow(/kebab-case/);
  });

  it('refuses a name that has no row in the table', () => {
    expect(() => createCapability(root, 'casino')).toThrow(/levels/);
  });
});
