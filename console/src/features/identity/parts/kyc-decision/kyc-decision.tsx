import { Button } from '../../../../kit/button.tsx';
import { Pairs } from '../../../../kit/card.tsx';
import { Dialog } from '../../../../kit/dialog.tsx';
import { Choice, Field } from '../../../../kit/field.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { hasText, t } from '../../../../lib/i18n.ts';
import type { KycField, useKycModel } from '../../screens/kyc/kyc.model.ts';
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

const documentTypeText = (type: string | null): string => {
  const key = `console.documentType.${type}`;
  return hasText(key) ? t(key as 'console.documentType.passport') : (type ?? t('console.none'));
};

/** One verification: what the person gave, and approve or reject with its reason. */
export function KycDecision({ view, commands }: ReturnType<typeof useKycModel>) {
  const { open } = view;
  if (!open) return null;
  return (
    <Dialog
      title={t('console.kyc.decideTitle', { name: open.fullName })}
      closeLabel={t('console.close')}
      onClose={commands.close}
    >
      <div className="flex flex-col gap-4">
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
              value: <span className="num">{open.documentExpiresOn ?? t('console.none')}</span>,
            },
            { label: t('console.kyc.submitted'), value: <span className="num">{formatTime(open.submittedAtMs)}</span> },
          ]}
        />
        <KycPhotos documentIds={open.documentIds} />
        <KycHistory uid={open.uid} openId={open.id} />
        <Choice
          label={t('console.kyc.field')}
          placeholder={t('console.kyc.fieldPick')}
          value={view.field}
          options={FIELDS.map((field) => ({ value: field, label: t(`console.kycField.${field}`) }))}
          onChange={commands.setField}
        />
        <Field
          label={t('console.kyc.reasonRejected')}
          maxLength={200}
          value={view.reason}
          onChange={commands.setReason}
        />
        <div className="flex justify-end gap-3">
          <Button kind="danger" disabled={!view.canReject || view.isBusy} onClick={commands.reject}>
            {t('console.kyc.reject')}
          </Button>
          <Button busy={view.isBusy} disabled={!view.canApprove} onClick={commands.approve}>
            {t('console.kyc.approve')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
