import { createHash } from 'node:crypto';
import { payloadText } from '@bourse/core/wallet/payload.ts';

/** SHA-256, in hex, of what a code, an approval or a repeat is bound to. */
export function payloadHash(purpose: string, parts: readonly (string | null)[]): string {
  return createHash('sha256').update(payloadText(purpose, parts)).digest('hex');
}
