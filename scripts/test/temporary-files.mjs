import { statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const IN_MEMORY = '/dev/shm';
const GIB = 2 ** 30;
/** What all clusters, chains and browsers of a run hold at once takes a good gigabyte. */
const ROOM_BYTES = 4 * GIB;
/** As much again is left to the programs themselves. */
const MEMORY_BYTES = 8 * GIB;

/**
 * Lets what tests throw away live in memory, where the machine has it: each suite has a database of a thousand files, which
 * takes a tenth of a second to make there, and a whole one on a disk. A TMPDIR that somebody chose stays.
 *
 * @returns where temporary files go now, or null for the system's own place
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
