import { type ChildProcess, execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedPostgres } from '../../server/src/platform/db/postgres/embedded-postgres.ts';
import { throwAwayFolder } from '../ledger/throw-away-books.ts';
import { LEDGER_LOAD } from './ledger-load.ts';
import { type Load, wholeLines } from './load.ts';
import { ACKNOWLEDGED_MIN, killHard, startWriter, untilAcknowledged } from './round.ts';
import type { Verdict } from './verdict.ts';

export const FILE_SYSTEMS = ['ext4', 'xfs'] as const;
export type FileSystem = (typeof FILE_SYSTEMS)[number];

const IMAGE_BYTES = 1_500_000_000;
const TOOLS = ['mount', 'umount', 'xfs_io'];

/** Why a power loss cannot be simulated here; null when it can. */
export function powerLossObstacle(fileSystem: FileSystem): string | null {
  if (process.platform !== 'linux') return 'it needs Linux';
  if (process.geteuid?.() !== 0) return 'it needs root, to mount an image';
  if (!existsSync('/dev/loop-control')) return 'it needs loop devices';
  const missing = [...TOOLS, `mkfs.${fileSystem}`].filter((tool) => !hasTool(tool));
  return missing.length === 0 ? null : `it needs ${missing.join(', ')} (packages xfsprogs, e2fsprogs, mount)`;
}

export interface PowerLoss {
  readonly fileSystem: FileSystem;
  /** How long to continue after the first thousand acknowledgements. */
  readonly extraMs: number;
  readonly seed: number;
  /** Transfers in the books by default. */
  readonly load?: Load;
  /** Unsafe settings of PostgreSQL, to prove that this round notices a loss. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * One round: the data is on a disk image, the acknowledgements on another file system. The image's file system is shut down
 * without flushing, as in a power loss. After mounting it again, everything acknowledged must be there. kill -9 alone cannot
 * reveal a missing fsync, because the kernel keeps what the dead process wrote.
 */
export async function powerLossRound({
  fileSystem,
  extraMs,
  seed,
  settings,
  load = LEDGER_LOAD,
}: PowerLoss): Promise<Verdict> {
  const folder = throwAwayFolder('power');
  const image = join(folder, 'image');
  const mountPoint = join(folder, 'disk');
  const acks = join(folder, 'acknowledged');
  const postgres = new EmbeddedPostgres({ dataDir: join(mountPoint, 'data'), ...(settings ? { settings } : {}) });
  let writer: ChildProcess | undefined;
  makeImage(fileSystem, image);
  mkdirSync(mountPoint);
  mount(image, mountPoint);
  try {
    chmodSync(mountPoint, 0o755);
    mkdirSync(join(mountPoint, 'data'));
    await postgres.start();
    await load.open(postgres, settings !== undefined);
    writer = startWriter(load, postgres, acks, seed);
    await untilAcknowledged(acks, ACKNOWLEDGED_MIN, writer);
    await wait(extraMs);
    run('xfs_io', '-x', '-c', 'shutdown', mountPoint);
    await killHard(writer);
    const acknowledged = wholeLines(readFileSync(acks, 'utf8'));
    await abandon(postgres);
    await unmount(mountPoint);
    mount(image, mountPoint);
    await postgres.start();
    return await load.verify(postgres.connection(), acknowledged);
  } finally {
    if (writer) await killHard(writer);
    await abandon(postgres);
    await unmount(mountPoint);
    rmSync(folder, { recursive: true, force: true });
  }
}

function makeImage(fileSystem: FileSystem, image: string): void {
  writeFileSync(image, '');
  truncateSync(image, IMAGE_BYTES);
  run(`mkfs.${fileSystem}`, '-q', fileSystem === 'ext4' ? '-F' : '-f', image);
}

function mount(image: string, mountPoint: string): void {
  run('mount', '-o', 'loop', image, mountPoint);
}

/** Kills the server; it could not stop cleanly, because its disk is gone. */
async function abandon(postgres: EmbeddedPostgres): Promise<void> {
  for (const pid of postmasters(postgres)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Already gone.
    }
  }
  await wait(50);
}

/** Postmasters, found by their arguments, because after the shutdown not even the pid file can be read. */
function postmasters(postgres: EmbeddedPostgres): number[] {
  try {
    return run('pgrep', '-f', '--', `-D ${postgres.clusterDir}( |$)`).split('\n').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** Retries, because a backend may need a moment to notice that its postmaster died. */
async function unmount(mountPoint: string): Promise<void> {
  const deadlineMs = performance.now() + 20_000;
  while (readFileSync('/proc/mounts', 'utf8').includes(` ${mountPoint} `)) {
    try {
      run('umount', mountPoint);
    } catch (error) {
      if (performance.now() > deadlineMs) throw error;
      await wait(100);
    }
  }
}

function hasTool(tool: string): boolean {
  return ['/usr/sbin', '/usr/bin', '/sbin', '/bin'].some((folder) => existsSync(join(folder, tool)));
}

function run(command: string, ...args: string[]): string {
  const environment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
  return execFileSync(command, args, { encoding: 'utf8', env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
}
