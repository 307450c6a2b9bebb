import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { productionRefusals } from './production-refusals.ts';
import { loadSecrets } from './secrets.ts';

describe('a wrong value names the key, what it was and what is allowed', () => {
  test.each([
    [['--port', 'http'], {}, 'PORT (--port) must be a whole number from 1 to 65535; it was "http".'],
    [['--port', '0'], {}, 'PORT (--port) must be a whole number from 1 to 65535; it was "0".'],
    [['--port', '70000'], {}, 'PORT (--port) must be a whole number from 1 to 65535; it was "70000".'],
    [['--port=3e3'], {}, 'PORT (--port) must be a whole number from 1 to 65535; it was "3e3".'],
    [['--port'], {}, '--port needs a value: a whole number from 1 to 65535.'],
    [['--prot', '1'], {}, 'There is no option --prot. There are --port, --data, --host, --role and --production.'],
    [['--role', 'worker'], {}, 'ROLE (--role) must be all, api, core or signer; it was "worker".'],
    [['--role', 'api'], {}, 'ROLE (--role) api needs DATABASE_URL'],
    [['--role', 'core'], { DATABASE_URL: 'postgresql://db/bourse' }, 'ROLE (--role) core needs CORE_LISTEN: host:port'],
    [[], { CORE_LISTEN: '4100' }, 'CORE_LISTEN must be host:port'],
    [[], { LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug, info, warn, error or silent; it was "loud".'],
    [[], { DEMO_FAUCET: 'yes' }, 'DEMO_FAUCET must be true or false; it was "yes".'],
    [[], { PUBLIC_ORIGIN: 'https://x.example/path' }, 'PUBLIC_ORIGIN must be the address that people type'],
    [[], { CONSOLE_ORIGIN: 'console.x.example' }, 'CONSOLE_ORIGIN must be the address that staff type'],
    [[], { METRICS_TOKEN: 'short' }, 'it was not shown here, 5 characters'],
    [[], { ETH_RPC_URLS: 'http://a,ftp://b' }, 'ETH_RPC_URLS must be addresses of nodes'],
  ])('%j %j', (args, environment, message) => {
    expect(() => readConfig(args, environment)).toThrow(message);
  });

  test('two wrong values are both named', () => {
    expect(() => readConfig([], { PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT.*\n.*LOG_LEVEL/s);
  });

  test('a secret is never shown', () => {
    expect(() => readConfig([], { DATABASE_URL: 'mysql://root:hunter2@db' })).toThrow(
      'DATABASE_URL must be an address like postgresql://user:password@host/name; it was not shown here, 23 characters.',
    );
    expect(() => readConfig([], { BOURSE_SECRET: 'short' })).toThrow('it was not shown here, 5 characters');
  });
});

test('without anything said it is a demo on port 3000', () => {
  const config = readConfig([], {});
  expect(config).toMatchObject({
    isProduction: false,
    port: 3000,
    host: '127.0.0.1',
    publicOrigin: 'http://localhost:3000',
    consoleOrigin: 'http://localhost:3000',
  });
  expect(config.demo).toEqual({
    users: true,
    faucet: true,
    marketMakers: true,
    devPages: true,
    movableClock: true,
  });
  expect(config.rpcUrls.eth).toEqual([]);
});

test('flags win over the environment', () => {
  expect(readConfig(['--port', '4000'], { PORT: '5000' }).port).toBe(4000);
});

test('a unix socket is a good address of a database', () => {
  expect(readConfig([], { DATABASE_URL: 'postgresql://me@/db?host=/run/pg' }).databaseUrl).toBe(
    'postgresql://me@/db?host=/run/pg',
  );
});

test('production shows neither the description of every endpoint nor its figures by itself', () => {
  expect(readConfig([], {})).toMatchObject({ apiDocs: true, metricsToken: null });
  expect(readConfig(['--production'], {})).toMatchObject({ apiDocs: false, metricsToken: null });
  const told = readConfig(['--production'], { API_DOCS: 'true', METRICS_TOKEN: 'a-token-of-the-operator' });
  expect(told).toMatchObject({ apiDocs: true, metricsToken: 'a-token-of-the-operator' });
});

describe('production refuses', () => {
  const good = {
    PUBLIC_ORIGIN: 'https://bourse.example',
    CONSOLE_ORIGIN: 'https://console.bourse.example',
    DATABASE_URL: 'postgresql://a:b@c/d',
    BOURSE_SECRET: '9f86d081884c7d659a2feaa0c55ad015',
    SIGNER_ADDRESS: '/run/bourse/signer.sock',
  };
  const refusals = (environment: Record<string, string>, args: string[] = []) =>
    productionRefusals(readConfig(['--production', ...args], environment)).join('\n');

  test('nothing of a good configuration', () => {
    expect(refusals(good)).toBe('');
    const { PUBLIC_ORIGIN, CONSOLE_ORIGIN, SIGNER_ADDRESS } = good;
    expect(refusals({ PUBLIC_ORIGIN, CONSOLE_ORIGIN, SIGNER_ADDRESS }, ['--data', '/srv/bourse'])).toBe('');
  });

  test.each([
    [{ BOURSE_SECRET: 'change-me-change-me-change-me-change-me' }, 'BOURSE_SECRET is a default'],
    [{ DEMO_USERS: 'true' }, 'DEMO_USERS is true'],
    [{ DEMO_FAUCET: 'true' }, 'DEMO_FAUCET is true'],
    [{ DEMO_MARKET_MAKERS: 'true' }, 'DEMO_MARKET_MAKERS is true'],
    [{ DEV_PAGES: 'true' }, 'DEV_PAGES is true'],
    [{ MOVABLE_CLOCK: 'true' }, 'MOVABLE_CLOCK is true'],
    [{ RATE_LIMITS: 'false' }, 'RATE_LIMITS is false'],
    [{ PUBLIC_ORIGIN: 'http://bourse.example' }, 'PUBLIC_ORIGIN is http://bourse.example: over HTTP'],
    [{ PUBLIC_ORIGIN: 'http://10.0.0.5:3000' }, 'It must begin with https://'],
    [{ CONSOLE_ORIGIN: 'https://bourse.example' }, 'CONSOLE_ORIGIN is not set, or is PUBLIC_ORIGIN'],
    [{ CONSOLE_ORIGIN: '' }, 'CONSOLE_ORIGIN is not set'],
    [{ CONSOLE_ORIGIN: 'http://console.bourse.example' }, 'CONSOLE_ORIGIN is http://console.bourse.example: it must'],
    [{ CONSOLE_ORIGIN: 'https://bourse.example:8443' }, 'CONSOLE_ORIGIN has the host name of PUBLIC_ORIGIN'],
    [{ PRICE_FEEDS: 'kraken' }, 'PRICE_FEEDS names one exchange'],
    [{ SMS_URL: 'http://sms.example/send' }, 'SMS_URL begins with http://'],
  ])('%j', (bad, message) => {
    const said = refusals({ ...good, ...bad });
    expect(said).toContain(message);
    expect(said.split('\n')).toHaveLength(1);
  });

  test('to run without a named place for the data', () => {
    expect(refusals({ PUBLIC_ORIGIN: good.PUBLIC_ORIGIN })).toContain('Neither DATABASE_URL nor a data folder');
  });

  test('keys in a process that serves, and a passphrase beside what it opens', () => {
    const { SIGNER_ADDRESS: _, ...keyless } = good;
    expect(refusals(keyless)).toContain('SIGNER_ADDRESS is not set');
    expect(refusals({ ...keyless, CORE_LISTEN: 'a:1' }, ['--role', 'core'])).toBe('');
    const signer = (file?: string) =>
      refusals({ ...keyless, SIGNER_LISTEN: 'a:1', ...(file ? { SIGNER_PASSPHRASE_FILE: file } : {}) }, [
        ...['--role', 'signer'],
        ...['--data', '/srv/signer'],
      ]);
    expect(signer()).toContain('SIGNER_PASSPHRASE_FILE is not set');
    for (const inside of ['/srv/signer/passphrase', '/srv/signer/../signer/a/b', '/srv/signer/..passphrase'])
      expect(signer(inside)).toContain('lies in the data folder');
    expect(signer('/etc/bourse/passphrase')).toBe('');
    expect(signer('/srv/signer2/passphrase')).toBe('');
  });

  test('a passphrase beside what it opens, by whatever links its path or the folder’s leads there', () => {
    const place = mkdtempSync(join(tmpdir(), 'bourse-signer-'));
    onTestFinished(() => rmSync(place, { recursive: true }));
    for (const folder of ['real', 'real/inner', 'etc']) mkdirSync(join(place, folder));
    writeFileSync(join(place, 'real/passphrase'), '');
    writeFileSync(join(place, 'etc/passphrase'), '');
    symlinkSync(join(place, 'real'), join(place, 'data'));
    symlinkSync(join(place, 'real/inner'), join(place, 'etc/inner'));
    symlinkSync(join(place, 'real/passphrase'), join(place, 'etc/led-away'));
    symlinkSync(join(place, 'etc/passphrase'), join(place, 'real/led-out'));
    const { SIGNER_ADDRESS: _, ...keyless } = good;
    const signer = (data: string, file: string) =>
      refusals({ ...keyless, SIGNER_LISTEN: 'a:1', SIGNER_PASSPHRASE_FILE: join(place, file) }, [
        ...['--role', 'signer'],
        ...['--data', join(place, data)],
      ]);
    for (const [data, file] of [
      ['real', 'data/passphrase'],
      ['data', 'real/passphrase'],
      ['real', 'etc/led-away'],
      ['data', 'etc/inner/not-made-yet'],
      // Whoever copies the folder may follow the link.
      ['real', 'real/led-out'],
    ] as const)
      expect(signer(data, file), file).toContain('lies in the data folder');
    expect(signer('data', 'etc/passphrase')).toBe('');
    expect(signer('not-made-yet', 'real/passphrase')).toBe('');
  });

  test('to run without its public address', () => {
    expect(refusals({ DATABASE_URL: good.DATABASE_URL })).toContain('PUBLIC_ORIGIN is not set');
  });
});

describe('secrets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bourse-secrets-'));
  const secretsFile = join(folder, 'secrets.json');
  const none = { secret: null, secretsFile };
  afterEach(() => rmSync(secretsFile, { force: true }));

  test('are made once, with mode 600, and stay', () => {
    const first = loadSecrets(none);
    expect(statSync(secretsFile).mode & 0o777).toBe(0o600);
    expect(loadSecrets(none).key('session')).toEqual(first.key('session'));
    expect(first.key('session')).not.toEqual(first.key('token'));
  });

  test('that others may read are refused', () => {
    loadSecrets(none);
    chmodSync(secretsFile, 0o644);
    expect(() => loadSecrets(none)).toThrow(`Others may read the secrets in ${secretsFile}`);
  });

  test('that are damaged are refused, not made anew', () => {
    writeFileSync(secretsFile, '{"secret":', { mode: 0o600 });
    expect(() => loadSecrets(none)).toThrow('is damaged');
  });

  test('of the environment need no file', () => {
    loadSecrets({ ...none, secret: 's'.repeat(32) });
    expect(() => statSync(secretsFile)).toThrow('ENOENT');
  });
});
