import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { t } from '../../../../lib/i18n.ts';
import { stateOf } from '../../../../lib/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { tell } from '../../../../lib/toast.ts';
import { cardQuery, useFindPerson } from '../../api/person.ts';

const UID = /^[1-9][0-9]{8}$/u;
export const PERSON_TABS = ['overview', 'sessions', 'logins', 'deposits', 'withdrawals', 'notes'] as const;
export type PersonTab = (typeof PERSON_TABS)[number];

/** The person whose number stands in the address, found by number, e-mail address or phone number. */
export function useUserModel() {
  const [search, setSearch] = useSearchParams();
  const uid = UID.test(search.get('uid') ?? '') ? (search.get('uid') as string) : '';
  const tab = PERSON_TABS.find((each) => each === search.get('tab')) ?? 'overview';
  const [typed, setTyped] = useState(uid);
  const card = useQuery(cardQuery(uid));
  const finding = useFindPerson();
  /** Support L1 sees the masked profile and nothing else. */
  const seesAll = useIsOneOf(['support2', 'reviewer', 'risk', 'compliance', 'auditor']);
  return {
    view: {
      typed,
      canFind: typed.trim().length >= 3,
      isFinding: finding.isPending,
      state: uid === '' ? ('none' as const) : stateOf(card),
      card: card.data ?? null,
      failedText: card.error ? refusalText(card.error) : '',
      tab,
      tabs: PERSON_TABS.map((value) => ({ value, label: t(`console.person.tab.${value}`) })),
      seesAll,
    },
    commands: {
      setTyped,
      setTab: (next: PersonTab) => setSearch({ uid, tab: next }),
      retry: () => void card.refetch(),
      find: async () => {
        const found = await finding.mutateAsync(typed.trim()).catch((error: unknown) => {
          tell('danger', refusalText(error));
        });
        if (found) setSearch({ uid: found.uid });
      },
    },
  } as const;
}
