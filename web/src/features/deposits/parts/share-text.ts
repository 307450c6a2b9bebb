import { copyText } from '../../../lib/browser/clipboard.ts';

/** Hands a text to the phone's own sharing; copies it where there is none. */
export async function shareText(text: string): Promise<void> {
  if (typeof navigator.share !== 'function') {
    await copyText(text);
    return;
  }
  try {
    await navigator.share({ text });
  } catch (error) {
    // The person closed the sheet: that is an answer, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyText(text);
  }
}
