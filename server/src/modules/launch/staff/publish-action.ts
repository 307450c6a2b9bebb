import { type DraftRefusal, judgeDraft } from '@bourse/core/launch/draft.ts';
import { OPENING_MS } from '@bourse/core/launch/flash.ts';
import { costOf, type RoundPrice, type RoundScales } from '@bourse/core/launch/price.ts';
import { formatAmount, parseAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Approvals, PlainRecord, StaffAction } from '../../approvals/public.ts';
import { isMerged } from '../../products/public.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import type { Beacon } from '../ports.ts';
import type { NamedBeacon } from '../queries/flash.query.ts';
import { findProject, fundedMinor, type RoundRow } from '../queries/project.query.ts';
import { insertProject, lockMoney, type NewProject, type NewRound } from '../store/project.store.ts';

interface AnyRoundWish extends PlainRecord {
  readonly basePrice: string;
  readonly discountBps: number;
  readonly hasVipDiscount: boolean;
  readonly kycMin: number;
  readonly vipMin: number;
  readonly startAtMs: number;
  readonly endAtMs: number;
}

interface SubscriptionWish extends AnyRoundWish {
  readonly mode: 'SUBSCRIPTION';
  readonly quota: string;
  readonly perPerson: string;
  readonly split: RoundRow['split'];
  readonly min: string;
  readonly max: string;
  readonly step: string;
}

interface FlashWish extends AnyRoundWish {
  readonly mode: 'FLASH';
  readonly lot: string;
  readonly quotaLots: number;
  readonly leastLots: number;
  readonly mostLots: number;
  readonly paySeconds: number;
}

interface LotteryWish extends AnyRoundWish {
  readonly mode: 'LOTTERY';
  readonly ticket: string;
  readonly winners: number;
  readonly mostTickets: number;
  readonly mostWins: number;
  readonly drawAtMs: number;
  /** Null, as the step and the moment, where everybody may take the most. */
  readonly volumeMarkets: string | null;
  readonly volumeStep: string | null;
  readonly volumeFromAtMs: number | null;
}

/** A round as staff ask for it: tokens and paying coins in coin units. */
export type RoundWish = SubscriptionWish | FlashWish | LotteryWish;

export interface PublishWish extends PlainRecord {
  readonly id: string;
  readonly token: string;
  readonly payAsset: string;
  readonly website: string | null;
  readonly paper: string | null;
  readonly supply: string;
  readonly quota: string;
  readonly listingAtMs: number;
  readonly rounds: readonly RoundWish[];
  readonly schedule: readonly { readonly atMs: number; readonly shareBps: number }[];
}

type PublishRefusal =
  | DraftRefusal
  | 'LAUNCH_EXISTS'
  | 'COIN_UNKNOWN'
  | 'LAUNCH_COIN_MERGES'
  | 'LAUNCH_VOLUME_MARKET'
  | 'AMOUNT_INVALID'
  | 'LAUNCH_NOT_FUNDED';

/** A price has at most so many places, so that it is told exactly. */
const PRICE_SCALE = 18;

/** Publishes a project. What is sold is there before: Finance has put the tokens aside. It takes two members of Product. */
export const definePublishAction = (
  deps: LaunchDeps & { readonly approvals: Pick<Approvals, 'define'> },
): StaffAction<PublishWish, PublishRefusal> =>
  deps.approvals.define<PublishWish, PublishRefusal>({
    kind: 'staffLaunch.publish',
    proposers: ['product'],
    deciders: ['product'],
    needsSecond: () => true,
    plan: async (tx, wish) => {
      const judged = await judge(deps, tx, wish);
      return judged.ok ? ok({ subject: `launch:${wish.id}`, before: {}, after: wish }) : judged;
    },
    carryOut: async (tx, wish, { nowMs, proposedBy }) => {
      const judged = await judge(deps, tx, wish);
      if (!judged.ok) return judged;
      return ok(await insertProject(tx, judged.value, nowMs, proposedBy));
    },
  });

async function judge(deps: LaunchDeps, tx: Tx, wish: PublishWish): Promise<Result<NewProject, PublishRefusal>> {
  if (await findProject(tx, wish.id)) return refuse('LAUNCH_EXISTS', { project: wish.id });
  const unknown = [wish.token, wish.payAsset].find((asset) => !deps.assets.coin(asset));
  if (unknown !== undefined) return refuse('COIN_UNKNOWN', { asset: unknown });
  const merged = [wish.token, wish.payAsset].find((asset) => isMerged(deps.products, asset));
  if (merged !== undefined) return refuse('LAUNCH_COIN_MERGES', { asset: merged });
  const odd = oddMarketOf(deps, wish);
  if (odd !== null) return refuse('LAUNCH_VOLUME_MARKET', { market: odd, asset: wish.payAsset });
  const read = readWish(deps, wish);
  if (!read.ok) return read;
  const judged = judgeDraft(read.value, deps.clock.nowMs());
  if (!judged.ok) return judged;
  // Waits for who takes tokens back, so that what is sold is there.
  await lockMoney(tx, wish.id);
  const funded = await fundedMinor(tx, wish.id, wish.token);
  if (funded >= read.value.quotaMinor) return read;
  const scale = deps.assets.coin(wish.token)!.ledgerScale;
  return refuse('LAUNCH_NOT_FUNDED', {
    asset: wish.token,
    needed: formatAmount(read.value.quotaMinor, scale),
    available: formatAmount(funded, scale),
  });
}

/** Each market once: volume in one that is named twice counts once. */
const marketsOf = ({ volumeMarkets }: LotteryWish): string[] => {
  const symbols = (volumeMarkets ?? '').split(',').map((symbol) => symbol.trim());
  return [...new Set(symbols)].filter((symbol) => symbol !== '');
};

/** The first market that is named for volume, and is not one or is paid in another coin; null where all are right. */
function oddMarketOf({ volume }: LaunchDeps, { rounds, payAsset }: PublishWish): string | null {
  for (const round of rounds) {
    if (round.mode !== 'LOTTERY') continue;
    const odd = marketsOf(round).find((symbol) => volume.quoteOf(symbol) !== payAsset);
    if (odd !== undefined) return odd;
    if ((round.volumeStep !== null) !== marketsOf(round).length > 0) return round.volumeMarkets ?? '';
  }
  return null;
}

/** Reads amounts that staff typed. @refuses AMOUNT_INVALID with the field, `rounds.1.quota` for the first round's */
function readWish(deps: LaunchDeps, wish: PublishWish): Result<NewProject, 'AMOUNT_INVALID'> {
  const tokenScale = deps.assets.coin(wish.token)!.ledgerScale;
  const payScale = deps.assets.coin(wish.payAsset)!.ledgerScale;
  let wrong: { readonly field: string; readonly scale: number } | null = null;
  const amount = (field: string, text: string, scale: number, leastMinor = 0n): bigint => {
    const read = parseAmount(text, scale);
    if (!read.ok || read.value < leastMinor) wrong ??= { field, scale };
    return read.ok ? read.value : 0n;
  };
  const rounds = wish.rounds.map((round, index): NewRound => {
    const of = (name: string, text: string, scale: number, leastMinor?: bigint): bigint =>
      amount(`rounds.${index + 1}.${name}`, text, scale, leastMinor);
    const price = {
      baseUnits: of('basePrice', round.basePrice, PRICE_SCALE),
      baseScale: PRICE_SCALE,
      discountBps: round.discountBps,
    };
    return {
      projectId: wish.id,
      number: index + 1,
      state: 'WARM_UP',
      price,
      ...termsOf(deps, round, price, { scales: { tokenScale, payScale }, of }),
      hasVipDiscount: round.hasVipDiscount,
      kycMin: round.kycMin,
      vipMin: round.vipMin,
      startMs: round.startAtMs,
      endMs: round.endAtMs,
      soldMinor: 0n,
    };
  });
  const project: NewProject = {
    id: wish.id,
    token: wish.token,
    payAsset: wish.payAsset,
    website: wish.website,
    paper: wish.paper,
    supplyMinor: amount('supply', wish.supply, tokenScale),
    quotaMinor: amount('quota', wish.quota, tokenScale),
    listingMs: wish.listingAtMs,
    cancelledMs: null,
    rounds,
    schedule: wish.schedule.map(({ atMs, shareBps }) => ({ unlockAtMs: atMs, shareBps })),
  };
  return wrong ? refuse('AMOUNT_INVALID', wrong) : ok(project);
}

interface Reading {
  readonly scales: RoundScales;
  /** Reads an amount of a field; zero or more where nothing else is said. */
  readonly of: (name: string, text: string, scale: number, leastMinor?: bigint) => bigint;
}

/** What a round sells and how, by its mode. A proposal of the version before has none. */
function termsOf(deps: LaunchDeps, round: RoundWish, price: RoundPrice, { scales, of }: Reading) {
  const { tokenScale, payScale } = scales;
  if (round.mode === 'FLASH') return flashTerms(deps, round, of('lot', round.lot, tokenScale), { price, scales });
  if (round.mode === 'LOTTERY') {
    const ticketMinor = of('ticket', round.ticket, tokenScale);
    // A step of zero would read as none, and give everybody the most.
    const stepMinor = round.volumeStep === null ? 0n : of('volumeStep', round.volumeStep, payScale, 1n);
    return lotteryTerms(deps, round, { ticketMinor, stepMinor, price, scales });
  }
  return {
    mode: 'SUBSCRIPTION' as const,
    quotaMinor: of('quota', round.quota, tokenScale),
    personMinor: of('perPerson', round.perPerson, tokenScale),
    split: round.split,
    minMinor: of('min', round.min, payScale),
    maxMinor: of('max', round.max, payScale),
    stepMinor: of('step', round.step, payScale),
    flash: null,
    lottery: null,
  };
}

/** What a flash round sells, as amounts: its bounds are what the least, the most and one lot cost without a VIP discount. */
function flashTerms(
  { beacon }: LaunchDeps,
  round: FlashWish,
  lotMinor: bigint,
  { price, scales }: { readonly price: RoundPrice; readonly scales: RoundScales },
) {
  const { quotaLots, leastLots, mostLots, paySeconds } = round;
  const cost = (lots: number): bigint => costOf(BigInt(lots) * lotMinor, price, 0, scales).payMinor;
  return {
    mode: 'FLASH' as const,
    split: 'PRORATA' as const,
    quotaMinor: BigInt(quotaLots) * lotMinor,
    personMinor: BigInt(mostLots) * lotMinor,
    minMinor: cost(leastLots),
    maxMinor: cost(mostLots),
    stepMinor: cost(1),
    flash: {
      lotMinor,
      quotaLots,
      leastLots,
      mostLots,
      paySeconds,
      beacon: openingBeacon(beacon, round.startAtMs),
    },
    lottery: null,
  };
}

/**
 * The round of the beacon that orders an opening, decided now and told before the sale. A block of a chain comes too late for people
 * who wait in a queue: where there is no other beacon the seed alone orders it, which is told as well.
 */
const openingBeacon = ({ kind, source, roundFor }: Beacon, startMs: number): NamedBeacon | null =>
  kind === 'drand' ? { kind, source, round: roundFor(startMs + OPENING_MS) } : null;

/** What a lottery draws, as amounts: its bounds are what one ticket and the most of them cost without a VIP discount. */
function lotteryTerms(
  { beacon }: LaunchDeps,
  round: LotteryWish,
  {
    ticketMinor,
    stepMinor,
    price,
    scales,
  }: {
    readonly ticketMinor: bigint;
    readonly stepMinor: bigint;
    readonly price: RoundPrice;
    readonly scales: RoundScales;
  },
) {
  const { winners, mostTickets, mostWins, drawAtMs } = round;
  const cost = (tickets: number): bigint => costOf(BigInt(tickets) * ticketMinor, price, 0, scales).payMinor;
  return {
    mode: 'LOTTERY' as const,
    split: 'PRORATA' as const,
    quotaMinor: BigInt(winners) * ticketMinor,
    personMinor: BigInt(mostWins) * ticketMinor,
    minMinor: cost(1),
    maxMinor: cost(mostTickets),
    stepMinor: cost(1),
    flash: null,
    lottery: {
      ticketMinor,
      winners,
      mostTickets,
      mostWins,
      volumeMarkets: marketsOf(round),
      volumeStepMinor: stepMinor,
      volumeFromMs: round.volumeFromAtMs ?? round.startAtMs,
      drawAtMs,
      // Which round is waited for is decided now, and told with the announcement.
      beacon: { kind: beacon.kind, source: beacon.source, round: beacon.roundFor(drawAtMs) },
    },
  };
}
