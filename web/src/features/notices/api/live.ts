import type { CallId } from '../../../lib/client.ts';
import { useLiveRefresh } from '../../../lib/live/live-refresh.ts';

const LIST: readonly CallId[] = ['notices.list'];

/** Refreshes the notices when the server announces a new one. */
export const useLiveNotices = (isLoggedIn: boolean): void => useLiveRefresh(isLoggedIn ? 'notices.new' : null, LIST);
