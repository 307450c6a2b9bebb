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

/** The same in one line: `Deposits · BTC · In progress`. */
export function coversText(t: StatementText, covers: Covers): string {
  const words = filterWords(t, covers).map(({ value }) => value);
  return [t(`statement.scope.${covers.scope}`), ...(covers.asset === null ? [] : [covers.asset]), ...words].join(' · ');
}
