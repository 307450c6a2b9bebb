import { endpointCommand } from '../../../lib/query.ts';

/** Marks one notice as read, or all of them. */
export const markReadCommand = () => endpointCommand('notices.markRead', ['notices.list'], { quiet: true });
/** Switches a kind of notices for one channel. */
export const chooseCommand = () => endpointCommand('notices.choose', ['notices.choices']);
