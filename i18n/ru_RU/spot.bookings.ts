import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/spot.bookings.ts';

export const messages = {
  'bookings.kind.trade.buy': 'Покупка',
  'bookings.kind.trade.sell': 'Продажа',
  'bookings.kind.trade.fee': 'Торговая комиссия',
  'bookings.kind.token.merge': 'Объединение',
  'bookings.bill.view.orders': 'К ордерам',
} as const satisfies Catalog<typeof en, 'ru_RU'>;
