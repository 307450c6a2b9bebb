import { LANGUAGE_NAMES } from '@bourse/i18n/locales.ts';
import { formatTime } from '../../../../lib/format.ts';
import { hasText, t } from '../../../../lib/i18n.ts';
import { allProducts } from '../../../../lib/products.ts';
import type { StaffAction } from '../../api/actions.ts';

type Value = StaffAction['before'][string];

const textOr = (key: string, otherwise: string): string => (hasText(key) ? t(key as 'console.none') : otherwise);

/** What is done, in words; the kind itself where a later server knows more. */
export const kindText = (kind: string): string => textOr(`console.actionKind.${kind}`, kind);

export const fieldText = (name: string): string =>
  textOr(`console.actionField.${name}`, LANGUAGE_NAMES[name as keyof typeof LANGUAGE_NAMES] ?? name);

/** A value as people read it: words for what has words, times for times. */
export function valueText(name: string, value: Value | undefined): string {
  if (value === null || value === undefined || value === '') return t('console.none');
  const ofProduct = allProducts().map(({ actionValue }) => actionValue?.(name, value) ?? null);
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

/** What it is about: the login of a member, the coin, the address. */
export function subjectText({ subject, subjectLogin }: StaffAction): string {
  return subjectLogin ?? subject.slice(subject.indexOf(':') + 1);
}
