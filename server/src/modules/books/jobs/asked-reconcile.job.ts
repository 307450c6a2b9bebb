import type { BooksDeps } from '../books-deps.ts';
import { runAskedReconcile } from '../usecases/run-reconcile.ts';

/** Runs the reconciliations that staff ask for. */
export const askedReconcileJob = (deps: BooksDeps) => ({
  name: 'books-asked-reconcile',
  everyMs: 1_000,
  run: () => runAskedReconcile(deps),
});
