import { areSame, asciiBytes, type ByteHashing, eightBytes, hmac, joined, toHex, toNumber } from '../bytes.ts';
import { growTickets, rootOf, type TicketList } from './ticket-list.ts';

/** What decides a draw, all of it public in the end. */
export interface DrawInputs {
  /** The project's number, as 8 bytes of what is hashed. */
  readonly projectId: bigint;
  /** The root of the frozen list of tickets. */
  readonly root: Uint8Array;
  /** 32 bytes that the house drew and committed to before the window opened. */
  readonly serverSeed: Uint8Array;
  /** What the public beacon said at the moment that was named before the window opened. */
  readonly beacon: Uint8Array;
}

/** How many tickets win, and how many of one person at most. */
export interface DrawTerms {
  readonly winners: number;
  readonly mostEach: number;
}

/** What the hashed bytes of a draw begin with, so that nothing else passes as one. */
const DRAW_WORD = asciiBytes('LAUNCH-DRAW-v1');
/** How many numbers 32 bytes can be. */
const SPACE = 1n << 256n;

/** SHA-256 over all that decides: whoever changes one byte of it changes every number that is drawn. */
export function* drawSeed({ projectId, root, serverSeed, beacon }: DrawInputs): ByteHashing<Uint8Array> {
  return yield joined(DRAW_WORD, eightBytes(projectId), root, serverSeed, beacon);
}

/**
 * Draws the winning numbers: Fisher and Yates's shuffle, whose numbers are HMAC-SHA256 of a counter. A number above the last
 * whole multiple of what is asked for is thrown away, so that no ticket is likelier than another; the counter goes on over it.
 * A ticket whose person has their most already does not win, and the next one is drawn.
 *
 * @returns    ticket numbers in the order in which they were drawn; fewer than asked for where the people run out
 * @invariant  no number twice, and nobody above their most
 */
export function* drawWinners(
  seed: Uint8Array,
  { userHashes }: TicketList,
  { winners, mostEach }: DrawTerms,
): ByteHashing<readonly number[]> {
  const count = userHashes.length;
  const order = Uint32Array.from({ length: count }, (_, at) => at);
  const won = new Map<string, number>();
  const drawn: number[] = [];
  let counter = 0n;
  for (let at = 0; at < count && drawn.length < winners; at += 1) {
    const left = BigInt(count - at);
    const fair = SPACE - (SPACE % left);
    let random: bigint;
    do {
      random = toNumber(yield* hmac(seed, eightBytes(counter)));
      counter += 1n;
    } while (random >= fair);
    const from = at + Number(random % left);
    const number = order[from]!;
    order[from] = order[at]!;
    order[at] = number;
    // Written out for those drawn alone: all of a large list at once would hold up whoever hashes in turns.
    const owner = toHex(userHashes[number]!);
    const before = won.get(owner) ?? 0;
    if (before >= mostEach) continue;
    won.set(owner, before + 1);
    drawn.push(number);
  }
  return drawn;
}

/** All that is published of a draw. */
export interface PublishedDraw extends DrawInputs {
  /** SHA-256 of the server's seed, published before the window opened. */
  readonly commit: Uint8Array;
  readonly list: TicketList;
  readonly terms: DrawTerms;
  readonly winners: readonly number[];
}

export type DrawFault = 'SEED_DIFFERS' | 'LIST_DIFFERS' | 'WINNERS_DIFFER';

/**
 * Draws again from what was published.
 *
 * @returns  null where everything agrees; SEED_DIFFERS: the seed is not the one that was committed to | LIST_DIFFERS: the list
 *           has another root | WINNERS_DIFFER: others have won
 */
export function* faultOfDraw(published: PublishedDraw): ByteHashing<DrawFault | null> {
  if (!areSame(yield published.serverSeed, published.commit)) return 'SEED_DIFFERS';
  const isEmpty = published.list.userHashes.length === 0;
  if (isEmpty) return published.winners.length === 0 ? null : 'WINNERS_DIFFER';
  if (!areSame(rootOf(yield* growTickets(published.list)), published.root)) return 'LIST_DIFFERS';
  const winners = yield* drawWinners(yield* drawSeed(published), published.list, published.terms);
  const isSame = winners.length === published.winners.length && winners.every((n, at) => n === published.winners[at]);
  return isSame ? null : 'WINNERS_DIFFER';
}
