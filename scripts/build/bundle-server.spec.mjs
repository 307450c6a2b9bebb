import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../install/install.mjs';

const folder = mkdtempSync(join(tmpdir(), 'bourse-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the compiler ends with its work: npm start lives as long as the server does', () => {
  const [program, small] = [join(folder, 'program.mjs'), join(folder, 'small.mjs')];
  writeFileSync(small, 'export const answer = 42;\n');
  writeFileSync(
    program,
    `import { execFileSync } from 'node:child_process';
    import { bundleBeside } from ${JSON.stringify(pathToFileURL(join(ROOT, 'scripts', 'build', 'bundle-server.mjs')).href)};
    const out = ${JSON.stringify(join(folder, 'out'))};
    await Promise.all([bundleBeside(out, ${JSON.stringify(small)}), bundleBeside(out + '2', ${JSON.stringify(small)})]);
    const rows = execFileSync('ps', ['-A', '-o', 'ppid=,stat=,args='], { encoding: 'utf8' }).split('\\n');
    console.log(rows.filter((row) => Number(row.trim().split(/\\s+/)[0]) === process.pid).join('\\n'));`,
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], { cwd: ROOT, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  // A process that is just ending has no arguments left, so its name is in brackets.
  const alive = stdout.split('\n').filter((row) => row.trim() && !/^\s*\d+ (Z|\S+\s+\[)/.test(row));
  // The list includes the command that made it.
  expect(alive).toEqual([expect.stringContaining('ps -A')]);
});

test('and it is the programs that are run', () => {
  expect(
    execFileSync(
      process.execPath,
      ['-e', `import(${JSON.stringify(join(folder, 'out', 'small.mjs'))}).then((it) => console.log(it.answer))`],
      { encoding: 'utf8' },
    ),
  ).toBe('42\n');
});
