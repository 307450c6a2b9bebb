import { useState } from 'react';
import { useChangeForm } from '../../../../lib/actions/change-form.ts';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { type LaunchProject, useFund } from '../../api/projects.ts';
import { type Asked, doneText } from '../../rules/done-text.ts';

/** The id under which tokens are asked for once. */
interface Funding {
  readonly clientRequestId: string;
}

/** What something is put aside for: tokens to be sold, or the worst case of a price protection. */
export const FUND_USES = ['sale', 'protection'] as const;
export type FundUse = (typeof FUND_USES)[number];

/** Asking for tokens to be put aside for a project, also for one that is not published yet. */
export function useFundModel() {
  const [project, setProject] = useState('');
  const [token, setToken] = useState('');
  const [use, setUse] = useState<FundUse>('sale');
  const form = useChangeForm(['amount']);
  const asking = useFund();
  const act = useReasonedAction<Funding, Asked>(
    ({ clientRequestId }, reason) =>
      asking.mutateAsync({
        clientRequestId,
        project: project.trim(),
        token: token.trim(),
        amount: form.values.amount,
        ...(use === 'protection' && { covers: use }),
        reason,
      }),
    doneText,
  );
  return {
    project,
    token,
    form,
    isGood: form.isGood && project.trim() !== '' && token.trim() !== '',
    use,
    setProject,
    setToken,
    setUse,
    act,
    start: (of: LaunchProject | null) => {
      setProject(of?.id ?? '');
      setToken(of?.token ?? '');
      setUse('sale');
      form.fill({ amount: '' });
      act.start({ clientRequestId: crypto.randomUUID() });
    },
  } as const;
}
