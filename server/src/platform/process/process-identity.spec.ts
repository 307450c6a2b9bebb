import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { commandLineOf, identityOf, isAlive, isStillAlive, programOf, thisProcess } from './process-identity.ts';

const script = `import { identityOf } from '${import.meta.dirname}/process-identity.ts';
  console.log(JSON.stringify(identityOf(${process.pid})));`;

test('a process is the same one for whoever looks, wherever their clock and language are from', () => {
  const seen = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, TZ: 'Asia/Tokyo', LC_ALL: 'tr_TR.UTF-8' },
  });
  expect(JSON.parse(seen)).toEqual(thisProcess());
  expect(identityOf(process.pid)).toEqual(thisProcess());
});

test('it is alive, and a later one of its pid is another', () => {
  expect(isAlive(thisProcess())).toBe(true);
  expect(isStillAlive(thisProcess())).toBe(true);
  expect(isAlive({ ...thisProcess(), startedAt: '1' })).toBe(false);
});

test('its program and its words', () => {
  expect(programOf(process.pid)).not.toBe('');
  expect(commandLineOf(process.pid)).toContain('node');
  expect([programOf(2_000_000), commandLineOf(2_000_000)]).toEqual(['', '']);
});
