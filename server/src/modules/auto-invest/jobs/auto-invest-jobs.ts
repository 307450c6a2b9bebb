import type { AutoInvestDeps } from '../auto-invest-deps.ts';
import { beginDue } from '../usecases/runs/begin-due.ts';
import { driveDue } from '../usecases/runs/drive-due.ts';
import { warnPlans } from '../usecases/warn-plans.ts';

/** The background jobs: begin runs that are due, buy, and warn people who will have too little. */
export const autoInvestJobs = (deps: AutoInvestDeps) => [
  job('auto-invest-due', 1_000, beginDue(deps)),
  job('auto-invest-run', 500, (signal) => driveDue(deps, signal)),
  job('auto-invest-warn', 30_000, warnPlans(deps)),
];

const job = (name: string, everyMs: number, step: (signal?: AbortSignal) => Promise<boolean>) => ({
  name,
  everyMs,
  run: async (signal?: AbortSignal): Promise<'more' | 'idle'> => ((await step(signal)) ? 'more' : 'idle'),
});
