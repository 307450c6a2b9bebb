import { endpointCommand } from '../../../lib/query.ts';

/** Marks one notice as read, or all of them. */
export const markReadCommand = () => endpointCommand('notices.markRead', ['notices.list'], { quiet: true });
/** Turns a category of notices on or off for one channel. */
export const chooseCommand = () => endpointCommand('notices.choose', ['notices.choices']);
