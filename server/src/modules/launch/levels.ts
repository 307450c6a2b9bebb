import type { Applicant } from '@bourse/core/launch/subscribe.ts';
import type { Profile } from '../identity/public.ts';

const KYC_LEVEL = { none: 0, primary: 1, advanced: 2 } as const;

/** What the conditions of a round ask of a person. */
export const applicantOf = ({
  kycLevel,
  kycSinceMs,
  nationality,
  vipLevel,
  tradingPasswordSet,
}: Pick<Profile, 'kycLevel' | 'kycSinceMs' | 'nationality' | 'vipLevel' | 'tradingPasswordSet'>): Omit<
  Applicant,
  'average' | 'capMinor' | 'hasTakenPart' | 'hasSurvey' | 'lastMs'
> => ({
  hasTradingPassword: tradingPasswordSet,
  kycLevel: KYC_LEVEL[kycLevel],
  kycSinceMs: [kycSinceMs.primary, kycSinceMs.advanced],
  vipLevel,
  nationality,
});
