import type { Message, Messages, Params } from '@bourse/i18n/catalog.ts';
import { type Locale, languageTag } from '@bourse/i18n/locales.ts';
import { createElement, Fragment, isValidElement, type ReactNode, use } from 'react';
import { useLocale } from './locale.ts';

type ParamsOf<M> = M extends Message ? Params<M> : never;
type ArgsOf<M> = [keyof ParamsOf<M>] extends [never] ? [] : [values: ParamsOf<M>];
type Load = () => Promise<unknown>;

/** The texts of one catalog in one language. */
export interface Text<English extends Messages> {
  <Key extends keyof English & string>(key: Key, ...values: ArgsOf<English[Key]>): string;
  /** The same with elements as values, such as a word in bold. */
  rich<Key extends keyof English & string>(
    key: Key,
    values: { readonly [Name in keyof ParamsOf<English[Key]>]: ReactNode },
  ): ReactNode;
  /** Whether a key exists; a newer server may send codes without one. */
  has(key: string): boolean;
  readonly locale: Locale;
}

/** One capability's texts in all languages, each fetched on first use. */
export interface CatalogSource<English extends Messages> {
  load(locale: Locale): Promise<Text<English>>;
}

const PLACE = /\{(\w+)\}/g;

function choose(message: Message | undefined, key: string, tag: string, count: unknown): string {
  if (typeof message === 'string') return message;
  if (!message) return key;
  return message[new Intl.PluralRules(tag).select(Number(count))] ?? message.other;
}

/** Fills in a text's values. Numbers get grouped thousands; a missing value shows as `--`. */
export const fill = (text: string, values: Readonly<Record<string, unknown>> = {}): string =>
  text.replace(PLACE, (_, name: string) => {
    const value = values[name];
    if (typeof value === 'number') return value.toLocaleString('en-US');
    return value === undefined || value === null ? '--' : String(value);
  });

/** Gives an element of a list a key; its position identifies it. */
const inItsPlace = (value: ReactNode, place: number): ReactNode =>
  isValidElement(value) ? createElement(Fragment, { key: place }, value) : value;

function textOf<English extends Messages>(messages: Messages, locale: Locale): Text<English> {
  const tag = languageTag(locale);
  const read = (key: string, values?: Readonly<Record<string, unknown>>) =>
    fill(choose(messages[key], key, tag, values?.count), values);
  const rich = (key: string, values: Readonly<Record<string, ReactNode>>): ReactNode =>
    choose(messages[key], key, tag, values.count)
      .split(PLACE)
      .map((part, index) => (index % 2 ? inItsPlace(values[part], index) : part));
  const has = (key: string): boolean => Object.hasOwn(messages, key);
  return Object.assign(read, { rich, has, locale }) as Text<English>;
}

/** A catalog with any keys. */
interface AnyCatalog {
  load(locale: Locale): Promise<unknown>;
}

/** The catalogs that the page has used so far. */
const used = new Set<AnyCatalog>();

const named = new Map<string, AnyCatalog>();

/** Fetches a catalog's texts before the first drawing, if its code is loaded. */
export const loadTextOf = (name: string, locale: Locale): Promise<unknown> =>
  named.get(name)?.load(locale) ?? Promise.resolve();

/** Fetches all used catalogs in another language, so that switching shows no placeholders. */
export async function loadUsedTexts(locale: Locale): Promise<void> {
  await Promise.all([...used].map((source) => source.load(locale).catch(() => undefined)));
}

const NAMES_IN_PATH = /\/i18n\/([a-z]{2}_[A-Z]{2})\/([\w-]+)\./;

/**
 * Declares a capability's texts. Each capability calls it once, with a glob of its own files: `catalog<typeof
 * import('@bourse/i18n/en_US/spot.ts').messages>(import.meta.glob('../../../../i18n/*\/spot.ts'))`. A capability with many
 * texts has a second catalog. One that also shows texts of others below it passes a glob of all these files, and the name by
 * which it is known.
 */
export function catalog<English extends Messages>(
  files: Readonly<Record<string, Load>>,
  as?: string,
): CatalogSource<English> {
  const byLocale = new Map<string, Load[]>();
  let name = as ?? '';
  for (const [path, load] of Object.entries(files)) {
    const [, locale = path, capability = ''] = NAMES_IN_PATH.exec(path) ?? [];
    byLocale.set(locale, [...(byLocale.get(locale) ?? []), load]);
    name ||= capability;
  }
  const loading = new Map<Locale, Promise<Text<English>>>();
  const start = async (locale: Locale): Promise<Text<English>> => {
    const loads = byLocale.get(locale);
    if (!loads) throw new Error(`no catalog for ${locale}`);
    const parts = (await Promise.all(loads.map((load) => load()))) as { messages: Messages }[];
    return textOf<English>(Object.assign({}, ...parts.map(({ messages }) => messages)), locale);
  };
  const source: CatalogSource<English> = {
    load(locale) {
      used.add(source);
      const running = loading.get(locale);
      if (running) return running;
      const started = start(locale);
      loading.set(locale, started);
      started.then(
        // React reads these two fields; with them it draws loaded texts at once instead of waiting a turn.
        (value) => Object.assign(started, { status: 'fulfilled', value }),
        // Not remembered, so that the next try fetches again.
        () => loading.delete(locale),
      );
      return started;
    },
  };
  named.set(name, source);
  return source;
}

/** A capability's texts in the language in use; suspends until they are loaded. */
export function useText<English extends Messages>(source: CatalogSource<English>): Text<English> {
  const locale = useLocale();
  return use(source.load(locale));
}
