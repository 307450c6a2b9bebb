import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid-refusal.ts';

export const messages = {
  GRID_MARKET_CLOSED: 'Não há grelhas disponíveis em {symbol}.',
  GRID_COUNT: 'Escolha de {min} a {max} grelhas.',
  GRID_RANGE_NARROW: 'O preço superior tem de ser pelo menos {min} vezes o inferior.',
  GRID_LEVELS_EQUAL: 'Com tantas grelhas, dois níveis têm o mesmo preço. Escolha menos ou um intervalo mais amplo.',
  GRID_NO_PROFIT:
    'Depois das comissões, a grelha mais estreita renderia {percent} %. Escolha menos grelhas ou um intervalo mais amplo.',
  GRID_NO_PRICE: '{symbol} ainda não foi negociado: não há preço de partida.',
  GRID_INVESTMENT_LOW: 'Esta grelha precisa de pelo menos {needed} {asset}.',
  GRID_INVESTMENT_HIGH: 'Esta grelha aceita no máximo {max} {asset}.',
  GRID_TAKE_PROFIT: 'O preço de realização de lucro tem de ficar acima de {upper} e do preço atual, {price}.',
  GRID_STOP_LOSS: 'O preço de stop loss tem de ficar abaixo de {lower} e do preço atual, {price}.',
  GRID_PRICE_OUTSIDE:
    'O preço é {price}, fora do intervalo de {lower} a {upper}. Defina um preço de ativação ou outro intervalo.',
  GRID_TRIGGER: 'O preço de ativação tem de estar no intervalo, de {lower} a {upper}.',
  GRID_TOO_MANY: 'Tem {max} grelhas, o máximo. Pare uma primeiro.',
  GRID_NO_HISTORY: '{symbol} tem poucos preços passados, ou quase não se moveram.',
  GRID_UNKNOWN: 'Esta grelha não existe.',
  GRID_ENDED: 'Esta grelha já parou.',
  INSUFFICIENT_BALANCE: 'Saldo disponível de {asset} insuficiente na conta spot: são necessários {needed}.',
} as const satisfies Catalog<typeof en, 'pt_PT'>;
