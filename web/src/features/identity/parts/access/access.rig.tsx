import { beforeEach } from 'vitest';
import { NOW_MS } from '../../../../app/screen.rig.tsx';
import { answer } from '../../../../lib/server.rig.ts';
import { identityText } from '../../identity-text.ts';

export const PASSWORD = 'correct horse 7';

export async function answerForAccess() {
  const t = await identityText.load('en_US');

  beforeEach(() => {
    answer('assets.coins', { coins: [] });
    answer('pricing.rates', { prices: [], fiat: [{ currency: 'USD', perUsdt: '1' }], fiatAtMs: NOW_MS });
  });
  return { t };
}
