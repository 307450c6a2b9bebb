import { useState } from 'react';
import { useChangeForm } from '../../../../lib/actions/change-form.ts';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { type LaunchProject, usePayOut } from '../../api/projects.ts';

/** The id under which money is asked for once. */
interface Payout {
  readonly clientRequestId: string;
}

/** Asking for proceeds, or for tokens that nobody bought, to be paid out of a project, also of one that was never published. */
export function usePayOutModel() {
  const [project, setProject] = useState('');
  const [asset, setAsset] = useState('');
  const [uid, setUid] = useState('');
  const form = useChangeForm(['amount']);
  const asking = usePayOut();
  const act = useReasonedAction<Payout>(
    ({ clientRequestId }, reason) =>
      asking.mutateAsync({
        clientRequestId,
        project: project.trim(),
        asset: asset.trim(),
        amount: form.values.amount,
        ...(uid.trim() !== '' && { uid: uid.trim() }),
        reason,
      }),
    () => t('console.asked'),
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
    start: (of: LaunchProject | null) => {
      setProject(of?.id ?? '');
      setAsset(of?.payAsset ?? '');
      setUid('');
      form.fill({ amount: of?.proceeds ?? '' });
      act.start({ clientRequestId: crypto.randomUUID() });
    },
  } as const;
}
