import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { t } from '../../../../lib/i18n.ts';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { tell } from '../../../../lib/toast.ts';
import { userQuery, useSetFrozen } from '../../api/people.ts';
import { meQuery } from '../../api/session.ts';

const UID = /^[1-9][0-9]{8}$/u;
const REASON_LENGTH_MIN = 3;

/** The person whose number stands in the address, and freezing that account. */
export function useUserModel() {
  const [search, setSearch] = useSearchParams();
  const uid = search.get('uid') ?? '';
  const [typed, setTyped] = useState(uid);
  const [isFreezing, setIsFreezing] = useState(false);
  const [reason, setReason] = useState('');
  const user = useQuery(userQuery(UID.test(uid) ? uid : ''));
  const me = useQuery(meQuery);
  const freezing = useSetFrozen();
  const isReasoned = reason.trim().length >= REASON_LENGTH_MIN;
  return {
    view: {
      typed,
      typedError: typed !== '' && typed.length >= 9 && !UID.test(typed) ? t('console.searchWrong') : null,
      canFind: UID.test(typed),
      user: user.data ?? null,
      state: !UID.test(uid) ? 'none' : user.isPending ? 'loading' : user.isError ? 'failed' : 'ready',
      failedText: user.error ? refusalText(user.error) : '',
      mayFreeze: me.data?.role === 'risk',
      isFreezing,
      isBusy: freezing.isPending,
      reason,
      canConfirm: isReasoned,
    },
    commands: {
      setTyped: (text: string) => setTyped(text.replace(/\D/gu, '').slice(0, 9)),
      find: () => UID.test(typed) && setSearch({ uid: typed }),
      retry: () => void user.refetch(),
      startFreezing: () => {
        setReason('');
        setIsFreezing(true);
      },
      stopFreezing: () => setIsFreezing(false),
      setReason,
      confirm: () => {
        if (!user.data || !isReasoned || freezing.isPending) return;
        const frozen = !user.data.frozen;
        freezing.mutate(
          { uid: user.data.uid, frozen: frozen ? 'true' : 'false', reason: reason.trim() },
          {
            onSuccess: () => {
              tell('ok', frozen ? t('console.user.frozenNow') : t('console.user.openNow'));
              setIsFreezing(false);
            },
            onError: (error) => tell('danger', refusalText(error)),
          },
        );
      },
    },
  } as const;
}
