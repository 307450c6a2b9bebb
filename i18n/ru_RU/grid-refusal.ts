import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/grid-refusal.ts';

export const messages = {
  GRID_MARKET_CLOSED: 'Для {symbol} сетки не предлагаются.',
  GRID_COUNT: 'Выберите от {min} до {max} ячеек сетки.',
  GRID_RANGE_NARROW: 'Верхняя цена должна превышать нижнюю не менее чем в {min} раза.',
  GRID_LEVELS_EQUAL:
    'При таком числе ячеек два уровня совпадают по цене. Уменьшите число ячеек или расширьте диапазон.',
  GRID_NO_PROFIT:
    'После комиссий самая узкая ячейка принесёт {percent} %. Уменьшите число ячеек или расширьте диапазон.',
  GRID_NO_PRICE: 'По {symbol} ещё не было сделок: нет цены, с которой можно начать.',
  GRID_INVESTMENT_LOW: 'Для этой сетки нужно не менее {needed} {asset}.',
  GRID_INVESTMENT_HIGH: 'В эту сетку можно вложить не более {max} {asset}.',
  GRID_TAKE_PROFIT: 'Цена тейк-профита должна быть выше {upper} и выше текущей цены {price}.',
  GRID_STOP_LOSS: 'Цена стоп-лосса должна быть ниже {lower} и ниже текущей цены {price}.',
  GRID_PRICE_OUTSIDE: 'Цена {price} — вне диапазона от {lower} до {upper}. Задайте цену запуска или другой диапазон.',
  GRID_TRIGGER: 'Цена запуска должна лежать в диапазоне от {lower} до {upper}.',
  GRID_TOO_MANY: 'У вас уже {max} сеток — это максимум. Сначала остановите одну.',
  GRID_NO_HISTORY: 'По {symbol} слишком мало прошлых цен, или они почти не менялись.',
  GRID_UNKNOWN: 'Такой сетки нет.',
  GRID_ENDED: 'Эта сетка уже остановлена.',
  INSUFFICIENT_BALANCE: 'Недостаточно доступного остатка {asset} на спотовом счёте: нужно {needed}.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
