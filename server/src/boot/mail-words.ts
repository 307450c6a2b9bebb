import type { Messages } from '@bourse/i18n/catalog.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@bourse/i18n/locales.ts';
import type { Message, MessageRenderer } from '../platform/mail/message-sender.ts';

/**
 * Loads the words of mails and text messages in every language, once. A template `x` has the keys `x.subject` and `x.body`;
 * a mail of somebody with an anti-phishing code begins with it, and one that carries a link for freezing ends with it.
 */
export async function loadMailWords(): Promise<MessageRenderer> {
  const catalogs = new Map<Locale, Messages>();
  for (const locale of LOCALES) {
    const { messages } = await loadCatalog(locale);
    catalogs.set(locale, messages);
  }
  return (message) => render(catalogs.get(localeOf(message.locale))!, message);
}

async function loadCatalog(locale: Locale): Promise<{ messages: Messages }> {
  return import(`@bourse/i18n/${locale}/mail.ts`);
}

const localeOf = (text: string): Locale =>
  (LOCALES as readonly string[]).includes(text) ? (text as Locale) : DEFAULT_LOCALE;

function render(words: Messages, message: Message): { subject: string; body: string } {
  const { antiPhishingCode, freezeUrl } = message.params;
  const lead = antiPhishingCode ? [fill(words, 'mail.antiPhishing', message.params)] : [];
  const end = freezeUrl ? [fill(words, 'mail.freezeLink', message.params)] : [];
  const body = [...lead, fill(words, `mail.${message.template}.body`, message.params), ...end];
  return { subject: fill(words, `mail.${message.template}.subject`, message.params), body: body.join('\n\n') };
}

function fill(words: Messages, key: string, params: Readonly<Record<string, string>>): string {
  const text = words[key];
  if (typeof text !== 'string') throw new Error(`the mail catalogs have no text ${key}`);
  return text.replace(/\{([A-Za-z]+)\}/g, (place, name: string) => params[name] ?? place);
}
