import { useState } from 'react';
import { useReasonedAction } from '../../../../lib/actions/reason.ts';
import type { StaffInput } from '../../../../lib/client.ts';
import { t } from '../../../../lib/i18n.ts';
import { useIsOneOf } from '../../../../lib/me.ts';
import { type PersonCard, useResetFactors, useSetFrozen, useSetLevels } from '../../api/person.ts';

type Levels = Pick<StaffInput<'staffPeople.setLevels'>, 'kycLevel' | 'vipLevel'>;
export const KYC_LEVELS = ['none', 'primary', 'advanced'] as const;
export const VIP_LEVELS = ['0', '1', '2', '3', '4', '5', '6'] as const;

/** Freezes an account or opens it again, and asks for other levels or for the removal of second factors. */
export function usePersonCardModel({ uid, frozen, kycLevel, vipLevel }: PersonCard) {
  const freezing = useSetFrozen();
  const setting = useSetLevels();
  const resetting = useResetFactors();
  const [levels, setLevels] = useState<Levels>({ kycLevel: 'none', vipLevel: '0' });
  const current = { kycLevel, vipLevel: String(vipLevel) as Levels['vipLevel'] };
  const freeze = useReasonedAction<boolean>(
    (next, reason) => freezing.mutateAsync({ uid, frozen: next ? 'true' : 'false', reason }),
    (next) => (next ? t('console.user.frozenNow') : t('console.user.openNow')),
  );
  const level = useReasonedAction<'levels'>(
    (_, reason) => setting.mutateAsync({ uid, ...levels, reason }),
    () => t('console.asked'),
  );
  const factors = useReasonedAction<'reset'>(
    (_, reason) => resetting.mutateAsync({ uid, reason }),
    () => t('console.asked'),
  );
  return {
    view: {
      mayFreeze: useIsOneOf(['risk']),
      maySetLevels: useIsOneOf(['compliance']),
      mayResetFactors: useIsOneOf(['compliance']),
      levels,
      isChanged: levels.kycLevel !== current.kycLevel || levels.vipLevel !== current.vipLevel,
    },
    freeze,
    level,
    factors,
    commands: {
      startFactors: () => factors.start('reset'),
      startFreezing: () => freeze.start(!frozen),
      startLevels: () => {
        setLevels(current);
        level.start('levels');
      },
      setKycLevel: (next: Levels['kycLevel']) => setLevels((old) => ({ ...old, kycLevel: next })),
      setVipLevel: (next: Levels['vipLevel']) => setLevels((old) => ({ ...old, vipLevel: next })),
    },
  } as const;
}
