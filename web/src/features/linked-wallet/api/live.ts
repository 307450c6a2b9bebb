import { useLive } from '../../../lib/live/live-socket.ts';
import { refresh } from '../../../lib/query.ts';

/** Keeps the shown session up to date while the page is open. */
export function useSessionLive(): void {
  useLive('linked-wallet.session', () => void refresh('linkedWallet.session'));
}
