import { getLocale } from '../locale.ts';
import { notify } from '../notify.ts';
import { shellText } from '../shell-text.ts';

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return writeOldWay(text);
  }
}

/** Copies on plain http pages, where there is no clipboard object, by a selected field and the old command. */
function writeOldWay(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
}

/** Copies a text and returns whether it worked; tells the person if not. Made for the kit's copy buttons. */
export async function copyText(text: string): Promise<boolean> {
  const isDone = await write(text);
  if (!isDone) notify({ tone: 'warn', title: (await shellText.load(getLocale()))('shell.copyFailed') });
  return isDone;
}
