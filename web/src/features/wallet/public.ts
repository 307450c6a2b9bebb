/** How a history is filtered, paged and saved, for every capability that has one. */

export { SearchBox } from './parts/asset-table/asset-filters.tsx';
export { type ExportPage, useExport } from './parts/history/export.model.ts';
export { FilterMenu } from './parts/history/filter-menu.tsx';
export { type HistoryFilter, PAGE_SIZE, useHistoryFilter } from './parts/history/history-filter.model.ts';
export { HistoryPager } from './parts/history/history-pager.tsx';
export { RangeFilter } from './parts/history/range-filter.tsx';
/** The transfer dialog, for pages that spend from one account. */
export { LazyTransferDialog, preloadTransfer } from './parts/transfer-dialog/lazy-transfer-dialog.tsx';
/** How amounts look on this device. */
export { useMoneyLook } from './parts/money-look.ts';
