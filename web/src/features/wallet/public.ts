/** How pages of other capabilities show what stands on chains, and lead back. */

export { BackLink } from './parts/back-link.tsx';
export { ChainId } from './parts/chain-id.tsx';

/** How a history is filtered, paged and saved, for every capability that has one. */

export { useAmountSentence } from './parts/amount-sentence.ts';
export { SearchBox } from './parts/asset-table/asset-filters.tsx';
export { type ExportPage, useExport } from './parts/history/export.model.ts';
export { FilterMenu } from './parts/history/filter-menu.tsx';
export { type HistoryFilter, PAGE_SIZE, useHistoryFilter } from './parts/history/history-filter.model.ts';
export { HistoryPager } from './parts/history/history-pager.tsx';
export { RangeFilter } from './parts/history/range-filter.tsx';
/** The form of a payment that leaves, for other ways out: what stands in the way, what an amount may be, and its story. */
export { LazyQr } from './parts/lazy-qr.tsx';
/** How amounts look on this device. */
export { useMoneyLook } from './parts/money-look.ts';
/** The camera, looking for a QR code. */
export { canScan, startScan } from './parts/scan/scanner.ts';
/** The transfer dialog, for pages that spend from one account. */
export { LazyTransferDialog } from './parts/transfer-dialog/lazy-transfer-dialog.tsx';
export { WithdrawChecks } from './parts/withdraw-form/withdraw-checks.tsx';
export { factorsFor } from './parts/withdraw-form/withdraw-steps.tsx';
export { WithdrawalStory } from './parts/withdrawal-story/withdrawal-story.tsx';
export { judgeWithdrawal, maxWithdrawal, readTyped } from './rules/amount-problem.ts';
export { compareText } from './rules/exact.ts';
export { limitTerms } from './rules/limit.ts';
export { valueInUsdt } from './rules/value.ts';
export { isBlocked } from './rules/withdraw-info.ts';
