import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MODULE = join(import.meta.dirname, 'run-process.ts');

/** A process whose start has opened one thing and is busy with the next; it tells what it does. */
const programOf = (afterAbort: string) => `
  import { runProcess } from ${JSON.stringify(MODULE)};
  await runProcess(() => null, async (stopping) => {
    console.log('opened');
    await new Promise((ended) => {
      const busy = setInterval(() => {}, 1_000);
      stopping.addEventListener('abort', () => { clearInterval(busy); ended(); });
    });
    ${afterAbort}
  });
`;

test.each([
  ['a start that gives itself up', "console.log('closed'); throw stopping.reason;"],
  ['a start that was as good as done', "return { stop: async () => console.log('closed') };"],
  ['a start that fails of something else', "console.log('closed'); throw new Error('too late');"],
])('a signal during the start waits for what is open to be closed: %s', async (_, afterAbort) => {
  const program = programOf(afterAbort);
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: join(import.meta.dirname, '../../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  child.stdout.on('data', (part) => {
    said.push(String(part).trim());
    if (said.length === 1) child.kill('SIGINT');
  });
  expect(await new Promise((ended) => child.once('close', ended))).toBe(0);
  expect(said).toEqual(['opened', 'closed']);
});
