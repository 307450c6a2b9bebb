import { useLive } from '../../../lib/live/live-socket.ts';
import { refresh } from '../../../lib/query.ts';

/** Asks for the notices again as soon as the server says that there is a new one. */
export const useLiveNotices = (isLoggedIn: boolean): void =>
  useLive(isLoggedIn ? 'notices.new' : null, () => void refresh('notices.list'));
