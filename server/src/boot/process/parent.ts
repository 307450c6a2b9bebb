/**
 * Calls back once when the process that started us is gone (`npm start` was killed): a server that nobody can stop any
 * more with Ctrl-C stops by itself. Does nothing where nobody gave us a channel.
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

/** Tells `npm start` that everything runs, and what a newcomer should see. */
export function reportReady(facts: { readonly address: string; readonly lines: readonly string[] }): void {
  if (process.connected) process.send?.({ ready: facts });
}

/** The exit code that says "the operator must mend something": starting again would not help. */
export const OPERATOR_FAULT_EXIT_CODE = 78;
