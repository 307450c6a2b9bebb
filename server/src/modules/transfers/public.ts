export { SHOWN, type Transfer } from './queries/transfer.query.ts';
export { isCoinUnderWay, resumeCoin, stopCoin } from './store/coin-stop.store.ts';
export { transferRows } from './transfer-rows.ts';
export type { TransfersDeps } from './transfers-deps.ts';
export { beginDeskTransfer, type Desk } from './usecases/desk-transfer.ts';
export { driveTransfer } from './usecases/drive-transfer.ts';
