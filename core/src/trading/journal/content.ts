import { digest } from '../../journal/remembered.ts';
import { kindOf, lengthOf } from '../../journal/words.ts';
import { clientEndOf, type ListParts, listPartsAt } from './command-codec.ts';
import { COMMAND } from './command-words.ts';

const { CREDIT, DEBIT, PLACE, PLACE_LIST, REPLACE, PLACE_TERMS, PLACE_CLIENT, REPLACE_PLACE } = COMMAND;

/**
 * A digest of what an order asks for, without the caller's id. Equal requests have equal digests.
 *
 * @param head  the first word of the order's command
 * @param end   where the order's words end
 */
export function orderContent(words: Uint32Array, at: number, head: number, end: number): number {
  const content = digest(words, at + PLACE_TERMS, at + PLACE_CLIENT, 0);
  const clientEnd = clientEndOf(head, end);
  return clientEnd === end ? content : digest(words, clientEnd, end, content);
}

const CONTINGENCY_SEEDS = { oco: 1, oto: 2, otoco: 3 } as const;

/** A digest of what a list asks for, without the caller's id of the list. */
export const listContent = (words: Uint32Array, { clientEnd, end, contingency }: ListParts): number =>
  digest(words, clientEnd, end, CONTINGENCY_SEEDS[contingency]);

/** A digest of a transfer: its direction, asset and amount. */
export const transferContent = (words: Uint32Array, at: number): number =>
  digest(words, at + 3, at + 8, kindOf(words[at]!));

/**
 * The digest that the core remembers beside a caller's id. Rows need it too, because the core is restored from them.
 *
 * @param at  where a command begins
 * @returns   a number above 0, at most 2^53; 0 for commands without an id
 */
export function contentOf(words: Uint32Array, at: number): number {
  const head = words[at]!;
  const kind = kindOf(head);
  const end = at + lengthOf(head);
  if (kind === PLACE) return orderContent(words, at, head, end);
  if (kind === REPLACE) return orderContent(words, at + REPLACE_PLACE, head, end);
  if (kind === PLACE_LIST) return listContent(words, listPartsAt(words, at));
  return kind === CREDIT || kind === DEBIT ? transferContent(words, at) : 0;
}
