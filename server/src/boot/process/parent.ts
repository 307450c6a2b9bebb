/**
 * Calls back once when the process that started us is gone (`npm start` was killed), so that a server which Ctrl-C can
 * no longer reach stops by itself. Does nothing if we were started without a channel.
 */
export function onParentGone(stop: () => void): void {
  if (process.channel === undefined || !process.connected) return;
  process.once('disconnect', stop);
  // The channel alone must not keep a finished process alive.
  process.channel.unref();
}

/** Tells `npm start` how far the start has come; it prints the line. */
export function reportProgress(line: string): void {
  if (process.connected) process.send?.({ progress: line });
}

/** Tells `npm start` that everything is running, with what a newcomer should know. */
export function reportReady(facts: { readonly address: string; readonly lines: readonly string[] }): void {
  if (process.connected) process.send?.({ ready: facts });
}

/** The exit code for a fault that only the operator can fix, so that starting again would not help. */
export const OPERATOR_FAULT_EXIT_CODE = 78;
