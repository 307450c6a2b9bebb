import type { AskedAction } from '../../../../lib/products.ts';
import { Preview } from '../rates/preview.tsx';
import { ProductPreview } from '../terms/product-preview.tsx';
import { useAskedModel } from './asked.model.ts';

/** For whoever decides: what people will read once it is approved, in the same words that whoever asked has read. */
export function Asked({ action }: { readonly action: AskedAction }) {
  const asked = useAskedModel(action);
  if (!asked) return null;
  return (
    <div data-room="earn/parts/asked" className="mt-3">
      {asked.what === 'terms' ? (
        <ProductPreview terms={asked.terms} sold={asked.sold} />
      ) : (
        <Preview rows={asked.rows} product={asked.product} />
      )}
    </div>
  );
}
