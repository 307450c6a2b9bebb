import type { CallId } from '../../../lib/client.ts';
import { useLiveRefresh } from '../../../lib/live/live-refresh.ts';

const SESSION: readonly CallId[] = ['linkedWallet.session'];

/** Keeps the shown session up to date while the page is open. */
export const useSessionLive = (): void => useLiveRefresh('linked-wallet.session', SESSION);
