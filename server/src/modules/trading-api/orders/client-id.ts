import { randomBytes } from 'node:crypto';
import type { OrderNow } from '../../../engine/trading.ts';

const OURS = /^id\.([1-9][0-9]{0,14})$/;

const NEW_ID_BYTES = 15;

/** An id that nobody has used: for what its client gave none, so that it can be asked for when the answer is lost. */
export const newClientId = (): string => randomBytes(NEW_ID_BYTES).toString('base64url');

/** What an order without any id is called. */
export const clientIdOf = ({ id, clientId }: Pick<OrderNow, 'id' | 'clientId'>): string =>
  clientId === '' ? `id.${id}` : clientId;

/** The order that such a name is of; null for a name that a client made. */
export function orderIdIn(clientId: string): number | null {
  const found = OURS.exec(clientId);
  return found ? Number(found[1]) : null;
}
