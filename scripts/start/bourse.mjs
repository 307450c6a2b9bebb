// `npm run -s bourse -- COMMAND`: runs the operator's commands, from the bundle if it is fresh (a third of the time), and
// otherwise from their sources.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isFresh } from '../build/build.mjs';
import { ROOT, requireNode, requireSystem } from '../install/install.mjs';
import { run } from '../say.mjs';

await run(() => {
  requireSystem();
  requireNode();
});
if (process.exitCode === 0) await command();

async function command() {
  process.setSourceMapsEnabled(true);
  if (isFresh('server')) {
    await import(pathToFileURL(join(ROOT, 'server', 'dist', 'bourse.mjs')).href);
    return;
  }
  const { register } = await import('tsx/esm/api');
  register();
  await import('../../server/src/cli/main.ts');
}
