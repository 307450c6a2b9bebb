import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/recovery-refusal.ts';

export const messages = {
  CASE_UNKNOWN: 'Esa solicitud no existe.',
  CASE_EXISTS: 'Ya tiene una solicitud abierta para esta transacción.',
  CASES_OPEN_MAX: 'Puede tener {max} solicitudes abiertas a la vez. Espere a que se decida una.',
  SCREENSHOT_UNKNOWN: 'La imagen ya no está. Elígela de nuevo.',
  NETWORK_UNKNOWN: 'No conocemos esta red.',
  AMOUNT_ZERO: 'La cantidad no puede ser 0.',
  ADDRESS_INVALID: 'La dirección de devolución no es de esta red.',
  ADDRESS_OURS: 'Es una dirección nuestra. Indique una suya.',
  CASE_DECIDED: 'Esta solicitud ya está decidida.',
  SIGNATURE_NOT_POSSIBLE: 'En esta red no podemos comprobar una firma.',
  TRANSFER_NOT_SEEN: 'Aún no hemos visto esta transacción, o no indica remitente. Inténtelo más tarde.',
  SIGNATURE_WRONG: 'No es la firma de este texto por la dirección que envió.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
