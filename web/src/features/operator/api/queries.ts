import type { CallOutput } from '../../../lib/client.ts';
import { endpointQuery } from '../../../lib/query.ts';

export type ChannelAnswer = CallOutput<'operator.officialChannel'>;

/** Whether something is the operator's own; nothing is asked before there is something to ask about. */
export const officialChannelQuery = (text: string) =>
  endpointQuery('operator.officialChannel', { text }, { enabled: text !== '', gcTime: 0 });
