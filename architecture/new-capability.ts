import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { planCapability } from './new-capability/plan.ts';

const { resolve } = createRequire(import.meta.url);
const biome = resolve('@biomejs/biome/bin/biome');
const tsx = resolve('tsx/cli');

/** Makes a capability below `root`, completely or not at all. @returns the paths of what it made and changed */
export function createCapability(
  root: string,
  name: string,
  route?: string,
): { made: readonly string[]; changed: readonly string[] } {
  const plan = planCapability(root, name, route);
  for (const [path, text] of [...plan.made, ...plan.changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const [made, changed] = [[...plan.made.keys()], [...plan.changed.keys()]];
  format(root, [...made, ...changed]);
  for (const script of ['generate-accounts', 'generate-paths', 'generate-catalogs']) generate(root, script);
  return { made, changed };
}

/** Sorts imports and wraps lines, because both depend on the name. */
function format(root: string, paths: readonly string[]): void {
  const sources = paths.filter((path) => /\.(tsx?|cjs)$/.test(path) && !path.endsWith('.gen.ts'));
  const ran = spawnSync(process.execPath, [biome, 'check', '--write', ...sources], { cwd: root, encoding: 'utf8' });
  if (ran.status !== 0) throw new Error(`what was made breaks a rule of the formatter:\n${ran.stdout}${ran.stderr}`);
}

/** Runs the generators of `npm run generate`: accounts, the browser's paths, and catalogs that products add to. */
function generate(root: string, script: string): void {
  const ran = spawnSync(process.execPath, [tsx, join(root, `scripts/generate/${script}.ts`)], {
    cwd: root,
    encoding: 'utf8',
  });
  if (ran.status !== 0) throw new Error(`npm run generate fails in what was made:\n${ran.stdout}${ran.stderr}`);
}

function report(name: string, route = `/wallet/${name}`): void {
  const { made, changed } = createCapability(process.cwd(), name, route);
  const below = (folder: string): number => made.filter((path) => path.startsWith(folder)).length;
  console.log(`${name}: ${made.length} files made, ${changed.length} lists changed, generated files renewed (git status shows them)
  rule, promise   core/src/${name}/  contract/src/${name}.ts  contract/src/staff/${name}.ts
  server          server/src/modules/${name}/ (${below(`server/src/modules/${name}/`)} files), a migration, server/test/${name}/
  browser         web/src/features/${name}/ at ${route}, console/src/features/${name}/ at /console/${name}
  words           i18n/*/${name}.ts, ${name}-refusal.ts, ${name}.{balances,bookings,console,pages,shell,statement}.ts
  journey         e2e/${name}/
Every word of it is a placeholder ("New product"): replace them in all twelve languages, and its row of docs/words.md.
Next: npm run check; then docs/how-to/add-a-capability.md, from "Make it yours".`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    report(process.argv[2] ?? '', process.argv[3]);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
