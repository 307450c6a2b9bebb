import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isInstalled, requireLock, requireNode, requireSystem } from '../install/install.mjs';
import { withWorkLock } from '../install/work-lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'bourse-scripts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (...args) =>
  spawnSync(process.execPath, ['scripts/start/start.mjs', ...args, '--data', join(folder, 'data')], {
    encoding: 'utf8',
  });

describe('npm start refuses before it installs or changes anything', () => {
  test.each([
    [['--port', 'http'], 'PORT (--port) must be a whole number from 1 to 65535; it was "http".'],
    [['--port', '70000'], 'PORT (--port) must be a whole number from 1 to 65535; it was "70000".'],
    [['--prot', '1'], 'There is no option --prot. There are --port, --data, --host, --role and --production.'],
  ])('%j', (args, message) => {
    const { status, stderr } = start(...args);
    expect(stderr.trim()).toBe(message);
    expect(status).toBe(78);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  test('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address();
    const { status, stderr } = start('--port', String(port));
    other.close();
    expect(stderr.trim()).toBe(`Port ${port} is in use by another program. Choose another one with --port.`);
    expect(status).toBe(78);
  });

  test.each(['18.20.0', '20.18.3'])('Node.js %s', (version) => {
    expect(() => requireNode(version)).toThrow(
      `needs Node.js 20.19 or newer (22 or 24 are the supported lines); this is ${version}`,
    );
  });

  test.each(['20.19.0', '22.1.0', '24.0.0'])('but not Node.js %s', (version) => {
    expect(() => requireNode(version)).not.toThrow();
  });

  test('Windows', () => {
    expect(() => requireSystem('win32')).toThrow(
      'Bourse runs on Linux and macOS; on Windows, run it inside WSL (the Windows Subsystem for Linux).',
    );
  });

  test.each(['linux', 'darwin'])('but not %s', (platform) => {
    expect(() => requireSystem(platform)).not.toThrow();
  });

  test('and tells its options', () => {
    const { status, stdout } = start('--help');
    expect(status).toBe(0);
    for (const option of ['--port', '--host', '--data', '--production']) expect(stdout).toContain(option);
  });
});

describe('an install is needed', () => {
  const root = join(folder, 'root');
  const packages = {
    '': { name: 'root' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '1.0.0', dev: true },
    'node_modules/c': { version: '1.0.0', optional: true },
  };
  const install = (versions) => {
    rmSync(join(root, 'node_modules'), { recursive: true, force: true });
    for (const name of Object.keys(versions)) {
      mkdirSync(join(root, 'node_modules', name), { recursive: true });
      writeFileSync(join(root, 'node_modules', name, 'package.json'), '{}');
    }
    const found = Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
    );
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: found }));
  };
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));

  test('when nothing is there, or the install was broken off', () => {
    expect(isInstalled(root)).toBe(false);
    mkdirSync(join(root, 'node_modules', 'a'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });

  test('when the lock asks for another version, or a package was deleted', () => {
    install({ a: '0.9.0' });
    expect(isInstalled(root)).toBe(false);
    install({ a: '1.0.0' });
    rmSync(join(root, 'node_modules', 'a'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });

  test('for tests, when development packages are missing; not for a start', () => {
    install({ a: '1.0.0' });
    expect(isInstalled(root)).toBe(true);
    expect(isInstalled(root, { dev: true })).toBe(false);
    install({ a: '1.0.0', b: '1.0.0' });
    expect(isInstalled(root, { dev: true })).toBe(true);
  });

  test('for the demo, when what only it runs beside the server is missing', () => {
    const server = { devDependencies: { b: '1.0.0' } };
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { ...packages, server } }));
    install({ a: '1.0.0' });
    expect([isInstalled(root), isInstalled(root, { demo: true })]).toEqual([true, false]);
    install({ a: '1.0.0', b: '1.0.0' });
    expect(isInstalled(root, { demo: true })).toBe(true);
  });
});

describe('nothing is installed that the lock does not say', () => {
  const root = join(folder, 'locked');
  const write = (name, value) => writeFileSync(join(root, name), JSON.stringify(value));
  mkdirSync(root, { recursive: true });

  test('when it is missing', () => {
    write('package.json', { dependencies: { a: '1.0.0' } });
    expect(() => requireLock(root)).toThrow('package-lock.json is missing or cannot be read');
  });

  test('when it was made for something else', () => {
    write('package-lock.json', { packages: { '': { dependencies: { a: '1.0.0' } } } });
    expect(() => requireLock(root)).not.toThrow();
    write('package.json', { dependencies: { a: '1.0.0' }, devDependencies: { b: '2.0.0' } });
    expect(() => requireLock(root)).toThrow(
      'package-lock.json was not made for what package.json asks for now. Run "npm run lock", and commit both.',
    );
  });
});

test('two processes do one thing after the other, and a lock of a dead one is taken', async () => {
  const path = join(folder, 'work.lock');
  writeFileSync(path, '2000000');
  let inside = 0;
  let most = 0;
  const work = () =>
    withWorkLock(path, async () => {
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside--;
    });
  await Promise.all([work(), work(), work()]);
  expect(most).toBe(1);
  expect(existsSync(path)).toBe(false);
});
