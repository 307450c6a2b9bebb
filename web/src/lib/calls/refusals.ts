import { groupThousands } from '@bourse/core/money/amount.ts';
import type { Message } from '@bourse/i18n/catalog.ts';
import type { Locale } from '@bourse/i18n/locales.ts';
import { REFUSALS_BELOW } from '@bourse/i18n/refusal-groups.ts';
import { dateTime } from '../format.ts';
import { fill } from '../i18n.ts';

/**
 * The sentences of refusals: one catalog per contract group (`deposits-refusal.ts`; `transfers-refusal.gen.ts` where products
 * add theirs), and one for refusals of the edge (`common-refusal.ts`). They are fetched with the first refusal, to keep the
 * page small.
 */
const files = import.meta.glob([
  '../../../../i18n/*/*-refusal.ts',
  '../../../../i18n/*/*-refusal.gen.ts',
  '!../../../../i18n/*/*.*-refusal.ts',
]);
const fileOf = (group: string): string => group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type Details = Readonly<Record<string, string | number | boolean>>;

async function read(locale: Locale, name: string): Promise<Readonly<Record<string, Message>>> {
  const path = `../../../../i18n/${locale}/${fileOf(name)}-refusal`;
  const load = files[`${path}.gen.ts`] ?? files[`${path}.ts`];
  if (!load) return {};
  return ((await load()) as { messages: Readonly<Record<string, Message>> }).messages;
}

/** Details that are amounts or prices, recognised by name or by the beginning of the name. */
const AMOUNT_NAME =
  /^(?:amount|available|balance|fee|free|held|left|limit|locked|max|min|needed|remaining|total|used|withdrawable)|^(?:average|best|cap|last|lot|lower|nav|notional|price|quantity|queued|step|tick|upper)$/;
const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** A refusal's details as people read them: times in business time, amounts grouped and with all their places. */
export function readable(details: Details, locale: Locale): Record<string, string | number> {
  const out: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(details)) {
    const isTime = /(?:At|Until)(?:Ms)?$/.test(name) && /^\d{12,14}$/.test(String(value));
    if (isTime) out[name] = dateTime(Number(value), locale, { withYear: true });
    else if (AMOUNT_NAME.test(name) && DECIMAL.test(String(value))) out[name] = groupThousands(String(value));
    else out[name] = String(value);
  }
  return out;
}

/** The sentence for a refusal, or null where no catalog has one. */
export async function sentenceOf(
  locale: Locale,
  group: string,
  code: string,
  details: Details,
): Promise<string | null> {
  // Refusals of second factors are in identity's catalog, and other groups use them too.
  const names = [group, ...(REFUSALS_BELOW[group] ?? []), 'identity', 'common'];
  const catalogs = await Promise.all(names.map((name) => read(locale, name)));
  const message = catalogs.find((each) => each[code] !== undefined)?.[code];
  if (message === undefined) return null;
  return fill(typeof message === 'string' ? message : message.other, readable(details, locale));
}
