import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isAlive, type ProcessIdentity, thisProcess } from './process-identity.ts';

/** What a lock file says about its holder; `about` is free text such as the address of a server. */
export interface LockHolder extends ProcessIdentity {
  readonly about: Readonly<Record<string, string | number>>;
}

export interface FileLock {
  /** Rewrites the free text, for instance once a port is known. */
  describe(about: LockHolder['about']): void;
  release(): void;
}

/**
 * Takes a lock file for the life of this process, or says who holds it. The lock of a dead process is moved aside by an
 * atomic rename, so that of two processes only one takes it over.
 */
export function takeFileLock(
  path: string,
  about: LockHolder['about'] = {},
): { readonly lock: FileLock } | { readonly holder: LockHolder } {
  const me = thisProcess();
  const temporary = `${path}.${me.pid}.${Math.random().toString(36).slice(2)}`;
  for (;;) {
    writeFileSync(temporary, JSON.stringify({ ...me, about }), { mode: 0o644 });
    try {
      linkSync(temporary, path);
      rmSync(temporary);
      return { lock: heldLock(path, me) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        rmSync(temporary, { force: true });
        throw error;
      }
    }
    const text = readLock(path);
    if (text === null) continue;
    const holder = parseHolder(text);
    if (holder && isAlive(holder)) {
      rmSync(temporary, { force: true });
      return { holder };
    }
    setAside(path, text, temporary);
  }
}

/** The live holder of a lock file, or null. */
export function lockHolder(path: string): LockHolder | null {
  const holder = parseHolder(readLock(path) ?? '');
  return holder && isAlive(holder) ? holder : null;
}

function heldLock(path: string, me: ProcessIdentity): FileLock {
  return {
    describe(about) {
      const temporary = `${path}.${me.pid}.about`;
      writeFileSync(temporary, JSON.stringify({ ...me, about }));
      renameSync(temporary, path);
    },
    release() {
      const holder = parseHolder(readLock(path) ?? '');
      if (holder?.pid === me.pid && holder.startedAt === me.startedAt) rmSync(path, { force: true });
    },
  };
}

/** Moves a dead holder's lock away; puts it back if another process took it over meanwhile. */
function setAside(path: string, expected: string, temporary: string): void {
  const aside = `${temporary}.stale`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readLock(aside) !== expected) {
    try {
      linkSync(aside, path);
    } catch {
      // A third process has it now, which is fine too.
    }
  }
  rmSync(aside, { force: true });
}

function readLock(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function parseHolder(text: string): LockHolder | null {
  try {
    const value = JSON.parse(text) as Partial<LockHolder>;
    if (typeof value.pid !== 'number') return null;
    return { pid: value.pid, startedAt: value.startedAt ?? '', about: value.about ?? {} };
  } catch {
    return null;
  }
}
