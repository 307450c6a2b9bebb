import type { Params } from '@bourse/i18n/catalog.ts';
import { messages } from '@bourse/i18n/en_US/console.ts';

type En = typeof messages;
export type ConsoleKey = keyof En;
type Given<Key extends ConsoleKey> = keyof Params<En[Key]> extends never ? [] : [params: Params<En[Key]>];

const plurals = new Intl.PluralRules('en-US');

/** The text of a key, with its values in their places. English is the console's language. */
export function t<Key extends ConsoleKey>(key: Key, ...given: Given<Key>): string {
  const params: Readonly<Record<string, string | number>> = given[0] ?? {};
  const message = messages[key] as string | Readonly<Record<string, string>>;
  const text =
    typeof message === 'string' ? message : (message[plurals.select(Number(params.count))] ?? message.other ?? '');
  return text.replace(/\{(\w+)\}/gu, (_, name: string) => String(params[name]));
}

/** True where the catalog has a text under this key: for codes that a later server may add. */
export const hasText = (key: string): key is ConsoleKey => key in messages;
