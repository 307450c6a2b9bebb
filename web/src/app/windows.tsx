import { lazy, Suspense } from 'react';
import { useQueryState } from '../lib/links.ts';
import { useSession } from '../lib/session.ts';
import { usePageId } from './router.tsx';

const ConvertDialog = lazy(() => import('../features/conversion/parts/convert-dialog/convert-dialog.tsx'));

/** Windows of one capability over a page of another, named by the query: they can be linked, and Back closes them. */
export function Windows() {
  const id = usePageId();
  const [query, setQuery] = useQueryState();
  const { state } = useSession();
  if (id !== 'holdings.overview' || state !== 'person' || query.get('window') !== 'convert') return null;
  return (
    <Suspense fallback={null}>
      <ConvertDialog open onClose={() => setQuery({ window: null })} />
    </Suspense>
  );
}
