import type { Profile } from '../identity/public.ts';

const KYC_LEVEL = { none: 0, primary: 1, advanced: 2 } as const;

/** The levels of a person that products ask for. */
export const levelsOf = ({ kycLevel, vipLevel }: Pick<Profile, 'kycLevel' | 'vipLevel'>) => ({
  kycLevel: KYC_LEVEL[kycLevel],
  vipLevel,
});
