import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Fault, withProgress } from '../say.mjs';
import { outOfStep } from './lock.mjs';
import { withWorkLock } from './work-lock.mjs';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const NODE_MIN = [20, 19];

/** Refuses a Node that cannot run the product, before something else fails with a message that nobody understands. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > NODE_MIN[0] || (major === NODE_MIN[0] && minor >= NODE_MIN[1])) return;
  throw new Fault(
    `Bourse needs Node.js ${NODE_MIN.join('.')} or newer (22 or 24 are the supported lines); this is ${version}.`,
  );
}

/** Refuses native Windows, which lacks the signals, unix sockets and file owners that the product needs. */
export function requireSystem(platform = process.platform) {
  if (platform !== 'win32') return;
  throw new Fault('Bourse runs on Linux and macOS; on Windows, run it inside WSL (the Windows Subsystem for Linux).');
}

const INSTALL = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
/** This workspace's development dependencies are for the demo only (an old Bitcoin node); production never needs them. */
const SERVER = 'server';

/**
 * Installs the locked dependencies if any is missing or has another version. Development dependencies are installed only if
 * the caller needs them (all, or the demo's), and are never removed from a developer's machine.
 *
 * `npm ci` would first delete node_modules, under a server that may be running from it. `npm install` repairs what is there
 * and installs the same versions, provided that the lock is in step with the package.json files, which is checked first.
 */
export async function ensureInstalled(needs = {}) {
  if (isInstalled(ROOT, needs)) return;
  requireLock(ROOT);
  requireWritable(ROOT);
  mkdirSync(join(ROOT, 'node_modules'), { recursive: true });
  await withWorkLock(join(ROOT, 'node_modules', '.bourse-install.lock'), async () => {
    if (isInstalled(ROOT, needs)) return;
    const withDev = needs.dev || existsSync(join(ROOT, 'node_modules', 'vitest'));
    await withProgress('installing the locked dependencies (a minute or so, once)', async () => {
      await npm([...INSTALL, ...(withDev ? [] : ['--omit=dev'])]);
      if (needs.demo && !withDev) await npm([...INSTALL, '--include=dev', `--workspace=${SERVER}`]);
    });
  });
}

/** True if every package of the lock that this machine needs for the request is installed in the locked version. */
export function isInstalled(root, { dev = false, demo = false } = {}) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  // npm writes this file last, so after a killed install it is missing or old.
  const found = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !found) return false;
  const demos = new Set(
    Object.keys((demo && wanted[SERVER]?.devDependencies) || {}).map((name) => `node_modules/${name}`),
  );
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.optional || entry.devOptional || entry.peer) return true;
    if (entry.dev && !dev && !demos.has(path)) return true;
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

/** Refuses a lock with gaps, where npm would choose versions by itself. */
export function requireLock(root) {
  if (!readPackages(join(root, 'package-lock.json')))
    throw new Fault('package-lock.json is missing or cannot be read, so nobody knows which versions to install.');
  const behind = outOfStep(root);
  if (behind.length === 0) return;
  throw new Fault(
    `package-lock.json was not made for what ${behind.join(' and ')} asks for now. Run "npm run lock", and commit both.`,
  );
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

/** How to run npm: the same npm that runs us, if one does, and its first arguments. */
export function npmCommand() {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
}

/** Runs npm. */
export function npm(args) {
  const [command, first] = npmCommand();
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Fault(`"npm ${args[0]}" failed (${signal ?? code}); its own message is above.`));
    });
  });
}
