import type { PageId } from '@bourse/contract/pages.ts';

/** The five pages of the h5 tab bar, in order. */
export const TAB_PAGES = ['shell.home', 'spot.markets', 'spot.trade', 'futures.trade', 'holdings.overview'] as const;

export const isTabPage = (id: PageId | null): boolean => (TAB_PAGES as readonly (PageId | null)[]).includes(id);
