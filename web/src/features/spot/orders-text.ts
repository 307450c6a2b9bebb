import type { messages } from '@bourse/i18n/en_US/spot-orders.ts';
import { catalog, type Text, useText } from '../../lib/i18n.ts';

export type OrdersMessages = typeof messages;
export type OrdersText = Text<OrdersMessages>;

export const ordersText = catalog<OrdersMessages>(import.meta.glob('../../../../i18n/*/spot-orders.ts'));
export const useOrdersText = (): OrdersText => useText(ordersText);
