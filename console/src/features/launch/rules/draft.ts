import { readTypedText } from '@bourse/core/money/typed.ts';
import { bpsOfPercent } from '../../../lib/actions/percent.ts';
import { readBusinessTime } from '../../../lib/time/business-time.ts';
import type { PublishInput } from '../api/projects.ts';

type Reading = 'word' | 'noWord' | 'amount' | 'percent' | 'choice' | 'time';

/** A project as it stands in the form, without its rounds and unlocks. */
export const NEW_PROJECT = {
  project: '',
  token: '',
  payAsset: 'USDT',
  supply: '',
  quota: '',
  listingAtMs: '',
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
  website: 'noWord',
  paper: 'noWord',
};

/** A round as it stands in the form. */
export const NEW_ROUND = {
  quota: '',
  perPerson: '',
  basePrice: '',
  discountBps: '0',
  split: 'PRORATA',
  hasVipDiscount: 'true',
  min: '',
  max: '',
  step: '',
  kycMin: '1',
  vipMin: '0',
  startAtMs: '',
  endAtMs: '',
};
export type RoundName = keyof typeof NEW_ROUND;
export type TypedRound = Readonly<Record<RoundName, string>>;
export const ROUND_READINGS: Readonly<Record<RoundName, Reading>> = {
  quota: 'amount',
  perPerson: 'amount',
  basePrice: 'amount',
  discountBps: 'percent',
  split: 'choice',
  hasVipDiscount: 'choice',
  min: 'amount',
  max: 'amount',
  step: 'amount',
  kycMin: 'choice',
  vipMin: 'choice',
  startAtMs: 'time',
  endAtMs: 'time',
};
export const ROUND_NAMES = Object.keys(NEW_ROUND) as readonly RoundName[];
export const PROJECT_NAMES = Object.keys(NEW_PROJECT) as readonly ProjectName[];

/** An unlock as it is typed. */
export interface TypedUnlock {
  readonly at: string;
  readonly percent: string;
}

/** A field as it is sent; undefined for none, null where it cannot be read. */
export function readField(reading: Reading, text: string): string | undefined | null {
  const word = text.trim();
  if (reading === 'noWord') return word === '' ? undefined : word;
  if (reading === 'word') return word === '' ? null : word;
  if (reading === 'percent') return bpsOfPercent(text);
  if (reading === 'time') {
    const atMs = readBusinessTime(text);
    return atMs === null ? null : String(atMs);
  }
  if (reading === 'choice') return text;
  const read = readTypedText(text);
  return read.ok ? read.value : null;
}

/** Fields as they are sent, or null while one of them cannot be read. */
function readAll<Name extends string>(
  readings: Readonly<Record<Name, Reading>>,
  typed: Readonly<Record<Name, string>>,
): Readonly<Record<string, string>> | null {
  const sent: Record<string, string> = {};
  for (const name of Object.keys(readings) as Name[]) {
    const value = readField(readings[name], typed[name]);
    if (value === null) return null;
    if (value !== undefined) sent[name] = value;
  }
  return sent;
}

/** The whole of a project as it is sent, or null while something in it cannot be read. */
export function inputOf(
  project: TypedProject,
  rounds: readonly TypedRound[],
  unlocks: readonly TypedUnlock[],
): PublishInput | null {
  const sent = readAll(PROJECT_READINGS, project);
  const sentRounds = rounds.map((round) => readAll(ROUND_READINGS, round));
  const schedule = unlocks.map(({ at, percent }) => ({ atMs: readField('time', at), shareBps: bpsOfPercent(percent) }));
  const isRead = sent && !sentRounds.includes(null) && schedule.every((row) => row.atMs && row.shareBps !== null);
  if (!isRead) return null;
  // Names are collected one by one, which the type cannot follow; the server reads every field again.
  return { ...sent, rounds: JSON.stringify(sentRounds), schedule: JSON.stringify(schedule) } as unknown as PublishInput;
}

/** How the tokens of a project are usually unlocked, by the months between parts of equal size. */
export const PRESETS = {
  atOnce: { parts: 1, days: 0 },
  quarterly: { parts: 5, days: 91 },
  monthly: { parts: 13, days: 30 },
} as const;
export type Preset = keyof typeof PRESETS;
