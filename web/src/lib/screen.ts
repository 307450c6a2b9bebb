import type { PageId } from '@bourse/contract/pages.ts';
import type { ComponentType } from 'react';

interface LayoutModule {
  readonly default: ComponentType;
  /** Asks for what the screen shows first, where it is worth not to wait for its first drawing. */
  readonly askEarly?: () => void;
}
/** Fetches the code of one layout. */
export type Layout = () => Promise<LayoutModule>;

export interface RedirectTo {
  readonly redirectTo: PageId;
}

/** A page's two layouts; one of them may lead on to another page. */
export interface Screen {
  readonly desktop: Layout | RedirectTo;
  readonly h5: Layout | RedirectTo;
}
