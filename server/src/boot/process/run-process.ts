import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { Logger } from '../../platform/log/log.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import { OPERATOR_FAULT_EXIT_CODE, onParentGone } from './parent.ts';

/** A part of the process that runs until it is stopped. */
export interface Running {
  stop(): Promise<void>;
}

/** After this the process ends although something did not stop; PostgreSQL and the next start cope with that. */
const STOP_TIMEOUT_MS = 25_000;
/** How long the step of a start that is under way may take to end, once the start is to be given up. */
const STEP_TIMEOUT_MS = MINUTE_MS;

/**
 * Runs the process: stops it in order at SIGINT, SIGTERM and the loss of `npm start`, and ends it with one message when
 * only the operator can help. An error that nobody caught ends the process as well: its state is not to be trusted,
 * and `npm start` begins anew from what is on disk.
 *
 * @param start  opens everything; once its signal is aborted it closes what it has opened, and rejects. PostgreSQL and the chain
 *               nodes outlive this process, so nobody else would end them.
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
    // Whoever stops the process waits for this failure, and ends it.
    if (stopping.signal.aborted) return;
    if (error instanceof OperatorFault) {
      console.error(error.message);
      process.exit(OPERATOR_FAULT_EXIT_CODE);
    }
    console.error(error);
    process.exit(1);
  }
}
