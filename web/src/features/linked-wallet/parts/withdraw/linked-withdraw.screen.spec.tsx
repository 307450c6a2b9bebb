import { messages as words } from '@bourse/i18n/en_US/linked-wallet.ts';
import { messages as refusals } from '@bourse/i18n/en_US/linked-wallet-refusal.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney, INFO, WITHDRAWAL } from '../../../../app/money.rig.ts';
import { LAYOUTS, openScreen, shell, wordsOf } from '../../../../app/screen.rig.tsx';
import { fill } from '../../../../lib/i18n.ts';
import { tell } from '../../../../lib/live.rig.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { passSecurityCheck, SECURITY, securityCheck } from '../../../identity/security.rig.ts';
import { CONFIRMED, LINKED, MADE, type Session, TOKEN, UNLINKED } from '../../link.rig.ts';

const t = await wordsOf(words);
const PAYMENT: Session['payment'] = {
  asset: 'ETH',
  network: 'ethereum',
  networkName: 'Ethereum',
  amount: '0.5',
  to: LINKED.link!.address,
};
const ASKED: Session = { ...MADE, purpose: 'withdraw', payment: PAYMENT };
const SAID_YES: Session = { ...CONFIRMED, purpose: 'withdraw', payment: PAYMENT };
const LABEL = t('linkedWallet.withdrawAmount', { amount: '0.5', asset: 'ETH' });

beforeEach(() => {
  answerForMoney();
  answer('identity.security', SECURITY);
  answer('linkedWallet.link', LINKED);
  answer('linkedWallet.createSession', { session: ASKED, token: TOKEN, digits: '12345678' });
  answer('linkedWallet.session', ASKED);
  answer('withdrawals.withdrawInfo', INFO);
  answer('withdrawals.history', { rows: [], next: null });
  answer('withdrawals.withdrawalDetail', WITHDRAWAL);
});

describe.each(LAYOUTS)('a withdrawal to the linked wallet on %s', (layout) => {
  const open = () => openScreen('withdrawals.withdraw', { layout, query: { asset: 'ETH', way: 'linked' } });
  const show = () => screen.getByRole<HTMLButtonElement>('button', { name: t('linkedWallet.showCode') });
  const fillIn = async (text: string) => {
    const user = await open();
    await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${t('linkedWallet.coin')}`) }));
    await user.click(await screen.findByRole('option', { name: /ETH/ }));
    const amount = screen.getByLabelText<HTMLInputElement>(t('linkedWallet.amount'));
    await user.type(amount, text);
    return { user, amount };
  };
  /** The amount, the code, and the app's yes. */
  const confirmInApp = async () => {
    const { user } = await fillIn('0.5');
    await user.click(show());
    await screen.findByRole('img', { name: t('linkedWallet.qr') });
    answer('linkedWallet.session', SAID_YES);
    await tell('linked-wallet.session', { id: ASKED.id });
    await securityCheck();
    return user;
  };

  it('leads to the link where there is none', async () => {
    answer('linkedWallet.link', UNLINKED);
    await open();
    expect(await screen.findByText(t('linkedWallet.needLink'))).toBeTruthy();
    expect(screen.queryByLabelText(t('linkedWallet.amount'))).toBeNull();
  });

  it('judges the amount as it is typed, and says above the button why there is no code', async () => {
    const { user, amount } = await fillIn('0.001');
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(show().disabled).toBe(true);
    await user.clear(amount);
    await user.type(amount, '0.5');
    expect(amount.getAttribute('aria-invalid')).not.toBe('true');
    refuse('linkedWallet.createSession', 'LINK_LOCKED', { unlockAt: 'tomorrow' });
    await user.click(show());
    expect(await screen.findByText(fill(refusals.LINK_LOCKED, { unlockAt: 'tomorrow' }))).toBeTruthy();
    expect(amount.value).toBe('0.5');
    expect(sent('linkedWallet.createSession')).toEqual([
      { purpose: 'withdraw', asset: 'ETH', network: 'ethereum', amount: '0.5' },
    ]);
  });

  it('sends one request, however often it is pressed, and tells its story', async () => {
    const user = await confirmInApp();
    cut('linkedWallet.withdraw');
    await passSecurityCheck(user, LABEL);
    const check = within(await securityCheck());
    expect(await check.findByText(shell('shell.network.failed'))).toBeTruthy();
    const held = hold('linkedWallet.withdraw');
    await user.dblClick(check.getByRole('button', { name: LABEL }));
    const [first, second] = sent('linkedWallet.withdraw');
    expect(sent('linkedWallet.withdraw')).toHaveLength(2);
    expect(second).toEqual(first);
    held.answer(WITHDRAWAL);
    expect(await screen.findByRole('button', { name: t('linkedWallet.anotherWithdrawal') })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells the story also where only the answer was lost', async () => {
    const user = await confirmInApp();
    cut('linkedWallet.withdraw');
    answer('linkedWallet.session', { ...SAID_YES, state: 'CONSUMED' });
    await passSecurityCheck(user, LABEL);
    await tell('linked-wallet.session', { id: ASKED.id });
    expect(await screen.findByRole('button', { name: t('linkedWallet.anotherWithdrawal') })).toBeTruthy();
    const [{ clientRequestId } = {}] = sent('linkedWallet.withdraw');
    expect(sent('withdrawals.withdrawalDetail')[0]).toEqual({ clientRequestId });
  });

  it('says that it was made where another window made it', async () => {
    await confirmInApp();
    answer('linkedWallet.session', { ...SAID_YES, state: 'CONSUMED' });
    await tell('linked-wallet.session', { id: ASKED.id });
    expect(await screen.findByText(t('linkedWallet.madeAlready'))).toBeTruthy();
    expect(sent('withdrawals.withdrawalDetail')).toEqual([]);
  });
});
