import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot-markets.ts';

export const messages = {
  'spot.markets.title': 'Рынки',
  'spot.markets.kinds': 'Виды рынков',
  'spot.markets.kind.favourites': 'Избранное',
  'spot.markets.kind.spot': 'Спот',
  'spot.markets.kind.etf': 'Токены с плечом',
  'spot.markets.search': 'Найти пару',
  'spot.markets.clear': 'Очистить поиск',
  'spot.markets.nothing': 'Пары «{search}» нет',
  'spot.markets.none': 'Пока не открыт ни один рынок.',
  'spot.markets.noFavourites': 'Отметьте пару звёздочкой, и она появится здесь',
  'spot.markets.showAll': 'Показать все пары',

  'spot.markets.ranking': 'Рейтинг',
  'spot.markets.ranking.gain': 'Лидеры роста',
  'spot.markets.ranking.loss': 'Лидеры падения',
  'spot.markets.ranking.turnover': 'По обороту',

  'spot.markets.column.pair': 'Пара',
  'spot.markets.column.last': 'Последняя цена',
  'spot.markets.column.change': 'Изменение за 24 ч',
  'spot.markets.column.high': 'Максимум за 24 ч',
  'spot.markets.column.low': 'Минимум за 24 ч',
  'spot.markets.column.turnover': 'Оборот за 24 ч',
  'spot.markets.column.action': 'Действие',

  'spot.markets.trade': 'Торговать',
  'spot.markets.favour': 'Добавить {pair} в избранное',
  'spot.markets.unfavour': 'Убрать {pair} из избранного',
  'spot.markets.halted': 'Остановлен',
  'spot.markets.all': 'Все рынки',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
