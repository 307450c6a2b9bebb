import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Fault, withProgress } from '../say.mjs';
import { outOfStep } from './lock.mjs';
import { withWorkLock } from './work-lock.mjs';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const NODE_MIN = [20, 19];

/** Refuses a Node that cannot run the product, before anything else fails with words that nobody understands. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > NODE_MIN[0] || (major === NODE_MIN[0] && minor >= NODE_MIN[1])) return;
  throw new Fault(
    `Bourse needs Node.js ${NODE_MIN.join('.')} or newer (22 or 24 are the supported lines); this is ${version}.`,
  );
}

/** Refuses Windows itself: there are no signals, no unix sockets and no owners of files as the product needs them. */
export function requireSystem(platform = process.platform) {
  if (platform !== 'win32') return;
  throw new Fault('Bourse runs on Linux and macOS; on Windows, run it inside WSL (the Windows Subsystem for Linux).');
}

const INSTALL = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
/** Its development dependencies are what the demo runs beside the server, and production never: an old Bitcoin node. */
const SERVER = 'server';

/**
 * Installs the locked dependencies where they are missing or not the locked ones. Development dependencies are left
 * out unless the caller needs them, all or those of the demo, and never removed where a developer has them.
 *
 * `npm ci` would begin by deleting node_modules, under a server that runs from it; `npm install` repairs what is there,
 * and installs the same versions as long as the lock is in step with the package.json files, which is asked first.
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

/** True when each package of the lock file that this machine needs is there in the locked version, for what is asked. */
export function isInstalled(root, { dev = false, demo = false } = {}) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  // npm writes this file last, so a killed install does not have it, or has an old one.
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

/** Refuses to let npm choose versions by itself, as it does where the lock says nothing. */
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

/** The command of npm, the same one that runs us where there is one, and its first arguments. */
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
