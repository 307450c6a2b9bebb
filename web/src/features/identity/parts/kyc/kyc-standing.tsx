import { Status, type Tone } from '../../../../kit/badge.tsx';
import { Notice } from '../../../../kit/states.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { type IdentityText, useIdentityText } from '../../identity-text.ts';

type Kyc = CallOutput<'identity.kyc'>;

const TONES: Readonly<Record<Kyc['state'], Tone>> = {
  NONE: 'neutral',
  SUBMITTED: 'info',
  IN_REVIEW: 'info',
  APPROVED: 'ok',
  REJECTED: 'danger',
  EXPIRED: 'warn',
};
const FIELDS = {
  fullName: 'identity.kyc.fullName',
  birthDate: 'identity.kyc.birthDate',
  nationality: 'identity.kyc.nationality',
  documentNumber: 'identity.kyc.documentNumber',
  document: 'identity.kyc.field.document',
  selfie: 'identity.kyc.field.selfie',
  address: 'identity.kyc.field.address',
} as const;

const fieldText = (t: IdentityText, field: string): string =>
  field in FIELDS ? t(FIELDS[field as keyof typeof FIELDS]) : field;

/** The level and state of the verification, and why it was rejected. */
export function KycStanding({ kyc }: { readonly kyc: Kyc }) {
  const t = useIdentityText();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex min-h-11 items-center justify-between gap-4" aria-live="polite">
        <span className="text-14 text-text-muted">{t(`identity.kyc.level.${kyc.level}`)}</span>
        <Status tone={TONES[kyc.state]}>{t(`identity.kyc.state.${kyc.state}`)}</Status>
      </div>
      {kyc.rejections.length > 0 && (
        <Notice tone="danger">
          <ul className="flex flex-col gap-1">
            {kyc.rejections.map(({ field, reason }) => (
              <li key={field}>
                <span className="font-medium">{fieldText(t, field)}:</span> {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {(kyc.state === 'SUBMITTED' || kyc.state === 'IN_REVIEW') && (
        <Notice tone="info">{t('identity.kyc.waiting')}</Notice>
      )}
      {kyc.level === 'advanced' && <Notice tone="ok">{t('identity.sum.allOn')}</Notice>}
      {kyc.triesLeft === 0 && <Notice tone="warn">{t('identity.kyc.noTries')}</Notice>}
    </div>
  );
}
