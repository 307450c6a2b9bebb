import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** How long programs may take to end before they are killed. A server stops within 25 s. */
const END_MS_MAX = 30_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const owned = new Set();
let isEnding = false;

/**
 * Starts a program that ends with this process: a signal that this process receives ends the program and its workers first,
 * and a second one kills them. A `kill -9` of this process cannot be caught, so the program survives that.
 */
export function spawnOwned(file, args, options = {}) {
  if (owned.size === 0) {
    for (const signal of SIGNALS) process.on(signal, end);
    process.on('exit', killAll);
  }
  // A separate process group, because a program that is ended does not end its workers.
  const child = spawn(file, args, { ...options, detached: true });
  owned.add(child);
  child.once('exit', () => {
    signalGroup(child, 'SIGKILL');
    owned.delete(child);
    if (owned.size > 0 || isEnding) return;
    for (const signal of SIGNALS) process.off(signal, end);
    process.off('exit', killAll);
  });
  return child;
}

async function end(signal) {
  if (isEnding) return killAll();
  isEnding = true;
  const timer = setTimeout(killAll, END_MS_MAX);
  await Promise.all([...owned].map(endInOrder));
  clearTimeout(timer);
  // Exits, because callers that waited for the program may otherwise already start the next one.
  process.exit(128 + constants.signals[signal]);
}

function endInOrder(child) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  signalGroup(child, 'SIGTERM');
  return ended;
}

function killAll() {
  for (const child of owned) signalGroup(child, 'SIGKILL');
}

function signalGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // Already gone.
  }
}
