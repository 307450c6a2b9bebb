import { test as base, type Records } from './newcomer.ts';

/**
 * Journeys that share one person who registered once in this worker, is logged in, and has one of everything: a deposit, a
 * transfer, a saved address and a withdrawal.
 */
export const test = base.extend<{ readonly records: Records }>({
  storageState: async ({ workerPerson }, use) => use(workerPerson.state),
  records: async ({ workerPerson }, use) => use(workerPerson.records),
});
