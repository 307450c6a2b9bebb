import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/address-book-refusal.ts';

export const messages = {
  ADDRESS_INVALID: 'Esta dirección no es válida en esta red.',
  MEMO_REQUIRED: 'Esta dirección necesita un memo.',
  MEMO_INVALID: 'Este memo no tiene el formato que pide la red.',
  ADDRESS_BOOK_FULL: 'La libreta de direcciones está llena.',
  ADDRESS_EXISTS: 'Esta dirección ya está en la libreta.',
  ADDRESS_UNKNOWN: 'Esta entrada ya no existe.',
  ADDRESS_REQUIRED: 'La dirección es obligatoria.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
