import { LANGUAGE_NAMES } from '@bourse/i18n/locales.ts';
import { formatTime } from '../../../../lib/format.ts';
import { hasText, t } from '../../../../lib/i18n.ts';
import { allProducts } from '../../../../lib/products.ts';
import type { StaffAction } from '../../api/actions.ts';

type Value = StaffAction['before'][string];

const textOr = (key: string, otherwise: string): string => (hasText(key) ? t(key as 'console.none') : otherwise);

/** The action in words; its plain kind where a newer server has one without words. */
export const kindText = (kind: string): string => textOr(`console.actionKind.${kind}`, kind);

export const fieldText = (name: string): string =>
  textOr(`console.actionField.${name}`, LANGUAGE_NAMES[name as keyof typeof LANGUAGE_NAMES] ?? name);

/** A value as people read it: a word if there is one, a time as a time. */
export function valueText(name: string, value: Value | undefined): string {
  if (value === null || value === undefined || value === '') return t('console.none');
  const parts = Array.isArray(value) ? value.map(partOf) : value;
  const ofProduct = allProducts().map(({ actionValue }) => actionValue?.(name, parts) ?? null);
  const said = ofProduct.find((text) => text !== null);
  if (said) return said;
  if (Array.isArray(value)) return value.length === 0 ? t('console.none') : value.join(', ');
  if (name.endsWith('AtMs') && typeof value === 'number') return formatTime(value);
  if (typeof value === 'boolean') return value ? t('console.yes') : t('console.no');
  if (name === 'role') return textOr(`console.role.${value}`, String(value));
  if (name === 'kycLevel') return textOr(`console.kycLevel.${value}`, String(value));
  if (name === 'listing') return textOr(`console.listing.${value}`, String(value));
  return String(value);
}

/** A part of a list: one that has fields of its own is sent as JSON text. */
function partOf(text: string): unknown {
  if (!text.startsWith('{')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What the action is about: the login of a member, a coin, an address. */
export function subjectText({ subject, subjectLogin }: StaffAction): string {
  return subjectLogin ?? subject.slice(subject.indexOf(':') + 1);
}
