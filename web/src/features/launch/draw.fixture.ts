import { createHash } from 'node:crypto';
import { fromHex, hashBytesNow, toHex } from '@bourse/core/launch/bytes.ts';
import { drawSeed, drawWinners } from '@bourse/core/launch/draw/draw.ts';
import { QUICKNET } from '@bourse/core/launch/draw/quicknet.ts';
import { growTickets, rootOf } from '@bourse/core/launch/draw/ticket-list.ts';
import type { LotteryAnswer } from './api/lottery.ts';
import { lotteryAnswer } from './launch.fixture.ts';

const sha256 = (bytes: Uint8Array) => Uint8Array.from(createHash('sha256').update(bytes).digest());

/** What quicknet said in its round 1000, fifty minutes after its first one. */
const ROUND_1000 = {
  beacon: { kind: 'drand', source: QUICKNET.chainHash, round: 1_000 },
  drawAtMs: Date.parse('2023-08-23T15:59:24Z'),
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
} as const;

/** A draw as the exchange tells it, and whose each ticket of its list is. */
export interface Drawn
  extends Pick<LotteryAnswer, 'announcement' | 'tickets' | 'drawnAtMs' | 'taken'>,
    Record<'list', NonNullable<LotteryAnswer['list']>>,
    Record<'result', NonNullable<LotteryAnswer['result']>> {
  readonly own: LotteryAnswer['own'];
  readonly owners: string[];
}

/** A draw of six tickets, the first two of them the person’s, made by the core itself, from a beacon or from a block of a demo. */
export function drawn(from: 'drand' | 'block' = 'block'): Drawn {
  const owners = ['11', '11', '22', '33', '33', '44'].map((byte) => byte.repeat(32));
  const userHashes = owners.map((owner) => fromHex(owner)!);
  const { announcement: block, nowMs } = lotteryAnswer();
  const { randomness, signature, ...named } =
    from === 'drand' ? ROUND_1000 : { ...block, randomness: '77'.repeat(32), signature: null };
  const seed = fromHex('5e'.repeat(32))!;
  const root = rootOf(hashBytesNow(growTickets({ userHashes }), sha256));
  const inputs = { projectId: 7n, root, serverSeed: seed, beacon: fromHex(randomness)! };
  const winners = hashBytesNow(
    drawWinners(hashBytesNow(drawSeed(inputs), sha256), { userHashes }, { winners: 4, mostEach: 2 }),
    sha256,
  );
  return {
    owners,
    announcement: { ...block, drawAtMs: named.drawAtMs, beacon: named.beacon, commit: toHex(sha256(seed)) },
    tickets: 6,
    list: { count: 6, root: toHex(root), publishedAtMs: nowMs - 1 },
    result: {
      format: 'bourse-draw-result-v1',
      project: '7',
      serverSeed: toHex(seed),
      beacon: { ...named.beacon, randomness, signature },
      winners: [...winners],
    },
    drawnAtMs: nowMs,
    taken: 2,
    own: [0, 1].map((number) => ({ number, hasWon: winners.includes(number) })),
  };
}
