import { randomFillSync } from 'node:crypto';
import type { OrderNow } from '../../../engine/trading.ts';

const OURS = /^id\.([1-9][0-9]{0,14})$/;

const NEW_ID_BYTES = 15;
/** Random bytes for many ids, drawn at once: a separate draw would cost each order more than checking its signature. */
const drawn = Buffer.alloc(NEW_ID_BYTES * 256);
let usedBytes = drawn.length;

/** A new id for an order whose client gave none, so that the client can ask for the order if the answer is lost. */
export function newClientId(): string {
  if (usedBytes === drawn.length) {
    randomFillSync(drawn);
    usedBytes = 0;
  }
  usedBytes += NEW_ID_BYTES;
  return drawn.toString('base64url', usedBytes - NEW_ID_BYTES, usedBytes);
}

/** The client id of an order; one made from the order's id if the client gave none. */
export const clientIdOf = ({ id, clientId }: Pick<OrderNow, 'id' | 'clientId'>): string =>
  clientId === '' ? `id.${id}` : clientId;

/** The order id in a client id that we made; null for one that a client made. */
export function orderIdIn(clientId: string): number | null {
  const found = OURS.exec(clientId);
  return found ? Number(found[1]) : null;
}
