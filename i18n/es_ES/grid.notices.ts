import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid.notices.ts';

export const messages = {
  'notices.kind.grid.takeProfit':
    'Su cuadrícula {number} en {market} alcanzó el precio de toma de ganancias y se detuvo. {quote} {quoteAsset} y {base} {baseAsset} están en la cuenta al contado.',
  'notices.kind.grid.stopLoss':
    'Su cuadrícula {number} en {market} alcanzó el precio de stop loss y se detuvo. {quote} {quoteAsset} y {base} {baseAsset} están en la cuenta al contado.',
  'notices.kind.grid.stoppedByStaff':
    'Hemos detenido su cuadrícula {number} en {market}. {quote} {quoteAsset} y {base} {baseAsset} están en la cuenta al contado; no se vendió nada. Si tiene preguntas, contacte con soporte.',
  'notices.kind.grid.failed.slippage':
    'Su cuadrícula {number} en {market} no se inició: comprar habría costado más de medio punto porcentual por encima del precio. {quote} {quoteAsset} y {base} {baseAsset} están en la cuenta al contado.',
  'notices.kind.grid.failed.other':
    'Su cuadrícula {number} en {market} no pudo funcionar y terminó. {quote} {quoteAsset} y {base} {baseAsset} están en la cuenta al contado. Su página dice por qué.',
} as const satisfies Catalog<typeof en, 'es_ES'>;
