/** How histories are filtered, paged, shown and exported, for every capability that has one. */

export { type ExportPage, useExport } from './parts/history/export.model.ts';
export { FilterMenu } from './parts/history/filter-menu.tsx';
export { type HistoryFilter, PAGE_SIZE, useHistoryFilter } from './parts/history/history-filter.model.ts';
export { HistoryPager } from './parts/history/history-pager.tsx';
export { RangeFilter } from './parts/history/range-filter.tsx';
export { RecordList } from './parts/history-records/record-list.tsx';
export { RecordTable } from './parts/history-records/record-table.tsx';
export { MoveMoney } from './parts/move-money.tsx';
export { accountWord } from './rules/booking-words.ts';
export { billRecord } from './rules/history-records.ts';
