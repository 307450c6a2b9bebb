export { expireSessionsJob } from './jobs/expire-sessions.job.ts';
export { linkedWalletHttp } from './linked-wallet.http.ts';
export { staffLinkedWalletHttp } from './linked-wallet.staff.http.ts';
export type { LinkedWalletDeps } from './linked-wallet-deps.ts';
export { linkedWalletProduct } from './product.ts';
/** Tells the scanner from which linked wallet a deposit came. */
export { createLinkOf } from './usecases/claim-deposit.ts';
