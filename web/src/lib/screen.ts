import type { PageId } from '@bourse/contract/pages.ts';
import type { ComponentType } from 'react';

interface LayoutModule {
  readonly default: ComponentType;
  /** Requests the screen's first data, where it should not wait until the screen is drawn. */
  readonly askEarly?: () => void;
}
/** Fetches the code of one layout. */
export type Layout = () => Promise<LayoutModule>;

export interface RedirectTo {
  readonly redirectTo: PageId;
}

/** Both layouts of a page; either may redirect to another page. */
export interface Screen {
  readonly desktop: Layout | RedirectTo;
  readonly h5: Layout | RedirectTo;
}
