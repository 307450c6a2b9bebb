import { areSame } from '@bourse/core/launch/bytes.ts';
import { drawSeed, drawWinners } from '@bourse/core/launch/draw/draw.ts';
import { type DrawStep, nextDrawStep, type VoidReason } from '@bourse/core/launch/lottery.ts';
import { costOf } from '@bourse/core/launch/price.ts';
import { sha256Bytes } from '../../../../platform/crypto/digest.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { eachApart } from '../../../../platform/jobs/each-apart.ts';
import { judgeSaid } from '../../beacon/judge-said.ts';
import type { LaunchDeps } from '../../launch-deps.ts';
import { findToDraw, type Lottery, lockLottery } from '../../queries/lottery.query.ts';
import { findProject, lockRound, priceOf, type RoundRow } from '../../queries/project.query.ts';
import { findCommitted } from '../../queries/subscription.query.ts';
import { freezeTickets, saveDrawn, saveFrozen, saveHeard, savePublished, saveVoid } from '../../store/lottery.store.ts';
import { saveSold, setRoundState } from '../../store/project.store.ts';
import { saveCounted } from '../../store/subscription.store.ts';
import { hashInTurns } from '../hash-in-turns.ts';
import { scalesOf } from '../scales.ts';
import { readTickets, rootOfTickets } from './ticket-list.ts';

/**
 * Takes every lottery whose window has ended one step on: its tickets are numbered, the root of their list is made public, the
 * beacon is heard, and then it is drawn. Each step is saved by itself, and a process that dies between two of them goes on with
 * the next one. One lottery that fails holds up no other.
 *
 * @returns true if one has changed
 */
export const driveDraws = async (deps: LaunchDeps): Promise<boolean> =>
  eachApart(await findToDraw(deps.db), (lottery) => drive(deps, lottery));

const stepOf = (lottery: Lottery, nowMs: number): DrawStep =>
  nextDrawStep(
    {
      drawAtMs: lottery.drawAtMs,
      isFrozen: lottery.frozenMs !== null,
      isPublished: lottery.publishedMs !== null,
      isHeard: lottery.randomness !== null,
      isSeedRight: areSame(sha256Bytes(lottery.seed), lottery.commit),
    },
    nowMs,
  );

async function drive(deps: LaunchDeps, lottery: Lottery): Promise<boolean> {
  const nowMs = deps.clock.nowMs();
  const step = stepOf(lottery, nowMs);
  switch (step.do) {
    case 'wait':
      return false;
    case 'freeze':
      return alone(deps, lottery, 'freeze', async (tx, now) => {
        await saveFrozen(tx, now, await freezeTickets(tx, now), nowMs);
      });
    case 'publish': {
      const root = await rootOfTickets(await readTickets(deps.db, lottery));
      // Judged anew, because a large tree takes its time: what is late must not become public as if it were not.
      return alone(deps, lottery, 'publish', (tx, now) => savePublished(tx, now, root, deps.clock.nowMs()));
    }
    case 'listen':
      return listen(deps, lottery, step.isLast);
    case 'draw':
      return draw(deps, lottery);
    case 'void':
      return alone(deps, lottery, 'void', (tx, now, round) => giveBack(deps, tx, { lottery: now, round }, step.reason));
  }
}

/** Does a step with the round and its lottery locked, unless somebody else has done it meanwhile. */
async function alone(
  deps: LaunchDeps,
  { projectId, number }: Lottery,
  what: DrawStep['do'],
  work: (tx: Tx, lottery: Lottery, round: RoundRow) => Promise<void>,
): Promise<boolean> {
  return deps.db.tx(async (tx) => {
    const round = await lockRound(tx, projectId, number, 'update');
    const lottery = await lockLottery(tx, projectId, number);
    if (!lottery || round?.state !== 'CALCULATING' || lottery.drawnMs !== null || lottery.voidReason !== null)
      return false;
    if (stepOf(lottery, deps.clock.nowMs()).do !== what) return true;
    await work(tx, lottery, round);
    return true;
  });
}

/**
 * Asks the beacon for the very round that was named beforehand, with nothing locked meanwhile. Where it says nothing the last
 * time, there is no draw.
 */
async function listen(deps: LaunchDeps, lottery: Lottery, isLast: boolean): Promise<boolean> {
  const { kind, source, round: beaconRound } = lottery.beacon;
  const isIt = deps.beacon.kind === kind && deps.beacon.source === source;
  if (!isIt && !isLast) {
    throw new Error(
      `lottery ${nameOf(lottery)} waits for beacon ${kind} ${source}, and this process hears ${deps.beacon.kind} ${deps.beacon.source}`,
    );
  }
  const heard = isIt ? await deps.beacon.findRound(beaconRound) : null;
  if (heard?.ok) return alone(deps, lottery, 'listen', (tx, now) => saveHeard(tx, now, heard.value));
  return (
    isLast &&
    alone(deps, lottery, 'listen', (tx, now, round) => giveBack(deps, tx, { lottery: now, round }, 'BEACON_LOST'))
  );
}

const nameOf = ({ projectId, number }: Lottery): string => `${projectId}/${number}`;

/**
 * Draws from what is saved: whoever does it, and however often, the same tickets win.
 *
 * @throws Error for another list than was public, and for a value that the beacon did not say
 */
async function draw(deps: LaunchDeps, lottery: Lottery): Promise<boolean> {
  const tickets = await readTickets(deps.db, lottery);
  const list = { userHashes: tickets.map(({ owner }) => owner) };
  const { seed: serverSeed, randomness: beacon, root, projectNumber: projectId } = lottery;
  if (!isSameRoot(await rootOfTickets(tickets), root)) {
    throw new Error(`lottery ${nameOf(lottery)} has another list than was made public, and is not drawn from it`);
  }
  const { signature } = lottery;
  if (beacon) judgeSaid(`lottery ${nameOf(lottery)}`, { ...lottery.beacon, randomness: beacon, signature });
  const winners =
    root === null
      ? []
      : await hashInTurns(
          drawWinners(await hashInTurns(drawSeed({ projectId, root, serverSeed, beacon: beacon! })), list, {
            winners: lottery.winners,
            mostEach: lottery.mostWins,
          }),
        );
  const wins = new Map<string, number>();
  for (const number of winners) {
    const { subscriptionId } = tickets[number]!;
    wins.set(subscriptionId, (wins.get(subscriptionId) ?? 0) + 1);
  }
  return alone(deps, lottery, 'draw', async (tx, now, round) => {
    await saveDrawn(tx, now, winners, deps.clock.nowMs());
    await count(deps, tx, { lottery: now, round }, wins);
  });
}

const isSameRoot = (one: Uint8Array | null, other: Uint8Array | null): boolean =>
  one === null || other === null ? one === other : areSame(one, other);

interface Drawn {
  readonly lottery: Lottery;
  readonly round: RoundRow;
}

/** Counts what each person gets and what it costs them; money moves afterwards, person by person. */
async function count(
  deps: LaunchDeps,
  tx: Tx,
  { lottery, round }: Drawn,
  wins: ReadonlyMap<string, number>,
): Promise<void> {
  const project = (await findProject(tx, round.projectId))!;
  const scales = scalesOf(deps, project);
  const subscriptions = await findCommitted(tx, round.projectId, round.number);
  const counted = subscriptions.map(({ id, vipBps }) => {
    const gotMinor = BigInt(wins.get(id) ?? 0) * lottery.ticketMinor;
    return { id, gotMinor, costMinor: costOf(gotMinor, priceOf(round), vipBps, scales).payMinor };
  });
  await saveCounted(tx, counted);
  const soldMinor = counted.reduce((sum, { gotMinor }) => sum + gotMinor, 0n);
  await saveSold(tx, round, soldMinor);
  await setRoundState(tx, round, 'ANNOUNCED', { nowMs: deps.clock.nowMs(), staffId: null });
}

/** A draw whose promise cannot be kept is none: nobody gets anything, and everybody has their money back. */
async function giveBack(deps: LaunchDeps, tx: Tx, { lottery, round }: Drawn, reason: VoidReason): Promise<void> {
  await saveVoid(tx, lottery, reason);
  await count(deps, tx, { lottery, round }, new Map());
}
