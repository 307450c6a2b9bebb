import type { CallOutput } from '../../../../lib/client.ts';
import { dateTime } from '../../../../lib/format.ts';
import { useIdentityText } from '../../identity-text.ts';
import { type Protection, protectionsOn } from '../../rules/protections.ts';

export interface ProtectionRow {
  readonly protection: Protection;
  readonly title: string;
  readonly sub: string;
  readonly isOn: boolean;
  readonly status: string;
  readonly action: string;
}

/** The texts of the rows on the security page. */
export function useProtectionRows(security: CallOutput<'identity.security'>): (of: Protection) => ProtectionRow {
  const t = useIdentityText();
  const on = protectionsOn(security);
  const now: Partial<Record<Protection, string | null>> = {
    password:
      security.passwordChangedAtMs === null
        ? null
        : t('identity.row.password.changed', {
            date: dateTime(security.passwordChangedAtMs, t.locale, { withYear: true, noTime: true }),
          }),
    email: security.email,
    phone: security.phone,
    kyc: t(`identity.kyc.state.${security.kycState}`),
    antiPhishing: security.antiPhishingCode,
  };
  return (protection) => {
    const isOn = on[protection];
    const isWhitelist = protection === 'whitelist';
    const onWord = protection === 'kyc' ? t(`identity.kyc.level.${security.kycLevel}`) : t('identity.row.on');
    const notSet = protection === 'kyc' ? t('identity.kyc.level.none') : t('identity.row.notSet');
    const offWord = isWhitelist ? t('identity.row.off') : notSet;
    const change = protection === 'totp' ? t('identity.row.remove') : t('identity.row.change');
    const onAction = isWhitelist ? t('identity.row.turnOff') : protection === 'kyc' ? t('identity.row.open') : change;
    const offAction = isWhitelist ? t('identity.row.turnOn') : t(`identity.row.${protection}.setUp`);
    return {
      protection,
      title: t(`identity.row.${protection}`),
      sub: (isOn || protection === 'kyc' ? now[protection] : null) ?? t(`identity.row.${protection}.what`),
      isOn,
      status: isOn ? onWord : offWord,
      action: isOn ? onAction : offAction,
    };
  };
}
