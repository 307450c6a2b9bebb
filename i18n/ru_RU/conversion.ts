import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/conversion.ts';

export const messages = {
  'conversion.title': 'Конвертация мелких остатков',
  'conversion.intro':
    'Монеты дешевле {max} USDT обмениваются на USDT. Комиссия {fee} % уже учтена в сумме к получению.',
  'conversion.rules':
    'Только основной счёт: монеты с других счетов сначала переведите. До {count} монет за раз, один раз в {hours} ч.',
  'conversion.list': 'Мелкие остатки',
  'conversion.none': 'На основном счёте нет мелких остатков.',
  'conversion.chooseAll': {
    one: 'Выбрать {count} монету',
    few: 'Выбрать все {count} монеты',
    many: 'Выбрать все {count} монет',
    other: 'Выбрать все {count} монеты',
  },
  'conversion.chooseFirst': 'Выберите монеты',
  'conversion.ask': {
    one: 'Узнать цену {count} монеты',
    few: 'Узнать цену {count} монет',
    many: 'Узнать цену {count} монет',
    other: 'Узнать цену {count} монеты',
  },
  'conversion.askAgain': 'Новая цена',
  'conversion.take': 'Обменять на {amount} USDT',
  'conversion.check': 'Проверить ещё раз',
  'conversion.worth': 'Стоит {amount} USDT',
  'conversion.gets': 'Вы получите',
  'conversion.fee': 'Комиссия ({percent}, учтена)',
  'conversion.account': 'Откуда и куда',
  'conversion.funding': 'Основной счёт',
  'conversion.holds': {
    one: 'Цена действует ещё {count} секунду.',
    few: 'Цена действует ещё {count} секунды.',
    many: 'Цена действует ещё {count} секунд.',
    other: 'Цена действует ещё {count} секунды.',
  },
  'conversion.expired': 'Цена устарела. Ничего не обменяно.',
  'conversion.final': 'Обмен нельзя отменить.',
  'conversion.done': 'Обменяно',
  'conversion.doneText': '{amount} USDT на вашем основном счёте.',
  'conversion.tooSoon': 'Снова обменять можно с {time}.',
  'conversion.history': 'Открыть выписку',
  'conversion.failed': 'Обмен не выполнен',
  'conversion.unknown': 'Проверяем, прошёл ли обмен. Дважды он не выполнится.',
  'conversion.obstacle.NO_MARKET': 'Нет пары с USDT, обмен невозможен',
  'conversion.obstacle.MARKET_HALTED': 'Торги остановлены',
  'conversion.obstacle.NO_PRICE': 'Нет актуальной цены',
  'conversion.obstacle.FROZEN': 'Часть заморожена',
  'conversion.obstacle.LOCKED': 'Заблокировано до {time}',
  'conversion.obstacle.TOO_LITTLE': 'Слишком малая сумма',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
