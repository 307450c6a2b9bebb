/** Exports of a person's records, for every page that shows some. */
export { type ExportFilter, wholeFile } from './parts/exports/exports.model.ts';
export { FileButton } from './parts/exports/file-button.tsx';
export { LazyExportsDialog, preloadExports } from './parts/exports/lazy-exports-dialog.tsx';
