import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid-refusal.ts';

export const messages = {
  GRID_MARKET_CLOSED: 'Não há grades disponíveis em {symbol}.',
  GRID_COUNT: 'Escolha de {min} a {max} grades.',
  GRID_RANGE_NARROW: 'O preço superior deve ser pelo menos {min} vezes o inferior.',
  GRID_LEVELS_EQUAL: 'Com tantas grades, dois níveis têm o mesmo preço. Escolha menos ou uma faixa mais ampla.',
  GRID_NO_PROFIT:
    'Depois das taxas, a grade mais estreita renderia {percent}%. Escolha menos grades ou uma faixa mais ampla.',
  GRID_NO_PRICE: '{symbol} ainda não foi negociado: não há preço de partida.',
  GRID_INVESTMENT_LOW: 'Esta grade precisa de pelo menos {needed} {asset}.',
  GRID_INVESTMENT_HIGH: 'Esta grade aceita no máximo {max} {asset}.',
  GRID_TAKE_PROFIT: 'O preço de realização de lucro deve ficar acima de {upper} e do preço atual, {price}.',
  GRID_STOP_LOSS: 'O preço de stop loss deve ficar abaixo de {lower} e do preço atual, {price}.',
  GRID_PRICE_OUTSIDE:
    'O preço é {price}, fora da faixa de {lower} a {upper}. Defina um preço de disparo ou outra faixa.',
  GRID_TRIGGER: 'O preço de disparo deve estar na faixa, de {lower} a {upper}.',
  GRID_TOO_MANY: 'Você tem {max} grades, o máximo. Pare uma antes.',
  GRID_NO_HISTORY: '{symbol} tem poucos preços passados, ou eles quase não se moveram.',
  GRID_UNKNOWN: 'Esta grade não existe.',
  GRID_ENDED: 'Esta grade já parou.',
  INSUFFICIENT_BALANCE: 'Saldo disponível de {asset} insuficiente na conta spot: são necessários {needed}.',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
