import { Pairs } from '../../../../kit/card.tsx';
import { Choice } from '../../../../kit/field.tsx';
import { ActionDialog } from '../../../../lib/actions/action-dialog.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { hasText, t } from '../../../../lib/i18n.ts';
import type { KycField } from '../../api/people.ts';
import type { Decision, useKycModel } from '../../screens/kyc/kyc.model.ts';
import { KycHistory } from '../kyc-history/kyc-history.tsx';
import { KycPhotos } from '../kyc-photos/kyc-photos.tsx';

const FIELDS: readonly KycField[] = [
  'fullName',
  'birthDate',
  'nationality',
  'documentNumber',
  'document',
  'selfie',
  'address',
];

const DECISIONS: readonly Decision[] = ['approve', 'reject'];

const documentTypeText = (type: string | null): string => {
  const key = `console.documentType.${type}`;
  return hasText(key) ? t(key as 'console.documentType.passport') : (type ?? t('console.none'));
};

type Model = Pick<ReturnType<typeof useKycModel>, 'act' | 'form'>;

/** One verification: what the person submitted, and approving it or rejecting it with a reason. */
export function KycDecision({ act, form }: Model) {
  const open = act.wanted;
  if (!open) return null;
  const isRejection = form.decision === 'reject';
  return (
    <ActionDialog
      title={t('console.kyc.decideTitle', { name: open.fullName })}
      verb={form.decision === '' ? t('console.kyc.decide') : t(`console.kyc.${form.decision}`)}
      reasonLabel={isRejection ? t('console.kyc.reasonRejected') : t('console.kyc.reason')}
      isDangerous={isRejection}
      isGood={form.isWhole}
      act={act}
    >
      <Pairs
        rows={[
          { label: t('console.kyc.uid'), value: <span className="num">{open.uid}</span> },
          {
            label: t('console.kyc.born'),
            value: open.birthDate ? <span className="num">{open.birthDate}</span> : t('console.none'),
          },
          { label: t('console.kyc.nationality'), value: open.nationality ?? t('console.none') },
          {
            label: t('console.kyc.document'),
            value: `${documentTypeText(open.documentType)} ${open.documentNumberMasked ?? ''}`,
          },
          {
            label: t('console.kyc.expires'),
            value: open.documentExpiresOn ? <span className="num">{open.documentExpiresOn}</span> : t('console.none'),
          },
          { label: t('console.kyc.submitted'), value: <span className="num">{formatTime(open.submittedAtMs)}</span> },
        ]}
      />
      <KycPhotos documentIds={open.documentIds} />
      <KycHistory uid={open.uid} openId={open.id} />
      <Choice
        label={t('console.kyc.decide')}
        placeholder={t('console.recovery.choose')}
        value={form.decision}
        options={DECISIONS.map((value) => ({ value, label: t(`console.kyc.${value}`) }))}
        onChange={form.setDecision}
      />
      {isRejection && (
        <Choice
          label={t('console.kyc.field')}
          placeholder={t('console.kyc.fieldPick')}
          value={form.field}
          options={FIELDS.map((field) => ({ value: field, label: t(`console.kycField.${field}`) }))}
          onChange={form.setField}
        />
      )}
    </ActionDialog>
  );
}
