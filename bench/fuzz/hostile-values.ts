import { MONEY } from './hostile/money.ts';
import { ADDRESSES, CODES, IDS } from './hostile/names.ts';
import { REDIRECTS } from './hostile/redirects.ts';
import { HOSTILE_BODIES, HOSTILE_HEADERS } from './hostile/requests.ts';
import { SPOILED, TEXTS } from './hostile/texts.ts';

/**
 * Values that have broken some exchange, or could. Each category stands for one way of attack, but every value is tried in
 * every field, because attackers do not care for categories.
 */
export const HOSTILE_VALUES: readonly string[] = [
  ...new Set([...MONEY, ...IDS, ...CODES, ...ADDRESSES, ...REDIRECTS, ...TEXTS, ...SPOILED]),
];

/** How many hostile things the suite holds in all. */
export const HOSTILE_COUNT = HOSTILE_VALUES.length + HOSTILE_BODIES.length + HOSTILE_HEADERS.length;
