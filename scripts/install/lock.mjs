// What package-lock.json must satisfy so that every machine installs the same: complete for each system, and in step with the
// package.json files. This file may import only what Node itself has.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Names of systems and processors, as packages and Node use them. */
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = {
  x64: 'x64',
  amd64: 'x64',
  arm64: 'arm64',
  arm: 'arm',
  ia32: 'ia32',
  loong64: 'loong64',
  mips64el: 'mips64el',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
};

/** The place of the package that `from` gets when it imports `name`, or null. As Node does, searches each folder above. */
export function placeOf(packages, from, name) {
  for (let folder = from; ; ) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return null;
    const above = folder.lastIndexOf('/node_modules/');
    folder = above < 0 ? '' : folder.slice(0, above);
  }
}

/**
 * Packages for other systems that the lock has no entry for. npm leaves such a package out where the machine that wrote the
 * lock did not need it, or its registry lacked it; then no other machine gets it, and `npm ci` refuses the lock.
 */
export function missingOptional(packages) {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => placeOf(packages, parent, name) === null)
      .map(([name, range]) => ({ parent, name, range })),
  );
}

/** Entries that the lock does not pin by a hash: for those, npm would accept whatever the registry sends. */
export function withoutHash(packages) {
  return Object.entries(packages)
    .filter(([place, entry]) => place.includes('node_modules/') && !entry.link && !entry.inBundle && !entry.integrity)
    .map(([place]) => place);
}

/** Packages that choose one piece per system, by name, with the places of their pieces. */
export function families(packages) {
  const found = Object.entries(packages).map(([parent, { optionalDependencies = {} }]) => [
    parent,
    Object.keys(optionalDependencies)
      .map((name) => placeOf(packages, parent, name))
      .filter((place) => place && (packages[place].os || packages[place].cpu)),
  ]);
  return Object.fromEntries(found.filter(([, pieces]) => pieces.length > 1));
}

/** The system that a package is for, in the words of a lock, read from its name; null where the name does not tell. */
export function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = Object.keys(PROCESSORS).find((processor) => words.includes(processor));
  if (!cpu || (!os && cpu !== 'wasm32')) return null;
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : null;
  return { cpu: [PROCESSORS[cpu]], ...(libc ? { libc: [libc] } : {}), ...(os ? { os: [os] } : {}) };
}

/** The package.json files whose requests differ from those that the lock was made for. */
export function outOfStep(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([place]) => !place.includes('node_modules/'))
    .map(([place, entry]) => [join(place, 'package.json'), entry])
    .filter(([path, entry]) => {
      const asked = JSON.parse(readFileSync(join(root, path), 'utf8'));
      return KINDS.some((kind) => inOrder(asked[kind]) !== inOrder(entry[kind]));
    })
    .map(([path]) => path);
}

function inOrder(dependencies = {}) {
  return JSON.stringify(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));
}
