import type { CallId } from '../../../lib/client.ts';
import { useLiveRefresh } from '../../../lib/live/live-refresh.ts';

const ORDERS: readonly CallId[] = ['earn.summary', 'earn.orders', 'earn.order', 'transfers.info'];

/** Keeps what a person has in Earn true while the page is open. */
export const useEarnLive = (): void => useLiveRefresh('balances.changed', ORDERS);
