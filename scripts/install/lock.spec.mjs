import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROOT } from './install.mjs';
import { families, missingOptional, outOfStep, placeOf, platformOf, withoutHash } from './lock.mjs';

const text = readFileSync(`${ROOT}/package-lock.json`, 'utf8');
const { packages } = JSON.parse(text);

const SYSTEMS = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
];

describe('the lock serves every machine', () => {
  test('has an entry for each package that another one brings for some system', () => {
    expect(missingOptional(packages)).toEqual([]);
  });

  const found = families(packages);

  test('has what the product cannot do without for each system', () => {
    expect(Object.keys(found)).toEqual(
      expect.arrayContaining(
        ['@biomejs/biome', '@foundry-rs/anvil', '@node-rs/argon2', '@tailwindcss/oxide', 'esbuild', 'lightningcss'].map(
          (name) => `node_modules/${name}`,
        ),
      ),
    );
    expect(Object.keys(found)).toEqual(
      expect.arrayContaining(['server', 'node_modules/rolldown', 'node_modules/typescript-native']),
    );
  });

  test.each(SYSTEMS)('%s on %s', (os, cpu) => {
    const lacking = Object.entries(found).filter(
      ([, places]) => !places.some((place) => isFor(packages[place], os, cpu)),
    );
    expect(lacking.map(([parent]) => parent)).toEqual([]);
  });

  test('has a hash for everything but pieces for systems, whose version is exact', () => {
    for (const place of withoutHash(packages)) {
      expect(packages[place]).toMatchObject({ optional: true, cpu: [expect.any(String)] });
      expect(packages[place].version).toMatch(/^\d+\.\d+\.\d+/);
    }
  });

  test('production installs nothing of the Bitcoin node of the demo', () => {
    const ofDemo = ['bcoin', 'bcrypto', 'elliptic', 'leveldown', 'secp256k1'];
    const found = Object.entries(packages).filter(([place]) => ofDemo.includes(place.split('node_modules/').at(-1)));
    expect(found.map(([place]) => place)).toContain('node_modules/elliptic');
    expect(found.filter(([, { dev }]) => !dev).map(([place]) => place)).toEqual([]);
  });

  test('it names no place to download from', () => {
    expect(text).not.toMatch(/"resolved": "(https?|git)/);
  });

  test('it was made for what the package.json files ask for', () => {
    expect(outOfStep(ROOT)).toEqual([]);
  });
});

describe('how the lock is read', () => {
  test('a package is looked for in each folder above', () => {
    const places = { 'node_modules/a': {}, 'node_modules/b/node_modules/a': {}, 'server/node_modules/c': {} };
    expect(placeOf(places, 'node_modules/b', 'a')).toBe('node_modules/b/node_modules/a');
    expect(placeOf(places, 'node_modules/b/node_modules/d', 'a')).toBe('node_modules/b/node_modules/a');
    expect(placeOf(places, 'node_modules/e', 'a')).toBe('node_modules/a');
    expect(placeOf(places, 'server', 'a')).toBe('node_modules/a');
    expect(placeOf(places, 'server', 'c')).toBe('server/node_modules/c');
    expect(placeOf(places, 'web', 'c')).toBe(null);
  });

  test('a dropped piece is missed', () => {
    const whole = { 'node_modules/x': { optionalDependencies: { 'x-linux-x64': '1.0.0', 'x-darwin-arm64': '1.0.0' } } };
    expect(missingOptional({ ...whole, 'node_modules/x-linux-x64': {} })).toEqual([
      { parent: 'node_modules/x', name: 'x-darwin-arm64', range: '1.0.0' },
    ]);
  });

  // For a hundred packages, the name and the registry agree.
  test('a name tells the system', () => {
    const pieces = Object.entries(packages).filter(
      ([place, { os, cpu }]) => os && cpu && place.includes('node_modules/'),
    );
    expect(pieces.length).toBeGreaterThan(50);
    for (const [place, { os, cpu }] of pieces) expect(platformOf(place), place).toMatchObject({ os, cpu });
    expect(platformOf('x-linux-x64-musl')).toEqual({ os: ['linux'], cpu: ['x64'], libc: ['musl'] });
    expect(platformOf('x-wasm32-wasi')).toEqual({ cpu: ['wasm32'] });
    expect(platformOf('fsevents')).toBe(null);
  });
});

/** Whether a package is for a system; on Linux the one for glibc counts, because musl's comes in addition. */
function isFor({ os, cpu, libc }, system, processor) {
  return os?.includes(system) && cpu?.includes(processor) && (!libc || libc.includes('glibc'));
}
