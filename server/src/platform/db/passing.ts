import { isDatabaseAway, sqlState } from './db.ts';

/** Serialization failure, deadlock, lock timeout, cancelled by a timeout. */
const PASSING = new Set(['40001', '40P01', '55P03', '57014']);

/**
 * True for an error that says nothing about what was asked, only that it cannot be done now: the database is away, somebody
 * holds a lock, a disk or a memory is full (class 53). The statement has changed nothing, unless the database is away.
 */
export function isPassing(error: unknown): boolean {
  const state = sqlState(error);
  return isDatabaseAway(error) || PASSING.has(state) || state.startsWith('53');
}
