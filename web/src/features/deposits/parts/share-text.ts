import { copyText } from '../../../lib/browser/clipboard.ts';

/** Opens the phone's share sheet with a text; copies the text where there is no sheet. */
export async function shareText(text: string): Promise<void> {
  if (typeof navigator.share !== 'function') {
    await copyText(text);
    return;
  }
  try {
    await navigator.share({ text });
  } catch (error) {
    // The person closed the sheet, which is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyText(text);
  }
}
