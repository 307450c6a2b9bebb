export { useTransfers } from './api/queries.ts';
export { SendForm } from './parts/send-form/send-form.tsx';
export { LazyTransferDialog, preloadTransfer } from './parts/transfer-dialog/lazy-transfer-dialog.tsx';
