import { messages as words } from '@bourse/i18n/en_US/trading-api.ts';
import { messages as refusals } from '@bourse/i18n/en_US/trading-api-refusal.ts';
import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { openScreen, wordsOf } from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { fill } from '../../../../lib/i18n.ts';
import { answer, refuse } from '../../../../lib/server.rig.ts';
import { identityText } from '../../../identity/identity-text.ts';
import { passSecurityCheck, SECURITY, securityCheck } from '../../../identity/security.rig.ts';

type Keys = CallOutput<'tradingApi.keys'>;

const t = await wordsOf(words);
const identity = await identityText.load('en_US');
const keys = (rows: Keys['rows'], max = 30): Keys => ({ rows, max });

describe('what the exchange refuses of a new key', () => {
  const start = async () => {
    answer('tradingApi.keys', keys([]));
    answer('identity.security', SECURITY);
    const user = await openScreen('trading-api.keys', { layout: 'desktop' });
    await user.click(await screen.findByRole('button', { name: t('tradingApi.new') }));
    await user.type(await screen.findByLabelText(t('tradingApi.name')), 'my bot');
    await user.click(screen.getByRole('button', { name: t('tradingApi.continue') }));
    return user;
  };

  it.each([
    ['SCOPE_UNKNOWN', {}],
    ['IP_MALFORMED', { ip: '1.2' }],
    ['IP_LIST_REQUIRED', {}],
    ['LABEL_LENGTH', { max: 40 }],
    ['TOO_MANY_API_KEYS', { max: 30 }],
    ['ACCOUNT_FROZEN', {}],
    ['PUBLIC_KEY_IN_USE', {}],
  ] as const)('says %s above the button, and keeps what was typed', async (code, details) => {
    const user = await start();
    refuse('tradingApi.createKey', code, details);
    await passSecurityCheck(user, t('tradingApi.confirm', { label: 'my bot' }));
    const dialog = within(await securityCheck());
    expect(await dialog.findByText(fill(refusals[code], details))).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>(identity('identity.tradingPassword')).value).toBe('135790');
  });

  it.each([
    [
      'TRADING_PASSWORD_WRONG',
      { triesLeft: 1 },
      identity('identity.trouble.tradingTries', { count: 1 }),
      ['', '246810'],
    ],
    [
      'TOTP_WRONG',
      { untilMs: Date.UTC(2026, 10, 20, 10) },
      identity('identity.trouble.totpLocked', { time: '11/20 18:00 (UTC+8)' }),
      ['135790', ''],
    ],
  ] as const)('says %s beside its field, and empties that one only', async (code, details, sentence, left) => {
    const user = await start();
    refuse('tradingApi.createKey', code, details);
    await passSecurityCheck(user, t('tradingApi.confirm', { label: 'my bot' }));
    const dialog = within(await securityCheck());
    expect(await dialog.findByText(sentence)).toBeTruthy();
    const password = dialog.getByLabelText<HTMLInputElement>(identity('identity.tradingPassword'));
    const totp = dialog.getByLabelText<HTMLInputElement>(identity('identity.code.totp'));
    expect([password.value, totp.value]).toEqual(left);
    expect((left[0] === '' ? password : totp).getAttribute('aria-invalid')).toBe('true');
  });
});
