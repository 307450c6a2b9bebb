import type { Locator, Page } from '@playwright/test';
import type { paths } from '../../contract/src/paths.gen.ts';
import type { Records } from '../exchange/newcomer.ts';

/** One place of the wallet that waits for one answer. */
export interface Row {
  readonly name: string;
  readonly path: string | ((records: Records) => string);
  /** The address of the screen on a phone where it differs; null where the phone has no such screen. */
  readonly h5Path?: string | null;
  /** The endpoint whose answer is delayed, emptied or broken. */
  readonly api: keyof typeof paths;
  /** What a person does to see the place. */
  readonly open?: (page: Page) => Promise<void>;
  /** Something that stands there only once the answer has come. */
  readonly content: (page: Page) => Locator;
  /** The list that is emptied in the answer, and the sentence shown instead; none where the answer cannot be empty. */
  /** The layout in which the short form looks at it. */
  readonly short?: 'desktop' | 'phone';
  readonly empty?: { readonly key: string; readonly sentence: string };
}
