import type { Hashing } from '@bourse/core/proof/hashing.ts';

/** False on a page without https, where browsers offer no hashing. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Does hashing work of the core with the browser's own SHA-256. */
export async function hashInBrowser<Value>(work: Hashing<Value>): Promise<Value> {
  let step = work.next();
  while (!step.done) step = work.next(await sha256(step.value));
  return step.value;
}
