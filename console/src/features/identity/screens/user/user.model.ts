import { UID } from '@bourse/core/identity/uid.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { t } from '../../../../lib/i18n.ts';
import { stateOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { refusalText } from '../../../../lib/refusal-text.ts';
import { tell } from '../../../../lib/toast.ts';
import { cardQuery, useFindPerson } from '../../api/person.ts';

const PERSON_TABS = [
  'overview',
  'sessions',
  'logins',
  'deposits',
  'withdrawals',
  'purchases',
  'mails',
  'notes',
  'reports',
] as const;
export type PersonTab = (typeof PERSON_TABS)[number];
/** Support L1 sees the masked profile and the mails. */
const MASKED_TABS: readonly PersonTab[] = ['mails'];

/** The person whose number is in the address; can be found by number, e-mail address or phone number. */
export function useUserModel() {
  const [search, setSearch] = useSearchParams();
  const uid = UID.test(search.get('uid') ?? '') ? (search.get('uid') as string) : '';
  const [typed, setTyped] = useState(uid);
  const card = useQuery(cardQuery(uid));
  const finding = useFindPerson();
  const seesAll = useIsOneOf(['support2', 'reviewer', 'risk', 'compliance', 'auditor']);
  const readsReports = useIsOneOf(['compliance', 'auditor']);
  const open = PERSON_TABS.filter((each) => each !== 'reports' || readsReports);
  const tabs = seesAll ? open : MASKED_TABS;
  const tab = tabs.find((each) => each === search.get('tab')) ?? tabs[0]!;
  return {
    view: {
      typed,
      canFind: typed.trim().length >= 3,
      isFinding: finding.isPending,
      state: uid === '' ? ('none' as const) : stateOf(card),
      card: card.data ?? null,
      failedText: card.error ? refusalText(card.error) : '',
      tab,
      tabs: tabs.map((value) => ({ value, label: t(`console.person.tab.${value}`) })),
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
