import { storage } from '../browser/storage.ts';

/** A recently viewed trading symbol, identified by `tmId`; type 4 is an ETF. */
export interface RecentSymbol {
  readonly tmId: string;
  readonly type: number;
}

export const ETF_TYPE = 4;
const KEY = 'recentSymbols';
const KEPT_PER_KIND = 6;

const isSymbol = (value: unknown): value is RecentSymbol =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as RecentSymbol).tmId === 'string' &&
  typeof (value as RecentSymbol).type === 'number';

export function recentSymbols(): readonly RecentSymbol[] {
  const kept = storage.json(KEY);
  return Array.isArray(kept) ? kept.filter(isSymbol) : [];
}

/** The list with a symbol moved to the front: each once, at most six of its kind (ETFs, or all others). */
export function withRecent(list: readonly RecentSymbol[], symbol: RecentSymbol): RecentSymbol[] {
  const next = [symbol, ...list.filter((each) => each.tmId !== symbol.tmId)];
  const isSameKind = (each: RecentSymbol) => (each.type === ETF_TYPE) === (symbol.type === ETF_TYPE);
  let count = 0;
  return next.filter((each) => !isSameKind(each) || ++count <= KEPT_PER_KIND);
}

export const rememberSymbol = (symbol: RecentSymbol): void =>
  storage.set(KEY, JSON.stringify(withRecent(recentSymbols(), symbol)));
