const RETRY_MS = [10_000, 60_000, 600_000, 3_600_000, 6 * 3_600_000] as const;
const BATCH = 50;

/** How long a message waits that could not be sent; null where it was tried often enough. @param tries before this one */
export const retryAfterMs = (tries: number): number | null => RETRY_MS[tries] ?? null;

/** Sends messages one after the other while some are due. @param sendNext true where there was one */
export async function sendWhileDue(sendNext: () => Promise<boolean>): Promise<'more' | 'idle'> {
  for (let sent = 0; sent < BATCH; sent++) {
    if (!(await sendNext())) return 'idle';
  }
  return 'more';
}
