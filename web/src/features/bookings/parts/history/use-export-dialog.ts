import { useState } from 'react';
import type { ExportFilter } from '../../../statement/public.ts';
import { useBookingsText } from '../../bookings-text.ts';
import { accountWord } from '../../rules/booking-words.ts';
import type { HistoryFilter } from './history-filter.model.ts';

/** Filters of the history besides time and coin. */
type Shown = Partial<Pick<ExportFilter, 'account' | 'status' | 'search' | 'kind' | 'side'>>;

/** The dialog that exports what a history shows. */
export function useExportDialog(filter: HistoryFilter, scope: ExportFilter['scope'], shown: Shown = {}) {
  const t = useBookingsText();
  const [isOpen, setIsOpen] = useState(false);
  const { fromDay, toDay, asset } = filter.view;
  const { account = null, status = null, search = null, kind = null, side = null } = shown;
  const word = account === null ? null : accountWord(account);
  const exported: ExportFilter = {
    scope,
    asset,
    account,
    status,
    search,
    kind,
    side,
    accountName: word && t(`balances.account.${word}`),
    fromMs: Number(filter.input.fromMs),
    toMs: Number(filter.input.toMs),
    range: `${fromDay} – ${toDay}`.replaceAll('-', '/'),
  };
  return {
    dialog: { open: isOpen, onClose: () => setIsOpen(false), filter: exported },
    openExport: () => setIsOpen(true),
  };
}
