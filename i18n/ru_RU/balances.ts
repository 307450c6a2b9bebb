import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/balances.ts';

export const messages = {
  'balances.account.funding': 'Основной',
  'balances.account.spot': 'Спот',
  'balances.account.p2p': 'P2P',
  'balances.account.futures': 'Фьючерсы',
  'balances.account.earn': 'Доход',
  'balances.account.card': 'Карта',
  'balances.account.futures_copy': 'Копирование фьючерсов',
  'balances.account.spot_copy': 'Копирование спота',
  'balances.account.in_transit': 'В пути',
  'balances.account.bonus': 'Бонусы',
  'balances.account.copy': 'Копитрейдинг',

  'balances.action.deposit': 'Пополнить',
  'balances.action.withdraw': 'Вывести',
  'balances.action.transfer': 'Перевести',
  'balances.action.trade': 'Торговать',
  'balances.action.express': 'Быстрая покупка',
  'balances.action.bonus': 'Получить бонус',
  'balances.action.clearSearch': 'Очистить поиск',
  'balances.action.clearFilters': 'Сбросить фильтры',
  'balances.action.allHistory': 'Вся история',

  'balances.limit.title': 'Вывод за 24 ч',
  'balances.limit.limitLeft': 'Остаток вывода за 24 ч',
  'balances.limit.left': 'USDT осталось',
  'balances.limit.used': 'Использовано {amount}',
  'balances.limit.of': 'из {amount}',
  'balances.limit.frees': '{amount} освободится: {time}',
  'balances.limit.used30d': '30 дней: использовано {used} из {limit} USDT.',
  'balances.limit.raiseLimit': 'Повысить лимит',
  'balances.limit.vipLevels': 'Уровни VIP',
  'balances.limit.vip': 'VIP {level}',

  'balances.column.coin': 'Монета',
  'balances.column.total': 'Всего',
  'balances.column.available': 'Доступно',
  'balances.column.frozen': 'Заморожено',
  'balances.column.price': 'Цена, 24 ч',
  'balances.column.action': 'Действие',

  'balances.transferHistory': 'История переводов',

  'balances.addressBook': 'Адресная книга',

  'balances.amount.limitFrees': 'Лимит увеличится в {time}.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
