import { gatheredRefresh } from '../../../lib/live/gathered-refresh.ts';
import { useLive } from '../../../lib/live/live-socket.ts';

const ask = gatheredRefresh(120);

/** Keeps what a person has in Earn true while the page is open. */
export function useEarnLive(): void {
  useLive('balances.changed', () => ask(['earn.summary', 'earn.orders', 'earn.order', 'transfers.info']));
}
