import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundleBeside } from '../scripts/build/bundle-server.mjs';

/**
 * Puts a program of the benchmarks into one file, as the server is that people run, and says where it is.
 * From the sources the compiler of the tests adds a call to each inner function, and names across files are looked up anew.
 *
 * @param program  absolute path of its source; may start the thread of the trading core
 */
export async function bundled(program: string): Promise<string> {
  const name = basename(program, '.ts');
  // Inside node_modules, so that what stays outside the file is found; a folder of its own for each process.
  const folder = join(import.meta.dirname, '../node_modules/.cache/bench', `${name}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await bundleBeside(folder, program);
  return join(folder, `${name}.mjs`);
}
