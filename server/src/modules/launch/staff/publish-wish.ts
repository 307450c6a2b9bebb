import { OPENING_MS } from '@bourse/core/launch/flash.ts';
import { FIXED_SCALE, unitsAt } from '@bourse/core/launch/price/fixing.ts';
import type { RoundPrice, RoundScales } from '@bourse/core/launch/price.ts';
import { parseAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import type { Beacon } from '../ports.ts';
import type { NamedBeacon } from '../queries/flash.query.ts';
import type { NewProject, NewRound } from '../store/project.store.ts';
import { unitBounds } from '../usecases/price/unit-bounds.ts';
import { holdingTerms } from './holding-wish.ts';
import type { BoostWish, FlashWish, LotteryWish, PublishWish, RoundWish } from './round-wish.ts';

/** A price has at most so many places, so that it is told exactly. */
const PRICE_SCALE = 18;

/** How many times a loss is made good has so many places, and is ten at most. */
const TIMES_SCALE = 4;
const TIMES_MOST_BPS = 100_000;

/** The markets that are named for volume, each once: volume in one that is named twice counts once. */
export const marketsOf = ({ volumeMarkets }: LotteryWish): string[] => {
  const symbols = (volumeMarkets ?? '').split(',').map((symbol) => symbol.trim());
  return [...new Set(symbols)].filter((symbol) => symbol !== '');
};

/** Whether a project's price is offered in the stable coin, and fixed in its paying coin later. */
export const floats = ({ rounds }: PublishWish): boolean =>
  rounds.some((round) => round.mode !== 'BOOST' && round.priceIn !== undefined);

/** Every coin that a project names. */
export const coinsOf = ({ token, payAsset, rounds }: PublishWish): string[] => [
  token,
  payAsset,
  ...rounds.flatMap((round) => (round.mode === 'BOOST' ? [round.boostAsset] : [])),
  ...rounds.flatMap(({ holding }) => (holding ? [holding.asset] : [])),
];

/**
 * Reads amounts that staff typed.
 *
 * @param indexE8  what the paying coin costs now in the stable coin, times 10^8; one where it does not float
 * @refuses        AMOUNT_INVALID with the field, `rounds.1.quota` for the first round's
 */
export function readWish(deps: LaunchDeps, wish: PublishWish, indexE8: bigint): Result<NewProject, 'AMOUNT_INVALID'> {
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
    return {
      projectId: wish.id,
      number: index + 1,
      state: 'WARM_UP',
      ...termsOf(deps, round, { scales: { tokenScale, payScale }, indexE8, of }),
      // What waits since the version before has none.
      holding: round.holding ? holdingTerms(deps, round.holding, of) : null,
      kycMin: round.kycMin,
      vipMin: round.vipMin,
      // What waits since the version before has none of these.
      nationality: round.nationality ?? 'ALL',
      newcomersOnly: round.newcomersOnly ?? false,
      needsSurvey: round.needsSurvey ?? false,
      startMs: round.startAtMs,
      endMs: round.endAtMs,
      soldMinor: 0n,
    };
  });
  const times = wish.protection === undefined ? null : amount('protection', wish.protection, TIMES_SCALE, 1n);
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
    protectionBps: times === null ? null : Number(times),
    rounds,
    schedule: wish.schedule.map(({ atMs, shareBps }) => ({ unlockAtMs: atMs, shareBps })),
  };
  if ((project.protectionBps ?? 0) > TIMES_MOST_BPS) wrong ??= { field: 'protection', scale: TIMES_SCALE };
  return wrong ? refuse('AMOUNT_INVALID', wrong) : ok(project);
}

interface Reading {
  readonly scales: RoundScales;
  /** What the paying coin costs now in the stable coin, times 10^8; one where it does not float. */
  readonly indexE8: bigint;
  /** Reads an amount of a field; zero or more where nothing else is said. */
  readonly of: (name: string, text: string, scale: number, leastMinor?: bigint) => bigint;
}

/** What a round has of no other mode. */
const NONE = { flash: null, lottery: null, boost: null } as const;

/** What a round sells or gives and how, by its mode. A proposal of the version before has none. */
function termsOf(deps: LaunchDeps, round: RoundWish, reading: Reading) {
  if (round.mode === 'BOOST') return boostTerms(deps, round, reading);
  const { scales, of, indexE8 } = reading;
  const { tokenScale, payScale } = scales;
  const asked = {
    baseUnits: of('basePrice', round.basePrice, PRICE_SCALE),
    baseScale: PRICE_SCALE,
    discountBps: round.discountBps,
  };
  const floats = round.priceIn !== undefined;
  const sale = {
    price: floats ? null : asked,
    offer: floats ? asked : null,
    awaitsPrice: floats,
    hasVipDiscount: round.hasVipDiscount,
  };
  // Until it is fixed, what lots and tickets cost is told by the index.
  const price = floats ? { ...asked, baseUnits: unitsAt(asked, indexE8), baseScale: FIXED_SCALE } : asked;
  if (round.mode === 'FLASH')
    return { ...sale, ...flashTerms(deps, round, of('lot', round.lot, tokenScale), { price, scales }) };
  if (round.mode === 'LOTTERY') {
    const ticketMinor = of('ticket', round.ticket, tokenScale);
    // A step of zero would read as none, and give everybody the most.
    const stepMinor = round.volumeStep === null ? 0n : of('volumeStep', round.volumeStep, payScale, 1n);
    return { ...sale, ...lotteryTerms(deps, round, { ticketMinor, stepMinor, price, scales }) };
  }
  return {
    ...NONE,
    ...sale,
    mode: 'SUBSCRIPTION' as const,
    quotaMinor: of('quota', round.quota, tokenScale),
    personMinor: of('perPerson', round.perPerson, tokenScale),
    split: round.split,
    minMinor: of('min', round.min, payScale),
    maxMinor: of('max', round.max, payScale),
    stepMinor: of('step', round.step, payScale),
  };
}

/** What a boost round gives, and what it takes of the coin that it locks. */
function boostTerms({ assets }: LaunchDeps, round: BoostWish, { scales: { tokenScale }, of }: Reading) {
  const lockedScale = assets.coin(round.boostAsset)!.ledgerScale;
  return {
    ...NONE,
    mode: 'BOOST' as const,
    split: 'PRORATA' as const,
    price: null,
    offer: null,
    awaitsPrice: false,
    hasVipDiscount: false,
    quotaMinor: of('pool', round.pool, tokenScale),
    personMinor: of('perPerson', round.perPerson, tokenScale),
    minMinor: of('min', round.min, lockedScale),
    maxMinor: of('max', round.max, lockedScale),
    stepMinor: of('step', round.step, lockedScale),
    boost: { asset: round.boostAsset },
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
  return {
    ...NONE,
    mode: 'FLASH' as const,
    split: 'PRORATA' as const,
    quotaMinor: BigInt(quotaLots) * lotMinor,
    personMinor: BigInt(mostLots) * lotMinor,
    ...unitBounds({ unitMinor: lotMinor, least: leastLots, most: mostLots }, price, scales),
    flash: {
      lotMinor,
      quotaLots,
      leastLots,
      mostLots,
      paySeconds,
      beacon: openingBeacon(beacon, round.startAtMs),
    },
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
  return {
    ...NONE,
    mode: 'LOTTERY' as const,
    split: 'PRORATA' as const,
    quotaMinor: BigInt(winners) * ticketMinor,
    personMinor: BigInt(mostWins) * ticketMinor,
    ...unitBounds({ unitMinor: ticketMinor, least: 1, most: mostTickets }, price, scales),
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
