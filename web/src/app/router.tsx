import { type PageId, pageIdAt, pageOf, REDIRECTS, textsOf } from '@bourse/contract/pages.ts';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { loadTextOf } from '../lib/i18n.ts';
import { pathInstead } from '../lib/links.ts';
import { getLocale } from '../lib/locale.ts';
import type { Screen } from '../lib/screen.ts';
import { useIsDemo } from '../lib/status.ts';
import { useGuard } from './access/guard.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { formFactor } from './form-factor.ts';
import { useMetadata } from './metadata.ts';
import { NotFound } from './pages/not-found.tsx';
import { screens } from './screens.ts';

/** Layouts that are loaded or being loaded. */
const layouts = new Map<PageId, ComponentType>();
const lazyLayouts = new Map<PageId, ComponentType>();

function layoutOf(id: PageId): ComponentType | null {
  const cached = layouts.get(id) ?? lazyLayouts.get(id);
  if (cached) return cached;
  const layout: Screen['desktop'] = screens[id][formFactor];
  if ('redirectTo' in layout) return null;
  const made = lazy(layout);
  lazyLayouts.set(id, made);
  return made;
}

/**
 * Fetches a page's code and texts before it is opened: on pointerenter and touchstart, and for the first page before it is
 * drawn. The first page's data is requested too, together with the question who is logged in, because nothing else is on the
 * screen then.
 */
export async function preload(id: PageId, isFirst = false): Promise<void> {
  const layout: Screen['desktop'] = screens[id][formFactor];
  if ('redirectTo' in layout || layouts.has(id) || lazyLayouts.has(id)) return;
  // A failed fetch is repeated when the page is opened, which also shows the error.
  const loaded = await layout().catch(() => null);
  if (isFirst) loaded?.askEarly?.();
  await Promise.all(textsOf(id).map((name) => loadTextOf(name, getLocale()).catch(() => undefined)));
  if (loaded && !lazyLayouts.has(id)) layouts.set(id, loaded.default);
}

/** The page of the address, or null. */
export function usePageId(): PageId | null {
  const [path] = useLocation();
  return pageIdAt(path);
}

/** Shows the address's screen, with redirects, the login guard, metadata and the right layout. */
export function Router({ fallback }: { readonly fallback: ReactNode }) {
  const [path] = useLocation();
  const search = useSearch();
  const id = pageIdAt(path);
  useMetadata(id);
  const query = search ? `?${search}` : '';
  const moved = REDIRECTS[path.length > 1 ? path.replace(/\/$/, '') : path];
  if (moved) return <Redirect to={moved + query} replace />;
  if (!id) return <NotFound />;
  const layout = screens[id][formFactor];
  if ('redirectTo' in layout) return <Redirect to={pathInstead(id, layout.redirectTo, search)} replace />;
  return (
    <ErrorBoundary key={id}>
      <Suspense fallback={fallback}>
        <Guarded id={id} fallback={fallback} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Guarded({ id, fallback }: { readonly id: PageId; readonly fallback: ReactNode }) {
  const page = pageOf(id);
  const mayShow = useGuard(page.needsLogin ?? false);
  const Layout = layoutOf(id);
  if (!mayShow || !Layout) return fallback;
  return page.demoOnly ? <DemoOnly Layout={Layout} /> : <Layout />;
}

function DemoOnly({ Layout }: { readonly Layout: ComponentType }) {
  return useIsDemo() ? <Layout /> : <NotFound />;
}
