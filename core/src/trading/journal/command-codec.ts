import {
  detailOf,
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
import { minorOf } from '../amount.ts';
import type { CancelCommand, Command, Contingency, PlaceCommand, PlaceListCommand } from '../command.ts';
import { termsOf, termsWord } from '../orders/terms.ts';
import { COMMAND } from './command-words.ts';
import { Pen } from './pen.ts';
import { decodeRule, STATUSES } from './rule-decoder.ts';

const { PLACE, CANCEL, CANCEL_ALL, REPLACE, CREDIT, DEBIT, MARKET, MARKET_STATUS, REFERENCE, FEES, FEE_LEVEL } =
  COMMAND;
const { LAST_PRICE, TAKE_MARKET, GIVE_MARKET, AMEND, AMEND_ACCOUNT, AMEND_ORDER, AMEND_LOTS } = COMMAND;
const { PLACE_LIST, CANCEL_LIST, LIST_CLIENT, WAKE, YIELDS, LISTS_YIELD, WITHIN_MEANS, SHOWS_PART, TRAILS } = COMMAND;
const { PLACE_TERMS, PLACE_ACCOUNT, PLACE_TICKS, PLACE_STOP_TICKS, PLACE_QUANTITY, PLACE_CLIENT } = COMMAND;
const { REPLACE_PLACE, CANCEL_ACCOUNT, CANCEL_ORDER, CANCEL_CLIENT } = COMMAND;

const CONTINGENCIES: readonly Contingency[] = ['oco', 'oto', 'otoco'];
/** What the detail of a list's head holds: its contingency, the length of its own id, and whether that id may be reused. */
const LIST_DETAIL = { CONTINGENCY: 3, TEXT_SHIFT: 2, TEXT: 15, WHILE_OPEN: 1 << 6 } as const;

/** The bits that every command which may trade carries today. */
const OF_NOW = YIELDS | LISTS_YIELD | WITHIN_MEANS;

/** Nearly all commands are orders and cancels, so these are written directly, without a `Pen`. */
function encodePlace(place: PlaceCommand, into: WordBuffer, detail: number = OF_NOW): void {
  const bits = extraBits(place);
  const length = PLACE_CLIENT + textWords(place.clientId) + wordsOfBits(bits);
  const at = into.claim(length);
  into.words[at] = headOf(PLACE, length, detail | bits);
  putPlace(into.words, at, place);
}

/** Terms that few orders have; their words stand behind the caller's id. */
const extraBits = ({ displayLots = 0, trailBps = 0 }: PlaceCommand): number =>
  (displayLots > 0 ? SHOWS_PART : 0) | (trailBps > 0 ? TRAILS : 0);
const wordsOfBits = (bits: number): number => ((bits & SHOWS_PART) !== 0 ? 2 : 0) + ((bits & TRAILS) !== 0 ? 1 : 0);
const placeWords = (place: PlaceCommand): number =>
  PLACE_CLIENT + textWords(place.clientId) + wordsOfBits(extraBits(place));

/**
 * Where the words of an order's caller's id end.
 *
 * @param head  the first word of the order's command
 * @param end   where the order's words end
 */
export const clientEndOf = (head: number, end: number): number => end - wordsOfBits(detailOf(head));

/** How many lots an order shows at a time; 0 for all. */
export const displayLotsOf = (words: Uint32Array, head: number, end: number): number =>
  (detailOf(head) & SHOWS_PART) === 0 ? 0 : wideAt(words, clientEndOf(head, end));

/** How far an order follows the price, hundredths of a percent; 0 for one that does not follow. */
export const trailBpsOf = (words: Uint32Array, head: number, end: number): number =>
  (detailOf(head) & TRAILS) === 0 ? 0 : words[end - 1]!;

function encodeCancel(cancel: CancelCommand, into: WordBuffer): void {
  const length = CANCEL_CLIENT + textWords(cancel.clientId);
  const at = into.claim(length);
  const { words } = into;
  words[at] = headOf(CANCEL, length);
  putWide(words, at + CANCEL_ACCOUNT, cancel.account);
  putWide(words, at + CANCEL_ORDER, cancel.orderId);
  putText(words, at + CANCEL_CLIENT, cancel.clientId);
}

/** Writes a list: its own id, and then each of its orders as a command. */
function encodePlaceList({ contingency, orders, clientId, idUse }: PlaceListCommand, into: WordBuffer): void {
  const text = textWords(clientId);
  const length = orders.reduce((sum, order) => sum + placeWords(order), LIST_CLIENT + text);
  const detail =
    CONTINGENCIES.indexOf(contingency) |
    (text << LIST_DETAIL.TEXT_SHIFT) |
    (idUse === 'whileOpen' ? LIST_DETAIL.WHILE_OPEN : 0) |
    OF_NOW;
  const at = into.claim(LIST_CLIENT + text);
  into.words[at] = headOf(PLACE_LIST, length, detail);
  putText(into.words, at + LIST_CLIENT, clientId);
  for (const order of orders) encodePlace(order, into, 0);
}

/** Where the parts of a list are in its command: its own id up to `clientEnd`, then its orders. */
export interface ListParts {
  readonly contingency: Contingency;
  readonly isIdWhileOpen: boolean;
  readonly clientAt: number;
  readonly clientEnd: number;
  readonly places: readonly number[];
  readonly end: number;
}

/** Finds the parts of the list that begins at `at`. */
export function listPartsAt(words: Uint32Array, at: number): ListParts {
  const detail = detailOf(words[at]!);
  const end = at + lengthOf(words[at]!);
  const clientAt = at + LIST_CLIENT;
  const clientEnd = clientAt + ((detail >>> LIST_DETAIL.TEXT_SHIFT) & LIST_DETAIL.TEXT);
  const places = [];
  for (let place = clientEnd; place < end; place += lengthOf(words[place]!)) places.push(place);
  const contingency = CONTINGENCIES[detail & LIST_DETAIL.CONTINGENCY];
  if (contingency === undefined) throw new Error('a list of unknown kind');
  return {
    contingency,
    isIdWhileOpen: (detail & LIST_DETAIL.WHILE_OPEN) !== 0,
    clientAt,
    clientEnd,
    places,
    end,
  };
}

/** Writes everything after the head. */
function putPlace(words: Uint32Array, at: number, place: PlaceCommand): void {
  words[at + PLACE_TERMS] = termsWord(place);
  putWide(words, at + PLACE_ACCOUNT, place.account);
  words[at + PLACE_TICKS] = place.ticks;
  words[at + PLACE_STOP_TICKS] = place.stopTicks;
  putWide(words, at + PLACE_QUANTITY, place.quoteUnits > 0 ? place.quoteUnits : place.lots);
  putText(words, at + PLACE_CLIENT, place.clientId);
  const { displayLots = 0, trailBps = 0 } = place;
  const extra = at + PLACE_CLIENT + textWords(place.clientId);
  if (displayLots > 0) putWide(words, extra, displayLots);
  if (trailBps > 0) words[extra + (displayLots > 0 ? 2 : 0)] = trailBps;
}

/** Appends one command in the form that the journal keeps. Its numbers are whole, not negative and below 2^53. */
export function encodeCommand(command: Command, into: WordBuffer): void {
  switch (command.kind) {
    case 'place':
      encodePlace(command, into);
      return;
    case 'cancel':
      encodeCancel(command, into);
      return;
    case 'cancelAll':
      new Pen(into, CANCEL_ALL, 4).putWide(command.account).putWord(command.market);
      return;
    case 'replace': {
      const length = REPLACE_PLACE + placeWords(command.place);
      const at = into.claim(length);
      into.words[at] = headOf(REPLACE, length, OF_NOW | extraBits(command.place));
      putWide(into.words, at + 1, command.orderId);
      putPlace(into.words, at + REPLACE_PLACE, command.place);
      return;
    }
    case 'amend':
      new Pen(into, AMEND, 7).putWide(command.account).putWide(command.orderId).putWide(command.lots);
      return;
    case 'placeList':
      encodePlaceList(command, into);
      return;
    case 'cancelList':
      new Pen(into, CANCEL_LIST, CANCEL_CLIENT + textWords(command.clientId))
        .putWide(command.account)
        .putWide(command.listId)
        .putText(command.clientId);
      return;
    case 'credit':
    case 'debit':
      new Pen(into, command.kind === 'credit' ? CREDIT : DEBIT, 8 + textWords(command.transferId))
        .putWide(command.account)
        .putWord(command.asset)
        .putAmount(command.amountMinor)
        .putText(command.transferId);
      return;
    case 'market':
      new Pen(into, MARKET, 15)
        .putWord(command.market)
        .putWord(command.base)
        .putWord(command.quote)
        .putAmount(command.lotMinor)
        .putAmount(command.unitMinor)
        .putWide(command.minNotionalUnits)
        .putWord(command.bandPpm);
      return;
    case 'wake':
      new Pen(into, WAKE, 2, LISTS_YIELD).putWord(command.market);
      return;
    case 'marketStatus':
      new Pen(into, MARKET_STATUS, 2, STATUSES.indexOf(command.status)).putWord(command.market);
      return;
    case 'takeMarket':
    case 'giveMarket':
      new Pen(into, command.kind === 'takeMarket' ? TAKE_MARKET : GIVE_MARKET, 3)
        .putWord(command.market)
        .putWord(command.asset);
      return;
    case 'reference':
      new Pen(into, REFERENCE, 3).putWord(command.market).putWord(command.ticks);
      return;
    case 'lastPrice':
      new Pen(into, LAST_PRICE, 3).putWord(command.market).putWord(command.ticks);
      return;
    case 'fees': {
      const pen = new Pen(into, FEES, 2 + command.levels.length * 2).putWord(command.version);
      for (const { makerPpm, takerPpm } of command.levels) pen.putWord(makerPpm).putWord(takerPpm);
      return;
    }
    case 'feeLevel':
      new Pen(into, FEE_LEVEL, 3, command.level).putWide(command.account);
      return;
  }
}

/**
 * Reads the command that begins at `at`; the next one begins `lengthOf(words[at])` further. Throws on a kind it does not know.
 *
 * @invariant  decode(encode(command)) = command
 */
export function decodeCommand(words: Uint32Array, at: number): Command {
  const head = words[at]!;
  const end = at + lengthOf(head);
  const kind = kindOf(head);
  switch (kind) {
    case PLACE:
      return decodePlace(words, at, end, head);
    case CANCEL:
      return {
        kind: 'cancel',
        account: wideAt(words, at + CANCEL_ACCOUNT),
        orderId: wideAt(words, at + CANCEL_ORDER),
        clientId: textAt(words, at + CANCEL_CLIENT, end),
      };
    case CANCEL_ALL:
      return { kind: 'cancelAll', account: wideAt(words, at + 1), market: words[at + 3]! };
    case REPLACE:
      return {
        kind: 'replace',
        orderId: wideAt(words, at + 1),
        place: decodePlace(words, at + REPLACE_PLACE, end, head),
      };
    case AMEND:
      return {
        kind: 'amend',
        account: wideAt(words, at + AMEND_ACCOUNT),
        orderId: wideAt(words, at + AMEND_ORDER),
        lots: wideAt(words, at + AMEND_LOTS),
      };
    case PLACE_LIST: {
      const { contingency, isIdWhileOpen, clientAt, clientEnd, places } = listPartsAt(words, at);
      return {
        kind: 'placeList',
        contingency,
        orders: places.map((place) => decodePlace(words, place, place + lengthOf(words[place]!), words[place]!)),
        clientId: textAt(words, clientAt, clientEnd),
        idUse: isIdWhileOpen ? 'whileOpen' : 'once',
      };
    }
    case CANCEL_LIST:
      return {
        kind: 'cancelList',
        account: wideAt(words, at + CANCEL_ACCOUNT),
        listId: wideAt(words, at + CANCEL_ORDER),
        clientId: textAt(words, at + CANCEL_CLIENT, end),
      };
    case CREDIT:
    case DEBIT:
      return {
        kind: kind === CREDIT ? 'credit' : 'debit',
        account: wideAt(words, at + 1),
        asset: words[at + 3]!,
        amountMinor: minorOf(wideAt(words, at + 4), wideAt(words, at + 6)),
        transferId: textAt(words, at + 8, end),
      };
    default:
      return decodeRule(words, at);
  }
}

function decodePlace(words: Uint32Array, at: number, end: number, head: number): PlaceCommand {
  const { byQuote, ...terms } = termsOf(words[at + PLACE_TERMS]!);
  const quantity = wideAt(words, at + PLACE_QUANTITY);
  const displayLots = displayLotsOf(words, head, end);
  const trailBps = trailBpsOf(words, head, end);
  return {
    kind: 'place',
    ...terms,
    account: wideAt(words, at + PLACE_ACCOUNT),
    ticks: words[at + PLACE_TICKS]!,
    lots: byQuote ? 0 : quantity,
    quoteUnits: byQuote ? quantity : 0,
    stopTicks: words[at + PLACE_STOP_TICKS]!,
    clientId: textAt(words, at + PLACE_CLIENT, clientEndOf(head, end)),
    ...(displayLots > 0 ? { displayLots } : {}),
    ...(trailBps > 0 ? { trailBps } : {}),
  };
}
