import { CONDITIONS, type ConditionName } from '@bourse/core/launch/conditions.ts';
import { readTypedText } from '@bourse/core/money/typed.ts';
import { bpsOfPercent } from '../../../lib/actions/percent.ts';
import { readBusinessTime } from '../../../lib/time/business-time.ts';
import type { PublishInput } from '../api/projects.ts';

type Reading =
  | 'word'
  | 'noWord'
  | 'amount'
  | 'noAmount'
  | 'count'
  | 'noCount'
  | 'percent'
  | 'choice'
  | 'time'
  | 'noTime';

/** A project as it stands in the form, without its rounds and unlocks. */
export const NEW_PROJECT = {
  project: '',
  token: '',
  payAsset: 'USDT',
  supply: '',
  quota: '',
  listingAtMs: '',
  protection: '',
  website: '',
  paper: '',
};
export type ProjectName = keyof typeof NEW_PROJECT;
export type TypedProject = Readonly<Record<ProjectName, string>>;
export const PROJECT_READINGS: Readonly<Record<ProjectName, Reading>> = {
  project: 'word',
  token: 'word',
  payAsset: 'word',
  supply: 'amount',
  quota: 'amount',
  listingAtMs: 'time',
  protection: 'noAmount',
  website: 'noWord',
  paper: 'noWord',
};

export const MODES = ['SUBSCRIPTION', 'FLASH', 'LOTTERY', 'BOOST'] as const;
export type Mode = (typeof MODES)[number];

/** What is typed of a round that sells, of any round, and of a round of each mode. */
const SALE = { basePrice: '', discountBps: '0', hasVipDiscount: 'true' };
/** What is typed of each condition; what people must have held is left empty, all of it, where nothing. */
const OF_CONDITION = {
  TRADING_PASSWORD: {},
  KYC: { kycMin: '1' },
  CN_ONLY: { nationality: 'ALL' },
  NON_CN: {},
  VIP: { vipMin: '0' },
  HOLDING: { holdAsset: '', holdFromAtMs: '', holdDays: '', holdLeast: '' },
  NEWCOMER: { newcomersOnly: 'false' },
  SURVEY: { needsSurvey: 'false' },
} as const satisfies Record<ConditionName, Readonly<Record<string, string>>>;
const TIMES = { startAtMs: '', endAtMs: '' };
const OF_MODE = {
  SUBSCRIPTION: { quota: '', perPerson: '', split: 'PRORATA', min: '', max: '', step: '', holdFactor: '' },
  FLASH: { lot: '', quotaLots: '', leastLots: '1', mostLots: '', paySeconds: '180' },
  LOTTERY: {
    ticket: '',
    winners: '',
    mostTickets: '10',
    mostWins: '1',
    drawAtMs: '',
    volumeMarkets: '',
    volumeStep: '',
    volumeFromAtMs: '',
  },
  BOOST: { boostAsset: '', pool: '', perPerson: '', min: '', max: '', step: '' },
} as const satisfies Record<Mode, Readonly<Record<string, string>>>;
const NEW_FIELDS = {
  ...OF_MODE.SUBSCRIPTION,
  ...OF_MODE.FLASH,
  ...OF_MODE.LOTTERY,
  ...OF_MODE.BOOST,
  ...SALE,
  ...OF_CONDITION.KYC,
  ...OF_CONDITION.CN_ONLY,
  ...OF_CONDITION.VIP,
  ...OF_CONDITION.HOLDING,
  ...OF_CONDITION.NEWCOMER,
  ...OF_CONDITION.SURVEY,
  ...TIMES,
};
export type RoundName = keyof typeof NEW_FIELDS;

/** A round as it stands in the form. What was typed for another mode is kept until it is sent. */
export type TypedRound = Readonly<Record<RoundName, string>> & { readonly mode: Mode };
export const NEW_ROUND: TypedRound = { mode: 'SUBSCRIPTION', ...NEW_FIELDS };
export const ROUND_READINGS: Readonly<Record<RoundName, Reading>> = {
  quota: 'amount',
  perPerson: 'amount',
  lot: 'amount',
  quotaLots: 'count',
  leastLots: 'count',
  mostLots: 'count',
  paySeconds: 'count',
  ticket: 'amount',
  winners: 'count',
  mostTickets: 'count',
  mostWins: 'count',
  drawAtMs: 'time',
  volumeMarkets: 'noWord',
  volumeStep: 'noAmount',
  volumeFromAtMs: 'noTime',
  boostAsset: 'word',
  pool: 'amount',
  basePrice: 'amount',
  discountBps: 'percent',
  split: 'choice',
  hasVipDiscount: 'choice',
  min: 'amount',
  max: 'amount',
  step: 'amount',
  kycMin: 'choice',
  vipMin: 'choice',
  nationality: 'choice',
  newcomersOnly: 'choice',
  needsSurvey: 'choice',
  holdAsset: 'noWord',
  holdFromAtMs: 'noTime',
  holdDays: 'noCount',
  holdLeast: 'noAmount',
  holdFactor: 'noAmount',
  startAtMs: 'time',
  endAtMs: 'time',
};
/** What a round of a mode has, in the order of the form. */
export const roundNames = (mode: Mode): readonly RoundName[] =>
  [
    ...Object.keys(OF_MODE[mode]),
    ...(mode === 'BOOST' ? [] : Object.keys(SALE)),
    ...CONDITIONS.flatMap((name) => Object.keys(OF_CONDITION[name])),
    ...Object.keys(TIMES),
  ] as RoundName[];
export const PROJECT_NAMES = Object.keys(NEW_PROJECT) as readonly ProjectName[];

/** An unlock as it is typed. */
export interface TypedUnlock {
  readonly at: string;
  readonly percent: string;
}

/** What may be left empty. */
const OPTIONAL: ReadonlySet<Reading> = new Set<Reading>(['noWord', 'noAmount', 'noCount', 'noTime']);

/** A field as it is sent; undefined for none, null where it cannot be read. */
export function readField(reading: Reading, text: string): string | undefined | null {
  const word = text.trim();
  if (word === '' && OPTIONAL.has(reading)) return undefined;
  if (reading === 'noWord') return word;
  if (reading === 'word') return word === '' ? null : word;
  if (reading === 'percent') return bpsOfPercent(text);
  if (reading === 'time' || reading === 'noTime') {
    const atMs = readBusinessTime(text);
    return atMs === null ? null : String(atMs);
  }
  if (reading === 'choice') return text;
  if (reading === 'count' || reading === 'noCount') return /^[1-9][0-9]{0,6}$/.test(word) ? word : null;
  const read = readTypedText(text);
  return read.ok ? read.value : null;
}

/** Fields as they are sent, or null while one of them cannot be read. */
function readAll<Name extends string>(
  names: readonly Name[],
  readings: Readonly<Record<Name, Reading>>,
  typed: Readonly<Record<Name, string>>,
): Readonly<Record<string, string>> | null {
  const sent: Record<string, string> = {};
  for (const name of names) {
    const value = readField(readings[name], typed[name]);
    if (value === null) return null;
    if (value !== undefined) sent[name] = value;
  }
  return sent;
}

function sentRound(round: TypedRound): Readonly<Record<string, unknown>> | null {
  const read = readAll(roundNames(round.mode), ROUND_READINGS, round);
  if (!read) return null;
  const { holdAsset, holdFromAtMs, holdDays, holdLeast, holdFactor, ...sent } = read;
  const asked = [holdAsset, holdFromAtMs, holdDays, holdLeast];
  const always = { mode: round.mode, ...sent };
  if (asked.every((each) => each === undefined) && holdFactor === undefined) return always;
  // Half of it says nothing.
  if (asked.includes(undefined)) return null;
  const holding = { asset: holdAsset, fromAtMs: holdFromAtMs, days: holdDays, least: holdLeast };
  return { ...always, holding: holdFactor === undefined ? holding : { ...holding, factor: holdFactor } };
}

/** The whole of a project as it is sent, or null while something in it cannot be read. */
export function inputOf(
  project: TypedProject,
  rounds: readonly TypedRound[],
  unlocks: readonly TypedUnlock[],
): PublishInput | null {
  const sent = readAll(PROJECT_NAMES, PROJECT_READINGS, project);
  const sentRounds = rounds.map(sentRound);
  const schedule = unlocks.map(({ at, percent }) => ({ atMs: readField('time', at), shareBps: bpsOfPercent(percent) }));
  const isRead = sent && !sentRounds.includes(null) && schedule.every((row) => row.atMs && row.shareBps !== null);
  if (!isRead) return null;
  // Names are collected one by one, which the type cannot follow; the server reads every field again.
  return { ...sent, rounds: JSON.stringify(sentRounds), schedule: JSON.stringify(schedule) } as PublishInput;
}

/** How the tokens of a project are usually unlocked, by the months between parts of equal size. */
export const PRESETS = {
  atOnce: { parts: 1, days: 0 },
  quarterly: { parts: 5, days: 91 },
  monthly: { parts: 13, days: 30 },
} as const;
export type Preset = keyof typeof PRESETS;
