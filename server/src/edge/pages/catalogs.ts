import type { Messages } from '@bourse/i18n/catalog.ts';
import { messages as enPages } from '@bourse/i18n/en_US/pages.gen.ts';
import { messages as enShell } from '@bourse/i18n/en_US/shell.gen.ts';
import { messages as esPages } from '@bourse/i18n/es_ES/pages.gen.ts';
import { messages as esShell } from '@bourse/i18n/es_ES/shell.gen.ts';
import { messages as frPages } from '@bourse/i18n/fr_FR/pages.gen.ts';
import { messages as frShell } from '@bourse/i18n/fr_FR/shell.gen.ts';
import { messages as jaPages } from '@bourse/i18n/ja_JP/pages.gen.ts';
import { messages as jaShell } from '@bourse/i18n/ja_JP/shell.gen.ts';
import { messages as koPages } from '@bourse/i18n/ko_KR/pages.gen.ts';
import { messages as koShell } from '@bourse/i18n/ko_KR/shell.gen.ts';
import type { Locale } from '@bourse/i18n/locales.ts';
import { messages as brPages } from '@bourse/i18n/pt_BR/pages.gen.ts';
import { messages as brShell } from '@bourse/i18n/pt_BR/shell.gen.ts';
import { messages as ptPages } from '@bourse/i18n/pt_PT/pages.gen.ts';
import { messages as ptShell } from '@bourse/i18n/pt_PT/shell.gen.ts';
import { messages as ruPages } from '@bourse/i18n/ru_RU/pages.gen.ts';
import { messages as ruShell } from '@bourse/i18n/ru_RU/shell.gen.ts';
import { messages as trPages } from '@bourse/i18n/tr_TR/pages.gen.ts';
import { messages as trShell } from '@bourse/i18n/tr_TR/shell.gen.ts';
import { messages as viPages } from '@bourse/i18n/vi_VN/pages.gen.ts';
import { messages as viShell } from '@bourse/i18n/vi_VN/shell.gen.ts';
import { messages as cnPages } from '@bourse/i18n/zh_CN/pages.gen.ts';
import { messages as cnShell } from '@bourse/i18n/zh_CN/shell.gen.ts';
import { messages as twPages } from '@bourse/i18n/zh_TW/pages.gen.ts';
import { messages as twShell } from '@bourse/i18n/zh_TW/shell.gen.ts';

type PageKey = keyof typeof enPages;
type ShellKey = keyof typeof enShell;

interface Words {
  readonly pages: Messages;
  readonly shell: Messages;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en_US: { pages: enPages, shell: enShell },
  zh_CN: { pages: cnPages, shell: cnShell },
  zh_TW: { pages: twPages, shell: twShell },
  ko_KR: { pages: koPages, shell: koShell },
  vi_VN: { pages: viPages, shell: viShell },
  tr_TR: { pages: trPages, shell: trShell },
  pt_PT: { pages: ptPages, shell: ptShell },
  pt_BR: { pages: brPages, shell: brShell },
  ru_RU: { pages: ruPages, shell: ruShell },
  ja_JP: { pages: jaPages, shell: jaShell },
  fr_FR: { pages: frPages, shell: frShell },
  es_ES: { pages: esPages, shell: esShell },
};

const textOf = (messages: Messages, key: string): string => {
  const message = messages[key];
  return typeof message === 'string' ? message : '';
};

/** A text of a page's HTML in one language: its description, or a word of the frame. */
export const pageWord = (locale: Locale, key: PageKey): string => textOf(WORDS[locale].pages, key);
export const shellWord = (locale: Locale, key: ShellKey): string => textOf(WORDS[locale].shell, key);
