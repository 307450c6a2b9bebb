import { useEffect } from 'react';
import { onOrders } from '../../api/live.ts';
import { toneOf } from '../../rules/order-tone.ts';
import { ring } from './sound.ts';

/** An order is heard once, however many ways its end is told. */
const HEARD_MAX = 200;

/** Lets the end of an order be heard while the page is open. */
export function useOrderSound(): void {
  useEffect(() => {
    const heard = new Set<string>();
    return onOrders((orders) => {
      for (const order of orders) {
        const tone = toneOf(order);
        if (!tone || heard.has(order.id)) continue;
        heard.add(order.id);
        if (heard.size > HEARD_MAX) heard.delete(heard.values().next().value ?? '');
        ring(tone);
      }
    });
  }, []);
}
