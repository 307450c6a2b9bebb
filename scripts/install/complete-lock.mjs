// `npm run lock`: brings package-lock.json in step with the package.json files and completes it for every system. npm alone
// leaves out packages that this machine does not need or that its registry does not offer.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault, run, say } from '../say.mjs';
import { npm, npmCommand, ROOT, requireNode, requireSystem } from './install.mjs';
import { missingOptional, outOfStep, platformOf, withoutHash } from './lock.mjs';

const PATH = join(ROOT, 'package-lock.json');
const RESOLVE = ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'];
/** Fields of a lock entry, by the names that registries use. */
const FIELDS = ['cpu', 'os', 'libc', 'license', 'engines', 'bin'];
const EXACT = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;

await run(async () => {
  requireSystem();
  requireNode();
  const before = readLock().packages;
  await npm(RESOLVE);
  const lock = readLock();
  for (const place of withoutHash(lock.packages)) {
    const { version } = lock.packages[place];
    Object.assign(lock.packages[place], await offered(nameOf(place), version));
  }
  for (const { parent, name, range } of missingOptional(lock.packages)) {
    const entry = (await offered(name, range)) ?? unseen(parent, name, range);
    lock.packages[freePlace(lock.packages, parent, name)] = { ...entry, optional: true };
  }
  lock.packages = sorted(lock.packages);
  writeFileSync(PATH, `${JSON.stringify(lock, null, 2)}\n`);
  // npm runs once more to mark development packages and to write entries in its own form.
  await npm(RESOLVE);
  report(before, readLock().packages);
});

function readLock() {
  return JSON.parse(readFileSync(PATH, 'utf8'));
}

/** The entry for a package as the registry describes it, or null where the registry lacks that version. */
async function offered(name, range) {
  const found = await view(`${name}@${range}`);
  if (!found) return null;
  // For a range that matches several versions the registry returns all of them, the newest last.
  const manifest = Array.isArray(found) ? found.at(-1) : found;
  const known = FIELDS.filter((field) => manifest[field] !== undefined).map((field) => [field, manifest[field]]);
  return { version: manifest.version, integrity: manifest['dist.integrity'], ...Object.fromEntries(known) };
}

/** An entry for a package that this registry lacks: its parent gives the version, and its name tells the system. */
function unseen(parent, name, version) {
  const platform = platformOf(name);
  if (!platform || !EXACT.test(version)) {
    throw new Fault(
      `${parent} asks for ${name} ${version}, which this registry does not offer, and its name does not say for which ` +
        'system it is. Run this with a registry that has it.',
    );
  }
  return { version, ...platform };
}

function view(spec) {
  const [command, first] = npmCommand();
  const asked = ['view', spec, 'version', 'dist.integrity', ...FIELDS, '--json'];
  return new Promise((resolve, reject) => {
    execFile(command, [...first, ...asked], { cwd: ROOT, encoding: 'utf8' }, (error, stdout, stderr) => {
      if (!error) resolve(stdout.trim() ? JSON.parse(stdout) : null);
      else if (/\bE404\b/.test(`${stdout}${stderr}`)) resolve(null);
      else reject(new Fault(`The registry could not be asked for ${spec}: ${stderr.trim() || error.message}`));
    });
  });
}

function freePlace(packages, parent, name) {
  const top = `node_modules/${name}`;
  return packages[top] ? `${parent}/${top}` : top;
}

function nameOf(place) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function sorted(packages) {
  return Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

function report(before, after) {
  for (const place of Object.keys({ ...before, ...after })) {
    const [old, now] = [before[place], after[place]];
    if (!old) say(`added    ${place} ${now.version ?? ''}`);
    else if (!now) say(`removed  ${place} ${old.version ?? ''}`);
    else if (old.version !== now.version) say(`changed  ${place} ${old.version} -> ${now.version}`);
    else if (!old.integrity && now.integrity) say(`pinned   ${place} ${now.version}`);
  }
  const missing = missingOptional(after).map(({ name }) => name);
  if (missing.length > 0) throw new Fault(`The lock still lacks ${missing.join(', ')}.`);
  const behind = outOfStep(ROOT);
  if (behind.length > 0) throw new Fault(`The lock is still not in step with ${behind.join(', ')}.`);
  const open = withoutHash(after);
  if (open.length > 0) {
    say(`complete, but this registry does not offer ${open.length} packages, so they have no hash:`);
    for (const place of open) say(`  ${nameOf(place)} ${after[place].version}`);
    say('Run this again with a registry that has them, and commit the hashes.');
  } else say('complete: every package is pinned by its hash');
}
