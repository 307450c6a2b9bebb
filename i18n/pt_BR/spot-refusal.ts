import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-refusal.ts';

export const messages = {
  MARKET_NOT_FOUND: 'O par {symbol} não existe.',
  MARKET_HALTED: 'A negociação de {symbol} está suspensa. Só é possível cancelar ordens.',
  INVALID_ORDER: 'Essas configurações da ordem não podem ser combinadas.',
  INVALID_ORDER_LIST: 'Essas ordens não podem ser vinculadas assim.',
  PRICE_REQUIRED: 'Digite um preço.',
  QUANTITY_REQUIRED: 'Digite uma quantidade.',
  STOP_PRICE_REQUIRED: 'Digite um preço de disparo.',
  OFF_TICK: 'O preço deve ser múltiplo de {tick}.',
  OFF_LOT: 'A quantidade deve ser múltipla de {lot}.',
  PRICE_TOO_HIGH: 'O maior preço possível é {max}.',
  QUANTITY_TOO_LARGE: 'No máximo {max} por ordem.',
  OUTSIDE_BAND: 'No momento são aceitos preços de {min} a {max}.',
  WAITING_OUTSIDE_BAND: 'Uma ordem que espera seu preço ou sua vez aceita, no momento, preços de {min} a {max}.',
  BELOW_MIN_NOTIONAL: 'A ordem vale {notional} {asset}; o mínimo é {min} {asset}.',
  TOO_MANY_ORDERS: 'Você tem {max} ordens abertas, o máximo permitido. Cancele algumas primeiro.',
  STOP_WOULD_TRIGGER: 'O último preço é {last}: esse stop dispararia na hora.',
  POST_ONLY_WOULD_MATCH: 'Uma ordem post-only não pode executar na hora: o melhor preço do outro lado é {best}.',
  TRAIL_OUT_OF_RANGE: 'A distância do stop móvel deve ficar entre {min}% e {max}%.',
  TOO_MANY_PARTS: 'Uma ordem iceberg aparece em no máximo {max} partes: mostre pelo menos {min} {asset} por vez.',
  INSUFFICIENT_BALANCE: 'Saldo disponível insuficiente: há {available} {asset} e são necessários {needed} {asset}.',
  ACCOUNT_FROZEN: 'Esta conta está congelada. Fale com o suporte.',
  ETF_PREMIUM_TOO_HIGH:
    'O preço está {premiumPercent}% acima do valor patrimonial de {nav}. Acima de {maxPercent}% não é possível comprar.',
  ORDER_IN_LIST: 'Esta ordem está vinculada a outras. Cancele-a.',
  ORDER_NOT_FOUND: 'Esta ordem não está mais aberta.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
