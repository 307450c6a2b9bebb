import { type EarnKind, hasReward, hasTerm } from '@bourse/core/earn/product.ts';
import { readTypedText } from '@bourse/core/money/typed.ts';
import { bpsOfPercent, percentOfBps } from '../../../lib/actions/percent.ts';
import { readBusinessTime, writeBusinessTime } from '../../../lib/time/business-time.ts';
import type { EarnProduct, ProductTerms } from '../api/products.ts';

/** What a product is made of, as it stands in the form; an empty text where there is none. */
export type Terms = Readonly<Record<keyof typeof NEW_TERMS, string>>;
export type TermName = keyof Terms;
type Reading = 'word' | 'amount' | 'optional' | 'whole' | 'percent' | 'choice' | 'time' | 'noTime';

export const NEW_TERMS = {
  id: '',
  asset: '',
  kind: 'FLEX',
  termDays: '',
  min: '',
  step: '',
  maxOrder: '',
  maxPerson: '',
  fixedAmount: '',
  quota: '',
  instantPool: '',
  canEndEarly: 'false',
  canRenew: 'false',
  kycMin: '1',
  vipMin: '0',
  isForNewPeople: 'false',
  rewardAsset: '',
  rewardBps: '',
  rewardBudget: '',
  rewardPerPerson: '',
  source: 'house',
  startAtMs: '',
  endAtMs: '',
};

/** How each of them is read. */
export const READINGS: Readonly<Record<TermName, Reading>> = {
  id: 'word',
  asset: 'word',
  kind: 'choice',
  termDays: 'whole',
  min: 'amount',
  step: 'amount',
  maxOrder: 'optional',
  maxPerson: 'optional',
  fixedAmount: 'optional',
  quota: 'amount',
  instantPool: 'amount',
  canEndEarly: 'choice',
  canRenew: 'choice',
  kycMin: 'choice',
  vipMin: 'choice',
  isForNewPeople: 'choice',
  rewardAsset: 'word',
  rewardBps: 'percent',
  rewardBudget: 'amount',
  rewardPerPerson: 'optional',
  source: 'choice',
  startAtMs: 'time',
  endAtMs: 'noTime',
};

/** What never changes once there is a product. */
const FIXED: ReadonlySet<TermName> = new Set(['id', 'asset', 'kind', 'termDays', 'rewardAsset']);
const OF_TERM: ReadonlySet<TermName> = new Set(['termDays', 'canEndEarly', 'canRenew']);
const OF_HYBRID: ReadonlySet<TermName> = new Set(['rewardAsset', 'rewardBps', 'rewardBudget', 'rewardPerPerson']);

const isNeeded = (name: TermName, { kind, canEndEarly }: Terms): boolean => {
  const isTerm = hasTerm(kind as EarnKind);
  if (OF_TERM.has(name)) return isTerm;
  if (OF_HYBRID.has(name)) return hasReward(kind as EarnKind);
  // Nothing of a term leaves at once where it cannot end early.
  return name !== 'instantPool' || !isTerm || canEndEarly === 'true';
};

/** The fields that a kind needs, in order; of a product that is there those that may change. */
export const fieldsOf = (terms: Terms, isNew: boolean): readonly TermName[] =>
  (Object.keys(NEW_TERMS) as TermName[]).filter((name) => isNeeded(name, terms) && (isNew || !FIXED.has(name)));

/** A field as it is sent; undefined for none, null where it is not one. */
export function readTerm(name: TermName, text: string): string | undefined | null {
  const reading = READINGS[name];
  if (reading === 'choice') return text;
  if (reading === 'word') return text.trim() === '' ? null : text.trim();
  if (reading === 'percent') return bpsOfPercent(text);
  if (reading === 'time' || reading === 'noTime') {
    if (text === '' && reading === 'noTime') return undefined;
    const atMs = readBusinessTime(text);
    return atMs === null ? null : String(atMs);
  }
  if (text === '' && reading === 'optional') return undefined;
  const read = reading === 'whole' ? readTypedText(text, 0) : readTypedText(text);
  return read.ok ? read.value : null;
}

/** The terms as they are sent, or null while one of them is not there yet. */
export function inputOf(terms: Terms): ProductTerms | null {
  const sent: Record<string, string> = { termDays: '0', instantPool: '0', canEndEarly: 'false', canRenew: 'false' };
  for (const name of fieldsOf(terms, true)) {
    const value = readTerm(name, terms[name]);
    if (value === null) return null;
    if (value !== undefined) sent[name] = value;
  }
  // Names are collected one by one, which the type cannot follow; the server reads every term again.
  return sent as ProductTerms;
}

/** A product that is there, as the form shows it. */
export function termsOf(product: EarnProduct): Terms {
  const { reward } = product;
  const flag = (value: boolean) => String(value);
  return {
    id: product.id,
    asset: product.asset,
    kind: product.kind,
    termDays: String(product.termDays),
    min: product.min,
    step: product.step,
    maxOrder: product.maxOrder ?? '',
    maxPerson: product.maxPerson ?? '',
    fixedAmount: product.fixedAmount ?? '',
    quota: product.quota,
    instantPool: product.instantPool,
    canEndEarly: flag(product.canEndEarly),
    canRenew: flag(product.canRenew),
    kycMin: String(product.kycMin),
    vipMin: String(product.vipMin),
    isForNewPeople: flag(product.isForNewPeople),
    rewardAsset: reward?.asset ?? '',
    rewardBps: reward ? percentOfBps(reward.rateBps) : '',
    rewardBudget: reward?.budget ?? '',
    rewardPerPerson: reward?.perPerson ?? '',
    source: product.source,
    startAtMs: writeBusinessTime(product.startAtMs),
    endAtMs: product.endAtMs === null ? '' : writeBusinessTime(product.endAtMs),
  };
}

/** Terms as approvals keep what of them changes, over those that stand: what the form would show. */
export function termsAsked(now: Terms, asked: Readonly<Record<string, unknown>>): Terms {
  const changed = (Object.keys(NEW_TERMS) as TermName[]).flatMap((name) =>
    name in asked ? [[name, textOfAsked(name, asked[name])] as const] : [],
  );
  return { ...now, ...Object.fromEntries(changed) };
}

function textOfAsked(name: TermName, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'number') return String(value);
  if (READINGS[name] === 'percent') return percentOfBps(value);
  return name.endsWith('AtMs') ? writeBusinessTime(value) : String(value);
}
