import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

const MODULE = join(import.meta.dirname, 'owned-process.mjs');
/** A program with a worker, as test runners have; it prints both ids and waits. */
const PROGRAM = `
  const worker = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  console.log(process.pid + ' ' + worker.pid);
  setInterval(() => {}, 1000);
`;
const COMMAND = `
  import { spawnOwned } from ${JSON.stringify(MODULE)};
  spawnOwned(process.execPath, ['-e', ${JSON.stringify(PROGRAM)}], { stdio: ['ignore', 'inherit', 'inherit'] });
`;

/** Whether a process lives. One that has ended but was not yet waited for is listed as Z. */
const isAlive = (pid) => /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout);

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])('%s to a command ends its programs and their workers', async (signal, code) => {
  const command = spawn(process.execPath, ['--input-type=module', '-e', COMMAND], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pids = await new Promise((told) => {
    command.stdout.once('data', (line) => told(String(line).trim().split(' ').map(Number)));
  });
  expect(pids.map(isAlive)).toEqual([true, true]);
  const ended = new Promise((resolve) => command.once('exit', resolve));
  command.kill(signal);
  expect(await ended).toBe(code);
  await vi.waitFor(() => expect(pids.map(isAlive)).toEqual([false, false]));
});
