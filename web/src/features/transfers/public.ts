/** The transfer dialog, for pages that spend from one account, and the form of a send. */

export { transferOnce } from './api/commands.ts';
export { useTransfers } from './api/queries.ts';
export { Elsewhere } from './parts/elsewhere/elsewhere.tsx';
export { SendForm } from './parts/send-form/send-form.tsx';
export { LazyTransferDialog, preloadTransfer } from './parts/transfer-dialog/lazy-transfer-dialog.tsx';
export type { TransfersMessages } from './transfers-text.ts';
