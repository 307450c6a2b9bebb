import { messages as words } from '@bourse/i18n/en_US/linked-wallet.ts';
import { messages as refusals } from '@bourse/i18n/en_US/linked-wallet-refusal.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney, ETH_ADDRESS } from '../../../../app/money.rig.ts';
import { greyCount, LAYOUTS, NOW_MS, openScreen, setClock, shell, wordsOf } from '../../../../app/screen.rig.tsx';
import { tell } from '../../../../lib/live.rig.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { passSecurityCheck, SECURITY, securityCheck } from '../../../identity/security.rig.ts';
import { CONFIRMED, LINKED, MADE, SCANNED, type Session, TOKEN, UNLINKED } from '../../link.rig.ts';

const t = await wordsOf(words);

beforeEach(() => {
  answerForMoney();
  answer('linkedWallet.link', UNLINKED);
  answer('identity.security', SECURITY);
  answer('linkedWallet.createSession', { session: MADE, token: TOKEN, digits: '12345678' });
  answer('linkedWallet.session', MADE);
  answer('linkedWallet.cancelSession', { ...MADE, state: 'CANCELLED' });
});

describe.each(LAYOUTS)('the linked wallet on %s', (layout) => {
  const open = () => openScreen('linked-wallet.link', { layout });
  const move = async (session: Session) => {
    answer('linkedWallet.session', session);
    await tell('linked-wallet.session', { id: session.id });
  };

  it('is grey at first, then leads by a code through the app and the check to a link', async () => {
    const held = hold('linkedWallet.link');
    const user = await open();
    expect(greyCount()).toBeGreaterThan(0);
    held.answer(UNLINKED);
    await user.dblClick(await screen.findByRole('button', { name: t('linkedWallet.link') }));
    expect(await screen.findByRole('img', { name: t('linkedWallet.qr') })).toBeTruthy();
    expect(sent('linkedWallet.createSession')).toEqual([{ purpose: 'bind' }]);
    await user.click(screen.getByRole('button', { name: t('linkedWallet.copyLink') }));
    expect(await navigator.clipboard.readText()).toContain(`/l/${TOKEN}`);
    await move(SCANNED);
    const scanned = t('linkedWallet.scannedBy', { nickname: 'My app', device: 'Pixel' });
    expect((await screen.findAllByText(scanned)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('img', { name: t('linkedWallet.qr') })).toBeNull();
    await move(CONFIRMED);
    const check = within(await securityCheck());
    expect(check.getByText(new RegExp(ETH_ADDRESS.slice(0, 6)))).toBeTruthy();
    refuse('linkedWallet.bind', 'WALLET_TAKEN');
    await passSecurityCheck(user, t('linkedWallet.linkThis'));
    expect(await check.findByText(refusals.WALLET_TAKEN)).toBeTruthy();
    const bound = hold('linkedWallet.bind');
    await user.dblClick(check.getByRole('button', { name: t('linkedWallet.linkThis') }));
    expect(sent('linkedWallet.bind').slice(1)).toEqual([
      { id: MADE.id, tradingPassword: '135790', totpCode: '246810' },
    ]);
    answer('linkedWallet.link', LINKED);
    bound.answer(LINKED.link!);
    expect(await screen.findByText(t('linkedWallet.linked'))).toBeTruthy();
    expect(await screen.findByRole('button', { name: t('linkedWallet.unlink') })).toBeTruthy();
    expect(screen.getByText('Pixel')).toBeTruthy();
    // What was used up is not taken back.
    expect(sent('linkedWallet.cancelSession').length).toBeLessThanOrEqual(1);
  });

  it('says how a code ended, and makes another one', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: t('linkedWallet.link') }));
    await screen.findByRole('img', { name: t('linkedWallet.qr') });
    await move({ ...SCANNED, state: 'REJECTED_IN_APP' });
    expect((await screen.findAllByText(t('linkedWallet.ended.REJECTED_IN_APP'))).length).toBeGreaterThan(0);
    cut('linkedWallet.createSession');
    await user.click(screen.getByRole('button', { name: t('linkedWallet.newCode') }));
    expect(await screen.findByText(shell('shell.network.failed'))).toBeTruthy();
    const next = { ...MADE, id: '6f0c2b1e-8d4e-4c55-9a3a-000000000013' };
    answer('linkedWallet.session', next);
    answer('linkedWallet.createSession', { session: next, token: TOKEN, digits: '12345678' });
    await user.click(screen.getByRole('button', { name: t('linkedWallet.newCode') }));
    expect(await screen.findByRole('img', { name: t('linkedWallet.qr') })).toBeTruthy();
    expect(screen.queryByText(shell('shell.network.failed'))).toBeNull();
    // It runs out by the clock, whatever is told meanwhile.
    setClock(NOW_MS + 120_000);
    expect((await screen.findAllByText(t('linkedWallet.ended.EXPIRED'))).length).toBeGreaterThan(0);
  });

  it('takes a code back', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: t('linkedWallet.link') }));
    await user.click(await screen.findByRole('button', { name: t('linkedWallet.cancel') }));
    expect(sent('linkedWallet.cancelSession')).toEqual([{ id: MADE.id }]);
    expect(await screen.findByRole('button', { name: t('linkedWallet.link') })).toBeTruthy();
  });

  it('says what an unlinking stops before it is done, and until when afterwards', async () => {
    answer('linkedWallet.link', LINKED);
    const user = await open();
    await user.click(await screen.findByRole('button', { name: t('linkedWallet.unlink') }));
    const check = within(await securityCheck());
    expect(check.getByText(t('linkedWallet.unlinkWarn', { time: '2026/11/21 17:30 (UTC+8)' }))).toBeTruthy();
    const held = hold('linkedWallet.unbind');
    await passSecurityCheck(user, t('linkedWallet.unlink'));
    answer('linkedWallet.link', { ...UNLINKED, lockedUntilMs: NOW_MS + 86_400_000 });
    held.answer({ lockedUntilMs: NOW_MS + 86_400_000 });
    expect(await screen.findByText(t('linkedWallet.unlinked'))).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByText(t('linkedWallet.lockedUntil', { time: '2026/11/21 17:30 (UTC+8)' }))).toBeTruthy(),
    );
    expect(screen.getByRole('button', { name: t('linkedWallet.link') })).toBeTruthy();
    expect(sent('linkedWallet.unbind')).toHaveLength(1);
  });
});
