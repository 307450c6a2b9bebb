import type { StatementWork } from '../statement-deps.ts';
import { writeNextExport } from '../usecases/write-export.ts';

/** Writes the files that people asked for, a few seconds at each in turn. */
export const writeExportsJob = (deps: StatementWork) => ({
  name: 'statement-write-exports',
  everyMs: 1_000,
  run: async (signal: AbortSignal): Promise<'more' | 'idle'> =>
    (await writeNextExport(deps, signal)) ? 'more' : 'idle',
});
