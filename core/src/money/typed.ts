import { ok, type Result, refuse } from '../result.ts';
import { AMOUNT_LENGTH_MAX, type AmountRefusal, formatAmount, parseAmount } from './amount.ts';

/** `AMOUNT_COMMA`: the text has a mark that means decimals to some people and thousands to others. */
export type TypedRefusal = AmountRefusal | 'AMOUNT_COMMA';

/** Spaces a person types or pastes along with a number, visible or not: ordinary, no-break, thin, narrow no-break, tab. */
const SPACES = /[\s\u00A0\u2009\u202F\uFEFF]/gu;
/** Marks that group thousands in some countries; some of them begin the decimals in others. */
const MARKS = /[,'\u2019\u060C\u066B\u066C\u3001\uFF0C]/u;
const MARKED = /^[0-9.,'\u2019\u060C\u066B\u066C\u3001\uFF0C]+$/u;
const SPACED = /^[0-9]{1,3}(?: [0-9]{3})+(?:\.[0-9]*)?$/;

/**
 * Reads an amount that a person typed into a field; the field keeps the text. A point begins the decimals, and only a
 * space between groups of three digits may separate thousands. `.5`, `5.` and `007` are read, because they can mean
 * only one number.
 *
 * @param text   what stands in the field
 * @param scale  places of the coin's minor unit
 * @returns      minor units
 * @refuses      as parseAmount; AMOUNT_COMMA where another mark separates digits
 */
export function parseTyped(text: string, scale: number): Result<bigint, TypedRefusal> {
  // A text too long to be an amount is not searched for spaces and marks.
  if (text.length > AMOUNT_LENGTH_MAX * 2) return parseAmount(text, scale);
  const trimmed = text.replace(SPACES, ' ').trim();
  const plain = SPACED.test(trimmed) ? trimmed.replaceAll(' ', '') : trimmed;
  const read = parseAmount(withWhole(plain).replace(/^0+(?=[0-9])/, ''), scale);
  return !read.ok && MARKS.test(plain) && MARKED.test(plain.replaceAll(' ', '')) ? refuse('AMOUNT_COMMA') : read;
}

/** The most digits before the point on the wire: as `amountText` of the contract. */
const WHOLE_DIGITS_MAX = 30;
const PLACES_MAX = 18;

/**
 * Reads a typed amount of a coin whose decimal places are not known here.
 *
 * @param placesMax  0 where only whole numbers can be meant
 * @returns          canonical decimal text, as the wire takes it
 * @refuses          as parseTyped; AMOUNT_TOO_LARGE beyond 30 digits before the point
 */
export function readTypedText(text: string, placesMax = PLACES_MAX): Result<string, TypedRefusal> {
  const places = /\.([0-9]*)\s*$/u.exec(text)?.[1]?.length ?? 0;
  const scale = Math.min(places, placesMax);
  const read = parseTyped(text, scale);
  if (!read.ok) {
    // The refusal speaks of the scale it was read with; the person needs to hear the places that are allowed.
    return read.refusal.code === 'AMOUNT_PLACES' ? refuse('AMOUNT_PLACES', { places, scale: placesMax }) : read;
  }
  const plain = formatAmount(read.value, scale);
  const digits = plain.indexOf('.') === -1 ? plain.length : plain.indexOf('.');
  return digits > WHOLE_DIGITS_MAX ? refuse('AMOUNT_TOO_LARGE', { digits, digitsMax: WHOLE_DIGITS_MAX }) : ok(plain);
}

const withWhole = (text: string): string =>
  /^\.[0-9]+$/.test(text) ? `0${text}` : /^[0-9]+\.$/.test(text) ? text.slice(0, -1) : text;

const GROUPED_BY_COMMA = /^[1-9][0-9]{0,2}(?:,[0-9]{3})+\.[0-9]+$|^[1-9][0-9]{0,2}(?:,[0-9]{3}){2,}$/;
const GROUPED_BY_POINT = /^[1-9][0-9]{0,2}(?:\.[0-9]{3})+,[0-9]+$|^[1-9][0-9]{0,2}(?:\.[0-9]{3}){2,}$/;
const GROUPED_BY_SPACE = /^[1-9][0-9]{0,2}(?:[ '\u2019][0-9]{3})+(?:[.,][0-9]+)?$/u;
/** A comma that cannot group thousands: it has not three digits after it, or zero, nothing or four digits before it. */
const DECIMAL_COMMA = /^(?:[0-9]*,(?:[0-9]{1,2}|[0-9]{4,})|(?:0*|[0-9]{4,}),[0-9]{3})$/;
const UNIT = / [A-Za-z]{2,10}$/;

/**
 * Reads what a person pasted into a field, where it can mean only one amount: `1,234.50`, `1.234,50`, `1 234,5 USDT`.
 *
 * @returns  the amount as plain text with the places that were pasted; null where it can mean several amounts (`1,234`)
 *           or none
 */
export function readPasted(text: string): string | null {
  if (text.length > AMOUNT_LENGTH_MAX * 2) return null;
  const trimmed = text.replace(SPACES, ' ').trim().replace(UNIT, '');
  const plain = GROUPED_BY_COMMA.test(trimmed)
    ? trimmed.replaceAll(',', '')
    : GROUPED_BY_POINT.test(trimmed)
      ? trimmed.replaceAll('.', '').replace(',', '.')
      : GROUPED_BY_SPACE.test(trimmed)
        ? trimmed.replace(/[ '\u2019]/gu, '').replace(',', '.')
        : DECIMAL_COMMA.test(trimmed)
          ? trimmed.replace(',', '.')
          : trimmed;
  return /^(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/.test(plain) ? withWhole(plain).replace(/^0+(?=[0-9])/, '') : null;
}

/** The state of a browser's text field at the moment of pasting. */
export interface PasteTarget {
  readonly value: string;
  readonly selectionStart: number | null;
  readonly selectionEnd: number | null;
}

/** Reads a paste that replaces the whole content of a field; null where the browser should paste as usual. */
export const readPastedInto = ({ value, selectionStart, selectionEnd }: PasteTarget, pasted: string): string | null =>
  selectionStart === 0 && selectionEnd === value.length ? readPasted(pasted) : null;
