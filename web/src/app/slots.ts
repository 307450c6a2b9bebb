import { lazy } from 'react';
import { describeProducts } from '../lib/products.ts';
import { fillSlots } from '../lib/slots.tsx';
import { products } from './products.ts';

/**
 * Fills the slots that lower capabilities leave for parts of higher ones (fetched when a slot is shown), and tells every room
 * how products describe themselves.
 */
export function fillAllSlots(): void {
  describeProducts(products);
  const ofProducts = products.flatMap((product) => ('slots' in product ? Object.entries(product.slots) : []));
  fillSlots({
    'withdrawals.inside': lazy(async () => ({ default: (await import('../features/transfers/public.ts')).SendForm })),
    'withdrawals.short': lazy(async () => ({ default: (await import('../features/transfers/public.ts')).Elsewhere })),
    'coins.idle': products.flatMap((product) => ('idleCoins' in product ? [lazy(product.idleCoins)] : [])),
    ...Object.fromEntries(ofProducts.map(([name, part]) => [name, lazy(part)])),
  });
}
