import type { LinkedWalletDeps } from '../linked-wallet-deps.ts';
import { expireSessions } from '../usecases/expire-sessions.ts';

/** Ends one-time codes that have expired. */
export const expireSessionsJob = (deps: Pick<LinkedWalletDeps, 'db' | 'clock'>) => ({
  name: 'linked-wallet-expire-sessions',
  everyMs: 2_000,
  run: (): Promise<'more' | 'idle'> => expireSessions(deps),
});
