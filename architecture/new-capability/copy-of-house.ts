import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Copies all files that git knows into a temporary folder and links the original's packages. @returns the folder */
export function copyOfHouse(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'house-'));
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const path of list.split('\0').filter((each) => each !== '' && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  // Workspaces are links to their folders; here they must point into the copy.
  mkdirSync(join(copy, 'node_modules/@bourse'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules/@bourse')))
    symlinkSync(`../../${name}`, join(copy, 'node_modules/@bourse', name));
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '@bourse'))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  return copy;
}

/** The compiler's complaints about a workspace; empty if there are none. */
export function typesOf(root: string, workspace: string): string {
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  const ran = spawnSync(process.execPath, [compiler, '-p', workspace, '--checkers', '1'], {
    cwd: root,
    encoding: 'utf8',
  });
  return ran.status === 0 ? '' : ran.stdout + ran.stderr;
}
