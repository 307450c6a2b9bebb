import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import { t } from '../../../../lib/i18n.ts';
import { listOf } from '../../../../lib/lists/list-state.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { type KycField, type KycRow, kycQueueQuery, useDecideKyc } from '../../api/people.ts';

export type Decision = 'approve' | 'reject';

/** Verifications that wait, and deciding the open one. */
export function useKycModel() {
  const list = listOf(useInfiniteQuery(kycQueueQuery));
  const deciding = useDecideKyc();
  const [decision, setDecision] = useState<Decision | ''>('');
  const [field, setField] = useState<KycField | ''>('');
  const act = useReasonedAction<KycRow>(
    async ({ id }, reason) => {
      if (decision === '') return;
      await deciding.mutateAsync({ id, decision, reason, ...(decision === 'reject' && field !== '' && { field }) });
    },
    () => (decision === 'approve' ? t('console.kyc.approved') : t('console.kyc.rejected')),
  );
  return {
    ...list,
    mayDecide: useIsOneOf(['compliance']),
    form: {
      decision,
      setDecision,
      field,
      setField,
      isWhole: decision === 'approve' || (decision === 'reject' && field !== ''),
    },
    act,
    open: (row: KycRow) => {
      setDecision('');
      setField('');
      act.start(row);
    },
  } as const;
}
