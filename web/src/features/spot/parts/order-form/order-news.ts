import { exactAmount } from '../../../../lib/format.ts';
import type { Notification } from '../../../../lib/notify.ts';
import type { OrdersText } from '../../orders-text.ts';
import type { Order } from '../../rules/market.ts';
import type { SpotText } from '../../spot-text.ts';

/** What became of an order that was just sent, for a message: what was asked for, and how much of it traded. */
export function orderNews(t: SpotText, o: OrdersText, order: Order): Omit<Notification, 'id'> {
  const [base = '', quote = ''] = order.symbol.split('_');
  const side = o(`spot.orders.side.${order.side}`);
  const asked = order.quantity
    ? `${exactAmount(order.quantity)} ${base}`
    : `${exactAmount(order.quoteAmount)} ${quote}`;
  const at = order.type === 'market' ? null : order.type === 'stop-market' ? order.stopPrice : order.price;
  const wanted = `${side} ${asked}${at ? ` · ${exactAmount(at)} ${quote}` : ''}`;
  const hasTraded = !/^0(?:\.0*)?$/.test(order.traded);
  const traded = `${side} ${exactAmount(order.traded)} ${base} · ${exactAmount(order.averagePrice)} ${quote}`;
  switch (order.status) {
    case 'waiting':
      return { tone: 'ok', title: t('spot.news.waiting'), text: wanted };
    case 'unfilled':
      return { tone: 'ok', title: t('spot.news.placed'), text: wanted };
    case 'partial':
      return { tone: 'ok', title: t('spot.news.partial'), text: traded };
    case 'completed':
      return { tone: 'ok', title: t('spot.news.completed'), text: traded };
    default:
      if (order.reason === 'selfTrade') {
        return { tone: 'warn', title: t('spot.news.selfTrade'), text: hasTraded ? traded : wanted };
      }
      return hasTraded
        ? { tone: 'warn', title: t('spot.news.rest'), text: traded }
        : { tone: 'warn', title: t('spot.news.nothing'), text: wanted };
  }
}
