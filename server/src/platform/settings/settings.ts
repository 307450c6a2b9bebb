import type { FeatureSwitch } from '@bourse/contract/feature-switches.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { z } from 'zod';
import type { Db, Queryable, Tx } from '../db/db.ts';
import { SETTING_NAMES, SETTINGS, type SettingName, type SettingValue } from './setting-names.ts';

type Values = { readonly [Name in SettingName]: SettingValue<Name> };

/** How long a process may use a value after another process has changed it. */
const CACHE_MS = 1_000;

const ALL = 'select name, value from platform.setting';
const DEFAULTS = Object.fromEntries(SETTING_NAMES.map((name) => [name, SETTINGS[name].parse(undefined)])) as Values;

/** The switches and pauses, cached for a second, so that a change takes effect everywhere without a restart. */
export class Settings {
  readonly #db: Db;
  #values: Promise<Values> | null = null;
  #latest: Values = DEFAULTS;
  #readAtMs = 0;

  constructor(db: Db) {
    this.#db = db;
  }

  async get<Name extends SettingName>(name: Name): Promise<SettingValue<Name>> {
    return (await this.all())[name];
  }

  async all(): Promise<Values> {
    const nowMs = performance.now();
    if (this.#values === null || nowMs - this.#readAtMs > CACHE_MS) {
      const last = this.#values;
      this.#readAtMs = nowMs;
      // If the database cannot be reached, the last known values are used, because the downtime page must not depend on
      // it.
      this.#values = this.#read().catch((error: unknown) => last ?? Promise.reject(error));
      this.#values.catch(() => {
        this.#values = null;
      });
    }
    return this.#values;
  }

  /** Reads the values now, for a caller that knows that they have changed. */
  async refresh(): Promise<void> {
    this.#readAtMs = Number.NEGATIVE_INFINITY;
    await this.all();
  }

  /** The values as the caller's transaction sees them. */
  async readIn(q: Queryable): Promise<Values> {
    return valuesOf(await q.query<Stored>(ALL));
  }

  /** The values as last read, without waiting, while a newer reading begins: for what every call needs. */
  latest(): Values {
    void this.all().catch(() => {});
    return this.#latest;
  }

  /** Whether a feature is on, which means that its switch is 'false'. */
  async isFeatureOn(name: FeatureSwitch): Promise<boolean> {
    return (await this.get(name)) === 'false';
  }

  /** Changes a value in the caller's transaction, beside its audit entry. */
  async set<Name extends SettingName>(
    tx: Tx,
    change: { readonly name: Name; readonly value: SettingValue<Name>; readonly by: string; readonly nowMs: number },
  ): Promise<void> {
    await tx.query(
      `insert into platform.setting (name, value, updated_by, updated_at_ms) values ($1, $2::jsonb, $3, $4)
       on conflict (name) do update set value = excluded.value, version = platform.setting.version + 1,
         updated_by = excluded.updated_by, updated_at_ms = excluded.updated_at_ms`,
      [change.name, JSON.stringify(change.value), change.by, change.nowMs],
    );
    this.#readAtMs = Number.NEGATIVE_INFINITY;
  }

  async #read(): Promise<Values> {
    // Read outside the caller's transaction, because rules ask for settings inside transactions.
    this.#latest = valuesOf(await this.#db.beside.query<Stored>(ALL));
    return this.#latest;
  }
}

/**
 * Reads a value as an operator typed it: plain text for a switch, JSON for the rest.
 *
 * @refuses SETTING_UNKNOWN (known) | SETTING_INVALID (min and max of a number)
 */
export function parseSetting(
  name: string,
  text: string,
): Result<{ name: SettingName; value: SettingValue<SettingName> }, 'SETTING_UNKNOWN' | 'SETTING_INVALID'> {
  const found = SETTING_NAMES.find((each) => each === name);
  if (!found) return refuse('SETTING_UNKNOWN', { name, known: SETTING_NAMES.join(', ') });
  for (const candidate of [json(text), text]) {
    const parsed = SETTINGS[found].safeParse(candidate);
    // The name's own schema has just accepted the value, but the compiler no longer knows which name it is.
    if (candidate !== undefined && parsed.success) return ok({ name: found, value: parsed.data as never });
  }
  return refuse('SETTING_INVALID', { name, value: text, ...(isNumber(found) ? rangeOf(found) : {}) });
}

type NumberSetting = { [Name in SettingName]: SettingValue<Name> extends number ? Name : never }[SettingName];

/** The least and the most that a numeric setting may be. */
export function rangeOf(name: NumberSetting): { readonly min: number; readonly max: number } {
  const { minValue, maxValue } = SETTINGS[name].unwrap();
  return { min: minValue ?? 0, max: maxValue ?? Number.MAX_SAFE_INTEGER };
}

const isNumber = (name: SettingName): name is NumberSetting => SETTINGS[name].unwrap() instanceof z.ZodNumber;

interface Stored {
  readonly name: string;
  readonly value: unknown;
}

function valuesOf(rows: readonly Stored[]): Values {
  const stored = new Map(rows.map((row) => [row.name, row.value]));
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, storedValue(name, stored.get(name))])) as Values;
}

function storedValue(name: SettingName, stored: unknown): unknown {
  if (isNumber(name) && Number.isInteger(stored)) {
    // A value that only an older release allowed counts as the nearest one allowed now.
    const { min, max } = rangeOf(name);
    return Math.min(Math.max(Number(stored), min), max);
  }
  const parsed = SETTINGS[name].safeParse(stored ?? undefined);
  if (parsed.success && stored !== null) return parsed.data;
  return SETTINGS[name].parse(stored === null && SETTINGS[name].safeParse(null).success ? null : undefined);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
