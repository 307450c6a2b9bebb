import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, none, text, timeMs } from '../fields.ts';

/** The state of the server's jobs. Times are in the exchange's own clock, as everywhere in the console. */
export const staffJobs = {
  jobs: endpoint({
    method: 'GET',
    path: '/open/staff/jobs',
    summary: 'Every background job of every process, how it fares, and who holds what only one may hold',
    access: ['risk', 'finance', 'auditor', 'superadmin'],
    input: none,
    output: z.object({
      rows: z.array(
        z.object({
          name: z.string(),
          process: z.string(),
          everyMs: z.number().int(),
          state: z.enum(['RUNNING', 'RESTING', 'FAILING', 'LATE', 'GONE']),
          runs: z.number().int(),
          /** How many runs have failed in a row. */
          failures: z.number().int(),
          startedAtMs: timeMs.nullable(),
          durationMs: z.number().int().nullable(),
          nextAtMs: timeMs.nullable(),
          /** How late the run is; 0 while it is in time. */
          lateMs: z.number().int(),
          error: z.string().nullable(),
          errorAtMs: timeMs.nullable(),
        }),
      ),
      leases: z.array(
        z.object({ name: z.string(), holder: z.string(), epoch: z.string(), untilMs: timeMs, isHeld: z.boolean() }),
      ),
    }),
    refusals: [],
  }),
  run: endpoint({
    method: 'POST',
    path: '/open/staff/jobs/run',
    summary: 'Lets a job run now instead of at its next time',
    access: ['risk', 'finance'],
    input: z.strictObject({ name: text(80), reason: text(200, 3) }),
    output: done,
    refusals: ['JOB_UNKNOWN'],
  }),
} as const;
