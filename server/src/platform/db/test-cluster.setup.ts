import { beginTestRun, leaveTestCluster } from './test-database.ts';

/** Vitest's global set-up for suites with a database: one cluster for all workers, stopped by the last that leaves. */
export async function setup(): Promise<void> {
  await beginTestRun();
}

export async function teardown(): Promise<void> {
  await leaveTestCluster();
}
