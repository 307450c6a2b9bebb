import type { OutputOf } from '@bourse/contract/endpoint.ts';
import type { launch as contract } from '@bourse/contract/launch.ts';
import { toHex } from '@bourse/core/launch/bytes.ts';
import { announcementOf, resultOf, ticketFileOf } from '@bourse/core/launch/draw/draw-files.ts';
import { earnedTickets, missingToNext } from '@bourse/core/launch/lottery.ts';
import { costOf, vipDiscountBps } from '@bourse/core/launch/price.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok, refuse } from '@bourse/core/result.ts';
import { RecentReads } from '../../platform/db/recent-reads.ts';
import { callerOf } from '../../platform/request/caller.ts';
import type { Handlers } from '../../platform/request/context.ts';
import type { LaunchDeps } from './launch-deps.ts';
import { countTickets, findOwnTickets, findTickets, findWinners, type Lottery } from './queries/lottery.query.ts';
import type { Project, Round } from './queries/project.query.ts';
import { findOwnOfProject } from './queries/subscription.query.ts';
import { findRound } from './usecases/find-round.ts';
import { ProofTrees } from './usecases/lottery/proof-trees.ts';
import { takeTickets, volumeOf } from './usecases/lottery/take-tickets.ts';
import { scalesOf } from './usecases/scales.ts';

type LotteryHandlers = Pick<Handlers<typeof contract>, 'lottery' | 'takeTickets' | 'drawTickets' | 'drawTicket'>;
type LotteryOut = OutputOf<typeof contract.lottery>;

/** Tickets of one answer: some hundred kilobytes. */
const OWNERS_MAX = 5_000;
const COUNT_FRESH_MS = 2_000;

/** Endpoints of lotteries. */
export function lotteryHttp(deps: LaunchDeps, changed: (projectId: string) => void): LotteryHandlers {
  const trees = new ProofTrees(deps.db);
  const counts = new RecentReads(COUNT_FRESH_MS, async (names: readonly string[]) => {
    const read = new Map<string, number>();
    for (const name of names) {
      const [projectId, number] = name.split('/');
      read.set(name, await countTickets(deps.db, projectId!, Number(number)));
    }
    return read;
  });
  const find = async (projectId: string, number: number) => {
    const found = await findRound(deps.db, { projectId, number }, ['LOTTERY']);
    return found.ok ? ok({ ...found.value, lottery: found.value.round.lottery! }) : found;
  };
  return {
    lottery: async ({ project: projectId, round: number }, { uid }) => {
      const found = await find(projectId, number);
      if (!found.ok) return found;
      const { lottery } = found.value;
      const made = (await findOwnOfProject(deps.db, uid, projectId)).find((each) => each.round === number);
      return ok({
        nowMs: deps.clock.nowMs(),
        announcement: announcementOf({ ...drawOf(lottery), commit: lottery.commit }),
        tickets: lottery.ticketCount ?? (await counts.find(`${projectId}/${number}`)),
        list:
          lottery.publishedMs === null
            ? null
            : {
                count: lottery.ticketCount!,
                root: lottery.root && toHex(lottery.root),
                publishedAtMs: lottery.publishedMs,
              },
        result: lottery.drawnMs === null ? null : { ...(await resultFile(deps, lottery)) },
        drawnAtMs: lottery.drawnMs,
        voidReason: lottery.voidReason,
        ...(await ownOf(deps, uid, found.value)),
        taken: made?.tickets ?? null,
        own: made && lottery.publishedMs !== null ? await findOwnTickets(deps.db, made.id) : [],
      });
    },
    takeTickets: async ({ project: projectId, ...wish }, context) => {
      const made = await takeTickets(deps, callerOf(context), { ...wish, projectId });
      if (!made.ok) return made;
      const { done, asset, replayed } = made.value;
      changed(projectId);
      counts.forget(`${projectId}/${wish.round}`);
      const committed = formatAmount(done.commitMinor, deps.assets.coin(asset)!.ledgerScale);
      return ok({ subscriptionId: done.subscriptionId, committed, atMs: done.atMs, replayed });
    },
    drawTickets: async ({ project: projectId, round: number, from }) => {
      const found = await find(projectId, number);
      if (!found.ok) return found;
      const { lottery } = found.value;
      if (lottery.publishedMs === null) return refuse('LAUNCH_NO_LIST');
      const tickets = await findTickets(deps.db, lottery, from, OWNERS_MAX);
      return ok({ count: lottery.ticketCount!, from, owners: tickets.map(({ owner }) => toHex(owner)) });
    },
    drawTicket: async ({ project: projectId, round: roundNumber, number }, { uid }) => {
      const found = await find(projectId, roundNumber);
      if (!found.ok) return found;
      const { lottery } = found.value;
      if (lottery.publishedMs === null) return refuse('LAUNCH_NO_LIST');
      const made = (await findOwnOfProject(deps.db, uid, projectId)).find((each) => each.round === roundNumber);
      const own = made ? await findOwnTickets(deps.db, made.id) : [];
      if (!own.some((each) => each.number === number)) return refuse('LAUNCH_NO_TICKET');
      const [ticket] = await findTickets(deps.db, lottery, number, 1);
      const { owner } = ticket!;
      const file = ticketFileOf(lottery.projectNumber, { tree: await trees.of(lottery), number, owner });
      return ok({ ...file, proof: [...file.proof] });
    },
  };
}

const drawOf = (lottery: Lottery) => ({
  projectId: lottery.projectNumber,
  drawAtMs: lottery.drawAtMs,
  terms: { winners: lottery.winners, mostEach: lottery.mostWins },
  beacon: lottery.beacon,
});

async function resultFile(deps: LaunchDeps, lottery: Lottery): Promise<NonNullable<LotteryOut['result']>> {
  const { randomness, signature, seed: serverSeed } = lottery;
  const winners = await findWinners(deps.db, lottery);
  const beacon = { ...lottery.beacon, randomness: randomness!, signature };
  const file = resultOf({ projectId: lottery.projectNumber, serverSeed, beacon, winners });
  return { ...file, winners: [...file.winners] };
}

/** What a person has earned, and what a ticket costs them. */
async function ownOf(
  deps: LaunchDeps,
  uid: string,
  { project, round, lottery }: { readonly project: Project; readonly round: Round; readonly lottery: Lottery },
): Promise<Pick<LotteryOut, 'volume' | 'earned' | 'cost' | 'costWithoutVip'>> {
  const scales = scalesOf(deps, project);
  const pay = (minor: bigint): string => formatAmount(minor, scales.payScale);
  const profile = await deps.identity.profile(deps.db, uid);
  if (!profile) throw new Error(`nobody has number ${uid}`);
  const vipBps = round.hasVipDiscount ? vipDiscountBps(profile.vipLevel) : 0;
  const cost = round.price && costOf(lottery.ticketMinor, round.price, vipBps, scales);
  const ownMinor = await volumeOf(deps, deps.db, uid, lottery);
  const missing = missingToNext(ownMinor, lottery);
  return {
    volume:
      lottery.volumeStepMinor === 0n
        ? null
        : {
            markets: [...lottery.volumeMarkets],
            step: pay(lottery.volumeStepMinor),
            fromMs: lottery.volumeFromMs,
            own: pay(ownMinor),
            missing: missing === null ? null : pay(missing),
          },
    earned: earnedTickets(ownMinor, lottery),
    cost: cost && pay(cost.payMinor),
    costWithoutVip: cost && pay(cost.withoutVipMinor),
  };
}
