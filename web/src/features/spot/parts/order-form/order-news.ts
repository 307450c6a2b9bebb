import type { Notification } from '../../../../lib/notify.ts';
import type { Order } from '../../rules/market.ts';
import type { SpotText } from '../../spot-text.ts';
import { type OrderLook, sayExits, sayTraded, sayWanted } from './order-words.ts';

/** The message after several orders were sent together: the first one's result, and what waits with it. */
export function listNews(t: SpotText, orders: readonly Order[], look: OrderLook): Omit<Notification, 'id'> {
  const [first, ...others] = orders as readonly [Order, ...Order[]];
  const news = orderNews(t, first, look);
  const exits = sayExits(t, others, look);
  return exits === '' ? news : { ...news, text: `${news.text} \u00b7 ${exits}` };
}

/** The message after an order was sent: what was asked for, and how much has traded. */
export function orderNews(t: SpotText, order: Order, look: OrderLook): Omit<Notification, 'id'> {
  const hasTraded = !/^0(?:\.0*)?$/.test(order.traded);
  const wanted = sayWanted(t, order, look);
  const traded = hasTraded ? sayTraded(t, order, look) : wanted;
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
      if (order.reason === 'selfTrade') return { tone: 'warn', title: t('spot.news.selfTrade'), text: traded };
      return { tone: 'warn', title: t(hasTraded ? 'spot.news.rest' : 'spot.news.nothing'), text: traded };
  }
}
