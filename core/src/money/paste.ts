import type { Result } from '../result.ts';
import { AMOUNT_LENGTH_MAX, type AmountRefusal, parseAmount } from './amount.ts';

/** Spaces a person pastes along with a number, visible or not: ordinary, no-break, thin, narrow no-break, tab, new line. */
const SPACES = /[\s\u00A0\u2009\u202F\uFEFF]/gu;
const GROUPED = /^[0-9]{1,3}(?:[,'\u2019][0-9]{3})+(?:\.[0-9]*)?$/u;
const GROUP_MARKS = /[,'\u2019]/gu;

/**
 * Turns what a person pasted or typed into the plain text that `parseAmount` reads: `1,234.50` becomes `1234.50`,
 * `.5` becomes `0.5`, `007` becomes `7`. A comma that does not group thousands is left alone, because `1,5` means one
 * and a half to some people and fifteen to others; it is then refused.
 */
export function tidyPasted(text: string): string {
  if (text.length > AMOUNT_LENGTH_MAX * 2) return text;
  let tidy = text.replace(SPACES, '');
  if (GROUPED.test(tidy)) tidy = tidy.replace(GROUP_MARKS, '');
  if (/^\.[0-9]+$/.test(tidy)) tidy = `0${tidy}`;
  if (/^[0-9]+\.$/.test(tidy)) tidy = tidy.slice(0, -1);
  return tidy.replace(/^0+(?=[0-9])/, '');
}

/**
 * Reads an amount out of a form field. Only form fields use it: what travels is read by `parseAmount`.
 *
 * @param text   what the person typed or pasted
 * @param scale  places of the coin's minor unit
 * @returns      minor units
 * @refuses      as parseAmount
 */
export function parsePasted(text: string, scale: number): Result<bigint, AmountRefusal> {
  return parseAmount(tidyPasted(text), scale);
}
