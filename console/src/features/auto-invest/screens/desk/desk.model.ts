import { staffAutoInvest } from '@bourse/contract/staff/auto-invest.ts';
import { useState } from 'react';
import { useIsOneOf } from '../../../../lib/me.ts';

export type Tab = 'load' | 'plans' | 'runs' | 'closes';

/** Which of the lists is open. Whoever may not see people’s plans reads what is due, and the closes. */
export function useDeskModel() {
  const [tab, setTab] = useState<Tab>('load');
  const seesPeople = useIsOneOf(staffAutoInvest.plans.access);
  const tabs: readonly Tab[] = seesPeople ? ['load', 'plans', 'runs', 'closes'] : ['load', 'closes'];
  return { view: { tab, tabs }, open: setTab } as const;
}
