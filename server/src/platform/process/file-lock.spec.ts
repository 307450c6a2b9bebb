import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockHolder, takeFileLock } from './file-lock.ts';
import { isAlive, thisProcess } from './process-identity.ts';

const folder = mkdtempSync(join(tmpdir(), 'bourse-lock-'));

test('a second taker is told who holds it', () => {
  const path = join(folder, 'held');
  const taken = takeFileLock(path, { port: 3000 });
  expect(takeFileLock(path)).toMatchObject({ holder: { pid: process.pid, about: { port: 3000 } } });
  if ('lock' in taken) taken.lock.describe({ port: 4000 });
  expect(lockHolder(path)?.about).toEqual({ port: 4000 });
  if ('lock' in taken) taken.lock.release();
  expect(existsSync(path)).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['a dead process', { pid: 2_000_000, startedAt: '1', about: {} }],
  ['a later process of the same pid', { ...thisProcess(), startedAt: '1', about: {} }],
])('one left by %s is taken over', (_, holder) => {
  const path = join(folder, 'stale');
  writeFileSync(path, JSON.stringify(holder));
  const taken = takeFileLock(path);
  expect('lock' in taken).toBe(true);
  if ('lock' in taken) taken.lock.release();
});

test('a damaged one is taken over', () => {
  const path = join(folder, 'damaged');
  writeFileSync(path, '{"pi');
  expect('lock' in takeFileLock(path)).toBe(true);
});

test('one of twenty processes at once takes over a stale lock', async () => {
  const path = join(folder, 'race');
  writeFileSync(path, JSON.stringify({ pid: 2_000_000, startedAt: '1', about: {} }));
  const script = `
    import { takeFileLock } from '${import.meta.dirname}/file-lock.ts';
    console.log('lock' in takeFileLock('${path}') ? 'won' : 'lost');
    process.stdin.resume();`;
  const children = Array.from({ length: 8 }, () =>
    spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  const answers = await Promise.all(
    children.map(
      (child) => new Promise<string>((resolve) => child.stdout.once('data', (part) => resolve(String(part).trim()))),
    ),
  );
  for (const child of children) child.kill('SIGKILL');
  expect(answers.filter((answer) => answer === 'won')).toHaveLength(1);
});

test('a zombie counts as dead', async () => {
  // The shell's child ends at once and is not reaped while the shell sleeps in exec.
  const shell = spawn('/bin/sh', ['-c', 'true & echo $!; exec sleep 30']);
  const pid = Number(
    await new Promise<string>((resolve) => shell.stdout.once('data', (part) => resolve(String(part)))),
  );
  const deadline = performance.now() + 25_000;
  while (isAlive({ pid, startedAt: '' }) && performance.now() < deadline)
    await new Promise((resolve) => setImmediate(resolve));
  expect(isAlive({ pid, startedAt: '' })).toBe(false);
  if (process.platform === 'linux' && existsSync(`/proc/${pid}`))
    expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(' Z ');
  shell.kill('SIGKILL');
});
