import { useLive } from '../../../lib/live/live-socket.ts';
import { refresh } from '../../../lib/query.ts';

/** Refreshes the notices when the server announces a new one. */
export const useLiveNotices = (isLoggedIn: boolean): void =>
  useLive(isLoggedIn ? 'notices.new' : null, () => void refresh('notices.list'));
