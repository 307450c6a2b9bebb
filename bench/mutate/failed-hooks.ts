import type { RunnerTask, RunnerTestFile, Vitest } from 'vitest/node';

/**
 * Counts a suite whose preparation fails as one that notices: Vitest only skips its tests then, and Stryker takes what is skipped
 * for what went well.
 */
export function countFailedHooks({ state }: Vitest): void {
  if (Object.hasOwn(state, 'getFiles')) return;
  const getFiles = state.getFiles.bind(state);
  state.getFiles = (keys) => {
    const files = getFiles(keys);
    for (const file of files) failWhereNotReady(file);
    return files;
  };
}

function failWhereNotReady(file: RunnerTestFile): void {
  const errors = file.result?.errors;
  if (!errors || errors.length === 0) return;
  for (const test of testsOf(file.tasks)) Object.assign(test, { mode: 'run', result: { state: 'fail', errors } });
}

const testsOf = (tasks: readonly RunnerTask[]): RunnerTask[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task.tasks) : [task]));
