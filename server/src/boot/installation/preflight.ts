import { accessSync, constants, existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { productionRefusals } from '../../platform/config/production-refusals.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';

const MEBIBYTE = 1_048_576;
/** The size of what the first start writes (the cluster and its log), with room for the first days. */
const FRESH_BYTES_MIN = 256 * MEBIBYTE;
const LATER_BYTES_MIN = 64 * MEBIBYTE;

/**
 * Checks everything that can be checked before anything is changed: production's rules, the port, the folder, the disk.
 */
export async function checkBeforeStart(config: Config): Promise<void> {
  const refusals = productionRefusals(config);
  if (refusals.length > 0) throw new OperatorFault(['Production refuses to start:', ...refusals].join('\n  '));
  // The core and the signer serve no pages.
  if (config.role === 'all' || config.role === 'api') await requireFreePort(config.port, config.host);
  // The folder must be writable even with a DATABASE_URL, because the sealed seed of the wallet is stored there.
  requireWritableFolder(config.dataDir);
}

/** @throws OperatorFault if nothing can listen there */
async function requireFreePort(port: number, host: string): Promise<void> {
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host, exclusive: true }, resolve);
    });
  } catch (error) {
    throw portFault(error as NodeJS.ErrnoException, port, host);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

function portFault(error: NodeJS.ErrnoException, port: number, host: string): OperatorFault {
  if (error.code === 'EADDRINUSE')
    return new OperatorFault(`Port ${port} is in use by another program. Choose another one with --port.`);
  if (error.code === 'EACCES')
    return new OperatorFault(`This account may not listen on port ${port}. Choose one above 1023 with --port.`);
  return new OperatorFault(`Cannot listen on ${host}, port ${port}: ${error.message}.`);
}

/** @throws OperatorFault if the folder cannot be made or written, or its disk is full */
export function requireWritableFolder(folder: string): void {
  const made = firstMissing(folder);
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    // Checked first, because mkdir reports a read-only disk like a missing folder.
    accessSync(nearestExisting(folder), constants.W_OK);
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, 'x'.repeat(8192), { flush: true });
    rmSync(probe);
    requireSpace(folder);
  } catch (error) {
    // A start that fails must leave nothing behind.
    const leftover = made ?? probe;
    if (existsSync(leftover)) rmSync(leftover, { recursive: true, force: true });
    throw folderFault(error as NodeJS.ErrnoException, folder);
  }
}

function requireSpace(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const needed = existsSync(join(folder, 'pg', 'PG_VERSION')) ? LATER_BYTES_MIN : FRESH_BYTES_MIN;
  const free = bavail * bsize;
  if (free >= needed) return;
  throw new OperatorFault(
    `The disk of ${folder} is full: ${Math.floor(free / MEBIBYTE)} MiB are free and ${needed / MEBIBYTE} MiB are needed. ` +
      'Free some space, or choose another folder with --data.',
  );
}

function folderFault(error: NodeJS.ErrnoException, folder: string): Error {
  if (error instanceof OperatorFault) return error;
  switch (error.code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new OperatorFault(`The disk of ${folder} is full. Free some space, or choose another folder with --data.`);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new OperatorFault(
        `This account may not write in the data folder ${folder}. Choose another one with --data.`,
      );
    case 'EEXIST':
    case 'ENOTDIR':
      return new OperatorFault(
        `The data folder ${folder} cannot be used: there is a file of that name. Choose another one with --data.`,
      );
    default:
      return new OperatorFault(
        `The data folder ${folder} cannot be used: ${error.message}. Choose another one with --data.`,
      );
  }
}

/** The topmost folder that does not exist yet; null if the whole path exists. */
function firstMissing(folder: string): string | null {
  if (existsSync(folder)) return null;
  const parent = dirname(folder);
  return existsSync(parent) || parent === folder ? folder : firstMissing(parent);
}

function nearestExisting(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestExisting(dirname(folder));
}
