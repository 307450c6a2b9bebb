export { findTransfers, SHOWN, type ShownTransfer, type Transfer } from './queries/transfer.query.ts';
export { isCoinStopped, isCoinUnderWay, resumeCoin, stopCoin } from './store/coin-stop.store.ts';
export { transferRows } from './transfer-rows.ts';
export type { TransfersDeps } from './transfers-deps.ts';
export { driveTransfer } from './usecases/drive-transfer.ts';
export { beginConversionTransfer } from './usecases/move-conversion-money.ts';
export { introduceRecipient } from './usecases/resolve-recipient.ts';
export { judgeSend, type SendRefusal, type SendWish, sendToPerson } from './usecases/send-to-person.ts';
export { transferOwn } from './usecases/transfer-own.ts';
