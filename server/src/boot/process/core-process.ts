import { startCoreHost } from '../../engine/remote/core-host.ts';
import { faultOf, isUntrusted } from '../../engine/untrusted.ts';
import { SystemClock } from '../../platform/clock/clock.ts';
import { followClockOffset } from '../../platform/clock/demo-clock.ts';
import type { Config } from '../../platform/config/config.ts';
import { newId } from '../../platform/ids/ids.ts';
import { startJobReports } from '../../platform/jobs/job-reports.ts';
import type { Logger } from '../../platform/log/log.ts';
import { openInstallation } from '../installation/open-installation.ts';
import { coreListening } from '../sides/trading-side.ts';
import { reportReady } from './parent.ts';
import type { Running } from './run-process.ts';

/** The trading core as a separate process: it leads, or stands by to take over. */
export async function startCoreProcess(config: Config, log: Logger): Promise<Running> {
  const installation = await openInstallation(config, log);
  const { db } = installation.database;
  let isStarted = false;
  try {
    const clock = new SystemClock();
    const follow = config.demo.movableClock ? followClockOffset(db, clock, log) : null;
    const host = await startCoreHost({
      db,
      clock,
      holder: newId(clock.nowMs()),
      listen: coreListening(config, installation.secrets),
      onFailed(error) {
        log.error({ err: error }, 'the trading core cannot go on');
        if (isStarted) throw error;
      },
    });
    isStarted = true;
    const reports = startJobReports({ db }, log);
    const { isLeading } = host.trading;
    log.info({ isLeading, listen: config.coreListen }, 'the trading core runs');
    reportReady({
      address: `trading core at ${config.coreListen}`,
      lines: [isLeading ? 'It leads.' : 'It stands by.'],
    });
    return {
      async stop() {
        installation.markStopping();
        await follow?.stop();
        await host.stop();
        await reports.stop();
        await installation.close();
      },
    };
  } catch (error) {
    await installation.close();
    throw isUntrusted(error) ? faultOf({ message: (error as Error).message, isForOperator: true }) : error;
  }
}
