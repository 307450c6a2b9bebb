import type { Logger } from '../platform/log/log.ts';
import { OperatorFault } from '../platform/process/operator-fault.ts';
import { OPERATOR_FAULT_EXIT_CODE, onParentGone } from './parent.ts';

/** A part of the process that runs until it is stopped. */
export interface Running {
  stop(): Promise<void>;
}

/** After this the process ends although something did not stop; PostgreSQL and the next start cope with that. */
const STOP_TIMEOUT_MS = 25_000;

/**
 * Runs the process: stops it in order at SIGINT, SIGTERM and the loss of `npm start`, and ends it with one message when
 * only the operator can help. An error that nobody caught ends the process as well: its state is not to be trusted,
 * and `npm start` begins anew from what is on disk.
 */
export async function runProcess(log: () => Logger | null, start: () => Promise<Running>): Promise<void> {
  let running: Running | null = null;
  let isStopping = false;

  const stop = async (reason: string, exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    log()?.info({ reason }, 'the server is stopping');
    const timer = setTimeout(() => process.exit(exitCode || 1), STOP_TIMEOUT_MS);
    try {
      await running?.stop();
    } catch (error) {
      log()?.error({ err: error }, 'the server did not stop in order');
    }
    clearTimeout(timer);
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
    running = await start();
  } catch (error) {
    if (error instanceof OperatorFault) {
      console.error(error.message);
      process.exit(OPERATOR_FAULT_EXIT_CODE);
    }
    console.error(error);
    process.exit(1);
  }
  // A stop that was asked for during the start had nothing to stop yet.
  if (isStopping) {
    await running.stop();
    process.exit(0);
  }
}
