import { businessDayOf } from '@bourse/core/calendar/business-day.ts';
import { type Draft, type DraftRefusal, type DraftRound, judgeDraft } from '@bourse/core/launch/draft.ts';
import { STABLE_COIN } from '@bourse/core/launch/price/fixing.ts';
import { costOf } from '@bourse/core/launch/price.ts';
import { parseAmount } from '@bourse/core/money/amount.ts';
import type { PublishInput } from '../api/projects.ts';
import type { Mode, ProjectName, RoundName } from './draft.ts';

/** Amounts are compared in more places than any coin has, so nothing need be known of the coins. The exchange judges again. */
const SCALE = 18;
const SCALES = { tokenScale: SCALE, payScale: SCALE };

/** Why a draft would be refused, and where in the form that is mended; places count from 0. */
export interface DraftFault {
  readonly code: DraftRefusal;
  readonly details: Readonly<Record<string, string | number | boolean>>;
  readonly at:
    | { readonly project: ProjectName }
    | { readonly round: number; readonly field: RoundName }
    | { readonly unlock: number };
}

/** Judges a project that can be read, as the exchange will. Null where nothing is wrong as far as it can be known here. */
export function faultOf(input: PublishInput, nowMs: number): DraftFault | null {
  const rounds = JSON.parse(input.rounds) as readonly SentRound[];
  const schedule = JSON.parse(input.schedule) as readonly { readonly atMs: string; readonly shareBps: string }[];
  const draft: Draft = {
    token: input.token,
    payAsset: input.payAsset,
    supplyMinor: minor(input.supply),
    quotaMinor: minor(input.quota),
    listingMs: Number(input.listingAtMs),
    rounds: rounds.map((round) => draftRound(round, input.payAsset)),
    schedule: schedule.map(({ atMs, shareBps }) => ({ unlockAtMs: Number(atMs), shareBps: Number(shareBps) })),
  };
  const judged = judgeDraft(draft, nowMs);
  if (judged.ok) return null;
  const { code, details = {} } = judged.refusal;
  return { code, details, at: placeOf(code, details, rounds, schedule.length) };
}

type SentRound = Readonly<Record<RoundName, string>> & {
  readonly mode: Mode;
  readonly holding?: Readonly<Record<'asset' | 'fromAtMs' | 'days' | 'least', string>> & { readonly factor?: string };
};

const minor = (text: string): bigint => {
  const read = parseAmount(text, SCALE);
  return read.ok ? read.value : 0n;
};

/** What a round has of no other mode. */
const NONE = { flash: null, lottery: null, boost: null } as const;

function draftRound(round: SentRound, payAsset: string): DraftRound {
  const times = { startMs: Number(round.startAtMs), endMs: Number(round.endAtMs), holding: holdingOf(round) };
  if (round.mode === 'BOOST') return boostRound(round, times);
  const price = { baseUnits: minor(round.basePrice), baseScale: SCALE, discountBps: Number(round.discountBps) };
  // In another coin it is fixed before the start; what is wrong with it here is wrong with it there.
  const floats = payAsset !== STABLE_COIN;
  const always = { ...NONE, ...times, price: floats ? null : price, offer: floats ? price : null };
  const unit = unitOf(round);
  if (!unit) {
    return { ...always, ...boundsOf(round), quotaMinor: minor(round.quota) };
  }
  const { eachMinor, all, least, most, person, ...terms } = unit;
  const cost = (count: number): bigint => costOf(BigInt(count) * eachMinor, price, 0, SCALES).payMinor;
  return {
    ...always,
    ...terms,
    quotaMinor: BigInt(all) * eachMinor,
    personMinor: BigInt(person) * eachMinor,
    minMinor: cost(least),
    maxMinor: cost(most),
    stepMinor: cost(1),
  };
}

const boundsOf = ({ perPerson, min, max, step }: SentRound) => ({
  personMinor: minor(perPerson),
  minMinor: minor(min),
  maxMinor: minor(max),
  stepMinor: minor(step),
});

function holdingOf({ holding }: SentRound): DraftRound['holding'] {
  if (!holding) return null;
  const firstDay = businessDayOf(Number(holding.fromAtMs));
  return {
    asset: holding.asset,
    firstDay,
    lastDay: firstDay + Number(holding.days) - 1,
    leastMinor: minor(holding.least),
    factorUnits: holding.factor === undefined ? null : minor(holding.factor),
  };
}

const boostRound = (round: SentRound, times: Pick<DraftRound, 'startMs' | 'endMs' | 'holding'>): DraftRound => ({
  ...NONE,
  ...times,
  ...boundsOf(round),
  price: null,
  offer: null,
  quotaMinor: minor(round.pool),
  boost: { asset: round.boostAsset },
});

/** What a round sells by the piece, lots or tickets; null where it takes amounts. */
function unitOf(round: SentRound) {
  if (round.mode === 'FLASH') {
    const lotMinor = minor(round.lot);
    const [quotaLots, leastLots, mostLots] = [round.quotaLots, round.leastLots, round.mostLots].map(Number) as Three;
    const flash = { lotMinor, quotaLots, leastLots, mostLots, paySeconds: Number(round.paySeconds) };
    return {
      eachMinor: lotMinor,
      all: quotaLots,
      least: leastLots,
      most: mostLots,
      person: mostLots,
      flash,
    };
  }
  if (round.mode !== 'LOTTERY') return null;
  const ticketMinor = minor(round.ticket);
  const [winners, mostTickets, mostWins] = [round.winners, round.mostTickets, round.mostWins].map(Number) as Three;
  const volumeStepMinor = round.volumeStep === undefined ? 0n : minor(round.volumeStep);
  const volumeFromMs = Number(round.volumeFromAtMs ?? round.startAtMs);
  const drawAtMs = Number(round.drawAtMs);
  const lottery = { ticketMinor, winners, mostTickets, mostWins, volumeStepMinor, volumeFromMs, drawAtMs };
  return { eachMinor: ticketMinor, all: winners, least: 1, most: mostTickets, person: mostWins, lottery };
}

type Three = [number, number, number];

/** The first field of what a round sells, by its mode. */
const BOUNDS: Readonly<Record<Mode, RoundName>> = {
  SUBSCRIPTION: 'min',
  FLASH: 'lot',
  LOTTERY: 'ticket',
  BOOST: 'min',
};

function placeOf(
  code: DraftRefusal,
  details: Readonly<Record<string, unknown>>,
  rounds: readonly SentRound[],
  unlocks: number,
): DraftFault['at'] {
  const round = Number(details.round ?? 1) - 1;
  switch (code) {
    case 'LAUNCH_SAME_COIN':
      return { project: 'payAsset' };
    case 'LAUNCH_BOOST_COIN':
      return { round, field: 'boostAsset' };
    case 'LAUNCH_LISTING':
      return { project: 'listingAtMs' };
    case 'LAUNCH_NO_ROUND':
    case 'LAUNCH_QUOTA':
      return { project: 'quota' };
    case 'LAUNCH_ROUND_TIMES':
      return { round, field: 'startAtMs' };
    case 'LAUNCH_VOLUME_LATE':
      return { round, field: 'volumeFromAtMs' };
    case 'LAUNCH_HOLDING_PERIOD':
      return { round, field: 'holdFromAtMs' };
    case 'LAUNCH_DRAW_EARLY':
      return { round, field: 'drawAtMs' };
    case 'LAUNCH_PAY_SECONDS':
      return { round, field: 'paySeconds' };
    case 'LAUNCH_ROUND_BOUNDS':
      return { round, field: BOUNDS[rounds[round]!.mode] };
    default:
      return { unlock: Number(details.row ?? unlocks) - 1 };
  }
}
