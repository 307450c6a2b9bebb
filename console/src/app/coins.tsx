import { Suspense } from 'react';
import { CatalogDesktop } from '../features/assets/screens/catalog/catalog.desktop.tsx';
import { Bones } from '../kit/states.tsx';
import { allProducts } from '../lib/products.ts';

/** Everything that is set per coin, by any capability. */
export const Coins = () => (
  <CatalogDesktop>
    <Suspense fallback={<Bones rows={3} />}>
      {allProducts().map(({ name, coinSettings: Settings }) => Settings && <Settings key={name} />)}
    </Suspense>
  </CatalogDesktop>
);
