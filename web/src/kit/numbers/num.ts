import { EMPTY } from '@bourse/core/money/display.ts';

/** The class of a number: figures of one width, but not for `--`, whose hyphens the same feature would pull apart. */
export const numClass = (text: unknown): string => (text === EMPTY ? '' : 'num');
