import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../install/install.mjs';
import { withWorkLock } from '../install/work-lock.mjs';
import { Fault, run, say, withProgress } from '../say.mjs';
import { bundleServer } from './bundle-server.mjs';

const APPS = ['web', 'console', 'server'];
const SHARED = ['core', 'contract', 'i18n', 'package-lock.json', 'tsconfig.base.json'];
const SKIPPED = new Set(['node_modules', 'dist', 'dist.next', 'dist.old', '.vite']);
const STAMP = '.built-from';

/** Builds the web app, the console and the server's bundle, each if its sources changed since the last build. */
export async function ensureBuilt() {
  if (APPS.every(isFresh)) return;
  for (const app of APPS) requireWritable(join(ROOT, app));
  await withWorkLock(join(ROOT, 'node_modules', '.bourse-build.lock'), async () => {
    const stale = APPS.filter((app) => !isFresh(app));
    if (stale.length === 0) return;
    await withProgress(`building ${stale.join(', ')}`, () => Promise.all(stale.map(build)));
  });
}

/** Whether an app's build is from its present sources. */
export function isFresh(app) {
  try {
    return readFileSync(join(ROOT, app, 'dist', STAMP), 'utf8') === sourceHash(app);
  } catch {
    return false;
  }
}

/** Builds beside the old build and then replaces it, so that a running server never serves half a build. */
async function build(app) {
  const folder = join(ROOT, app);
  const [next, dist, old] = ['dist.next', 'dist', 'dist.old'].map((name) => join(folder, name));
  const hash = sourceHash(app);
  rmSync(next, { recursive: true, force: true });
  if (app === 'server') await bundleServer(next);
  else await vite(app);
  writeFileSync(join(next, STAMP), hash);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(next, dist);
  rmSync(old, { recursive: true, force: true });
}

function vite(app) {
  const cli = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const cache = join(ROOT, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, 'build', '--outDir', 'dist.next', '--logLevel', 'warn'], {
      cwd: join(ROOT, app),
      // Always production, in tests too: React's development build is half as large again.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Fault(`Building ${app} failed (${signal ?? code}); the message is above.`));
    });
  });
}

function sourceHash(app) {
  // The server's bundle contains paths of this checkout, so the path is part of the hash.
  const hash = createHash('sha256').update(`production ${process.versions.node.split('.')[0]} ${ROOT}`);
  for (const part of [app, ...SHARED]) addToHash(hash, join(ROOT, part), part);
  return hash.digest('hex');
}

function addToHash(hash, path, name) {
  if (!existsSync(path)) return;
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    hash.update(name).update(readFileSync(path));
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (SKIPPED.has(entry.name) || /\.spec\.tsx?$/.test(entry.name)) continue;
    addToHash(hash, join(path, entry.name), `${name}/${entry.name}`);
  }
}

function requireWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Fault(
      `The pages are not built and this account may not write in ${folder}. Run "npm run build" there as its owner.`,
    );
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await run(async () => {
    await ensureBuilt();
    say('the web app, the console and the server are built');
  });
}
