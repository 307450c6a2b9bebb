import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asciiBytes, type ByteHashing, fromHex, hashBytesNow, toHex } from '../bytes.ts';
import { drawSeed, drawWinners, faultOfDraw } from './draw.ts';
import {
  announcementOf,
  type DrawFiles,
  publishedDrawOf,
  resultOf,
  ticketFileOf,
  ticketsFileOf,
} from './draw-files.ts';
import { growTickets, isInList, rootOf, userHashOf } from './ticket-list.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => Uint8Array.from(createHash('sha256').update(bytes).digest());
const run = <Value>(work: ByteHashing<Value>): Value => hashBytesNow(work, sha256);
const of = (text: string): Uint8Array => sha256(asciiBytes(text));

const PROJECT = 42n;
const LIST = {
  userHashes: [1, 1, 2, 3, 3, 4, 5].map((owner) => run(userHashOf(of('salt'), BigInt(owner)))),
};
const TREE = run(growTickets(LIST));
const TERMS = { winners: 3, mostEach: 1 };
const NAMED = { kind: 'drand', source: 'ab', round: 1000 } as const;
const SAID = { ...NAMED, randomness: of('said'), signature: of('signed') };
const SEED = of('seed');
const INPUTS = { projectId: PROJECT, root: rootOf(TREE), serverSeed: SEED, beacon: SAID.randomness };
const WINNERS = run(drawWinners(run(drawSeed(INPUTS)), LIST, TERMS));
const FILES: DrawFiles = {
  announcement: announcementOf({ projectId: PROJECT, drawAtMs: 9, terms: TERMS, commit: sha256(SEED), beacon: SAID }),
  tickets: ticketsFileOf(PROJECT, LIST, rootOf(TREE)),
  result: resultOf({ projectId: PROJECT, serverSeed: SEED, beacon: SAID, winners: WINNERS }),
};

it('the files of a draw tell all of it, and nothing before its time', () => {
  const read: DrawFiles = JSON.parse(JSON.stringify(FILES));
  expect(read).toEqual(FILES);
  expect(run(faultOfDraw(publishedDrawOf(read)!))).toBeNull();
  expect(FILES.announcement).toEqual({
    format: 'bourse-draw-announcement-v1',
    project: '42',
    drawAtMs: 9,
    winners: 3,
    mostEach: 1,
    commit: toHex(sha256(SEED)),
    // What the beacon says is not known yet, and is not told here where it is.
    beacon: NAMED,
  });
});

it('what is changed in a file is a fault of the draw', () => {
  const faultIn = (over: Partial<DrawFiles>) => run(faultOfDraw(publishedDrawOf({ ...FILES, ...over })!));
  const { announcement, tickets, result } = FILES;
  expect(faultIn({ announcement: { ...announcement, commit: toHex(of('x')) } })).toBe('SEED_DIFFERS');
  expect(faultIn({ tickets: { ...tickets, tickets: tickets.tickets.toReversed() } })).toBe('LIST_DIFFERS');
  expect(faultIn({ result: { ...result, winners: result.winners.toReversed() } })).toBe('WINNERS_DIFFER');
});

it('a draw of nobody has files too', () => {
  const none = { userHashes: [] };
  const files = {
    announcement: FILES.announcement,
    tickets: ticketsFileOf(PROJECT, none, null),
    result: { ...FILES.result, winners: [] },
  };
  expect(files.tickets).toMatchObject({ count: 0, root: null });
  expect(run(faultOfDraw(publishedDrawOf(files)!))).toBeNull();
});

describe('files that do not belong together', () => {
  const { announcement, tickets, result } = FILES;
  const beacon = (over: object) => ({ result: { ...result, beacon: { ...result.beacon, ...over } } });
  it.each<[string, Partial<DrawFiles>]>([
    ['the list of another project', { tickets: { ...tickets, project: '43' } }],
    ['the result of another project', { result: { ...result, project: '43' } }],
    ['another round of the beacon', beacon({ round: 1001 })],
    ['another kind of beacon', beacon({ kind: 'block' })],
    ['another beacon', beacon({ source: 'cd' })],
    ['another count', { tickets: { ...tickets, count: 8 } }],
    ['a ticket that is no hash', { tickets: { ...tickets, tickets: tickets.tickets.with(0, 'zz') } }],
    ['half a ticket', { tickets: { ...tickets, tickets: tickets.tickets.with(0, 'abcd') } }],
    ['a seed that is no bytes', { result: { ...result, serverSeed: 'A' } }],
    ['randomness that is no bytes', beacon({ randomness: '-' })],
    ['a commit that is no bytes', { announcement: { ...announcement, commit: '0x' } }],
    ['a root that is no bytes', { tickets: { ...tickets, root: '1' } }],
  ])('are no draw: %s', (_what, over) => {
    expect(publishedDrawOf({ ...FILES, ...over })).toBeNull();
  });

  it('are no draw: no number of a project', () => {
    const project = '-4';
    expect(
      publishedDrawOf({
        announcement: { ...announcement, project },
        tickets: { ...tickets, project },
        result: { ...result, project },
      }),
    ).toBeNull();
  });
});

it('a ticket file shows that its ticket is in the list', () => {
  for (const [number, userHash] of LIST.userHashes.entries()) {
    const file = ticketFileOf(PROJECT, { tree: TREE, number, owner: userHash });
    expect(file).toMatchObject({ project: '42', count: 7, number, owner: toHex(userHash), root: FILES.tickets.root });
    const proof = file.proof.map((each) => fromHex(each)!);
    expect(run(isInList({ root: rootOf(TREE), count: file.count }, { number, userHash }, proof))).toBe(true);
  }
});
