import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { findCommand, readGiven } from '../../cli/command.ts';
import { COMMANDS } from '../../cli/commands.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { noteDemoLogin } from '../../platform/demo/demo-logins.ts';
import { createLog } from '../../platform/log/log.ts';
import { type Installation, openInstallation } from './open-installation.ts';

export const said: string[] = [];

export const log = createLog({ level: 'info', destination: { write: (line) => said.push(line) } });

/** A person of the demo, as its first start notes them. */
export const ANN: Parameters<typeof noteDemoLogin>[1] = {
  login: 'ann@example.com',
  password: 'correct horse',
  tradingPassword: '918273',
  totpSecret: null,
  kyc: 'primary',
  vip: 1,
  role: 'user',
};

export async function installationRig() {
  const base = mkdtempSync(join(tmpdir(), 'bourse-installation-'));
  execFileSync('chmod', ['755', base]);
  const dataDir = join(base, 'data');
  const port = await freePort();
  afterAll(() => {
    spawnSync('umount', [join(base, 'mounted')], { stdio: 'ignore' });
    rmSync(base, { recursive: true, force: true });
  });

  async function freePort(): Promise<number> {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port: free } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    return free;
  }

  const configOf = (folder: string, ...more: string[]) =>
    readConfig(['--port', String(port), '--data', folder, ...more], {});

  async function opened<Value>(folder: string, work: (installation: Installation) => Promise<Value>): Promise<Value> {
    const installation = await openInstallation(configOf(folder), log);
    try {
      return await work(installation);
    } finally {
      await installation.close();
    }
  }

  /** Runs an operator command as an operator would, in a process of its own. */
  function bourse(...words: string[]): {
    readonly code: number | null;
    readonly json: unknown;
    readonly error: string;
  } {
    const result = spawnSync(process.execPath, ['scripts/start/bourse.mjs', ...words, '--json', '--data', dataDir], {
      encoding: 'utf8',
    });
    return { code: result.status, json: result.stdout ? JSON.parse(result.stdout) : null, error: result.stderr };
  }

  /** What a command refuses, without a process of its own: each of those takes most of a second. */
  async function refusalOf(...words: string[]): Promise<string> {
    const { command, rest } = findCommand(COMMANDS, words)!;
    try {
      await command.run(readGiven(command, [...rest, '--data', dataDir], {}));
      return 'nothing';
    } catch (error) {
      return (error as Error).message;
    }
  }
  return { base, dataDir, port, configOf, opened, bourse, refusalOf };
}
