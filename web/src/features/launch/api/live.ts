import type { CallId } from '../../../lib/client.ts';
import { useLiveRefresh } from '../../../lib/live/live-refresh.ts';

const SALES: readonly CallId[] = ['launch.project', 'launch.subscriptions', 'transfers.info'];

/** Keeps what a person has in Launch true while the page is open. */
export const useLaunchLive = (): void => useLiveRefresh('balances.changed', SALES);
