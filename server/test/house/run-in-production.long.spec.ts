import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnvilNode } from '../../src/chains/dev/anvil-node.ts';
import { freePort } from '../../src/chains/dev/node-process.ts';
import { MAIN_ETH } from '../../src/networks/main-networks.ts';
import { DebianMachine, type Ended, installedPostgres } from './debian.rig.ts';
import { type Block, blocksOf, directiveOf, environmentOf } from './guide.rig.ts';

/**
 * Does what docs/how-to/run-in-production.md says, by its own blocks, on a machine with Debian's PostgreSQL as it is installed. The
 * one node is a dev node with the number of the real chain, on which the real contracts answer that nobody has anything; networks
 * without a node are closed, as the guide says. The proxy, mail, SMS and exchanges are named and never spoken to.
 */

const ROOT = join(import.meta.dirname, '../../..');
const GUIDE = readFileSync(join(ROOT, 'docs/how-to/run-in-production.md'), 'utf8');
const BLOCKS = blocksOf(GUIDE);
/** Lines that a test cannot type. */
const NOT_TYPED: Readonly<Record<string, string>> = {
  'npm ci --omit=dev': 'it would take away what the tests themselves run from',
  'sudo useradd --system --user-group bourse': 'it would make an account of the machine',
  'sudo useradd --system --user-group bourse-signer': 'it would make an account of the machine',
  'sudo chown bourse-signer /etc/bourse-signer.passphrase': 'there is no such account: all services run as who tests',
};
/** What a server says last, when nobody ended it by force. */
const STOPPED = 'the server has stopped';
/** Answers every call with zero. */
const ZERO = '0x60206000f3';

const bin = installedPostgres();
const WHY_NOT = 'there is no PostgreSQL of 15 or newer below /usr/lib/postgresql, nor where "pg_config --bindir" says';
if (bin === null) console.warn(`docs/how-to/run-in-production.md was not followed: ${WHY_NOT}.`);
// The guide needs an installed PostgreSQL, which not every machine has; where it is missing, the run says so.
it.skipIf(bin !== null)('is not followed here', ({ skip }) => skip(WHY_NOT));

const used = new Set<Block>();
/** The next block of a language below a heading. */
function next(heading: string, language: string): string {
  const block = BLOCKS.find((each) => each.heading === heading && each.language === language && !used.has(each));
  if (!block) throw new Error(`the guide has no more ${language} below "${heading}"`);
  used.add(block);
  const lines = block.text.split('\n').filter((line) => !NOT_TYPED[line]);
  return filled(lines.join('\n'));
}

const secret = randomBytes(32).toString('hex');
const passwords = new Map<string, string>();
function passwordOf(role: string): string {
  if (!passwords.has(role)) passwords.set(role, randomBytes(24).toString('hex'));
  return passwords.get(role)!;
}

/** What an operator puts where the guide has three dots: the same password wherever an account is named. */
const filled = (text: string): string =>
  text
    .replace(/^(create role (\w+) .*)'…'/gm, (_all, start, role) => `${start}'${passwordOf(role)}'`)
    .replace(/\/\/(\w+):…@/g, (_all, role) => `//${role}:${passwordOf(role)}@`)
    .replace(/^BOURSE_SECRET=…$/gm, `BOURSE_SECRET=${secret}`);

// Without an installed PostgreSQL there is nothing that the guide could set up: see above.
describe.skipIf(bin === null)('the guide to production, word by word', () => {
  let machine: DebianMachine;
  let node: AnvilNode;
  let envFile: string;
  let signerEnvFile: string;

  /** Types it, and fails with what was said where it fails. */
  async function type(text: string): Promise<Ended> {
    expect(text).not.toContain('…');
    const ended = await machine.shell(text);
    expect(ended.code, `${text}\n${ended.out}\n${ended.err}`).toBe(0);
    return ended;
  }
  const sql = async (text: string, address?: string) => {
    const { code, err } = await machine.sql(machine.here(text), address && machine.here(address));
    expect([code, err]).toEqual([0, '']);
  };
  const ready = () => vi.waitFor(() => type(CURL), { timeout: 120_000, interval: 500 });
  let CURL = '';

  beforeAll(async () => {
    machine = await DebianMachine.install(bin!, ROOT);
    const flavour = {
      params: MAIN_ETH,
      args: [],
      isSeeded: async () => false,
      seed: async ({ rpc }: AnvilNode) => {
        for (const { contract } of MAIN_ETH.tokens) await rpc.call('anvil_setCode', [contract, ZERO]);
      },
      payment: () => ({}),
    };
    node = new AnvilNode(flavour, { dir: machine.at('node'), blockTimeSeconds: 1, historyBlocks: 100 });
    await node.start();
    machine.replace('http://127.0.0.1:8545', node.rpcUrl);
    for (const written of ['PORT=3000', '127.0.0.1:3000'])
      machine.replace(written, written.replace('3000', `${machine.httpPort}`));
    for (const written of ['127.0.0.1:4200', '127.0.0.1:4100', '--port 3001']) {
      machine.replace(written, written.replace(/\d+$/, String(await freePort())));
    }
  }, 120_000);
  afterAll(async () => {
    await node?.stop();
    await machine?.close();
  }, 120_000);

  // Each step stands on those before it.
  let hasFailed = false;
  beforeEach(({ skip }) => skip(hasFailed, 'a step before it failed'));
  afterEach(({ task }) => {
    hasFailed ||= task.result?.state === 'fail';
  });

  it('builds the code, and turns checksums on', async () => {
    await type(next('The code', 'sh'));
    expect((await type('sudo -u postgres psql -Atc "show data_checksums" postgres')).out.trim()).toBe('off');
    await type(next('The database', 'sh'));
    expect((await type('sudo -u postgres psql -Atc "show data_checksums" postgres')).out.trim()).toBe('on');
  });

  it('makes two accounts, tells the servers of one, and migrates as the other', async () => {
    await sql(next('Two accounts of the database', 'sql'));
    envFile = machine.write(next('Two accounts of the database', 'ini'));
    const { out } = await type(next('Two accounts of the database', 'sh'));
    expect(out).toMatch(/^Applied: /);
  });

  it('makes a signer with an account, a passphrase and a unit of its own', async () => {
    await sql(next('The signer', 'sql'), `postgresql://bourse_owner:${passwordOf('bourse_owner')}@127.0.0.1/bourse`);
    await type(next('The signer', 'sh'));
    signerEnvFile = machine.write(next('The signer', 'ini'));
    machine.write(next('The signer', 'ini'));
  });

  it('says the same to systemd and to the shell of an operator', async () => {
    for (const file of [envFile, signerEnvFile]) {
      const bySystemd = environmentOf(readFileSync(file, 'utf8'));
      for (const [name, value] of Object.entries(bySystemd)) {
        expect((await type(`. ${file}; printf %s "$${name}"`)).out).toBe(value);
      }
    }
    const named = Object.keys(environmentOf(readFileSync(envFile, 'utf8')));
    for (const name of named) expect(GUIDE).toContain(name);
  });

  it('starts the services, which are ready', async () => {
    machine.write(next('As a service', 'ini'));
    const [enable = '', curl = '', console = ''] = next('As a service', 'sh').split('\n');
    CURL = curl;
    const [, units = ''] = /^sudo systemctl enable --now (.*)$/.exec(enable) ?? [];
    await machine.systemctl('start', units.split(' '));
    const words = next('The signer', 'sh');
    await ready();
    await type(console);
    expect((await machine.shell(console.replace('console.bourse', 'bourse'))).code, 'not where people are').not.toBe(0);
    expect((await type(words)).out.trim().split(' ')).toHaveLength(24);
    expect(machine.service('bourse').said).not.toMatch(/"level":"?(error|fatal|50|60)/);
  });

  it('names to a proxy the hosts that the servers were told', () => {
    const told = environmentOf(readFileSync(envFile, 'utf8'));
    const hosts = [told.PUBLIC_ORIGIN!, told.CONSOLE_ORIGIN!].map((origin) => new URL(origin).hostname);
    // No proxy is started: its names are compared, and that it passes them on.
    const [nginx, caddy] = [next('Two hosts', 'nginx'), next('Two hosts', 'caddy')];
    expect([...nginx.matchAll(/server_name (\S+);/g)].map(([, name]) => name)).toEqual(hosts);
    expect(nginx.match(/proxy_set_header Host \$host;/g)).toHaveLength(hosts.length);
    expect([...caddy.matchAll(/^(\S+) \{$/gm)].map(([, name]) => name)).toEqual(hosts);
  });

  it('starts an API process beside it', async () => {
    const typed = next('Several processes', 'sh');
    const api = machine.run(typed);
    await api.says('Bourse runs at https://bourse.example');
    const [, port = ''] = /--port (\d+)/.exec(machine.here(typed)) ?? [];
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect([answer.status, await answer.text()]).toEqual([200, expect.not.stringContaining('partly')]);
    await api.stop();
    expect(api.said).toContain(STOPPED);
  });

  it('makes two super admins', async () => {
    const { out } = await type(next('First staff', 'sh'));
    expect(out.match(/^TOTP +\S{16,}$/gm)).toHaveLength(2);
    expect(out.match(/^role +superadmin$/gm)).toHaveLength(2);
  });

  let commands = '';
  it('finds nothing wrong by the commands that run beside it, and backs up', async () => {
    commands = next('Commands beside it', 'sh');
    const { out } = await type(commands);
    expect(out).not.toMatch(/^!!/m);
    expect(out).toContain('Compared with the chains of eth.');
    expect(readdirSync(machine.at('backups'))).toEqual([expect.stringMatching(/^bourse-\d{4}-.*\.backup$/)]);
  });

  it('starts the signer alone again, while the server runs', async () => {
    await machine.service('bourse-signer').stop();
    await machine.systemctl('start', ['bourse-signer']);
    await machine.service('bourse-signer').says('signer at');
  });

  it('ends in order when systemd asks, and goes on from there at the next start', async () => {
    for (const unit of ['bourse', 'bourse-signer']) {
      const service = machine.service(unit);
      await service.stop();
      expect(service.said).toContain(STOPPED);
      expect(service.said).not.toMatch(/ended unexpectedly|did not stop in order/);
    }
    await machine.systemctl('start', ['bourse-signer', 'bourse']);
    await ready();
    await type(commands);
  });

  it('ends with the number that systemd does not start again, where only the operator can help', async () => {
    const unit = readFileSync(machine.at('etc/systemd/system/bourse.service'), 'utf8');
    const fault = await machine.shell(`PORT=${await freePort()} ${directiveOf(unit, 'ExecStart')}`);
    expect(fault.code).toBe(Number(directiveOf(unit, 'RestartPreventExitStatus')));
    expect(fault.err).toContain('Production refuses to start');
  });

  it('was typed whole: a new block is typed here too, or has its reason', () => {
    expect(BLOCKS.filter((block) => !used.has(block)).map(({ heading, text }) => `${heading}: ${text}`)).toEqual([]);
    for (const line of Object.keys(NOT_TYPED)) expect(GUIDE).toContain(line);
  });
});
