import type { Product } from '../modules/products/public.ts';
import { type SpotRoom, spotProduct } from '../modules/spot/public.ts';

/** Every product of the house, as the rooms of a person's money read them. A new product adds its line here. */
export const productsOf = ({ spot }: { readonly spot: SpotRoom }): readonly Product[] => [spotProduct(spot)];
