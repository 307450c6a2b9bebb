import { useState } from 'react';
import type { ExportFilter } from '../../../statement/public.ts';
import { accountWord } from '../../rules/booking-words.ts';
import { useWalletText } from '../../wallet-text.ts';
import type { HistoryFilter } from './history-filter.model.ts';

/** What a history leaves rows out by, beside its time and its coin. */
type Shown = Partial<Pick<ExportFilter, 'account' | 'status' | 'search' | 'kind' | 'side'>>;

/** The dialog that makes a file of what a history shows. */
export function useExportDialog(filter: HistoryFilter, scope: ExportFilter['scope'], shown: Shown = {}) {
  const t = useWalletText();
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
    accountName: word && t(`wallet.account.${word}`),
    fromMs: Number(filter.input.fromMs),
    toMs: Number(filter.input.toMs),
    range: `${fromDay} – ${toDay}`.replaceAll('-', '/'),
  };
  return {
    dialog: { open: isOpen, onClose: () => setIsOpen(false), filter: exported },
    openExport: () => setIsOpen(true),
  };
}
