const RETRY_MS = [10_000, 60_000, 600_000, 3_600_000, 6 * 3_600_000] as const;
const BATCH = 50;

/** How long a message waits that could not be sent; null where it was tried often enough. @param tries before this one */
export const retryAfterMs = (tries: number): number | null => RETRY_MS[tries] ?? null;

/** A message that threw where it should have been sent, after it was put off like one that the sender refused. */
export interface Thrown {
  readonly error: unknown;
}

/** Runs a try to send. @returns whether it was sent, and what it threw: a row is put off either way */
export async function trySend<Sent>(
  send: () => Promise<Sent>,
  failed: Sent,
): Promise<{ readonly sent: Sent; readonly thrown: Thrown | null }> {
  try {
    return { sent: await send(), thrown: null };
  } catch (error) {
    return { sent: failed, thrown: { error } };
  }
}

/**
 * Sends messages one after the other while some are due. One that throws keeps no other from being sent.
 *
 * @param sendNext  false where there was none; puts off what throws, in a commit of its own, and says so
 * @throws          the first of what was thrown, once the others are sent
 */
export async function sendWhileDue(sendNext: () => Promise<boolean | Thrown>): Promise<'more' | 'idle'> {
  let first: Thrown | null = null;
  let next: boolean | Thrown = true;
  for (let sent = 0; sent < BATCH && next !== false; sent++) {
    next = await sendNext();
    if (typeof next === 'object') first ??= next;
  }
  if (first) throw first.error;
  return next === false ? 'idle' : 'more';
}
