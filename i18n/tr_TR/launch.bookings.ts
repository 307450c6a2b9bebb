import type { Catalog } from '../catalog.ts';
import type { messages as en } from '../en_US/launch.bookings.ts';

export const messages = {
  'bookings.tab.launch': 'Token lansmanı',
  'bookings.bill.view.launch': 'Projeyi gör',
  'bookings.kind.launch.paid': 'Lansman ödemesi',
  'bookings.kind.launch.bought': 'Lansman token’ları',
  'bookings.kind.launch.reward': 'Lansman ödülü',
  'bookings.kind.launch.refund': 'Lansman iadesi',
  'bookings.kind.launch.returned': 'İade edilen lansman token’ları',
  'bookings.kind.launch.payOut': 'Lansman geliri ödemesi',
  'bookings.kind.launch.protection': 'Lansman fiyat koruması',
} as const satisfies Catalog<typeof en, 'tr_TR'>;
