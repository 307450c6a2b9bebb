import { type PageId, pageOf } from '@bourse/contract/pages.ts';
import { useLocation, useSearch } from 'wouter';

export type Query = Readonly<Record<string, string | null | undefined>>;

/** Pages that are another page on h5. Links name the desktop's; the router leads on. */
const ON_H5: Partial<Record<PageId, PageId>> = {
  'identity.login': 'identity.loginAndRegister',
  'identity.register': 'identity.loginAndRegister',
  'identity.security': 'identity.center',
  'identity.vip': 'identity.vipInfo',
  'bookings.financial': 'bookings.h5Financial',
};

/** What the page of h5 is told, so that it shows what was asked for. */
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

/** The page for a visitor who opens one that the layout in use does not have: what the address said goes along. */
export function pathInstead(id: PageId, target: PageId, search: string): string {
  const said = new URLSearchParams({ ...toldTo(id), ...Object.fromEntries(new URLSearchParams(search)) });
  return said.size > 0 ? `${pageOf(target).path}?${said}` : pageOf(target).path;
}

/** The address of a page in the layout in use, with a query and with the values of its `:names`. */
export function pathTo(id: PageId, query: Query = {}, names: Readonly<Record<string, string>> = {}): string {
  const path = pageOf(pageInUse(id)).path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(names[name] ?? ''),
  );
  const search = new URLSearchParams(toldTo(id));
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Goes to a page; `replaces` leaves no step back. */
export function useGo(): (id: PageId, query?: Query, options?: { readonly replaces?: boolean }) => void {
  const [, navigate] = useLocation();
  return (id, query, options) => navigate(pathTo(id, query), { replace: options?.replaces ?? false });
}

/** What of the screen can be linked: the query's values, and a way to change some of them. */
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
