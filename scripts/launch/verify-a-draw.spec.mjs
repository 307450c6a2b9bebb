import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { asciiBytes, fromHex, hashBytesNow, toHex } from '../../core/src/launch/bytes.ts';
import { drawSeed, drawWinners, faultOfDraw } from '../../core/src/launch/draw/draw.ts';
import {
  announcementOf,
  publishedDrawOf,
  resultOf,
  ticketFileOf,
  ticketsFileOf,
} from '../../core/src/launch/draw/draw-files.ts';
import { growTickets, rootOf, userHashOf } from '../../core/src/launch/draw/ticket-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'bourse-draw-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sha256 = (bytes) => Uint8Array.from(createHash('sha256').update(bytes).digest());
const run = (work) => hashBytesNow(work, sha256);
const of = (text) => sha256(asciiBytes(text));

/** What quicknet said in its round 1000, at the moment of the draw. */
const SIGNATURE = fromHex(
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
);
const DRAND = {
  kind: 'drand',
  source: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  round: 1000,
  randomness: sha256(SIGNATURE),
  signature: SIGNATURE,
};
const DRAW_AT_MS = Date.parse('2023-08-23T15:59:24Z');
const BLOCK = {
  kind: 'block',
  source: 'eth',
  round: DRAW_AT_MS / 1_000 + 3_600,
  randomness: of('block'),
  signature: null,
};
/** Five people with 12 tickets in all. */
const OWNERS = [1001, 1001, 1002, 1003, 1003, 1003, 1004, 1005, 1006, 1006, 1007, 1008];

/** The files that the house publishes of a draw, and those of each ticket. */
function publish({
  owners = OWNERS,
  terms = { winners: 4, mostEach: 1 },
  beacon = DRAND,
  seed = randomBytes(32),
} = {}) {
  const projectId = 42n;
  const list = { userHashes: owners.map((owner) => run(userHashOf(of('salt'), BigInt(owner)))) };
  const tree = owners.length > 0 ? run(growTickets(list)) : null;
  const root = tree && rootOf(tree);
  const serverSeed = Uint8Array.from(seed);
  const inputs = { projectId, root: root ?? new Uint8Array(), serverSeed, beacon: beacon.randomness };
  const winners = tree ? run(drawWinners(run(drawSeed(inputs)), list, terms)) : [];
  return {
    files: {
      announcement: announcementOf({ projectId, drawAtMs: DRAW_AT_MS, terms, commit: sha256(serverSeed), beacon }),
      tickets: ticketsFileOf(projectId, list, root),
      result: resultOf({ projectId, serverSeed, beacon, winners }),
    },
    ticket: (number) => ticketFileOf(projectId, { tree, number, owner: list.userHashes[number] }),
    winners,
  };
}

let count = 0;
function save(value) {
  const path = join(folder, `${count++}.json`);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
}

function python(...words) {
  const { status, stdout, stderr, error } = spawnSync('python3', words, { encoding: 'utf8' });
  if (error) throw new Error('this spec needs Python 3 as python3', { cause: error });
  return { status, said: stdout + stderr };
}
const verifyPaths = (...paths) => python('scripts/launch/verify-a-draw.py', ...paths);
const verify = ({ announcement, tickets, result }, ...more) =>
  verifyPaths(...[announcement, tickets, result, ...more].map(save));

const byte = (hex, at) => `${hex.slice(0, at)}${hex[at] === '0' ? '1' : '0'}${hex.slice(at + 1)}`;

describe('a draw that is right', () => {
  it.each([
    ['the least', { owners: [7], terms: { winners: 1, mostEach: 1 } }],
    ['twelve tickets', {}],
    ['several wins of one person', { terms: { winners: 7, mostEach: 2 } }],
    ['more winners than there can be', { terms: { winners: 40, mostEach: 1 } }],
    ['no winner', { terms: { winners: 0, mostEach: 1 } }],
    ['nobody', { owners: [] }],
    ['a block', { beacon: BLOCK }],
    [
      'thousands',
      { owners: Array.from({ length: 3_001 }, (_, at) => (at * 7) % 900), terms: { winners: 500, mostEach: 3 } },
    ],
  ])('is drawn again to the same: %s', (_what, given) => {
    const { files, winners } = publish(given);
    expect(run(faultOfDraw(publishedDrawOf(files)))).toBeNull();
    const { status, said } = verify(files);
    expect(said).toContain('RIGHT');
    expect(said).toContain(`winners, in the order drawn: ${winners.join(', ') || 'nobody'}\n`);
    expect(status).toBe(0);
  });

  it('shows to an owner that each ticket of theirs is in it, and what became of it', () => {
    const { files, ticket, winners } = publish();
    const { status, said } = verify(files, ...OWNERS.map((_, number) => ticket(number)));
    expect(status).toBe(0);
    const fate = (number) => `${number} ${winners.includes(number) ? 'won' : 'did not win'}`;
    expect(said).toContain(`the owner of ticket 4 has 3: ${[3, 4, 5].map(fate).join(', ')}\n`);
  });

  it('is the same in whatever order the files are named', () => {
    const { announcement, tickets, result } = publish().files;
    expect(verifyPaths(save(result), save(tickets), save(announcement))).toMatchObject({ status: 0 });
  });
});

describe('a draw that was changed', () => {
  const { files, winners } = publish({ seed: of('seed') });
  const { announcement, tickets, result } = files;
  const { beacon } = result;
  const change = (file, over) => ({ ...files, [file]: { ...files[file], ...over } });
  const inBeacon = (over) => change('result', { beacon: { ...beacon, ...over } });
  const inAnnounced = (over) => change('announcement', { beacon: { ...announcement.beacon, ...over } });
  const loser = OWNERS.findIndex((_, number) => !winners.includes(number));

  it.each([
    ['one ticket', change('tickets', { tickets: tickets.tickets.with(3, tickets.tickets[6]) }), 'tickets'],
    [
      'a digit of one ticket',
      change('tickets', { tickets: tickets.tickets.with(3, byte(tickets.tickets[3], 9)) }),
      'tickets',
    ],
    [
      'two tickets swapped',
      change('tickets', { tickets: tickets.tickets.with(2, tickets.tickets[3]).with(3, tickets.tickets[2]) }),
      'tickets',
    ],
    ['a ticket less', change('tickets', { tickets: tickets.tickets.slice(1), count: 11 }), 'tickets'],
    ['a ticket less, still counted', change('tickets', { tickets: tickets.tickets.slice(1) }), 'tickets'],
    ['the root', change('tickets', { root: byte(tickets.root, 5) }), 'tickets'],
    ['no root', change('tickets', { root: null }), 'tickets'],
    ['one byte of the seed', change('result', { serverSeed: byte(result.serverSeed, 20) }), 'seed'],
    ['the seed, shortened', change('result', { serverSeed: result.serverSeed.slice(2) }), 'result'],
    ['the commit', change('announcement', { commit: byte(announcement.commit, 0) }), 'seed'],
    ['one winner', change('result', { winners: winners.with(1, loser) }), 'winners'],
    ['the order of winners', change('result', { winners: winners.toReversed() }), 'winners'],
    ['one winner more', change('result', { winners: [...winners, loser] }), 'winners'],
    ['one winner less', change('result', { winners: winners.slice(0, -1) }), 'winners'],
    ['a winner that is true', change('result', { winners: winners.with(0, true) }), 'winners'],
    ['how many win', change('announcement', { winners: 3 }), 'winners'],
    ['how often one person wins', change('announcement', { winners: 9, mostEach: 2 }), 'winners'],
    ['the randomness', inBeacon({ randomness: byte(beacon.randomness, 7) }), 'beacon'],
    ['the signature', inBeacon({ signature: byte(beacon.signature, 7) }), 'beacon'],
    ['no signature', inBeacon({ signature: null }), 'beacon'],
    ['another round', inBeacon({ round: 1001 }), 'beacon'],
    ['a block instead', inBeacon({ kind: 'block', source: 'eth' }), 'beacon'],
    ['the round, announced', inAnnounced({ round: 1001 }), 'announcement'],
    ['another drand', inAnnounced({ source: byte(beacon.source, 1) }), 'announcement'],
    ['an unknown beacon', inAnnounced({ kind: 'dice' }), 'announcement'],
    ['letters that a terminal obeys', inAnnounced({ kind: 'block', source: '\u001b[2J' }), 'announcement'],
    ['the moment', change('announcement', { drawAtMs: DRAW_AT_MS + 1 }), 'announcement'],
    ['half a winner', change('announcement', { winners: 1.5 }), 'announcement'],
    ['less than nobody', change('announcement', { mostEach: -1 }), 'announcement'],
    ['the project of the list', change('tickets', { project: '43' }), 'tickets'],
    ['the project of the result', change('result', { project: '43' }), 'result'],
    ['a project that is too large', change('announcement', { project: String(2n ** 64n) }), 'announcement'],
    ['large letters', change('announcement', { commit: announcement.commit.toUpperCase() }), 'announcement'],
    ['a list that is none', change('tickets', { tickets: {} }), 'tickets'],
    ['nothing in it', { ...files, result: { format: result.format } }, 'result'],
  ])('is found, with the part that does not hold: %s', (_what, changed, part) => {
    const { status, said } = verify(changed);
    expect(said).toContain(`WRONG: ${part}: `);
    expect(said.match(/WRONG/g)).toHaveLength(1);
    expect(said).not.toContain('RIGHT');
    expect(status).toBe(1);
  });

  it('is found in what quicknet has not signed, though its hash is right', () => {
    const signature = fromHex(
      'b33bf3667cbd5a82de3a24b4e0e9fe5513cc1a0e840368c6e31f5fcfa79bea03f73896b25883abf2853d10337fb8fa41',
    );
    const later = publish({ beacon: { ...DRAND, signature, randomness: sha256(signature) } }).files;
    expect(run(faultOfDraw(publishedDrawOf(later)))).toBeNull();
    const { status, said } = verify(later);
    expect(said).toContain('WRONG: beacon: quicknet has not signed its round 1000 so');
    expect(status).toBe(1);
    // Alone, the program says that it did not look.
    copyFileSync('scripts/launch/verify-a-draw.py', join(folder, 'alone.py'));
    const { announcement, tickets, result } = later;
    const alone = python(join(folder, 'alone.py'), ...[announcement, tickets, result].map(save));
    expect(alone.said).toContain('whether quicknet has signed it is not checked');
    expect(alone.status).toBe(0);
  });

  it('is found in the project, where all files agree on another', () => {
    const other = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, { ...file, project: '43' }]));
    expect(verify(other).said).toContain('WRONG: winners: ');
  });

  it('is found in a block that could have been chosen', () => {
    const block = publish({ beacon: BLOCK }).files;
    const early = { ...block, announcement: { ...block.announcement, drawAtMs: (BLOCK.round + 1) * 1_000 } };
    expect(verify(early).said).toContain('WRONG: announcement: ');
    const signed = { ...block, result: { ...block.result, beacon: { ...block.result.beacon, signature: 'ab' } } };
    expect(verify(signed).said).toContain('WRONG: beacon: ');
  });
});

describe('a ticket that is not what it says', () => {
  const { files, ticket } = publish();
  const own = ticket(11);
  it.each([
    ['another number', { number: 10 }],
    ['a number beyond the list', { number: 12 }],
    ['another owner', { owner: ticket(0).owner }],
    ['another root', { root: byte(own.root, 3) }],
    ['another count', { count: 13 }],
    ['a changed proof', { proof: own.proof.with(0, byte(own.proof[0], 0)) }],
    ['too short a proof', { proof: own.proof.slice(1) }],
    ['too long a proof', { proof: [...own.proof, own.proof[0]] }],
    ['another project', { project: '7' }],
  ])('is found: %s', (_what, over) => {
    const { status, said } = verify(files, ticket(3), { ...own, ...over });
    expect(said).toMatch(/WRONG: ticket in \S+json: /);
    expect(status).toBe(1);
  });
});

describe('what is no draw', () => {
  const { files } = publish();
  it.each([
    'nothing of it',
    '{}',
    '[]',
    '{"format":"bourse-draw-tickets-v2"}',
    '{"format":"a","format":"b"}',
    '['.repeat(100_000),
  ])('is not taken for one: %.30s', (text) => {
    const { status, said } = verifyPaths(save(text));
    expect(said).toContain('WRONG: ');
    expect(said).not.toContain('Traceback');
    expect(status).toBe(1);
  });

  it('is not judged where a file is missing, or there twice', () => {
    expect(verifyPaths(save(files.announcement), save(files.result))).toMatchObject({ status: 2 });
    expect(verifyPaths(save(files.result), save(files.result)).status).toBe(2);
    expect(verifyPaths(join(folder, 'gone.json')).status).toBe(1);
  });
});

describe('what quicknet has said', () => {
  const say = (round, signature) => python('scripts/launch/quicknet.py', String(round), signature);
  const hex = toHex(SIGNATURE);
  it.each([
    [1000, hex],
    [1001, 'b33bf3667cbd5a82de3a24b4e0e9fe5513cc1a0e840368c6e31f5fcfa79bea03f73896b25883abf2853d10337fb8fa41'],
    [1002, 'ab066f9c12dd6de1336fca0f925192fb0c72a771c3e4c82ede1fd362c1a770f9eb05843c6308ce2530b53a99c0281a6e'],
  ])('is told by its signature: round %d', (round, signature) => {
    const { status, said } = say(round, signature);
    expect(said).toContain(`RIGHT: quicknet has signed round ${round}. It says ${toHex(sha256(fromHex(signature)))}`);
    expect(status).toBe(0);
  });

  it.each([
    ['another round', 1001, hex],
    ['no round', 0, hex],
    ['a round before all', -1, hex],
    ['a round that is too late', 2n ** 64n, hex],
    ['the opposite point', 1000, hex.replace('b4', '94')],
    ['one bit', 1000, hex.replace(/9$/, '8')],
    ['the point at infinity', 1000, `c0${'00'.repeat(47)}`],
    ['a number above the field', 1000, `9f${'ff'.repeat(47)}`],
    ['another form', 1000, hex.replace('b4', '34')],
    ['too short', 1000, hex.slice(2)],
    ['too long', 1000, `${hex}00`],
    ['nothing', 1000, ''],
    ['a point of the curve that is not of the group', 1000, `80${'00'.repeat(46)}04`],
  ])('is nothing else: %s', (_what, round, signature) => {
    const { status, said } = say(round, signature);
    expect(said).toContain('WRONG');
    expect(status).toBe(1);
  });

  it('is not judged without a round and a signature', () => {
    expect(say('x', hex).status).toBe(2);
    expect(say(1000, 'zz').status).toBe(2);
  });
});
