import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-refusal.ts';

export const messages = {
  MARKET_NOT_FOUND: 'O mercado {symbol} não existe.',
  MARKET_HALTED: 'A negociação de {symbol} está suspensa. Só é possível cancelar ordens.',
  INVALID_ORDER: 'Estas definições da ordem não podem ser combinadas.',
  INVALID_ORDER_LIST: 'Estas ordens não podem ser ligadas desta forma.',
  PRICE_REQUIRED: 'Introduza um preço.',
  QUANTITY_REQUIRED: 'Introduza uma quantidade.',
  STOP_PRICE_REQUIRED: 'Introduza um preço stop.',
  OFF_TICK: 'O preço tem de ser múltiplo de {tick}.',
  OFF_LOT: 'A quantidade tem de ser múltipla de {lot}.',
  PRICE_TOO_HIGH: 'O preço mais alto possível é {max}.',
  QUANTITY_TOO_LARGE: 'No máximo {max} numa ordem.',
  OUTSIDE_BAND: 'De momento são aceites preços de {min} a {max}.',
  WAITING_OUTSIDE_BAND:
    'Uma ordem que espera pelo seu preço ou pela sua vez aceita, de momento, preços de {min} a {max}.',
  BELOW_MIN_NOTIONAL: 'A ordem vale {notional} {asset}; o mínimo é {min} {asset}.',
  TOO_MANY_ORDERS: 'Tem {max} ordens abertas, que é o máximo. Cancele primeiro algumas.',
  STOP_WOULD_TRIGGER: 'O último preço é {last}: este stop seria acionado de imediato.',
  POST_ONLY_WOULD_MATCH:
    'Uma ordem post-only não pode ser executada de imediato: o melhor preço do outro lado é {best}.',
  TRAIL_OUT_OF_RANGE: 'A distância do stop móvel deve estar entre {min}% e {max}%.',
  TOO_MANY_PARTS:
    'Uma ordem iceberg é mostrada em {max} partes, no máximo: mostre pelo menos {min} {asset} de cada vez.',
  INSUFFICIENT_BALANCE: 'Saldo disponível insuficiente: existem {available} {asset} e são precisos {needed} {asset}.',
  ACCOUNT_FROZEN: 'Esta conta está congelada. Contacte o apoio.',
  ETF_PREMIUM_TOO_HIGH:
    'O preço está {premiumPercent}% acima do valor patrimonial de {nav}. Acima de {maxPercent}% não é possível comprar.',
  ORDER_IN_LIST: 'Esta ordem está ligada a outras. Em vez disso, cancele-a.',
  ORDER_NOT_FOUND: 'Esta ordem já não está aberta.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
