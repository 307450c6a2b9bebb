import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances-refusal.ts';

export const messages = {
  AMOUNT_ZERO: 'El importe no puede ser 0.',
  AMOUNT_PLACES: '{scale} decimales como máximo.',
  AMOUNT_TOO_LARGE: 'Este importe es demasiado grande.',
  AMOUNT_BELOW_MIN: 'El mínimo es {min}.',
  AMOUNT_ABOVE_MAX: 'El máximo es {max} por operación.',
  COIN_UNKNOWN: 'Esta cripto no existe aquí.',
  NETWORK_UNKNOWN: 'Esta cripto no funciona en esta red.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
