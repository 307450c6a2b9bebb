import type { Message, Messages, Params } from '@bourse/i18n/catalog.ts';
import { type Locale, languageTag } from '@bourse/i18n/locales.ts';
import { createElement, Fragment, isValidElement, type ReactNode, use } from 'react';
import { useLocale } from './locale.ts';

type ParamsOf<M> = M extends Message ? Params<M> : never;
type ArgsOf<M> = [keyof ParamsOf<M>] extends [never] ? [] : [values: ParamsOf<M>];
type Load = () => Promise<unknown>;

/** Reads one catalog in one language. */
export interface Text<English extends Messages> {
  <Key extends keyof English & string>(key: Key, ...values: ArgsOf<English[Key]>): string;
  /** The same with elements in the places, such as a word in bold. */
  rich<Key extends keyof English & string>(
    key: Key,
    values: { readonly [Name in keyof ParamsOf<English[Key]>]: ReactNode },
  ): ReactNode;
  /** True for a key that there is: codes of a newer server may have none here. */
  has(key: string): boolean;
  readonly locale: Locale;
}

/** The messages of one capability in all languages, each fetched when it is first needed. */
export interface CatalogSource<English extends Messages> {
  load(locale: Locale): Promise<Text<English>>;
}

const PLACE = /\{(\w+)\}/g;

function choose(message: Message | undefined, key: string, tag: string, count: unknown): string {
  if (typeof message === 'string') return message;
  if (!message) return key;
  return message[new Intl.PluralRules(tag).select(Number(count))] ?? message.other;
}

/** Puts the values into the places of a text. A number is grouped by thousands; a place without a value shows `--`. */
export const fill = (text: string, values: Readonly<Record<string, unknown>> = {}): string =>
  text.replace(PLACE, (_, name: string) => {
    const value = values[name];
    if (typeof value === 'number') return value.toLocaleString('en-US');
    return value === undefined || value === null ? '--' : String(value);
  });

/** Elements of a list need keys, and their places are what they are told apart by. */
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

/** A catalog of whatever keys. */
interface AnyCatalog {
  load(locale: Locale): Promise<unknown>;
}

/** The catalogs that something on the page has read. */
const used = new Set<AnyCatalog>();

const named = new Map<string, AnyCatalog>();

/** Fetches the words of a catalog whose code is here, so that a first drawing does not wait for them. */
export const loadTextOf = (name: string, locale: Locale): Promise<unknown> =>
  named.get(name)?.load(locale) ?? Promise.resolve();

/** Fetches what the page needs in another language, so that a switch changes the words and nothing goes grey between. */
export async function loadUsedTexts(locale: Locale): Promise<void> {
  await Promise.all([...used].map((source) => source.load(locale).catch(() => undefined)));
}

const NAMES_IN_PATH = /\/i18n\/([a-z]{2}_[A-Z]{2})\/([\w-]+)\./;

/**
 * Names the messages of a capability. Each capability has one call of it, with a glob of its own files:
 * `catalog<typeof import('@bourse/i18n/en_US/spot.ts').messages>(import.meta.glob('../../../../i18n/*\/spot.ts'))`.
 * One whose words are many has a second catalog, and one that says words of others below it reads theirs too: a call with
 * the glob of them all says by which name it is known.
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
        // React reads these two fields, and then draws at once what is there already instead of waiting a turn.
        (value) => Object.assign(started, { status: 'fulfilled', value }),
        // A failed fetch is not remembered, so that the next try is a real one.
        () => loading.delete(locale),
      );
      return started;
    },
  };
  named.set(name, source);
  return source;
}

/** The texts of a capability in the language in use; waits (Suspense) until they are there. */
export function useText<English extends Messages>(source: CatalogSource<English>): Text<English> {
  const locale = useLocale();
  return use(source.load(locale));
}
