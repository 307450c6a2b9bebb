/** An answer over HTTP; `status` is null where there was none that could be read. */
export interface Answer {
  readonly status: number | null;
  readonly value: unknown;
}

/** A beacon's round is 250 bytes. */
const BYTES_MAX = 4_096;
const NOTHING: Answer = { status: null, value: null };

/**
 * Asks a stranger for a small piece of JSON. It is led nowhere else, waits no longer than it was told, also for an answer that
 * trickles, and reads no more than 4 KiB, also where few bytes unpack into many.
 */
export async function readSmallJson(url: string, { timeoutMs }: { readonly timeoutMs: number }): Promise<Answer> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  try {
    const answer = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: stop.signal,
    });
    if (answer.status !== 200) return { status: answer.status, value: null };
    const text = await textOf(answer);
    return text === null ? NOTHING : { status: answer.status, value: JSON.parse(text) };
  } catch {
    // Unreachable, too slow, led elsewhere, cut off or no JSON: there is no answer.
    return NOTHING;
  } finally {
    clearTimeout(timer);
    // Whatever was not read is not waited for.
    stop.abort();
  }
}

async function textOf(answer: Response): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > BYTES_MAX) return null;
    parts.push(part);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
}
