import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid-refusal.ts';

export const messages = {
  GRID_MARKET_CLOSED: 'En {symbol} no se ofrecen cuadrículas.',
  GRID_COUNT: 'Elija entre {min} y {max} cuadrículas.',
  GRID_RANGE_NARROW: 'El precio superior debe ser al menos {min} veces el inferior.',
  GRID_LEVELS_EQUAL: 'Con tantas cuadrículas dos niveles tienen el mismo precio. Elija menos o un rango más amplio.',
  GRID_NO_PROFIT:
    'Tras las comisiones, la cuadrícula más estrecha ganaría un {percent} %. Elija menos cuadrículas o un rango más amplio.',
  GRID_NO_PRICE: '{symbol} aún no se ha negociado: no hay precio del que partir.',
  GRID_INVESTMENT_LOW: 'Esta cuadrícula necesita al menos {needed} {asset}.',
  GRID_INVESTMENT_HIGH: 'Esta cuadrícula admite como máximo {max} {asset}.',
  GRID_TAKE_PROFIT: 'El precio de toma de ganancias debe estar por encima de {upper} y del precio actual, {price}.',
  GRID_STOP_LOSS: 'El precio de stop loss debe estar por debajo de {lower} y del precio actual, {price}.',
  GRID_PRICE_OUTSIDE:
    'El precio es {price}, fuera del rango de {lower} a {upper}. Indique un precio de activación u otro rango.',
  GRID_TRIGGER: 'El precio de activación debe estar en el rango, de {lower} a {upper}.',
  GRID_TOO_MANY: 'Tiene {max} cuadrículas, el máximo. Detenga una antes.',
  GRID_NO_HISTORY: '{symbol} tiene muy pocos precios pasados, o apenas se movieron.',
  GRID_UNKNOWN: 'Esta cuadrícula no existe.',
  GRID_ENDED: 'Esta cuadrícula ya se detuvo.',
  INSUFFICIENT_BALANCE: 'Saldo disponible de {asset} insuficiente en la cuenta al contado: se necesitan {needed}.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
