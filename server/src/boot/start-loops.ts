import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { JournalVerdict } from '../engine/verify-journal.ts';
import { tidyApprovalsJob, watchAuditJob } from '../modules/approvals/public.ts';
import { createStatementSource } from '../modules/bookings/public.ts';
import {
  askedReconcileJob,
  lateChainsJob,
  reconcileJob,
  verifyJournalJob,
  wholeReconcileJob,
} from '../modules/books/public.ts';
import { type CustodyDeps, createReserveReader, startChainLoops } from '../modules/custody/public.ts';
import { fileMakers } from '../modules/dossier/public.ts';
import { dailyTotalsJob } from '../modules/holdings/public.ts';
import { identityJobs } from '../modules/identity/public.ts';
import { sendMessagesJob } from '../modules/notices/public.ts';
import { productFiles } from '../modules/products/public.ts';
import { monthlySnapshotJob } from '../modules/proof/public.ts';
import { deleteExportsJob, writeExportsJob } from '../modules/statement/public.ts';
import { collectFeesJob, finishTransfersJob } from '../modules/transfers/public.ts';
import { advanceWithdrawalsJob, overdueReviewsJob, reviewFeesJob } from '../modules/withdrawals/public.ts';
import { newId } from '../platform/ids/ids.ts';
import { startJobReports } from '../platform/jobs/job-reports.ts';
import { type Loop, startLoop } from '../platform/jobs/loop.ts';
import type { Logger } from '../platform/log/log.ts';
import type { Services } from './services.ts';
import type { MoneyDeps } from './sides/money-side.ts';

export function startLoops(
  services: Services,
  {
    money,
    chain,
    verifyJournal,
  }: {
    readonly money: MoneyDeps;
    readonly chain: CustodyDeps;
    readonly verifyJournal: () => Promise<JournalVerdict>;
  },
  log: Logger,
): Loop[] {
  const { identity } = services;
  const jobs = [
    advanceWithdrawalsJob(money),
    overdueReviewsJob(money),
    reviewFeesJob(money),
    dailyTotalsJob(money),
    finishTransfersJob(money),
    collectFeesJob(money),
    writeExportsJob({
      ...services,
      source: createStatementSource(money),
      worker: newId(services.clock.nowMs()),
      makers: new Map([...fileMakers({ ...services, products: money.products }), ...productFiles(money.products)]),
    }),
    deleteExportsJob(services),
    monthlySnapshotJob({ ...services, reserves: createReserveReader(chain) }),
    sendMessagesJob(services.notices.deps, identity),
    ...identityJobs(identity),
    { name: 'limits-tidy', everyMs: MINUTE_MS, run: () => services.limits.tidy() },
  ];
  return [
    ...jobs.map((job) => startLoop({ ...job, log })),
    ...startChainLoops(chain, log),
    startLoop({ ...askedReconcileJob(services), log }),
    startLoop({ ...reconcileJob({ ...services, chain }, log), log }),
    startLoop({ ...lateChainsJob(services), log }),
    startLoop({ ...wholeReconcileJob({ ...services, chain }, log), log }),
    startLoop({ ...verifyJournalJob({ ...services, verifyJournal }, log), log }),
    startJobReports(services, log),
    startLoop({ ...watchAuditJob(services, log), log }),
    startLoop({ ...tidyApprovalsJob(services.approvals.deps), log }),
  ];
}
