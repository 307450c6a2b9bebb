import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-markets.ts';

export const messages = {
  'spot.markets.title': 'Mercados',
  'spot.markets.kinds': 'Tipos de mercado',
  'spot.markets.kind.favourites': 'Favoritos',
  'spot.markets.kind.spot': 'Al contado',
  'spot.markets.kind.etf': 'Tokens apalancados',
  'spot.markets.search': 'Buscar un par',
  'spot.markets.clear': 'Borrar la búsqueda',
  'spot.markets.nothing': 'Ningún par se llama «{search}»',
  'spot.markets.none': 'Todavía no hay mercados abiertos.',
  'spot.markets.noFavourites': 'Marque un par con la estrella y aparecerá aquí',
  'spot.markets.showAll': 'Ver todos los pares',

  'spot.markets.ranking': 'Clasificación',
  'spot.markets.ranking.gain': 'Mayores subidas',
  'spot.markets.ranking.loss': 'Mayores bajadas',
  'spot.markets.ranking.turnover': 'Más negociados',

  'spot.markets.column.pair': 'Par',
  'spot.markets.column.last': 'Último precio',
  'spot.markets.column.change': 'Variación 24 h',
  'spot.markets.column.high': 'Máximo 24 h',
  'spot.markets.column.low': 'Mínimo 24 h',
  'spot.markets.column.turnover': 'Volumen 24 h',
  'spot.markets.column.action': 'Acción',

  'spot.markets.trade': 'Operar',
  'spot.markets.favour': 'Añadir {pair} a favoritos',
  'spot.markets.unfavour': 'Quitar {pair} de favoritos',
  'spot.markets.halted': 'Suspendido',
  'spot.markets.all': 'Todos los mercados',
} as const satisfies Catalog<typeof en, 'es_ES'>;
