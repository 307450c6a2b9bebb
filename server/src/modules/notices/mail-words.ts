import { pageOf } from '@bourse/contract/pages.ts';
import type { Messages } from '@bourse/i18n/catalog.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@bourse/i18n/locales.ts';
import type { Message, MessageRenderer } from '../../platform/mail/message-sender.ts';

/**
 * Loads the texts of mails and text messages in every language, once. A template `x` has the keys `x.subject` and
 * `x.body`. A mail begins with the person's anti-phishing code, if they have one, and ends with links for cancelling or
 * freezing, if there are any, and with the page that explains how to recognise our mails.
 */
export async function loadMailWords(publicOrigin: string): Promise<MessageRenderer> {
  const catalogs = new Map<Locale, Messages>();
  for (const locale of LOCALES) {
    const [mails, notices] = await Promise.all([loadCatalog(locale), loadNotices(locale)]);
    catalogs.set(locale, { ...notices.messages, ...mails.messages });
  }
  const checkUrl = publicOrigin + pageOf('operator.officialLinks').path;
  return (message) =>
    render(catalogs.get(localeOf(message.locale))!, { ...message, params: { ...message.params, checkUrl } });
}

async function loadCatalog(locale: Locale): Promise<{ messages: Messages }> {
  return import(`@bourse/i18n/${locale}/mail.gen.ts`);
}

async function loadNotices(locale: Locale): Promise<{ messages: Messages }> {
  return import(`@bourse/i18n/${locale}/notices.gen.ts`);
}

const localeOf = (text: string): Locale =>
  (LOCALES as readonly string[]).includes(text) ? (text as Locale) : DEFAULT_LOCALE;

function render(words: Messages, message: Message): { subject: string; body: string } {
  const { antiPhishingCode, cancelUrl, freezeUrl } = message.params;
  const lead = antiPhishingCode ? [fill(words, 'mail.antiPhishing', message.params)] : [];
  const end = [
    ...(cancelUrl ? [fill(words, 'mail.cancelLink', message.params)] : []),
    ...(freezeUrl ? [fill(words, 'mail.freezeLink', message.params)] : []),
    ...(freezeUrl && message.channel === 'email' ? [fill(words, 'mail.checkLink', message.params)] : []),
  ];
  const [subject, text] = keysOf(words, message.template);
  const body = [...lead, fill(words, text, message.params), ...end];
  return { subject: fill(words, subject, message.params), body: body.join('\n\n') };
}

const NOTICE = 'notice:';

/** The message of a notice uses the notice's own text, so that both say the same. */
function keysOf(words: Messages, template: string): readonly [subject: string, body: string] {
  if (!template.startsWith(NOTICE)) return [`mail.${template}.subject`, `mail.${template}.body`];
  const kind = `notices.kind.${template.slice(NOTICE.length)}`;
  return ['mail.notice.subject', kind in words ? kind : 'notices.kind.other'];
}

function fill(words: Messages, key: string, params: Readonly<Record<string, string>>): string {
  const text = words[key];
  if (typeof text !== 'string') throw new Error(`the mail catalogs have no text ${key}`);
  return text.replace(/\{([A-Za-z]+)\}/g, (place, name: string) => params[name] ?? place);
}
