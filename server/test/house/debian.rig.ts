import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { expect, vi } from 'vitest';
import { freePort } from '../../src/chains/dev/node-process.ts';
import { isPidAlive } from '../../src/platform/process/process-identity.ts';
import { directiveOf, environmentOf } from './guide.rig.ts';

const DEBIAN = '/usr/lib/postgresql';
const STARTS_WITHIN_MS = 2 * MINUTE_MS;
/** As `TimeoutStopSec` of the guide. */
const ENDS_WITHIN_MS = MINUTE_MS;

/** The folder of PostgreSQL's programs as Debian installs them, or as `pg_config` says; null where there is none. */
export function installedPostgres(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).filter((name) => Number(name) >= 15) : [];
  const told = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const folders = [...versions.sort((a, b) => Number(a) - Number(b)).map((name) => join(DEBIAN, name, 'bin')), told];
  return (
    folders.find(
      (folder) => folder && ['initdb', 'pg_checksums', 'psql'].every((name) => existsSync(join(folder, name))),
    ) ?? null
  );
}

/** The account that the machine's PostgreSQL runs as: `postgres` where we may become it, otherwise ourselves. */
function postgresAccount(): { readonly uid: number; readonly gid: number; readonly name: string } {
  const own = execFileSync('id', ['-un'], { encoding: 'utf8' }).trim();
  if (process.getuid!() !== 0) return { uid: process.getuid!(), gid: process.getgid!(), name: own };
  for (const name of ['postgres', 'nobody']) {
    const id = (flag: string) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
    if (id('-u') > 0) return { uid: id('-u'), gid: id('-g'), name };
  }
  throw new Error('there is no account that PostgreSQL can run as');
}

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/**
 * A machine with Debian's PostgreSQL as its package makes it (a cluster without checksums, in the locale of a machine without one,
 * that lets accounts of the machine in by their names and the network by passwords), an empty /etc, /var/lib and /backups, and no
 * init: `sudo` and `systemctl` stand for as much of theirs as the guide uses.
 */
export class DebianMachine {
  readonly root: string;
  readonly #bin: string;
  readonly #account = postgresAccount();
  readonly #replacements: (readonly [string, string])[] = [];
  readonly #services = new Map<string, Service>();
  port = 0;
  /** Stands for 3000, the port that a program takes which was told none. */
  httpPort = 0;

  private constructor(bin: string) {
    this.#bin = bin;
    this.root = mkdtempSync(join(tmpdir(), 'bourse-debian-'));
    chmodSync(this.root, 0o755);
  }

  static async install(bin: string, code: string): Promise<DebianMachine> {
    const machine = new DebianMachine(bin);
    machine.port = await freePort();
    machine.httpPort = await freePort();
    for (const name of ['etc/systemd/system', 'var/lib', 'backups', 'home', 'shims', 'run'])
      mkdirSync(machine.at(name), { recursive: true });
    chownSync(machine.at('run'), machine.#account.uid, machine.#account.gid);
    const home = machine.at('cluster');
    mkdirSync(home);
    chownSync(home, machine.#account.uid, machine.#account.gid);
    machine.#asPostgres(
      'initdb',
      ['-D', home, '-U', machine.#account.name, '--auth-local=peer', '--auth-host=scram-sha-256'],
      { LC_ALL: 'C' },
    );
    machine.#replacements.push(
      [join(DEBIAN, '15/bin'), bin],
      ['/var/lib/postgresql/15/main', home],
      ['/srv/bourse', code],
      ['/usr/bin/npm', 'npm'],
      ...['/etc/bourse', '/var/lib/bourse', '/backups/', '/etc/systemd'].map(
        (path) => [path, machine.at(path.slice(1))] as const,
      ),
      ['@127.0.0.1/', `@127.0.0.1:${machine.port}/`],
    );
    machine.#shims();
    await machine.systemctl('start', ['postgresql']);
    return machine;
  }

  at(path: string): string {
    return join(this.root, path);
  }

  /** Puts a place of this machine where the guide names one of its own. */
  replace(written: string, real: string): void {
    this.#replacements.push([written, real]);
  }

  /** What the guide says, with the places of this machine. */
  here(text: string): string {
    // What stands below our own root was replaced before.
    const place = (written: string) => new RegExp(`(?<!${this.root})${written.replaceAll('.', '\\.')}`, 'g');
    return this.#replacements.reduce((all, [written, real]) => all.replace(place(written), () => real), text);
  }

  /** Types a block of the guide, whole, in a shell that stops at its first failure. */
  async shell(text: string, environment: Readonly<Record<string, string>> = {}): Promise<Ended> {
    const child = spawn('bash', ['-euo', 'pipefail', '-c', this.here(text)], {
      cwd: this.here('/srv/bourse'),
      env: { ...this.#environment(), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return endOf(child);
  }

  /** What is typed into `psql` as the machine's superuser, or as somebody with an address. */
  async sql(text: string, address?: string): Promise<Ended> {
    const file = this.at(`typed-${Date.now()}.sql`);
    writeFileSync(file, text);
    chmodSync(file, 0o644);
    const psql = `psql -v ON_ERROR_STOP=1 -q -f ${file}`;
    return this.shell(address ? `${psql} '${address}'` : `sudo -u postgres ${psql} postgres`);
  }

  /** Writes a file of the guide at the place that its first line names. */
  write(text: string): string {
    const [, path = ''] = /^# (\/[^\s,]+)/.exec(text) ?? [];
    const place = this.here(path);
    writeFileSync(place, `${this.here(text)}\n`, { mode: 0o600 });
    return place;
  }

  async systemctl(verb: string, units: readonly string[]): Promise<void> {
    for (const unit of units) {
      if (unit === 'postgresql') this.#pgCtl(verb);
      else if (verb === 'start') await this.#start(unit);
      else await this.service(unit).stop();
    }
  }

  service(unit: string): Service {
    return this.#services.get(unit)!;
  }

  /** The last line of a block is a program that runs until it is stopped. */
  run(text: string): Service {
    const typed = this.here(text).replace(/\n(.*)$/, '\nexec $1');
    const service = new Service(
      spawn('bash', ['-euo', 'pipefail', '-c', typed], {
        cwd: this.here('/srv/bourse'),
        env: this.#environment(),
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    this.#services.set(text, service);
    return service;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#services.values()].map((service) => service.stop()));
    this.#pgCtl('stop');
    rmSync(this.root, { recursive: true, force: true });
  }

  async #start(unit: string): Promise<void> {
    const text = readFileSync(this.at(`etc/systemd/system/${unit}.service`), 'utf8');
    const state = directiveOf(text, 'StateDirectory');
    mkdirSync(this.at(`var/lib/${state}`), {
      recursive: true,
      mode: Number.parseInt(directiveOf(text, 'StateDirectoryMode'), 8),
    });
    const [program = '', ...args] = directiveOf(text, 'ExecStart').split(' ');
    const service = new Service(
      spawn(program, args, {
        cwd: directiveOf(text, 'WorkingDirectory'),
        env: { ...this.#environment(), ...environmentOf(readFileSync(directiveOf(text, 'EnvironmentFile'), 'utf8')) },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    this.#services.set(unit, service);
  }

  #environment(): NodeJS.ProcessEnv {
    return {
      PATH: `${this.at('shims')}:${this.#bin}:${process.env.PATH}`,
      HOME: this.at('home'),
      LANG: 'C.UTF-8',
      PORT: String(this.httpPort),
    };
  }

  #pgCtl(verb: string): void {
    const settings = `-c listen_addresses=127.0.0.1 -c port=${this.port} -c unix_socket_directories=${this.at('run')}`;
    const start = ['start', '-w', '-l', this.at('cluster/log'), '-o', settings];
    this.#asPostgres('pg_ctl', [
      '-D',
      this.at('cluster'),
      ...(verb === 'start' ? start : ['stop', '-m', 'fast', '-w']),
    ]);
  }

  #asPostgres(program: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): void {
    const { uid, gid } = this.#account;
    execFileSync(join(this.#bin, program), args, {
      uid,
      gid,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', ...environment },
      stdio: 'ignore',
    });
  }

  /** `systemctl` of a block is done by `systemctl` above; in a block it stands for PostgreSQL alone. */
  #shims(): void {
    const { uid, gid, name } = this.#account;
    const become =
      process.getuid!() === 0 ? `exec setpriv --reuid ${uid} --regid ${gid} --clear-groups "$@"` : 'exec "$@"';
    const shims: Readonly<Record<string, string>> = {
      sudo: `if [ "$1" = -u ]; then shift 2; cd /; export PGHOST=${this.at('run')} PGPORT=${this.port} PGUSER=${name}; ${become}; fi; exec "$@"`,
      systemctl: `[ "$2" = postgresql ] || exit 1
        case "$1" in
          stop) exec sudo -u postgres ${this.#bin}/pg_ctl -D ${this.at('cluster')} stop -m fast -w ;;
          start) exec sudo -u postgres ${this.#bin}/pg_ctl -D ${this.at('cluster')} start -w -l ${this.at('cluster/log')} -o "-c listen_addresses=127.0.0.1 -c port=${this.port} -c unix_socket_directories=${this.at('run')}" > /dev/null ;;
        esac`,
    };
    for (const [program, text] of Object.entries(shims))
      writeFileSync(this.at(`shims/${program}`), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  }
}

/** A program that runs on, with all that it has started. */
export class Service {
  said = '';
  readonly #child: ChildProcess;

  constructor(child: ChildProcess) {
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (this.said += part));
  }

  /** Ends it as systemd does: every process of its group is asked at once, and waited for. */
  async stop(): Promise<void> {
    const family = this.#child.exitCode === null && this.#child.signalCode === null ? familyOf(this.#child.pid!) : [];
    for (const pid of family) if (isPidAlive(pid)) process.kill(pid, 'SIGTERM');
    await vi.waitFor(() => expect(family.filter(isPidAlive)).toEqual([]), { timeout: ENDS_WITHIN_MS, interval: 50 });
  }

  async says(text: string | RegExp): Promise<void> {
    await vi.waitFor(() => expect(this.said).toMatch(text), { timeout: STARTS_WITHIN_MS, interval: 100 });
  }
}

/** A process with its children and theirs. */
function familyOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const parents = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const below = (id: number): number[] => [
    id,
    ...parents.filter(([, parent]) => parent === id).flatMap(([each]) => below(each!)),
  ];
  return below(pid);
}

async function endOf(child: ChildProcess): Promise<Ended> {
  let [out, err] = ['', ''];
  child.stdout?.on('data', (part) => (out += part));
  child.stderr?.on('data', (part) => (err += part));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code: code ?? -1, out, err })));
}
