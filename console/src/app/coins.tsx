import { CatalogDesktop } from '../features/assets/screens/catalog/catalog.desktop.tsx';
import { Ranges } from '../features/linked-wallet/parts/ranges/ranges.tsx';

/** Everything that is set coin by coin, of whichever capability. */
export const Coins = () => (
  <CatalogDesktop>
    <Ranges />
  </CatalogDesktop>
);
