import type { Messages, Params } from '@bourse/i18n/catalog.ts';
import type { messages as base } from '@bourse/i18n/en_US/console.gen.ts';
import type { messages as alarms } from '@bourse/i18n/en_US/console-alarms.ts';
import type { messages as audit } from '@bourse/i18n/en_US/console-audit.ts';
import type { messages as books } from '@bourse/i18n/en_US/console-books.ts';
import type { messages as chains } from '@bourse/i18n/en_US/console-chains.ts';
import type { messages as channels } from '@bourse/i18n/en_US/console-channels.ts';
import type { messages as desk } from '@bourse/i18n/en_US/console-desk.ts';
import type { messages as keys } from '@bourse/i18n/en_US/console-keys.ts';
import type { messages as markets } from '@bourse/i18n/en_US/console-markets.ts';
import type { messages as members } from '@bourse/i18n/en_US/console-members.ts';
import type { messages as operator } from '@bourse/i18n/en_US/console-operator.ts';
import type { messages as payments } from '@bourse/i18n/en_US/console-payments.ts';
import type { messages as person } from '@bourse/i18n/en_US/console-person.ts';
import type { messages as recovery } from '@bourse/i18n/en_US/console-recovery.ts';
import type { messages as thresholds } from '@bourse/i18n/en_US/console-thresholds.ts';
import { DEFAULT_LOCALE, type Locale, languageTag } from '@bourse/i18n/locales.ts';
import { useSyncExternalStore } from 'react';
import { keepLocale, keptLocale } from './locale.ts';

type En = typeof base &
  typeof alarms &
  typeof audit &
  typeof recovery &
  typeof books &
  typeof chains &
  typeof channels &
  typeof desk &
  typeof keys &
  typeof markets &
  typeof members &
  typeof operator &
  typeof payments &
  typeof person &
  typeof thresholds;
export type ConsoleKey = keyof En;
type Given<Key extends ConsoleKey> = keyof Params<En[Key]> extends never ? [] : [params: Params<En[Key]>];

/** The console's catalogs. Each is a chunk of its own, fetched only for the language in use. */
const catalogs = import.meta.glob<{ messages: Messages }>([
  '../../../i18n/*/console*.ts',
  '!../../../i18n/*/console.ts',
]);

interface Words {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly plurals: Intl.PluralRules;
}
let words: Words = { locale: DEFAULT_LOCALE, messages: {}, plurals: new Intl.PluralRules('en-US') };
const listeners = new Set<() => void>();

/** The language requested last, so that an older request that arrives later changes nothing. */
let wanted: Locale = DEFAULT_LOCALE;

async function speak(locale: Locale): Promise<void> {
  wanted = locale;
  const loads = Object.entries(catalogs).filter(([path]) => path.startsWith(`../../../i18n/${locale}/`));
  if (loads.length === 0) throw new Error(`no catalog for ${locale}`);
  const loaded = await Promise.all(loads.map(([, load]) => load()));
  if (wanted !== locale) return;
  const messages = Object.assign({}, ...loaded.map((each) => each.messages)) as Messages;
  words = { locale, messages, plurals: new Intl.PluralRules(languageTag(locale)) };
  document.documentElement.lang = languageTag(locale);
  document.title = t('console.documentTitle');
  for (const listener of listeners) listener();
}

/** Fetches the texts in this browser's language, before anything is drawn. */
export const loadKeptLanguage = (): Promise<void> => speak(keptLocale());

/** Switches to another language and stores the choice. The old texts stay until the new ones are loaded. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  await speak(locale);
  if (wanted === locale) keepLocale(locale);
}

/** The language in use. The root component reads it, so that a switch redraws every text. */
export const useLocale = (): Locale =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => words.locale,
  );

export const getLocale = (): Locale => words.locale;

type Values = Readonly<Record<string, string | number>>;

/** The text of a key in the language in use, with values filled in. */
export const t = <Key extends ConsoleKey>(key: Key, ...given: Given<Key>): string =>
  fill(words.messages[key] ?? '', given[0] ?? {});

function fill(message: Messages[string], params: Values): string {
  const text =
    typeof message === 'string' ? message : (message[words.plurals.select(Number(params.count))] ?? message.other);
  return text.replace(/\{(\w+)\}/gu, (_, name: string) => String(params[name]));
}

/** Texts of a catalog that is people's, in the language in use, for staff who want to see what those will read. */
export type TextOf<Catalog extends Messages> = <Key extends keyof Catalog & string>(
  key: Key,
  ...given: keyof Params<Catalog[Key]> extends never ? [] : [params: Params<Catalog[Key]>]
) => string;

export const textOf =
  <Catalog extends Messages>(messages: Catalog): TextOf<Catalog> =>
  (key, ...given) =>
    fill(messages[key] ?? '', given[0] ?? {});

/** Whether the catalog has this key; for codes that a newer server may send. */
export const hasText = (key: string): key is ConsoleKey => key in words.messages;
