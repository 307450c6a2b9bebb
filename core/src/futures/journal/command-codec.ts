import {
  headOf,
  kindOf,
  lengthOf,
  putText,
  putWide,
  textAt,
  textWords,
  type WordBuffer,
  wideAt,
} from '../../journal/words.ts';
import type { CancelCommand, FuturesCommand, PlaceCommand, PlaceStopsCommand, StopTerms } from '../machine/command.ts';
import { COMMAND_FORMS, type CommandField, type CommandForm } from './command-forms.ts';
import { COMMAND } from './command-words.ts';
import { putSigned, signedAt } from './signed.ts';
import { stopTermsOf, stopTermsWord, termsOf, termsWord } from './terms.ts';

const { CANCEL, CANCEL_ACCOUNT, CANCEL_CLIENT, CANCEL_ORDER, PLACE, PLACE_STOPS } = COMMAND;
const { PLACE_ACCOUNT, PLACE_CLIENT, PLACE_LOTS, PLACE_TERMS, PLACE_TICKS } = COMMAND;

/** What a command can be long, with a text or a list in it. */
const LENGTH_MAX = 0xfff;
/** Stops: the account, the contract and how many they are; then each; then the caller's id. */
const STOPS = {
  ACCOUNT: 1,
  CONTRACT: 3,
  COUNT: 4,
  FIRST: 5,
  WIDTH: 5,
  TERMS: 0,
  TICKS: 1,
  TICKS_STOP: 2,
  LOTS: 3,
} as const;

/** Forms by the numbers of their kinds. */
const FORMED: readonly (readonly [string, CommandForm] | undefined)[] = Object.entries(COMMAND_FORMS).reduce(
  (all: [string, CommandForm][], [kind, form]) => {
    all[form.number] = [kind, form];
    return all;
  },
  [],
);

/**
 * Appends one command in the form that the journal keeps.
 *
 * @param command  its numbers are safe integers, of contracts at most `CONTRACTS_MAX`; its texts visible ASCII characters
 */
export function encodeCommand(command: FuturesCommand, into: WordBuffer): void {
  switch (command.kind) {
    case 'place':
      encodePlace(command, into);
      return;
    case 'cancel':
      encodeCancel(command, into);
      return;
    case 'placeStops':
      encodeStops(command, into);
      return;
    default:
      // Its fields are named by its form, and `FormsOfAll` holds that against the type.
      encodeFormed(COMMAND_FORMS[command.kind], command as unknown as Readonly<Record<string, unknown>>, into);
  }
}

/**
 * Reads the command that begins at `at`; the next one begins `lengthOf(words[at])` further. Throws on a kind it does not know.
 *
 * @invariant  decode(encode(command)) = command
 */
export function decodeCommand(words: Uint32Array, at: number): FuturesCommand {
  const head = words[at]!;
  const end = at + lengthOf(head);
  switch (kindOf(head)) {
    case PLACE:
      return decodePlace(words, at, end);
    case CANCEL:
      return decodeCancel(words, at, end);
    case PLACE_STOPS:
      return decodeStops(words, at, end);
    default:
      return decodeFormed(words, at, end);
  }
}

/** Nearly all commands are orders and cancels, so these do not go through a form. */
function encodePlace(place: PlaceCommand, into: WordBuffer): void {
  const at = begin(into, PLACE, PLACE_CLIENT + textWords(place.clientId));
  const { words } = into;
  words[at + PLACE_TERMS] = termsWord(place);
  putWide(words, at + PLACE_ACCOUNT, place.account);
  words[at + PLACE_TICKS] = place.ticks;
  putWide(words, at + PLACE_LOTS, place.lots);
  putText(words, at + PLACE_CLIENT, place.clientId);
}

function decodePlace(words: Uint32Array, at: number, end: number): PlaceCommand {
  return {
    kind: 'place',
    account: wideAt(words, at + PLACE_ACCOUNT),
    ...termsOf(words[at + PLACE_TERMS]!),
    ticks: words[at + PLACE_TICKS]!,
    lots: wideAt(words, at + PLACE_LOTS),
    clientId: textAt(words, at + PLACE_CLIENT, end),
  };
}

function encodeCancel(cancel: CancelCommand, into: WordBuffer): void {
  const at = begin(into, CANCEL, CANCEL_CLIENT + textWords(cancel.clientId));
  const { words } = into;
  putWide(words, at + CANCEL_ACCOUNT, cancel.account);
  putWide(words, at + CANCEL_ORDER, cancel.orderId);
  putText(words, at + CANCEL_CLIENT, cancel.clientId);
}

const decodeCancel = (words: Uint32Array, at: number, end: number): CancelCommand => ({
  kind: 'cancel',
  account: wideAt(words, at + CANCEL_ACCOUNT),
  orderId: wideAt(words, at + CANCEL_ORDER),
  clientId: textAt(words, at + CANCEL_CLIENT, end),
});

function encodeStops({ account, contract, stops, clientId }: PlaceStopsCommand, into: WordBuffer): void {
  const textFrom = STOPS.FIRST + stops.length * STOPS.WIDTH;
  const at = begin(into, PLACE_STOPS, textFrom + textWords(clientId));
  const { words } = into;
  putWide(words, at + STOPS.ACCOUNT, account);
  words[at + STOPS.CONTRACT] = contract;
  words[at + STOPS.COUNT] = stops.length;
  for (const [which, stop] of stops.entries()) {
    const place = at + STOPS.FIRST + which * STOPS.WIDTH;
    words[place + STOPS.TERMS] = stopTermsWord({ ...stop, contract });
    words[place + STOPS.TICKS] = stop.ticks;
    words[place + STOPS.TICKS_STOP] = stop.stopTicks;
    putWide(words, place + STOPS.LOTS, stop.lots);
  }
  putText(words, at + textFrom, clientId);
}

function decodeStops(words: Uint32Array, at: number, end: number): PlaceStopsCommand {
  const count = words[at + STOPS.COUNT]!;
  const textAtPlace = at + STOPS.FIRST + count * STOPS.WIDTH;
  const stops = Array.from({ length: count }, (_none, which): StopTerms => {
    const place = at + STOPS.FIRST + which * STOPS.WIDTH;
    const { contract: _contract, ...terms } = stopTermsOf(words[place + STOPS.TERMS]!);
    return {
      ...terms,
      ticks: words[place + STOPS.TICKS]!,
      stopTicks: words[place + STOPS.TICKS_STOP]!,
      lots: wideAt(words, place + STOPS.LOTS),
    };
  });
  return {
    kind: 'placeStops',
    account: wideAt(words, at + STOPS.ACCOUNT),
    contract: words[at + STOPS.CONTRACT]!,
    stops,
    clientId: textAt(words, textAtPlace, end),
  };
}

type Values = Readonly<Record<string, unknown>>;

function encodeFormed({ number, fields }: CommandForm, values: Values, into: WordBuffer): void {
  const entries = Object.entries(fields);
  const length = entries.reduce((sum, [name, field]) => sum + widthOf(field, values[name]), 1);
  const at = begin(into, number, length);
  let place = at + 1;
  for (const [name, field] of entries) place = putField(into.words, place, field, values[name]);
}

function putField(words: Uint32Array, at: number, field: CommandField, value: unknown): number {
  if (field === 'word') words[at] = value as number;
  else if (field === 'wide') putWide(words, at, value as number);
  else if (field === 'signed' || field === 'big') putSigned(words, at, Number(value));
  else if (field === 'text') putText(words, at, value as string);
  else if ('each' in field) {
    let place = at;
    for (const inner of value as readonly Values[])
      for (const [name, one] of Object.entries(field.each)) place = putField(words, place, one, inner[name]);
  } else words[at] = field.indexOf(value as string);
  return at + widthOf(field, value);
}

/** How many words a field takes with this value. */
function widthOf(field: CommandField, value: unknown): number {
  if (field === 'text') return textWords(value as string);
  if (typeof field === 'string') return field === 'word' ? 1 : 2;
  return 'each' in field ? rowWidth(field.each) * (value as readonly unknown[]).length : 1;
}

const rowWidth = (each: Readonly<Record<string, CommandField>>): number =>
  Object.values(each).reduce((sum, field) => sum + widthOf(field, undefined), 0);

function decodeFormed(words: Uint32Array, at: number, end: number): FuturesCommand {
  const kind = kindOf(words[at]!);
  const formed = FORMED[kind];
  if (formed === undefined) throw new Error(`a command of unknown kind ${kind}`);
  const command: Record<string, unknown> = { kind: formed[0] };
  let place = at + 1;
  for (const [name, field] of Object.entries(formed[1].fields)) {
    command[name] = fieldAt(words, place, end, field);
    place += widthOf(field, command[name]);
  }
  // Its fields are those of the kind's form, and `FormsOfAll` holds that against the type.
  return command as unknown as FuturesCommand;
}

function fieldAt(words: Uint32Array, at: number, end: number, field: CommandField): unknown {
  if (field === 'word') return words[at]!;
  if (field === 'wide') return wideAt(words, at);
  if (field === 'signed') return signedAt(words, at);
  if (field === 'big') return BigInt(signedAt(words, at));
  if (field === 'text') return textAt(words, at, end);
  if (!('each' in field)) return field[words[at]!];
  const rows: Values[] = [];
  for (let from = at; from < end; from += rowWidth(field.each)) {
    let place = from;
    const row: Record<string, unknown> = {};
    for (const [name, one] of Object.entries(field.each)) {
      row[name] = fieldAt(words, place, end, one);
      place += widthOf(one, undefined);
    }
    rows.push(row);
  }
  return rows;
}

function begin(into: WordBuffer, kind: number, length: number): number {
  if (length > LENGTH_MAX) throw new RangeError(`a command of ${length} words`);
  const at = into.claim(length);
  into.words[at] = headOf(kind, length);
  return at;
}
