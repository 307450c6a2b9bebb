import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { OperatorFault } from '../../process/operator-fault.ts';

/** The account that PostgreSQL runs as. PostgreSQL refuses to run as root, so root needs another one. */
export interface PostgresAccount {
  readonly uid: number;
  readonly gid: number;
}

const DEDICATED = 'bourse';

/**
 * The account for a data folder: our own unless we are root; otherwise the owner of existing data, a dedicated account
 * (made if it is missing), `postgres`, or `nobody`.
 */
export function postgresAccount(existingDataDir: string | null): PostgresAccount {
  const uid = process.geteuid?.() ?? 0;
  if (uid !== 0) return { uid, gid: process.getegid?.() ?? uid };
  const owner = existingDataDir ? ownerOf(existingDataDir) : null;
  if (owner) return owner;
  const account = accountOf(DEDICATED) ?? makeAccount() ?? accountOf('postgres') ?? accountOf('nobody');
  if (account) return account;
  throw new OperatorFault(
    'PostgreSQL refuses to run as root and no other account was found (tried bourse, postgres, nobody). ' +
      'Start as an ordinary user, make one with "useradd --system bourse", or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** Whether the account can enter every folder above `path`, and read it. */
export function canReach(path: string, account: PostgresAccount): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (!mayEnter(folder, account)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function mayEnter(folder: string, account: PostgresAccount): boolean {
  try {
    const stat = statSync(folder);
    const bit = stat.uid === account.uid ? 0o100 : stat.gid === account.gid ? 0o010 : 0o001;
    return (stat.mode & bit) !== 0;
  } catch {
    return false;
  }
}

function ownerOf(folder: string): PostgresAccount | null {
  try {
    const { uid, gid } = statSync(folder);
    return uid === 0 ? null : { uid, gid };
  } catch {
    return null;
  }
}

function accountOf(name: string): PostgresAccount | null {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(':') ?? [];
    // macOS gives `nobody` the number -2, with which no program can be started.
    return isNumber(uid) && isNumber(gid) ? { uid: Number(uid), gid: Number(gid) } : null;
  } catch {
    return null;
  }
}

function isNumber(text: string | undefined): boolean {
  return /^\d+$/.test(text ?? '');
}

function makeAccount(): PostgresAccount | null {
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', DEDICATED],
      { stdio: 'ignore' },
    );
  } catch {
    // There is no useradd, or two starts made the account at once; what counts is whether it exists now.
  }
  return accountOf(DEDICATED);
}
