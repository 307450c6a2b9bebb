import { mayBeOfficial } from '@bourse/core/operator/official-channel.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { stateOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { type OfficialChannel, officialChannelsQuery, useSetOfficialChannel } from '../../api/official-channels.ts';

/** The official channels that people are told, and asking for changes. */
export function useOfficialChannelsModel() {
  const channels = useQuery(officialChannelsQuery);
  const [channel, setChannel] = useState('');
  const asking = useSetOfficialChannel();
  const act = useReasonedAction<OfficialChannel | 'new'>(
    (wanted, reason) =>
      asking.mutateAsync(
        wanted === 'new'
          ? { channel: channel.trim(), on: 'true', reason }
          : { channel: wanted.channel, on: 'false', reason },
      ),
    () => t('console.asked'),
  );
  return {
    view: {
      state: stateOf(channels),
      rows: channels.data?.rows ?? [],
      mayAct: useIsOneOf(['risk', 'product']),
    },
    form: { channel, setChannel, isGood: mayBeOfficial(channel) },
    commands: {
      retry: () => void channels.refetch(),
      startNew: () => {
        setChannel('');
        act.start('new');
      },
    },
    act,
  } as const;
}
