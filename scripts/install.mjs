import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Fault, withProgress } from './say.mjs';
import { withWorkLock } from './work-lock.mjs';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const NODE_MIN = [20, 19];

/** Refuses a Node that cannot run the product, before anything else fails with words that nobody understands. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > NODE_MIN[0] || (major === NODE_MIN[0] && minor >= NODE_MIN[1])) return;
  throw new Fault(
    `Bourse needs Node.js ${NODE_MIN.join('.')} or newer (22 or 24 are the supported lines); this is ${version}.`,
  );
}

/**
 * Installs the locked dependencies where they are missing or not the locked ones. Development dependencies are left
 * out unless the caller needs them, and never removed where a developer has them.
 */
export async function ensureInstalled({ dev = false } = {}) {
  if (isInstalled(ROOT, dev)) return;
  requireWritable(ROOT);
  mkdirSync(join(ROOT, 'node_modules'), { recursive: true });
  await withWorkLock(join(ROOT, 'node_modules', '.bourse-install.lock'), async () => {
    if (isInstalled(ROOT, dev)) return;
    const withDev = dev || existsSync(join(ROOT, 'node_modules', 'vitest'));
    await withProgress('installing the locked dependencies (a minute or so, once)', () =>
      npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...(withDev ? [] : ['--omit=dev'])]),
    );
  });
}

/** True when each package of the lock file that this machine needs is there in the locked version. */
export function isInstalled(root, dev) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  // npm writes this file last, so a killed install does not have it, or has an old one.
  const found = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.optional || entry.devOptional || entry.peer || (entry.dev && !dev)) return true;
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    if (entry.link) return existsSync(join(root, path));
    return found[path]?.version === entry.version && existsSync(join(root, path, 'package.json'));
  });
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return null;
  }
}

function requireWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Fault(
      `The dependencies are not installed and this account may not write in ${folder}. Run "npm install" there as its owner.`,
    );
  }
}

/** Runs npm, the same one that runs us where there is one. */
function npm(args) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Fault(`"npm ${args[0]}" failed (${signal ?? code}); its own message is above.`));
    });
  });
}
