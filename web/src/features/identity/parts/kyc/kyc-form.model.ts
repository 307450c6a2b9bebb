import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNowMs } from '../../../../lib/calls/server-time.ts';
import { notify } from '../../../../lib/notify.ts';
import { commands } from '../../api/commands.ts';
import { kycQuery } from '../../api/queries.ts';
import { useIdentityText } from '../../identity-text.ts';
import { isKycComplete, type KycPerson, kycProblems, photosOf } from '../../rules/kyc-form.ts';
import { useAttempts } from '../attempt.model.ts';
import { usePhotos } from './photos.model.ts';

const EMPTY: KycPerson = {
  fullName: '',
  birthDate: '',
  nationality: '',
  documentType: 'passport',
  documentNumber: '',
  documentExpiresOn: '',
};
const PHOTO_FIELD = {
  front: 'frontDocumentId',
  back: 'backDocumentId',
  selfie: 'selfieDocumentId',
  address: 'addressDocumentId',
} as const;

/** The state of the verification, and the form for the next level. */
export function useKycFormModel() {
  const t = useIdentityText();
  const kyc = useQuery(kycQuery(true));
  const [person, setPerson] = useState(EMPTY);
  const photos = usePhotos();
  const attempts = useAttempts<keyof KycPerson>({
    KYC_UNDERAGE: 'birthDate',
    KYC_DUPLICATE: 'documentNumber',
    KYC_DOCUMENT_EXPIRED: 'documentExpiresOn',
  });
  const target: 'primary' | 'advanced' = kyc.data?.level === 'none' || !kyc.data ? 'primary' : 'advanced';
  const sides = photosOf(target, person.documentType);
  const problems = kycProblems(person, serverNowMs());
  const uploaded = sides.map((side) => [side, photos.photoOf(side).documentId] as const);
  // While a replacement photo is being uploaded, the form would submit the previous one.
  const hasPhotos =
    uploaded.every(([, documentId]) => documentId !== null) && !sides.some((side) => photos.photoOf(side).isBusy);
  const isPersonComplete = target === 'advanced' || isKycComplete(person, serverNowMs());
  const error = (field: keyof KycPerson) => {
    const problem = problems[field];
    return attempts.at(field) ?? (problem ? t(`identity.kyc.problem.${problem}`) : null);
  };
  return {
    kyc,
    photos,
    view: {
      person,
      target,
      sides,
      error,
      overall: attempts.overall,
      isBusy: attempts.isBusy,
      canSubmit: hasPhotos && isPersonComplete,
    },
    commands: {
      set: (change: Partial<KycPerson>) => {
        setPerson({ ...person, ...change });
        attempts.clear();
      },
      submit: async () => {
        if (!hasPhotos || !isPersonComplete) return;
        const documents = Object.fromEntries(
          uploaded.map(([side, documentId]) => [PHOTO_FIELD[side], documentId ?? '']),
        );
        const { documentExpiresOn, ...typed } = person;
        const input = {
          target,
          ...(target === 'primary' && {
            ...typed,
            ...(documentExpiresOn !== '' && { documentExpiresOn }),
            fullName: person.fullName.trim(),
            documentNumber: person.documentNumber.trim(),
          }),
          ...documents,
        };
        const ended = await attempts.run(() => commands.submitKyc(input));
        if (ended?.ok) notify({ tone: 'ok', title: t('identity.kyc.sent') });
      },
    },
  };
}
