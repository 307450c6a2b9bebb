import type { ApiKeyScope } from '../../../platform/api-keys/api-keys.ts';
import type { ApiMarket } from '../ports.ts';
import type { TradingApiDeps } from '../trading-api-deps.ts';
import { FAULTS } from '../wire/api-fault.ts';
import type { Answer } from '../wire/call.ts';
import type { Reader } from '../wire/reader.ts';

/** The caller: the person of the key; an empty uid if anyone may call. */
export interface Caller {
  readonly keyId: string;
  readonly uid: string;
  readonly scopes: readonly ApiKeyScope[];
}

/** One call of the API: its weight, who may make it, and what it does. */
export interface Route {
  readonly weight: number | ((reader: Reader) => number);
  /** `key`: anyone with a key that may read, without a signature. */
  readonly access: 'anyone' | 'key' | ApiKeyScope;
  /** How many orders it counts as, towards the limit on a person's new orders. */
  readonly orders?: number;
  readonly run: (deps: TradingApiDeps, reader: Reader, caller: Caller) => Answer | Promise<Answer>;
}

/** How many rows a list has by default, and at most. */
export const ROWS_USUAL = 500;
export const ROWS_MAX = 1_000;

/** By name, such as `GET /api/v3/ping`. */
export type Routes = Readonly<Record<string, Route>>;

/** The market that the parameter `symbol` names; the reader keeps the fault if there is none. */
export function marketOf({ symbols }: TradingApiDeps, reader: Reader): ApiMarket | null {
  const symbol = reader.symbol();
  if (reader.fault) return null;
  const market = symbols.find(symbol);
  if (!market) reader.refuse(FAULTS.badSymbol());
  return market ?? null;
}

/** The markets that `symbol` or `symbols` name: one or some; all if both are absent. */
export function marketsOf(
  deps: TradingApiDeps,
  reader: Reader,
): { readonly isOne: boolean; readonly markets: readonly ApiMarket[] } | null {
  if (reader.has('symbol') && reader.has('symbols')) reader.refuse(FAULTS.badCombination());
  if (reader.fault) return null;
  if (reader.has('symbol')) {
    const market = marketOf(deps, reader);
    return market && { isOne: true, markets: [market] };
  }
  if (!reader.has('symbols')) return { isOne: false, markets: deps.symbols.all() };
  const named = reader.symbols();
  if (new Set(named).size < named.length) reader.refuse(FAULTS.duplicateSymbols());
  const markets = named.map((symbol) => deps.symbols.find(symbol));
  if (markets.some((market) => market === undefined)) reader.refuse(FAULTS.badSymbol());
  return reader.fault ? null : { isOne: false, markets: markets.filter((market) => market !== undefined) };
}

/** A range of time; the reader keeps the fault if it ends before it begins. */
export function rangeOf(reader: Reader): { readonly fromMs: number | null; readonly toMs: number | null } {
  const range = { fromMs: reader.whole('startTime'), toMs: reader.whole('endTime') };
  if (range.fromMs !== null && range.toMs !== null && range.fromMs > range.toMs) reader.refuse(FAULTS.badCombination());
  return range;
}
