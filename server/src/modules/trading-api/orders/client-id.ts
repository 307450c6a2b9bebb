import type { OrderNow } from '../../../engine/trading.ts';

const OURS = /^id\.([1-9][0-9]{0,14})$/;

/** What an order is called where its client gave it no id: nothing has to be kept or looked up for it. */
export const clientIdOf = ({ id, clientId }: Pick<OrderNow, 'id' | 'clientId'>): string =>
  clientId === '' ? `id.${id}` : clientId;

/** The order that such a name is of; null for a name that a client made. */
export function orderIdIn(clientId: string): number | null {
  const found = OURS.exec(clientId);
  return found ? Number(found[1]) : null;
}
