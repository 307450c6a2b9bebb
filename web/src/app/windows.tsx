import { type ComponentType, lazy, Suspense } from 'react';
import { useQueryState } from '../lib/links.ts';
import { useSession } from '../lib/person/session.ts';
import { allProducts, type ProductWindow } from '../lib/products.ts';
import { usePageId } from './router.tsx';

/** Windows that are loaded or being loaded. */
const opened = new Map<ProductWindow, ComponentType<{ readonly open: boolean; readonly onClose: () => void }>>();

function partOf(shown: ProductWindow) {
  const cached = opened.get(shown);
  if (cached) return cached;
  const made = lazy(shown.part);
  opened.set(shown, made);
  return made;
}

/** Products' windows over other pages. The query names the open one, so that it can be linked and Back closes it. */
export function Windows() {
  const id = usePageId();
  const [query, setQuery] = useQueryState();
  const { state } = useSession();
  const name = query.get('window');
  const shown = allProducts()
    .flatMap(({ windows }) => windows ?? [])
    .find((each) => each.page === id && each.window === name);
  if (!shown || state !== 'person') return null;
  const Part = partOf(shown);
  return (
    <Suspense fallback={null}>
      <Part open onClose={() => setQuery({ window: null })} />
    </Suspense>
  );
}
