import { randomFillSync } from 'node:crypto';
import type { OrderNow } from '../../../engine/trading.ts';

const OURS = /^id\.([1-9][0-9]{0,14})$/;

const NEW_ID_BYTES = 15;
/** Drawn for many ids at once: a draw of its own would cost each order more than its signature does. */
const drawn = Buffer.alloc(NEW_ID_BYTES * 256);
let usedBytes = drawn.length;

/** An id that nobody has used: for what its client gave none, so that it can be asked for when the answer is lost. */
export function newClientId(): string {
  if (usedBytes === drawn.length) {
    randomFillSync(drawn);
    usedBytes = 0;
  }
  usedBytes += NEW_ID_BYTES;
  return drawn.toString('base64url', usedBytes - NEW_ID_BYTES, usedBytes);
}

/** What an order without any id is called. */
export const clientIdOf = ({ id, clientId }: Pick<OrderNow, 'id' | 'clientId'>): string =>
  clientId === '' ? `id.${id}` : clientId;

/** The order that such a name is of; null for a name that a client made. */
export function orderIdIn(clientId: string): number | null {
  const found = OURS.exec(clientId);
  return found ? Number(found[1]) : null;
}
