import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/earn.bookings.ts';

export const messages = {
  'bookings.tab.earn': 'Доход',
  'bookings.bill.view.earn': 'Посмотреть размещение',
  'bookings.kind.earn.subscribe': 'Размещение в «Доход»',
  'bookings.kind.earn.interest': 'Проценты «Дохода»',
  'bookings.kind.earn.matured': 'Срок «Дохода» окончен',
  'bookings.kind.earn.redeem': 'Возврат из «Дохода»',
  'bookings.kind.earn.reward': 'Награда «Дохода»',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
