import { messages as words } from '@bourse/i18n/en_US/linked-wallet.ts';
import { screen } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import { LAYOUTS, openScreen, STATUS, wordsOf } from '../../../../app/screen.rig.tsx';
import { tell } from '../../../../lib/live.rig.ts';
import { answer, hold, sent } from '../../../../lib/server.rig.ts';
import { CONFIRMED, LINKED, MADE, type Session, TOKEN } from '../../link.rig.ts';

const t = await wordsOf(words);
const ASKED: Session = { ...MADE, purpose: 'deposit' };
const SENT: Session = { ...CONFIRMED, purpose: 'deposit', txId: `0x${'5f'.repeat(32)}` };

beforeEach(() => {
  answerForMoney();
  answer('operator.status', { ...STATUS, demo: false });
  answer('deposits.history', { rows: [], next: null });
  answer('linkedWallet.link', LINKED);
  answer('linkedWallet.session', ASKED);
});

describe.each(LAYOUTS)('a deposit from the linked wallet on %s', (layout) => {
  it('judges the amount, makes one code, and follows it until the network shows the money', async () => {
    const held = hold('linkedWallet.createSession');
    const user = await openScreen('deposits.deposit', { layout, query: { asset: 'ETH', way: 'linked' } });
    await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${t('linkedWallet.coin')}`) }));
    await user.click(await screen.findByRole('option', { name: /ETH/ }));
    const amount = screen.getByLabelText<HTMLInputElement>(t('linkedWallet.amount'));
    const show = screen.getByRole<HTMLButtonElement>('button', { name: t('linkedWallet.showCode') });
    await user.type(amount, '0.0001');
    expect([amount.getAttribute('aria-invalid'), show.disabled]).toEqual(['true', true]);
    await user.clear(amount);
    await user.type(amount, '0.5');
    await user.dblClick(show);
    expect(sent('linkedWallet.createSession')).toEqual([
      { purpose: 'deposit', asset: 'ETH', network: 'ethereum', amount: '0.5' },
    ]);
    held.answer({ session: ASKED, token: TOKEN, digits: '12345678' });
    expect(await screen.findByRole('img', { name: t('linkedWallet.qr') })).toBeTruthy();
    answer('linkedWallet.session', SENT);
    await tell('linked-wallet.session', { id: ASKED.id });
    expect((await screen.findAllByText(new RegExp(t('linkedWallet.depositSent')))).length).toBeGreaterThan(0);
    answer('linkedWallet.session', { ...SENT, state: 'CONSUMED' });
    await tell('linked-wallet.session', { id: ASKED.id });
    expect((await screen.findAllByText(new RegExp(t('linkedWallet.depositSeen')))).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: t('linkedWallet.anotherDeposit') }));
    expect(await screen.findByLabelText<HTMLInputElement>(t('linkedWallet.amount'))).toHaveProperty('value', '');
    // What the wallet has sent is not taken back.
    expect(sent('linkedWallet.cancelSession')).toEqual([]);
  });
});
