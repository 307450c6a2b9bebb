import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundleBeside } from '../scripts/build/bundle-server.mjs';

/**
 * Bundles a benchmark program into one file, as the production server is, and returns the file's path. Run from its sources,
 * the test compiler would add a call to each inner function, and names would be looked up across modules.
 *
 * @param program  absolute path of its source; it may start the trading core's thread
 */
export async function bundled(program: string): Promise<string> {
  const name = basename(program, '.ts');
  // Below node_modules, so that packages left outside the bundle are found. Each process has its own folder.
  const folder = join(import.meta.dirname, '../node_modules/.cache/bench', `${name}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await bundleBeside(folder, program);
  return join(folder, `${name}.mjs`);
}
