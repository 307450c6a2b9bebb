import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officialChannelQuery } from '../../api/queries.ts';

/** The longest text that the endpoint takes. */
const TEXT_MAX = 500;

/** What somebody pasted, and the answer to it; an answer to an earlier text is never shown. */
export function useChannelCheckModel() {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const query = useQuery(officialChannelQuery(asked));
  const isAsked = asked !== '' && typed.trim() === asked;
  return {
    query,
    view: { typed, asked, isAsked, isBusy: isAsked && query.isFetching, textMax: TEXT_MAX },
    commands: {
      type: setTyped,
      check: () => {
        const text = typed.trim();
        setAsked(text);
        // The list of contacts may have changed since the same text was asked.
        if (text !== '' && text === asked) void query.refetch();
      },
    },
  } as const;
}
