import { useState } from 'react';
import { useChangeForm } from '../../../../lib/actions/change-form.ts';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { type LaunchProject, useFund } from '../../api/projects.ts';
import { type Asked, doneText } from '../../rules/done-text.ts';

/** The id under which tokens are asked for once. */
interface Funding {
  readonly clientRequestId: string;
}

/** Asking for tokens to be put aside for a project, also for one that is not published yet. */
export function useFundModel() {
  const [project, setProject] = useState('');
  const [token, setToken] = useState('');
  const form = useChangeForm(['amount']);
  const asking = useFund();
  const act = useReasonedAction<Funding, Asked>(
    ({ clientRequestId }, reason) =>
      asking.mutateAsync({
        clientRequestId,
        project: project.trim(),
        token: token.trim(),
        amount: form.values.amount,
        reason,
      }),
    doneText,
  );
  return {
    project,
    token,
    form,
    isGood: form.isGood && project.trim() !== '' && token.trim() !== '',
    setProject,
    setToken,
    act,
    start: (of: LaunchProject | null) => {
      setProject(of?.id ?? '');
      setToken(of?.token ?? '');
      form.fill({ amount: '' });
      act.start({ clientRequestId: crypto.randomUUID() });
    },
  } as const;
}
