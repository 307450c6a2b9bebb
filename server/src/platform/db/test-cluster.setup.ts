import { leaveTestCluster, startTestCluster } from './test-database.ts';

/** Vitest's global set-up of the suites with a database: one cluster for all workers, stopped by the last that leaves. */
export async function setup(): Promise<void> {
  await startTestCluster();
}

export async function teardown(): Promise<void> {
  await leaveTestCluster();
}
