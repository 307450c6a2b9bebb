import { fromHex, toHex } from '../bytes.ts';
import type { DrawTerms, PublishedDraw } from './draw.ts';
import { proofOf, rootOf, type TicketList, type TicketTree, ticketsOf } from './ticket-list.ts';

/** Which randomness a draw waits for: said beforehand, and never another one afterwards. */
interface NamedBeacon {
  readonly kind: 'drand' | 'block';
  /** The hash that drand names its chain by, or the network that a block is of. */
  readonly source: string;
  readonly round: number;
}

/** What is published before the window opens. Whoever keeps it can hold the rest against it. */
interface DrawAnnouncement {
  readonly format: 'bourse-draw-announcement-v1';
  /** The project's number, as decimal text. */
  readonly project: string;
  /** The moment of the draw in UTC milliseconds; the beacon's round is not before it. */
  readonly drawAtMs: number;
  readonly winners: number;
  readonly mostEach: number;
  /** SHA-256 of the server's seed. Bytes are lower-case hexadecimal text in all of these files. */
  readonly commit: string;
  readonly beacon: NamedBeacon;
}

/** What is published when the window has ended, before the draw. */
interface DrawTickets {
  readonly format: 'bourse-draw-tickets-v1';
  readonly project: string;
  readonly count: number;
  /** Null where there is no ticket. */
  readonly root: string | null;
  /** Whose each ticket is, in the order of the numbers. */
  readonly tickets: readonly string[];
}

/** What is published after the draw. */
interface DrawResult {
  readonly format: 'bourse-draw-result-v1';
  readonly project: string;
  readonly serverSeed: string;
  readonly beacon: NamedBeacon & { readonly randomness: string; readonly signature: string | null };
  /** Ticket numbers in the order in which they were drawn. */
  readonly winners: readonly number[];
}

/** What one person has of a list: a ticket of theirs, and the way from it to the root. */
interface DrawTicket {
  readonly format: 'bourse-draw-ticket-v1';
  readonly project: string;
  readonly count: number;
  readonly root: string;
  readonly number: number;
  readonly owner: string;
  readonly proof: readonly string[];
}

/** The three files of a draw, from which alone it can be drawn again. */
export interface DrawFiles {
  readonly announcement: DrawAnnouncement;
  readonly tickets: DrawTickets;
  readonly result: DrawResult;
}

/** The file that announces a draw. */
export const announcementOf = (draw: {
  readonly projectId: bigint;
  readonly drawAtMs: number;
  readonly terms: DrawTerms;
  readonly commit: Uint8Array;
  readonly beacon: NamedBeacon;
}): DrawAnnouncement => ({
  format: 'bourse-draw-announcement-v1',
  project: String(draw.projectId),
  drawAtMs: draw.drawAtMs,
  winners: draw.terms.winners,
  mostEach: draw.terms.mostEach,
  commit: toHex(draw.commit),
  beacon: namedOf(draw.beacon),
});

/**
 * The file of a frozen list.
 *
 * @param root  of the tree over the list; null where it is empty
 */
export const ticketsFileOf = (projectId: bigint, list: TicketList, root: Uint8Array | null): DrawTickets => ({
  format: 'bourse-draw-tickets-v1',
  project: String(projectId),
  count: list.userHashes.length,
  root: root && toHex(root),
  tickets: list.userHashes.map(toHex),
});

/** The file of one ticket, for its owner. @param tree  grown over the list, which has the number with that owner */
export const ticketFileOf = (
  projectId: bigint,
  { tree, number, owner }: { readonly tree: TicketTree; readonly number: number; readonly owner: Uint8Array },
): DrawTicket => ({
  format: 'bourse-draw-ticket-v1',
  project: String(projectId),
  count: ticketsOf(tree),
  root: toHex(rootOf(tree)),
  number,
  owner: toHex(owner),
  proof: proofOf(tree, number).map(toHex),
});

/** The file of what was drawn. */
export const resultOf = (draw: {
  readonly projectId: bigint;
  readonly serverSeed: Uint8Array;
  readonly beacon: NamedBeacon & { readonly randomness: Uint8Array; readonly signature: Uint8Array | null };
  readonly winners: readonly number[];
}): DrawResult => ({
  format: 'bourse-draw-result-v1',
  project: String(draw.projectId),
  serverSeed: toHex(draw.serverSeed),
  beacon: {
    ...namedOf(draw.beacon),
    randomness: toHex(draw.beacon.randomness),
    signature: draw.beacon.signature && toHex(draw.beacon.signature),
  },
  winners: draw.winners,
});

/** The name alone, also where more is known. */
const namedOf = ({ kind, source, round }: NamedBeacon): NamedBeacon => ({ kind, source, round });

/**
 * A draw as its files tell it, to be drawn again by `faultOfDraw`.
 *
 * @returns  null where the files are of different draws, say another beacon than was announced, or have a text that is no bytes
 */
export function publishedDrawOf({ announcement, tickets, result }: DrawFiles): PublishedDraw | null {
  const isOne = announcement.project === tickets.project && announcement.project === result.project;
  const { kind, source, round } = announcement.beacon;
  const isAnnounced = result.beacon.kind === kind && result.beacon.source === source && result.beacon.round === round;
  if (!isOne || !isAnnounced || !/^\d+$/.test(announcement.project) || tickets.count !== tickets.tickets.length)
    return null;
  const userHashes = tickets.tickets.map(fromHex);
  const [commit, root, serverSeed, beacon] = [
    fromHex(announcement.commit),
    fromHex(tickets.root ?? ''),
    fromHex(result.serverSeed),
    fromHex(result.beacon.randomness),
  ];
  if (!commit || !root || !serverSeed || !beacon || !userHashes.every((each) => each?.length === 32)) return null;
  return {
    projectId: BigInt(announcement.project),
    root,
    serverSeed,
    beacon,
    commit,
    list: { userHashes: userHashes as Uint8Array[] },
    terms: { winners: announcement.winners, mostEach: announcement.mostEach },
    winners: result.winners,
  };
}
