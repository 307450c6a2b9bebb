import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-markets.ts';

export const messages = {
  'spot.markets.title': 'Mercados',
  'spot.markets.kinds': 'Tipos de mercado',
  'spot.markets.kind.favourites': 'Favoritos',
  'spot.markets.kind.spot': 'À vista',
  'spot.markets.kind.etf': 'Tokens alavancados',
  'spot.markets.search': 'Buscar um par',
  'spot.markets.clear': 'Limpar a busca',
  'spot.markets.nothing': 'Nenhum par se chama “{search}”',
  'spot.markets.none': 'Ainda não há mercados abertos.',
  'spot.markets.noFavourites': 'Marque um par com a estrela e ele aparece aqui',
  'spot.markets.showAll': 'Ver todos os pares',

  'spot.markets.ranking': 'Classificação',
  'spot.markets.ranking.gain': 'Maiores altas',
  'spot.markets.ranking.loss': 'Maiores baixas',
  'spot.markets.ranking.turnover': 'Mais negociados',

  'spot.markets.column.pair': 'Par',
  'spot.markets.column.last': 'Último preço',
  'spot.markets.column.change': 'Variação 24 h',
  'spot.markets.column.high': 'Máxima 24 h',
  'spot.markets.column.low': 'Mínima 24 h',
  'spot.markets.column.turnover': 'Volume 24 h',
  'spot.markets.column.action': 'Ação',

  'spot.markets.trade': 'Negociar',
  'spot.markets.favour': 'Adicionar {pair} aos favoritos',
  'spot.markets.unfavour': 'Remover {pair} dos favoritos',
  'spot.markets.halted': 'Suspenso',
  'spot.markets.all': 'Todos os mercados',
} as const satisfies Catalog<typeof en, 'pt_BR'>;
