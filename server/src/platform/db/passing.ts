import { isDatabaseAway, sqlState } from './db.ts';

/** Serialization failure, deadlock, lock timeout, cancelled by a timeout. */
const PASSING = new Set(['40001', '40P01', '55P03', '57014']);

/**
 * Whether an error only means that a statement cannot be done now: the database cannot be reached, somebody holds a
 * lock, or a disk or memory is full (class 53). The statement has changed nothing, unless the database could not be
 * reached.
 */
export function isPassing(error: unknown): boolean {
  const state = sqlState(error);
  return isDatabaseAway(error) || PASSING.has(state) || state.startsWith('53');
}
