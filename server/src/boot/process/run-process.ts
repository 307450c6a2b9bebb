import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { Logger } from '../../platform/log/log.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import { OPERATOR_FAULT_EXIT_CODE, onParentGone } from './parent.ts';

/** A part of the process that runs until it is stopped. */
export interface Running {
  stop(): Promise<void>;
}

/**
 * After this time the process ends even if something did not stop; PostgreSQL and the next start can cope with that.
 */
const STOP_TIMEOUT_MS = 25_000;
/** How long the present step of a start may take to end once the start is aborted. */
const STEP_TIMEOUT_MS = MINUTE_MS;

/**
 * Runs the process: stops it in order on SIGINT, SIGTERM or the loss of `npm start`, and ends it with one message if
 * only the operator can help. An uncaught error ends the process too, because its state cannot be trusted; `npm start`
 * then starts again from what is on disk.
 *
 * @param start  opens everything; when its signal is aborted it must close what it has opened, and reject. PostgreSQL
 *               and the chain nodes outlive this process, so nobody else would end them.
 */
export async function runProcess(
  log: () => Logger | null,
  start: (stopping: AbortSignal) => Promise<Running>,
): Promise<void> {
  const stopping = new AbortController();
  let starting: Promise<Running> | null = null;

  const stop = async (reason: string, exitCode: number) => {
    if (stopping.signal.aborted) return;
    log()?.info({ reason }, 'the server is stopping');
    stopping.abort();
    const giveUpAfter = (ms: number) => setTimeout(() => process.exit(exitCode || 1), ms);
    const stepTimer = giveUpAfter(STEP_TIMEOUT_MS);
    const running = await starting?.catch((error: unknown) => {
      if (error !== stopping.signal.reason) log()?.error({ err: error }, 'the start failed while it was given up');
      return null;
    });
    clearTimeout(stepTimer);
    const stopTimer = giveUpAfter(STOP_TIMEOUT_MS);
    try {
      await running?.stop();
    } catch (error) {
      log()?.error({ err: error }, 'the server did not stop in order');
    }
    clearTimeout(stopTimer);
    log()?.info('the server has stopped');
    process.exit(exitCode);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal, 0));
  onParentGone(() => void stop('npm start is gone', 0));
  process.on('uncaughtException', (error) => {
    log()?.error({ err: error }, 'an error that nobody caught; the server ends');
    if (!log()) console.error(error);
    void stop('uncaught exception', 1);
  });
  process.on('unhandledRejection', (error) => {
    throw error;
  });

  try {
    starting = start(stopping.signal);
    await starting;
  } catch (error) {
    // The code that stops the process awaits this failure and ends the process.
    if (stopping.signal.aborted) return;
    if (error instanceof OperatorFault) {
      console.error(error.message);
      process.exit(OPERATOR_FAULT_EXIT_CODE);
    }
    console.error(error);
    process.exit(1);
  }
}
