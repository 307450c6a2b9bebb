import { EMPTY } from '@bourse/core/money/display.ts';

/** The class for tabular figures; none for `--`, whose hyphens it would pull apart. */
export const numClass = (text: unknown): string => (text === EMPTY ? '' : 'num');
