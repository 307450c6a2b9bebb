import { gatheredRefresh } from '../../../lib/live/gathered-refresh.ts';
import { useLive } from '../../../lib/live/live-socket.ts';

const ask = gatheredRefresh(120);

/** Keeps what a person has in Launch true while the page is open. */
export function useLaunchLive(): void {
  useLive('balances.changed', () => ask(['launch.project', 'launch.subscriptions', 'transfers.info']));
}
