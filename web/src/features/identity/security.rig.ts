import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import { screen, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { NOW_MS } from '../../app/screen.rig.tsx';
import type { CallOutput } from '../../lib/client.ts';
import { identityText } from './identity-text.ts';

const t = await identityText.load('en_US');

/** An account with every factor set and no lock. */
export const SECURITY: CallOutput<'identity.security'> = {
  uid: '100000042',
  email: 'a***@example.com',
  phone: '+33 6** *** 678',
  totpBound: true,
  passkeys: 0,
  passwordChangedAtMs: null,
  tradingPasswordSet: true,
  tradingPasswordLockedUntilMs: null,
  antiPhishingCode: 'BLUEBIRD',
  kycLevel: 'primary',
  kycState: 'APPROVED',
  vipLevel: 0,
  frozen: false,
  whitelistMode: false,
  withdrawalLock: null,
  lockHours: { change: 24, emailReplace: 48, firstBind: 0 },
  createdAtMs: NOW_MS - DAY_MS * 90,
  lastLoginAtMs: NOW_MS - HOUR_MS,
  lastLoginIp: '203.0.113.7',
};

/** An account that was just opened: it has only an e-mail address. */
export const BARE_SECURITY: CallOutput<'identity.security'> = {
  ...SECURITY,
  phone: null,
  totpBound: false,
  tradingPasswordSet: false,
  antiPhishingCode: null,
  kycLevel: 'none',
  kycState: 'NONE',
};

/** The answer after a code was sent. */
export const SENT_CODE = {
  sentTo: 'a***@example.com',
  expiresAtMs: NOW_MS + 10 * MINUTE_MS,
  resendAtMs: NOW_MS + MINUTE_MS,
};

/** The dialog that asks for the trading password and codes. */
export const securityCheck = (): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name: t('identity.check.title') });

/** Types a trading password and an authenticator code, and confirms. */
export async function passSecurityCheck(
  user: UserEvent,
  label: string,
  digits = '135790',
  code = '246810',
): Promise<void> {
  const dialog = within(await securityCheck());
  await user.type(await dialog.findByLabelText(t('identity.tradingPassword')), digits);
  await user.type(dialog.getByLabelText(t('identity.code.totp')), code);
  await user.click(dialog.getByRole('button', { name: label }));
}
