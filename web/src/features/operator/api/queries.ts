import type { CallOutput } from '../../../lib/client.ts';
import { endpointQuery } from '../../../lib/query.ts';

export type ChannelAnswer = CallOutput<'operator.officialChannel'>;

/** Whether a contact is the operator's own; not asked while the text is empty. */
export const officialChannelQuery = (text: string) =>
  endpointQuery('operator.officialChannel', { text }, { enabled: text !== '', gcTime: 0 });
