import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion-refusal.ts';

export const messages = {
  CONVERSION_TOO_MANY: 'Elija {max} monedas como máximo.',
  CONVERSION_TOO_SOON: 'Puede volver a convertir desde el {nextAt}.',
  CONVERSION_NOT_POSSIBLE: '{asset} no se puede convertir ahora.',
  CONVERSION_NO_FUNDS: 'Ahora mismo no podemos convertir. Sus monedas siguen donde están; inténtelo más tarde.',
  CONVERSION_QUOTE_UNKNOWN: 'Esa oferta de precio no existe.',
  CONVERSION_QUOTE_EXPIRED: 'El precio ha caducado. No se ha convertido nada.',
  CONVERSION_PRICE_MOVED: 'El precio de {asset} ha variado más de un 1 %. No se ha convertido nada.',
  INSUFFICIENT_BALANCE: 'Saldo disponible de {asset} insuficiente: hay {available}, se necesitan {needed}.',
  ACCOUNT_FROZEN: 'Esta cuenta está congelada. Contacte con soporte.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
