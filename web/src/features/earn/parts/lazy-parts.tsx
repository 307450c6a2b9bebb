import { lazy, Suspense } from 'react';
import { Skeleton } from '../../../kit/skeleton.tsx';
import type { ProductModel } from '../screens/product/product.model.ts';
import type { ProductsModel } from '../screens/products/products.model.ts';

interface PartProps {
  readonly model: ProductsModel;
}

const Orders = lazy(() => import('./orders/orders.tsx'));
const Order = lazy(() => import('./order/order.tsx'));
const Purchase = lazy(() => import('./purchase/purchase-dialog.tsx'));
const Rules = lazy(() => import('./rules/rules-dialog.tsx'));

/** A person's orders, whose code comes when they are first looked at. */
export function LazyOrders({ model: { view, commands } }: PartProps) {
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <Orders areEnded={view.areEnded} onEnded={commands.setEnded} onOrder={commands.openOrder} />
    </Suspense>
  );
}

/** One order. */
export function LazyOrder({ model: { view, commands } }: PartProps) {
  if (!view.orderId) return null;
  const offers = view.all;
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <Order key={view.orderId} orderId={view.orderId} offers={offers} onAdd={commands.choose} />
    </Suspense>
  );
}

/** The windows over the page. */
export function Windows({ model: { view, commands } }: PartProps) {
  return (
    <Suspense fallback={null}>
      {view.chosen && (
        <Purchase key={view.chosen.id} offer={view.chosen} onClose={commands.closeForm} onOrder={commands.openOrder} />
      )}
      {view.isRulesOpen && <Rules offers={view.all} onClose={commands.closeRules} />}
    </Suspense>
  );
}

/** The form over the page of a product. */
export function ProductWindow({ view, commands }: ProductModel) {
  const { offer, isFormOpen } = view;
  return (
    <Suspense fallback={null}>
      {offer && isFormOpen && (
        <Purchase key={offer.id} offer={offer} onClose={commands.closeForm} onOrder={commands.openOrder} />
      )}
    </Suspense>
  );
}
