import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/holdings-asset.ts';

export const messages = {
  'holdings.holds.title': 'Заморожено {asset}',
  'holdings.holds.none': 'Ничего не заморожено.',
  'holdings.holds.releases': 'Освободится: {time}',
  'holdings.holds.since': 'С {time}',

  'holdings.hold.WITHDRAWAL': 'Вывод в обработке',
  'holdings.hold.DEPOSIT_UNCONFIRMED': 'Пополнение ждёт подтверждений',
  'holdings.hold.LAUNCH_COMMIT': 'Внесено в запуск токенов',
  'holdings.hold.VESTING': 'Разблокируется поэтапно',
  'holdings.hold.EARN_REDEEMING': 'Возвращается из «Дохода»',
  'holdings.hold.P2P_ESCROW': 'Отложено для ордера P2P',
  'holdings.hold.CARD_AUTH': 'Оплата картой',
  'holdings.hold.STRATEGY': 'Используется стратегией',
  'holdings.hold.RISK_FREEZE': 'Проверка безопасности',
  'holdings.hold.TRANSFER': 'Перевод в обработке',
  'holdings.hold.other': 'Отложено',

  'holdings.asset.where': 'Где находится',
  'holdings.asset.holds': 'Что заморожено',
  'holdings.asset.priceTrend': 'Динамика цены',
  'holdings.asset.noPrices': 'За этот период цен нет.',
  'holdings.asset.records': 'Последние 5 операций',
  'holdings.asset.noRecords': 'Операций с {asset} пока не было.',
  'holdings.asset.nowhere': 'У вас пока нет {asset}.',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
