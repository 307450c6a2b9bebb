import { HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { type ApiFault, FAULTS } from './api-fault.ts';
import type { Parameters } from './parameters.ts';

const DECIMAL = /^(?:0|[1-9][0-9]{0,19})(?:\.([0-9]{1,40}))?$/;
const DECIMAL_LEGAL = '^([0-9]{1,20})(\\.[0-9]{1,20})?$';
const WHOLE = /^(?:0|[1-9][0-9]{0,15})$/;
const WHOLE_LEGAL = '^[0-9]{1,16}$';
const CLIENT_ID = /^[a-zA-Z0-9._:/-]{1,36}$/;
const CLIENT_ID_LEGAL = '^[a-zA-Z0-9-_.:/]{1,36}$';
const ZONE = /^[+-]?([0-9]{1,2})(?::([0-9]{2}))?$/;
const ZONE_LEGAL = '^[+-]?[0-9]{1,2}(:[0-9]{2})?$';
const ZONE_MS_MIN = -12 * HOUR_MS;
const ZONE_MS_MAX = 14 * HOUR_MS;
const SYMBOL = /^[A-Z0-9_.-]{1,24}$/;
const SYMBOL_LEGAL = '^[A-Z0-9-_.]{1,24}$';

/**
 * Reads the parameters of one call and keeps the first fault. After reading all, check `fault` once; use no value
 * before that.
 */
export class Reader {
  readonly #parameters: Parameters;
  readonly #whole: Reader | null;
  readonly #names: Readonly<Record<string, string>>;
  #fault: ApiFault | null = null;

  constructor(parameters: Parameters, whole: Reader | null = null, names: Readonly<Record<string, string>> = {}) {
    this.#parameters = parameters;
    this.#whole = whole;
    this.#names = names;
  }

  /**
   * A reader for a part of the call in which parameters have other names, such as one order of a list. Its faults are
   * faults of the call.
   *
   * @param names  the name of each parameter in the call; the part has no others
   * @param fixed  values that are implied by the call and not sent
   */
  part(names: Readonly<Record<string, string>>, fixed: Readonly<Record<string, string>> = {}): Reader {
    const own = new Map(Object.entries(fixed));
    for (const [name, called] of Object.entries(names)) {
      const value = this.#parameters.get(called);
      if (value !== undefined) own.set(name, value);
    }
    return new Reader(own, this, names);
  }

  /** The caller's name for a parameter. */
  called(name: string): string {
    return this.#names[name] ?? name;
  }

  get fault(): ApiFault | null {
    return this.#whole ? this.#whole.fault : this.#fault;
  }

  /** Keeps a fault, unless there is one already. */
  refuse(fault: ApiFault): void {
    if (this.#whole) this.#whole.refuse(fault);
    else this.#fault ??= fault;
  }

  has(name: string): boolean {
    return (this.#parameters.get(name) ?? '') !== '';
  }

  /** The text; null if it is absent or empty. */
  text(name: string): string | null {
    const value = this.#parameters.get(name);
    return value === undefined || value === '' ? null : value;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value === null) this.refuse(FAULTS.missing(this.called(name)));
    return value ?? '';
  }

  /** A symbol such as BTCUSDT; only its spelling is checked. */
  symbol(name = 'symbol'): string {
    const value = this.required(name);
    if (value !== '' && !SYMBOL.test(value)) this.refuse(FAULTS.illegal(this.called(name), SYMBOL_LEGAL));
    return value;
  }

  /** Symbols as a JSON list: `["BTCUSDT","ETHUSDT"]`. */
  symbols(name = 'symbols'): readonly string[] {
    const value = this.required(name);
    const list = listOf(value);
    if (list?.length && list.every((each) => SYMBOL.test(each))) return list;
    this.refuse(FAULTS.illegal(this.called(name), '^\\[("[A-Z0-9-_.]{1,24}"(,"[A-Z0-9-_.]{1,24}"){0,}){0,1}\\]$'));
    return [];
  }

  /** A decimal of zero or more, as text; null if it is absent. */
  decimal(name: string): string | null {
    const value = this.text(name);
    if (value === null || DECIMAL.test(value)) return value;
    this.refuse(FAULTS.illegal(this.called(name), DECIMAL_LEGAL));
    return null;
  }

  /** A whole number; null if it is absent. */
  whole(name: string): number | null {
    const value = this.text(name);
    if (value === null) return null;
    const number = WHOLE.test(value) ? Number(value) : Number.NaN;
    if (Number.isSafeInteger(number)) return number;
    this.refuse(FAULTS.illegal(this.called(name), WHOLE_LEGAL));
    return null;
  }

  /** How far a clock is ahead of UTC, such as `8`, `-3:30` or `05:45`; 0 if absent. */
  zone(name: string): number {
    const value = this.text(name);
    if (value === null) return 0;
    const zoneMs = zoneMsOf(value);
    if (zoneMs === null) this.refuse(FAULTS.illegal(this.called(name), ZONE_LEGAL));
    else if (zoneMs < ZONE_MS_MIN || zoneMs > ZONE_MS_MAX) this.refuse(FAULTS.badValue(this.called(name)));
    return zoneMs ?? 0;
  }

  /** How many rows: `usual` if absent, and never more than `max`. */
  limit(usual: number, max: number): number {
    const wanted = this.whole('limit');
    if (wanted === 0) this.refuse(FAULTS.badValue('limit'));
    return Math.min(wanted ?? usual, max);
  }

  /** The id that a client gave its order; null if it is absent. */
  clientId(name: string): string | null {
    const value = this.text(name);
    if (value === null || CLIENT_ID.test(value)) return value;
    this.refuse(FAULTS.illegal(this.called(name), CLIENT_ID_LEGAL));
    return null;
  }

  /** One of some words; null if it is absent. */
  word<const Word extends string>(name: string, words: readonly Word[], fault: () => ApiFault): Word | null {
    const value = this.text(name);
    const found = words.find((each) => each === value);
    if (value !== null && found === undefined) this.refuse(fault());
    return found ?? null;
  }
}

/** Milliseconds ahead of UTC; null for an invalid offset. */
function zoneMsOf(text: string): number | null {
  const [, hours, minutes = '0'] = ZONE.exec(text) ?? [];
  if (hours === undefined || Number(minutes) >= 60) return null;
  const aheadMs = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
  return text.startsWith('-') ? 0 - aheadMs : aheadMs;
}

function listOf(text: string): readonly string[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : null;
  } catch {
    return null;
  }
}
