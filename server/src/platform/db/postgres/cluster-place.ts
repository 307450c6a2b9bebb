import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { canReach } from './postgres-account.ts';

/** The folder for clusters whose data folder is in a home that no other account can enter. */
const OUTSIDE = '/var/lib/bourse';
/** Stands for PostgreSQL's account: what any account but root can reach, that one can reach too. */
const STRANGER = { uid: 65_534, gid: 65_534 };

/**
 * Where the cluster of a data folder is: inside it or, if root's folder is closed to others, below /var/lib/bourse at
 * the place noted in the folder.
 */
export function clusterDirOf(dataDir: string): string {
  const folder = resolve(dataDir);
  const inside = join(folder, 'pg');
  if (process.geteuid?.() !== 0 || existsSync(join(inside, 'PG_VERSION'))) return inside;
  const noted = readNote(folder);
  if (noted) return noted;
  let existing = folder;
  while (!existsSync(existing)) existing = dirname(existing);
  return canReach(existing, STRANGER) ? inside : join(OUTSIDE, shortHash(folder), 'pg');
}

/**
 * Notes the place of a new cluster in its data folder. A cluster left behind by a deleted folder of the same name is
 * not reused, because its secrets are gone with that folder.
 */
export function claimClusterDir(dataDir: string): void {
  const folder = resolve(dataDir);
  const place = clusterDirOf(folder);
  if (!place.startsWith(`${OUTSIDE}/`) || readNote(folder)) return;
  let free = place;
  for (let count = 2; existsSync(free); count++) free = join(OUTSIDE, `${shortHash(folder)}-${count}`, 'pg');
  writeFileSync(notePath(folder), `${free}\n`, { flush: true });
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function notePath(folder: string): string {
  return join(folder, 'postgresql-is-in');
}

function readNote(folder: string): string | null {
  try {
    return readFileSync(notePath(folder), 'utf8').trim() || null;
  } catch {
    return null;
  }
}
