import { STATEMENT_SCOPES } from '@bourse/contract/statement-scopes.ts';
import { productFiles, productHistories, type StatementScope } from '../../../lib/products.ts';
import type { StatementText } from '../statement-text.ts';
import type { ExportRow } from './export-file.ts';

/** What a file is of, beside its time. */
export type Covers = Pick<ExportRow, 'scope' | 'asset' | 'status' | 'search' | 'kind' | 'side'>;

/** What rows are left out by, each with its name; nothing where the file has all of them. */
export function filterWords(t: StatementText, { status, search, kind, side }: Covers) {
  return [
    ...(side === null ? [] : [{ label: t('statement.side'), value: t(`statement.scope.${side}`) }]),
    ...(kind === null ? [] : [{ label: t('statement.kind'), value: t(`statement.kind.${kind}`) }]),
    ...(status === null ? [] : [{ label: t('statement.status'), value: t(`statement.status.${status}`) }]),
    ...(search === null ? [] : [{ label: t('statement.search'), value: search }]),
  ];
}

/** What a file can be of: the scopes of the house, then the histories of products that list bookings. */
export const scopesOffered = (): readonly StatementScope[] => [
  ...STATEMENT_SCOPES,
  ...productHistories().flatMap((each) => (each.lists === 'bookings' ? [each.tab] : [])),
];

/** A file of a product's own is whole, and CSV. */
export const isWhole = (scope: StatementScope): boolean => productFiles().includes(scope);

/** The same in one line: `Deposits · BTC · In progress`. A scope that is newer than this page stands in the name of the file. */
export function coversText(t: StatementText, covers: Covers): string {
  const words = filterWords(t, covers).map(({ value }) => value);
  const scope = [...scopesOffered(), ...productFiles()].find((each) => each === covers.scope);
  const of = [...(scope ? [t(`statement.scope.${scope}`)] : []), ...(covers.asset === null ? [] : [covers.asset])];
  return [...of, ...words].join(' · ');
}
