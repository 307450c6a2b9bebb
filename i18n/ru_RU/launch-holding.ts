import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch-holding.ts';

export const messages = {
  'launch.holding.title': 'Средний остаток {coin}',
  'launch.holding.period': 'Учитываемые дни',
  'launch.holding.public': 'Последние данные',
  'launch.holding.needed': 'Нужный средний остаток',
  'launch.holding.average': 'Ваш средний остаток ({known} из {days} дн.)',
  'launch.holding.cap': 'Максимальный взнос для вас',
  'launch.holding.counted':
    'Раз в час, в случайную секунду, мы фиксируем ваши средства: основной счёт, спот (вместе с открытыми ордерами и сетками), «Доход» и доступное для P2P; взносы в запусках тоже считаются. Заёмные монеты, бонусы и нереализованная прибыль фьючерсов не считаются.',
  'launch.holding.days': 'Дни',
  'launch.holding.soon': 'Будет опубликовано {time}',
  'launch.holding.tidied': 'Данные больше не хранятся',
  'launch.holding.none': 'Снимков за этот день нет',
  'launch.holding.lost': {
    one: '{count} час не удалось зафиксировать, в среднее он не входит.',
    few: '{count} часа не удалось зафиксировать, в среднее они не входят.',
    many: '{count} часов не удалось зафиксировать, в среднее они не входят.',
    other: '{count} часа не удалось зафиксировать, в среднее они не входят.',
  },
  'launch.holding.hour': 'Час',
  'launch.holding.readAt': 'Зафиксировано в',
  'launch.holding.missing': 'Нет данных',
  'launch.holding.hoursOf': 'Снимки за {date}',
  'launch.holding.seedHash': 'SHA-256 исходного числа дня:',
  'launch.holding.seed': 'Исходное число дня:',
  'launch.holding.yours': 'Ваш средний остаток: {average} {coin}',
  'launch.holding.rule.least':
    'Раунд {number}: с {from} по {until} (UTC+8) нужно было держать в среднем не менее {least} {coin}.',
  'launch.holding.rule.factor':
    'Раунд {number}: на каждый {coin} среднего остатка можно внести {factor} {asset}, но не больше максимума раунда.',
  'launch.holding.rule.mean':
    'Среднее за день — по ежечасным снимкам, ваше среднее — по дням. Часы без снимка не учитываются. Данные за день публикуются в 11:00 (UTC+8) следующего дня.',
  'launch.condition.HOLDING': 'В среднем не менее {needed} {coin}',
  'launch.fix.HOLDING': 'Пополнить',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
