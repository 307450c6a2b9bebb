import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-refusal.ts';

export const messages = {
  MARKET_NOT_FOUND: 'No existe el mercado {symbol}.',
  MARKET_HALTED: 'La negociación de {symbol} está suspendida. Solo se pueden cancelar órdenes.',
  INVALID_ORDER: 'Estos ajustes de la orden no son compatibles.',
  INVALID_ORDER_LIST: 'Estas órdenes no pueden vincularse así.',
  PRICE_REQUIRED: 'Introduzca un precio.',
  QUANTITY_REQUIRED: 'Introduzca una cantidad.',
  STOP_PRICE_REQUIRED: 'Introduzca un precio stop.',
  OFF_TICK: 'El precio debe ser múltiplo de {tick}.',
  OFF_LOT: 'La cantidad debe ser múltiplo de {lot}.',
  PRICE_TOO_HIGH: 'El precio más alto posible es {max}.',
  QUANTITY_TOO_LARGE: 'Como máximo {max} en una orden.',
  OUTSIDE_BAND: 'Ahora se aceptan precios de {min} a {max}.',
  WAITING_OUTSIDE_BAND: 'Lo que espera su precio o su turno puede indicar ahora precios de {min} a {max}.',
  BELOW_MIN_NOTIONAL: 'La orden vale {notional} {asset}; el mínimo es {min} {asset}.',
  TOO_MANY_ORDERS: 'Tiene {max} órdenes abiertas, que es el máximo. Cancele alguna primero.',
  STOP_WOULD_TRIGGER: 'El último precio es {last}: este stop se activaría de inmediato.',
  POST_ONLY_WOULD_MATCH: 'Una orden post-only no puede ejecutarse al entrar: el mejor precio contrario es {best}.',
  TRAIL_OUT_OF_RANGE: 'La distancia de seguimiento debe estar entre el {min} % y el {max} %.',
  TOO_MANY_PARTS: 'Una orden iceberg se muestra en {max} partes como máximo: muestra al menos {min} {asset} cada vez.',
  INSUFFICIENT_BALANCE: 'Saldo disponible insuficiente: hay {available} {asset} y se necesitan {needed} {asset}.',
  ACCOUNT_FROZEN: 'Esta cuenta está congelada. Contacte con soporte.',
  ETF_PREMIUM_TOO_HIGH:
    'El precio supera en un {premiumPercent} % el valor liquidativo de {nav}. Por encima del {maxPercent} % no se puede comprar.',
  ORDER_IN_LIST: 'Esta orden está vinculada a otras. Cancélela y cree otra.',
  ORDER_NOT_FOUND: 'Esta orden ya no está abierta.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
