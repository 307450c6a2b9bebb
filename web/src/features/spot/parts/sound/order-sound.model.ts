import { useEffect } from 'react';
import { onOrders } from '../../api/live.ts';
import { toneOf } from '../../rules/order-tone.ts';
import { ring } from './sound.ts';

/** How many ended orders are remembered, so that each sounds only once although its end is reported several times. */
const HEARD_MAX = 200;

/** Plays a sound when an order ends, while the page is open. */
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
