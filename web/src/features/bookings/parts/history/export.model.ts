import { useState } from 'react';
import { saveFile } from '../../../../lib/browser/save-file.ts';
import { notify } from '../../../../lib/notify.ts';
import { useBookingsText } from '../../bookings-text.ts';
import { csvOf } from '../../rules/csv.ts';
import type { HistoryFilter } from './history-filter.model.ts';

const EXPORT_PAGE = '100';

export type ExportPage =
  | { readonly ok: true; readonly rows: readonly string[][]; readonly next: string | null }
  | { readonly ok: false; readonly sentence: string };
/** The input for one page of an export. */
export type ExportInput = Omit<HistoryFilter['input'], 'before'> & { readonly before?: string };

/**
 * Fetches all rows that match the filter, whatever page is open, and saves them as a file.
 *
 * @param heads  the columns' names; they never change, because programs read them
 */
export function useExport(
  filter: HistoryFilter,
  name: string,
  page: (input: ExportInput) => Promise<ExportPage>,
  heads: readonly string[],
): { readonly isExporting: boolean; readonly exportAll: () => void } {
  const t = useBookingsText();
  const [isExporting, setIsExporting] = useState(false);
  const exportAll = async () => {
    if (isExporting) return;
    setIsExporting(true);
    const { before: _, ...first } = filter.input;
    const rows: string[][] = [];
    let before: string | null = null;
    do {
      const answer: ExportPage = await page({ ...first, limit: EXPORT_PAGE, ...(before && { before }) });
      if (!answer.ok) {
        notify({ tone: 'danger', title: t('bookings.history.exportFailed'), text: answer.sentence });
        setIsExporting(false);
        return;
      }
      rows.push(...answer.rows);
      before = answer.next;
    } while (before !== null);
    saveFile(csvOf(heads, rows), `bourse-${name}-${filter.view.fromDay}-${filter.view.toDay}.csv`, 'text/csv');
    setIsExporting(false);
  };
  return { isExporting, exportAll: () => void exportAll() };
}
