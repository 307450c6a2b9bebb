import { Notice } from '../../../../kit/states.tsx';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import type { CallOutput } from '../../../../lib/client.ts';
import { dateTime } from '../../../../lib/format.ts';
import { type IdentityText, useIdentityText } from '../../identity-text.ts';

const REASONS = {
  PASSWORD_CHANGED: 'identity.lock.PASSWORD_CHANGED',
  TRADING_PASSWORD_CHANGED: 'identity.lock.TRADING_PASSWORD_CHANGED',
  EMAIL_REPLACED: 'identity.lock.EMAIL_REPLACED',
  PHONE_REPLACED: 'identity.lock.PHONE_REPLACED',
  TOTP_REPLACED: 'identity.lock.TOTP_REPLACED',
  PASSKEY_REMOVED: 'identity.lock.PASSKEY_REMOVED',
  FACTORS_RESET: 'identity.lock.FACTORS_RESET',
  TOTP_REMOVED: 'identity.lock.TOTP_REMOVED',
  UNFROZEN: 'identity.lock.UNFROZEN',
  WHITELIST_OFF: 'identity.lock.WHITELIST_OFF',
  FIRST_BINDING: 'identity.lock.FIRST_BINDING',
} as const;

const reasonText = (t: IdentityText, reason: string): string =>
  reason in REASONS ? t(REASONS[reason as keyof typeof REASONS]) : '';

/** Says that withdrawals are stopped, why and until when; or that the whole account is frozen. */
export function LockBanner({ security }: { readonly security: CallOutput<'identity.security'> }) {
  const t = useIdentityText();
  const nowMs = useServerNow();
  const { frozen, withdrawalLock: lock } = security;
  if (frozen) {
    return (
      <Notice tone="danger">
        <p className="font-medium">{t('identity.frozen.title')}</p>
        <p className="text-text-muted">{t('identity.frozen.text')}</p>
      </Notice>
    );
  }
  if (!lock || lock.untilMs <= nowMs) return null;
  return (
    <Notice tone="warn">
      <p className="font-medium">{t('identity.lock.until', { time: dateTime(lock.untilMs, t.locale) })}</p>
      <p className="text-text-muted">
        {reasonText(t, lock.reason)} {t('identity.change.stopsWhat')}
      </p>
    </Notice>
  );
}
