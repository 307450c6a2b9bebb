export { expireSessionsJob } from './jobs/expire-sessions.job.ts';
export { linkedWalletHttp } from './linked-wallet.http.ts';
export { staffLinkedWalletHttp } from './linked-wallet.staff.http.ts';
export type { DemoChains, LinkedWalletDeps } from './linked-wallet-deps.ts';
/** Tells the scanner which linked wallet a deposit came from. */
export { createLinkOf } from './usecases/claim-deposit.ts';
