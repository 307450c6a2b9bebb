import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { takeFileLock } from '../../process/file-lock.ts';
import { Db, type DbOptions } from '../db.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';

/** The account with which a server of the built-in cluster serves. */
const SERVING_USER = 'bourse_server';
const RELOAD_MS_MAX = 30_000;
const POLL_MS = 20;

const fileShape = z.object({ owner: z.string().min(32), server: z.string().min(32) });
type Passwords = z.output<typeof fileShape>;

/** How the two accounts of a cluster connect; the database is not included. */
export interface ClusterAccounts {
  /** Owns everything: for migrations, backup and restore. */
  readonly owner: DbOptions;
  /** Serves, and cannot become the owner. */
  readonly serving: DbOptions;
}

const CLOSED_HBA = `# Written by Bourse at its start. Each account shows a password of its own: see postgresql-accounts.json of the data folder.
local all all scram-sha-256
local replication all scram-sha-256
`;
/** Only while the passwords are being set, on a socket that only this account of the machine can reach. */
const OPEN_HBA = 'local all bourse trust\n';

/**
 * Gives the built-in cluster its two accounts, each with its own password. A cluster of an older release, which trusted
 * everybody on its socket, is secured at its first start; a cluster whose password file was lost gets new passwords.
 *
 * @param options.leavesOpen  leaves a cluster as it is if no server of this release has secured it
 * @invariant                 afterwards the socket alone lets nobody in, unless the cluster was left as it is
 */
export async function claimAccounts(
  embedded: EmbeddedPostgres,
  dataDir: string,
  { leavesOpen = false } = {},
): Promise<ClusterAccounts> {
  const path = join(dataDir, 'postgresql-accounts.json');
  const known = readPasswords(path);
  if (!known && leavesOpen && !isClosed(embedded)) {
    return { owner: embedded.connection(), serving: embedded.connection() };
  }
  if (known && isClosed(embedded) && (await mayEnter(embedded, known.owner))) return accountsOf(embedded, known);
  for (;;) {
    const taken = takeFileLock(`${embedded.clusterDir}.accounts`);
    if (!('lock' in taken)) {
      await wait(POLL_MS);
      continue;
    }
    try {
      return await settle(embedded, path);
    } finally {
      taken.lock.release();
    }
  }
}

/** The accounts of a cluster, for looking at it from outside; null if no server has made them. */
export function knownAccounts(embedded: EmbeddedPostgres, dataDir: string): ClusterAccounts | null {
  const known = readPasswords(join(dataDir, 'postgresql-accounts.json'));
  return known && accountsOf(embedded, known);
}

async function settle(embedded: EmbeddedPostgres, path: string): Promise<ClusterAccounts> {
  const before = readPasswords(path);
  if (!before || !(await mayEnter(embedded, before.owner))) {
    const made = { owner: randomBytes(32).toString('hex'), server: randomBytes(32).toString('hex') };
    writeHba(embedded, OPEN_HBA);
    await until(() => mayEnter(embedded, made.owner));
    await setPasswords(embedded, made);
    writePasswords(path, made);
  }
  const passwords = readPasswords(path)!;
  writeHba(embedded, CLOSED_HBA);
  await until(async () => !(await mayEnter(embedded, 'nobody has this password')));
  return accountsOf(embedded, passwords);
}

async function setPasswords(embedded: EmbeddedPostgres, { owner, server }: Passwords): Promise<void> {
  const admin = new Db({ ...embedded.connection(), database: 'postgres', poolMax: 1 });
  try {
    await admin.tx(async (tx) => {
      const rows = await tx.query<{ rolname: string }>(
        "select rolname from pg_roles where rolname in ('bourse_app', 'bourse_server')",
      );
      const names = rows.map(({ rolname }) => rolname);
      if (!names.includes('bourse_app')) await tx.query('create role bourse_app nologin');
      if (!names.includes(SERVING_USER)) await tx.query(`create role ${SERVING_USER}`);
      await tx.query(
        `alter role ${SERVING_USER} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${server}'`,
      );
      await tx.query(`alter role ${embedded.connection().user} password '${owner}'`);
      await tx.query(`grant bourse_app to ${SERVING_USER}`);
    });
  } finally {
    await admin.end();
  }
}

function accountsOf(embedded: EmbeddedPostgres, { owner, server }: Passwords): ClusterAccounts {
  const connection = embedded.connection();
  return {
    owner: { ...connection, password: owner },
    serving: { ...connection, user: SERVING_USER, password: server },
  };
}

/** Whether the owner can log in; a cluster that trusts everybody accepts any password. */
async function mayEnter(embedded: EmbeddedPostgres, password: string): Promise<boolean> {
  const db = new Db({ ...embedded.connection(), password, database: 'postgres', poolMax: 1 });
  try {
    await db.query('select 1');
    return true;
  } catch (error) {
    // A wrong password, or an account that no line of the file admits.
    if (['28P01', '28000'].includes((error as { code?: string }).code ?? '')) return false;
    throw error;
  } finally {
    await db.end();
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + RELOAD_MS_MAX;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('PostgreSQL did not take over who may connect');
    await wait(POLL_MS);
  }
}

const hbaPath = (embedded: EmbeddedPostgres): string => join(embedded.clusterDir, 'pg_hba.conf');
const isClosed = (embedded: EmbeddedPostgres): boolean => readFileSync(hbaPath(embedded), 'utf8') === CLOSED_HBA;

function writeHba(embedded: EmbeddedPostgres, text: string): void {
  const path = hbaPath(embedded);
  const { uid, gid } = statSync(embedded.clusterDir);
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, text, { mode: 0o600, flush: true });
  if (process.geteuid?.() === 0) chownSync(unfinished, uid, gid);
  renameSync(unfinished, path);
  embedded.reload();
}

function readPasswords(path: string): Passwords | null {
  try {
    return fileShape.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

function writePasswords(path: string, passwords: Passwords): void {
  const unfinished = `${path}.${process.pid}`;
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, JSON.stringify(passwords, null, 2), { mode: 0o600, flush: true });
  chmodSync(unfinished, 0o600);
  renameSync(unfinished, path);
}
