import { useState } from 'react';
import { useChangeForm } from '../../../../lib/actions/change-form.ts';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { usePayOut } from '../../api/projects.ts';
import { type Asked, doneText } from '../../rules/done-text.ts';

/** The id under which money is asked for once. */
interface Payout {
  readonly clientRequestId: string;
}

/** What is there to be paid out. */
export interface There {
  readonly project: string;
  readonly asset: string;
  readonly amount: string;
}

/** Asking for proceeds, or for tokens that nobody bought, to be paid out of a project, also of one that was never published. */
export function usePayOutModel() {
  const [project, setProject] = useState('');
  const [asset, setAsset] = useState('');
  const [uid, setUid] = useState('');
  const form = useChangeForm(['amount']);
  const asking = usePayOut();
  const act = useReasonedAction<Payout, Asked>(
    ({ clientRequestId }, reason) =>
      asking.mutateAsync({
        clientRequestId,
        project: project.trim(),
        asset: asset.trim(),
        amount: form.values.amount,
        ...(uid.trim() !== '' && { uid: uid.trim() }),
        reason,
      }),
    doneText,
  );
  return {
    project,
    asset,
    uid,
    form,
    isGood: form.isGood && project.trim() !== '' && asset.trim() !== '',
    setProject,
    setAsset,
    setUid,
    act,
    start: (of: There | null) => {
      setProject(of?.project ?? '');
      setAsset(of?.asset ?? '');
      setUid('');
      form.fill({ amount: of?.amount ?? '' });
      act.start({ clientRequestId: crypto.randomUUID() });
    },
  } as const;
}
