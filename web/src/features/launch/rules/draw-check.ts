import { areSame, type ByteHashing, fromHex } from '@bourse/core/launch/bytes.ts';
import { drawSeed, drawWinners } from '@bourse/core/launch/draw/draw.ts';
import { QUICKNET, quicknetRandomness, quicknetRoundFor } from '@bourse/core/launch/draw/quicknet.ts';
import { growTickets, rootOf } from '@bourse/core/launch/draw/ticket-list.ts';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { LotteryAnswer } from '../api/lottery.ts';
import type { CheckedDraw, Verdict } from './lottery.ts';

/** Some milliseconds of hashing, after which the page has a turn. */
const HASHES_A_TURN = 1_500;
const rest = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

async function inTurns<Value>(work: ByteHashing<Value>): Promise<Value> {
  let step = work.next();
  for (let hashed = 1; !step.done; hashed += 1) {
    step = work.next(sha256(step.value));
    if (hashed % HASHES_A_TURN === 0) await rest();
  }
  return step.value;
}

/** The randomness that a beacon’s own signature shows; null where it does not hold. */
export function shownBy({
  round,
  signature,
}: {
  readonly round: number;
  readonly signature: string | null;
}): Uint8Array | null {
  const bytes = signature === null ? null : fromHex(signature);
  const { shortSignatures } = bls12_381;
  const key = fromHex(QUICKNET.publicKey)!;
  return (
    bytes &&
    quicknetRandomness(round, bytes, {
      sha256,
      isSigned: (signed, digest) => shortSignatures.verify(signed, shortSignatures.hash(digest, QUICKNET.tag), key),
    })
  );
}

const SECOND_MS = 1_000;

function judgeBeacon({ announcement, result }: Pick<Drawn, 'announcement' | 'result'>): Verdict {
  const { beacon } = result;
  const named = announcement.beacon;
  const isNamed = beacon.kind === named.kind && beacon.source === named.source && beacon.round === named.round;
  if (!isNamed) return 'wrong';
  if (beacon.kind === 'block') {
    const isAfter = beacon.round * SECOND_MS > announcement.drawAtMs - SECOND_MS;
    return isAfter && beacon.signature === null ? 'unproven' : 'wrong';
  }
  const isMoment = beacon.source === QUICKNET.chainHash && beacon.round === quicknetRoundFor(announcement.drawAtMs);
  const shown = shownBy(beacon);
  const told = fromHex(beacon.randomness);
  return isMoment && shown && told && areSame(shown, told) ? 'right' : 'wrong';
}

/** Whether every ticket that the person took is in the list, of one owner who has no other one. */
function areOwnThere({ own, taken }: Pick<Drawn, 'own' | 'taken'>, owners: readonly string[]): boolean {
  const numbers = new Set(own.map(({ number }) => number));
  const [first] = own;
  if (numbers.size !== own.length || own.length !== (taken ?? 0)) return false;
  if (!first) return true;
  const mine = owners[first.number];
  return mine !== undefined && owners.every((owner, number) => (owner === mine) === numbers.has(number));
}

type Drawn = Pick<LotteryAnswer, 'announcement' | 'own' | 'taken'> & {
  readonly result: NonNullable<LotteryAnswer['result']>;
  readonly list: NonNullable<LotteryAnswer['list']>;
};

/**
 * Draws again from what is published, with nothing of the exchange but its files.
 *
 * @param owners  whose each ticket is, in the order of the numbers
 */
export async function checkDraw(drawn: Drawn, owners: readonly string[]): Promise<CheckedDraw> {
  const { announcement, result, list, own } = drawn;
  const right = (holds: boolean): Verdict => (holds ? 'right' : 'wrong');
  const [seed, commit, randomness] = [result.serverSeed, announcement.commit, result.beacon.randomness].map(fromHex);
  const userHashes = owners.map(fromHex);
  const isSeed = !!seed && !!commit && areSame(sha256(seed), commit);
  const areBytes = userHashes.every((each) => each?.length === 32) && owners.length === list.count;
  const tickets = { userHashes: areBytes ? (userHashes as Uint8Array[]) : [] };
  const root = tickets.userHashes.length === 0 ? null : rootOf(await inTurns(growTickets(tickets)));
  const told = list.root === null ? null : fromHex(list.root);
  const isList = areBytes && (root === null ? told === null : told !== null && areSame(root, told));
  const winners =
    root && seed && randomness
      ? await inTurns(
          drawWinners(
            await inTurns(
              drawSeed({ projectId: BigInt(announcement.project), root, serverSeed: seed, beacon: randomness }),
            ),
            tickets,
            { winners: announcement.winners, mostEach: announcement.mostEach },
          ),
        )
      : [];
  const same = winners.filter((number, at) => number === result.winners[at]).length;
  const wins = new Set(winners);
  const isFate = own.every(({ number, hasWon }) => wins.has(number) === hasWon);
  return {
    verdicts: {
      seed: right(isSeed),
      beacon: judgeBeacon(drawn),
      list: right(isList),
      own: right(areOwnThere(drawn, owners)),
      winners: right(same === result.winners.length && winners.length === same && isFate),
    },
    same,
  };
}
