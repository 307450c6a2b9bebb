import { statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const IN_MEMORY = '/dev/shm';
const GIB = 2 ** 30;
/** All clusters, chains and browsers of a run need more than a gigabyte at once. */
const ROOM_BYTES = 4 * GIB;
/** Leaves as much again to the programs themselves. */
const MEMORY_BYTES = 8 * GIB;

/**
 * Keeps temporary files of tests in memory where the machine has enough. Each suite has a database of a thousand files, which
 * takes a tenth of a second to create in memory and a second on a disk. A TMPDIR that is already set stays.
 *
 * @returns the folder for temporary files now, or null for the system's own
 */
export function keepTemporaryFilesInMemory(env = process.env, machine = thisMachine) {
  if (env.TMPDIR) return env.TMPDIR;
  const { roomBytes, freeBytes } = machine();
  if (roomBytes < ROOM_BYTES || freeBytes < MEMORY_BYTES) return null;
  env.TMPDIR = IN_MEMORY;
  return IN_MEMORY;
}

function thisMachine() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return { roomBytes: bavail * bsize, freeBytes: freemem() };
  } catch {
    return { roomBytes: 0, freeBytes: 0 };
  }
}
