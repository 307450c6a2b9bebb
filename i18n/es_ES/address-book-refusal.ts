import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/address-book-refusal.ts';

export const messages = {
  ADDRESS_INVALID: 'Esta dirección no es válida en esta red.',
  ADDRESS_BURNS: 'Nadie tiene la clave de esta dirección. Las monedas enviadas allí se pierden para siempre.',
  ADDRESS_IS_TOKEN: 'Es el contrato de {asset}, no un monedero. Las monedas enviadas allí se pierden.',
  ADDRESS_OURS: 'Es una dirección de la propia plataforma. Indique una suya.',
  MEMO_REQUIRED: 'Esta dirección necesita un memo.',
  MEMO_INVALID: 'Este memo no tiene el formato que pide la red.',
  ADDRESS_BOOK_FULL: 'La libreta de direcciones está llena.',
  ADDRESS_EXISTS: 'Esta dirección ya está en la libreta.',
  ADDRESS_UNKNOWN: 'Esta entrada ya no existe.',
  ADDRESS_REQUIRED: 'La dirección es obligatoria.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
