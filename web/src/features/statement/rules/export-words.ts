import { STATEMENT_SCOPES } from '@bourse/contract/statement-scopes.ts';
import { productFiles, productHistories, type StatementScope } from '../../../lib/products.ts';
import type { StatementText } from '../statement-text.ts';
import type { ExportRow } from './export-file.ts';

/** What a file covers, besides its time. */
export type Covers = Pick<ExportRow, 'scope' | 'asset' | 'status' | 'search' | 'kind' | 'side'>;

/** A file's filters with their names; empty where it covers everything. */
export function filterWords(t: StatementText, { status, search, kind, side }: Covers) {
  return [
    ...(side === null ? [] : [{ label: t('statement.side'), value: t(`statement.scope.${side}`) }]),
    ...(kind === null ? [] : [{ label: t('statement.kind'), value: t(`statement.kind.${kind}`) }]),
    ...(status === null ? [] : [{ label: t('statement.status'), value: t(`statement.status.${status}`) }]),
    ...(search === null ? [] : [{ label: t('statement.search'), value: search }]),
  ];
}

/** The possible scopes: those of the house, then products' histories that list bookings. */
export const scopesOffered = (): readonly StatementScope[] => [
  ...STATEMENT_SCOPES,
  ...productHistories().flatMap((each) => (each.lists === 'bookings' ? [each.tab] : [])),
];

/** True for a product's own file, which covers everything and is always CSV. */
export const isWhole = (scope: StatementScope): boolean => productFiles().includes(scope);

/**
 * A file's coverage in one line: `Deposits · BTC · In progress`. A scope that only a newer server knows gets a general name.
 */
export function coversText(t: StatementText, covers: Covers): string {
  const words = filterWords(t, covers).map(({ value }) => value);
  const scope = [...scopesOffered(), ...productFiles()].find((each) => each === covers.scope);
  const of = [...(scope ? [t(`statement.scope.${scope}`)] : []), ...(covers.asset === null ? [] : [covers.asset])];
  return [...of, ...words].join(' · ');
}
