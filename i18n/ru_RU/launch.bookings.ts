import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.bookings.ts';

export const messages = {
  'bookings.tab.launch': 'Запуск токенов',
  'bookings.bill.view.launch': 'Посмотреть проект',
  'bookings.kind.launch.paid': 'Оплата в запуске токенов',
  'bookings.kind.launch.bought': 'Токены запуска',
  'bookings.kind.launch.reward': 'Награда запуска',
  'bookings.kind.launch.refund': 'Возврат по запуску токенов',
  'bookings.kind.launch.returned': 'Возврат токенов запуска',
  'bookings.kind.launch.payOut': 'Выплата из запуска токенов',
  'bookings.kind.launch.protection': 'Защита цены запуска токенов',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
