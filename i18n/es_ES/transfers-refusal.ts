import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/transfers-refusal.ts';

export const messages = {
  COIN_STOPPED: '{asset} se está agrupando y no se puede mover ahora. Inténtelo en unos minutos.',
  RECIPIENT_UNKNOWN: 'Nadie con esta cuenta puede recibir.',
  RECIPIENT_SELF: 'Esta es su propia cuenta.',
  LOOKUP_LIMIT: 'Como máximo {max} búsquedas por hora. Inténtelo más tarde.',
  ACCOUNT_NOT_OPENED: 'Cuenta de transferencia no abierta: {account}.',
  SAME_ACCOUNT: 'Elija dos cuentas distintas.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
