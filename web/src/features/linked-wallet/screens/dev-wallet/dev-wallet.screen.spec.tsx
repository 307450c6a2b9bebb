import { messages as words } from '@bourse/i18n/en_US/linked-wallet.ts';
import { messages as refusals } from '@bourse/i18n/en_US/linked-wallet-refusal.ts';
import { screen } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { ETH_ADDRESS } from '../../../../app/money.rig.ts';
import { LAYOUTS, NOW_MS, openScreen, setClock, wordsOf } from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { TOKEN } from '../../link.rig.ts';

type Asked = CallOutput<'linkedWallet.scan'>;

const t = await wordsOf(words);
const BIND: Asked = {
  appKey: 'B'.repeat(22),
  purpose: 'bind',
  account: '1***42',
  payment: null,
  toSign: {
    domain: 'bourse.example',
    uri: 'https://bourse.example/',
    statement: 'Link this wallet.',
    chainId: 1,
    nonce: 'abcdefgh12345678',
    issuedAtMs: NOW_MS,
    expiresAtMs: NOW_MS + 120_000,
  },
};
const SAID = { state: 'CONFIRMED_IN_APP', expiresAtMs: NOW_MS + 120_000 } as const;
const DEPOSIT: Asked = {
  ...BIND,
  purpose: 'deposit',
  payment: { asset: 'ETH', network: 'ethereum', networkName: 'Ethereum', amount: '0.5', to: ETH_ADDRESS },
};

beforeEach(() => {
  answer('linkedWallet.demoAccount', {
    rows: [{ asset: 'ETH', network: 'ethereum', networkName: 'Ethereum', amount: '2' }],
  });
  answer('linkedWallet.scan', BIND);
});

// It plays the part of another program on another phone, so it needs no log-in.
describe.each(LAYOUTS)('the demo wallet on %s', (layout) => {
  const open = (token = TOKEN) => openScreen('linked-wallet.scan', { layout, person: null, names: { token } });
  const confirm = () => screen.findByRole('button', { name: t('linkedWallet.app.confirm') });

  it('shows what the link asks for before anything is signed, and says yes once', async () => {
    const user = await open();
    expect(await screen.findByText(t('linkedWallet.app.for.bind', { account: '1***42' }))).toBeTruthy();
    expect(screen.getByText(t('linkedWallet.app.asks', { domain: 'bourse.example' }))).toBeTruthy();
    expect(sent('linkedWallet.scan')).toHaveLength(1);
    expect(sent('linkedWallet.scan')[0]).toMatchObject({ token: TOKEN });
    const held = hold('linkedWallet.confirm');
    await user.dblClick(await confirm());
    await expect.poll(() => sent('linkedWallet.confirm')).toHaveLength(1);
    expect(sent('linkedWallet.confirm')[0]).toMatchObject({
      appKey: BIND.appKey,
      signature: expect.stringMatching(/^0x[0-9a-f]{130}$/),
    });
    held.answer(SAID);
    expect(await screen.findByText(t('linkedWallet.app.confirmed'))).toBeTruthy();
  });

  it('says no, and that nothing was signed', async () => {
    const user = await open();
    refuse('linkedWallet.reject', 'LINK_SESSION_EXPIRED');
    await user.click(await screen.findByRole('button', { name: t('linkedWallet.app.reject') }));
    expect(await screen.findByText(refusals.LINK_SESSION_EXPIRED)).toBeTruthy();
    answer('linkedWallet.reject', { done: true });
    await user.click(screen.getByRole('button', { name: t('linkedWallet.app.reject') }));
    expect(await screen.findByText(t('linkedWallet.app.rejected'))).toBeTruthy();
    expect(sent('linkedWallet.confirm')).toEqual([]);
  });

  it('lets nothing be signed that has run out', async () => {
    await open();
    await confirm();
    setClock(BIND.toSign.expiresAtMs);
    expect(await screen.findByText(t('linkedWallet.ended.EXPIRED'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('linkedWallet.app.confirm') })).toBeNull();
  });

  it('tells the page of a payment before the chain has it, and sends the same one again', async () => {
    answer('linkedWallet.scan', DEPOSIT);
    answer('linkedWallet.demoDraft', {
      chainId: 1,
      nonce: 0,
      gas: '21000',
      maxFeePerGas: '1000000000',
      maxPriorityFeePerGas: '1',
      contract: null,
      units: '500000000000000000',
    });
    answer('linkedWallet.confirm', SAID);
    cut('linkedWallet.demoRelay');
    const user = await open();
    const sentence = t('linkedWallet.app.for.deposit', { amount: '0.5', asset: 'ETH', account: '1***42' });
    expect(await screen.findByText(sentence)).toBeTruthy();
    await user.click(await confirm());
    const again = await screen.findByRole('button', { name: t('linkedWallet.app.sendAgain') });
    answer('linkedWallet.demoRelay', { txHash: `0x${'1'.repeat(64)}` });
    await user.click(again);
    expect(await screen.findByText(t('linkedWallet.app.sent'))).toBeTruthy();
    const [first, second] = sent('linkedWallet.demoRelay');
    expect(second).toEqual(first);
    expect(sent('linkedWallet.confirm')).toHaveLength(1);
    expect(sent('linkedWallet.demoDraft')).toHaveLength(1);
  });
});

describe.each(LAYOUTS)('a code that is typed into the demo wallet on %s', (layout) => {
  it('says what is none, and what the exchange does not know, and keeps it', async () => {
    const user = await openScreen('linked-wallet.devWallet', { layout, person: null });
    const code = await screen.findByLabelText<HTMLInputElement>(t('linkedWallet.app.code'));
    const read = () => screen.getByRole<HTMLButtonElement>('button', { name: t('linkedWallet.app.read') });
    await screen.findAllByTitle(/^0x/);
    await user.type(code, 'hello');
    await user.click(read());
    expect(screen.getByText(t('linkedWallet.app.unreadable'))).toBeTruthy();
    await user.clear(code);
    await user.type(code, '1234 5678');
    refuse('linkedWallet.scan', 'LINK_SESSION_UNKNOWN');
    await user.click(read());
    expect(await screen.findByText(refusals.LINK_SESSION_UNKNOWN)).toBeTruthy();
    expect([sent('linkedWallet.scan')[0]?.digits, code.value]).toEqual(['12345678', '1234 5678']);
    const held = hold('linkedWallet.demoGift');
    const give = t('linkedWallet.app.giveOf', { asset: 'ETH', network: 'Ethereum' });
    await user.dblClick(await screen.findByRole('button', { name: give }));
    expect(sent('linkedWallet.demoGift')).toHaveLength(1);
    held.answer({ txHash: `0x${'1'.repeat(64)}`, amount: '1' });
    expect(await screen.findByText(t('linkedWallet.app.given', { amount: '1', asset: 'ETH' }))).toBeTruthy();
  });
});
