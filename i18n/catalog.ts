import type { Locale } from './locales.ts';

/** The plural forms that `Intl.PluralRules` asks for in each language. */
interface PluralCategories {
  en_US: 'one' | 'other';
  tr_TR: 'one' | 'other';
  pt_PT: 'one' | 'many' | 'other';
  pt_BR: 'one' | 'many' | 'other';
  fr_FR: 'one' | 'many' | 'other';
  es_ES: 'one' | 'many' | 'other';
  ru_RU: 'one' | 'few' | 'many' | 'other';
  zh_CN: 'other';
  zh_TW: 'other';
  ja_JP: 'other';
  ko_KR: 'other';
  vi_VN: 'other';
}

type PluralForms<L extends Locale = Locale> = Readonly<Record<PluralCategories[L], string>>;
/** A text with `{name}` placeholders, or its plural forms, one of which `{count}` selects. */
export type Message = string | { readonly other: string; readonly [form: string]: string };
export type Messages = Readonly<Record<string, Message>>;

/**
 * The shape of every other language's catalog: the keys of the English one, with a text for a text, and for a plural all
 * forms that the language has. Catalogs end with `satisfies Catalog<typeof en, 'ru_RU'>`, so that a gap does not compile.
 */
export type Catalog<English extends Messages, L extends Locale> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : PluralForms<L>;
};

type PlacesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlacesIn<Rest>
  : never;

/** The values that a message needs: each `{name}` in its English text, and a number for `{count}`. */
export type Params<M extends Message> = M extends string
  ? { readonly [Name in PlacesIn<M>]: string | number }
  : M extends { readonly other: infer Other extends string }
    ? { readonly count: number } & { readonly [Name in Exclude<PlacesIn<Other>, 'count'>]: string | number }
    : never;
