import type { Db } from '../db/db.ts';
import type { Logger } from '../log/log.ts';
import { JobReporter } from './job-board.ts';
import { type Loop, startLoop } from './loop.ts';

const REPORT_EVERY_MS = 2_000;

/** Records the state of this process's loops, and deletes its rows when it stops. */
export function startJobReports({ db }: { readonly db: Db }, log: Logger): Loop {
  const reporter = new JobReporter(db);
  const loop = startLoop({
    name: 'job-board',
    everyMs: REPORT_EVERY_MS,
    log,
    async run() {
      await reporter.report();
      await reporter.forget(false);
      return 'idle';
    },
  });
  return {
    ...loop,
    async stop() {
      await loop.stop();
      await reporter.forget(true).catch((error: unknown) => log.warn({ err: error }, 'the job board was not cleared'));
    },
  };
}
