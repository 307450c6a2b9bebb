import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { staffJobs as jobsContract } from '@bourse/contract/staff/jobs.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Handlers } from '../../platform/request/context.ts';
import { DONE } from '../../platform/request/done.ts';
import type { Approvals } from '../approvals/public.ts';
import { findJobs, findLeases, type JobRow } from './queries/job.query.ts';
import { askForJob } from './store/job-wake.store.ts';

type Shown = OutputOf<typeof jobsContract.jobs>['rows'][number];

export interface JobsHttpDeps {
  readonly db: Db;
  readonly approvals: Approvals;
}

/** A process writes every few seconds; after this long without a word it counts as gone. */
const GONE_MS = 30_000;
/** A job counts as late after this, however short its interval is. */
const LATE_MS = 10_000;

/** Shows staff every background job. */
export function staffJobsHttp({ db, approvals }: JobsHttpDeps): Handlers<typeof jobsContract> {
  return {
    jobs: async (_, { nowMs }) => {
      const [jobs, leases] = await Promise.all([findJobs(db), findLeases(db)]);
      return ok({
        rows: jobs.map((job) => jobOut(job, nowMs)),
        leases: leases.map(({ leftMs, ...lease }) => ({ ...lease, untilMs: nowMs + leftMs, isHeld: leftMs > 0 })),
      });
    },
    run: ({ name, reason }, { staff, requestId, nowMs }) =>
      db.decide(async (tx) => {
        if (!(await askForJob(tx, name))) return refuse('JOB_UNKNOWN');
        await approvals.audit(tx, {
          ...staff,
          requestId,
          nowMs,
          action: 'staffJobs.run',
          subject: `job:${name}`,
          reason,
          before: null,
          after: { asked: true },
        });
        return ok(DONE);
      }),
  };
}

/** Turns ages into times of the exchange's own clock, because a demo may have moved that. */
function jobOut(job: JobRow, nowMs: number): Shown {
  const { name, process, everyMs, runs, failures, startedAgoMs, endedAgoMs, nextInMs, errorAgoMs } = job;
  const at = (agoMs: number | null) => (agoMs === null ? null : nowMs - agoMs);
  const isRunning = startedAgoMs !== null && (endedAgoMs === null || endedAgoMs > startedAgoMs);
  const lateMs = isRunning || nextInMs === null ? 0 : Math.max(0, -nextInMs);
  return {
    name,
    process,
    everyMs,
    runs,
    failures,
    state: stateOf(job, isRunning, lateMs),
    startedAtMs: at(startedAgoMs),
    durationMs: isRunning || startedAgoMs === null || endedAgoMs === null ? null : startedAgoMs - endedAgoMs,
    nextAtMs: isRunning || nextInMs === null ? null : nowMs + nextInMs,
    lateMs: lateMs > LATE_MS ? lateMs : 0,
    error: job.error,
    errorAtMs: at(errorAgoMs),
  };
}

function stateOf({ seenAgoMs, failures }: JobRow, isRunning: boolean, lateMs: number): Shown['state'] {
  if (seenAgoMs > GONE_MS) return 'GONE';
  if (failures > 0) return 'FAILING';
  if (isRunning) return 'RUNNING';
  return lateMs > LATE_MS ? 'LATE' : 'RESTING';
}
