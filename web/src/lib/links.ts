import { type PageId, pageOf } from '@bourse/contract/pages.ts';
import { useLocation, useSearch } from 'wouter';

export type Query = Readonly<Record<string, string | null | undefined>>;

/** Pages that h5 has under another page. Links use the desktop's page; the router redirects. */
const ON_H5: Partial<Record<PageId, PageId>> = {
  'identity.login': 'identity.loginAndRegister',
  'identity.register': 'identity.loginAndRegister',
  'identity.security': 'identity.center',
  'identity.vip': 'identity.vipInfo',
  'bookings.financial': 'bookings.h5Financial',
};

/** Query values that such an h5 page gets, so that it shows the part that was asked for. */
const TOLD_ON_H5: Partial<Record<PageId, Readonly<Record<string, string>>>> = {
  'identity.register': { view: 'register' },
};

let isH5 = false;
/** Set once by app/form-factor.ts. */
export const setLinksForH5 = (yes: boolean): void => {
  isH5 = yes;
};

export const pageInUse = (id: PageId): PageId => (isH5 && ON_H5[id]) || id;

const toldTo = (id: PageId): Readonly<Record<string, string>> => (isH5 && TOLD_ON_H5[id]) || {};

/** The path of the page that replaces one which the layout does not have; keeps the query. */
export function pathInstead(id: PageId, target: PageId, search: string): string {
  const said = new URLSearchParams({ ...toldTo(id), ...Object.fromEntries(new URLSearchParams(search)) });
  return said.size > 0 ? `${pageOf(target).path}?${said}` : pageOf(target).path;
}

/** The path of a page in the layout in use, with a query and values for its `:names`. */
export function pathTo(id: PageId, query: Query = {}, names: Readonly<Record<string, string>> = {}): string {
  const path = pageOf(pageInUse(id)).path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(names[name] ?? ''),
  );
  const search = new URLSearchParams(toldTo(id));
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Navigates to a page; `replaces` leaves no step in the history. */
export function useGo(): (id: PageId, query?: Query, options?: { readonly replaces?: boolean }) => void {
  const [, navigate] = useLocation();
  return (id, query, options) => navigate(pathTo(id, query), { replace: options?.replaces ?? false });
}

/** The URL's query, and a function to change some of its values. */
export function useQueryState(): readonly [URLSearchParams, (change: Query, replaces?: boolean) => void] {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const now = new URLSearchParams(search);
  const change = (next: Query, replaces = true) => {
    const changed = new URLSearchParams(search);
    for (const [name, value] of Object.entries(next)) {
      if (value) changed.set(name, value);
      else changed.delete(name);
    }
    navigate(changed.size > 0 ? `${path}?${changed}` : path, { replace: replaces });
  };
  return [now, change];
}
