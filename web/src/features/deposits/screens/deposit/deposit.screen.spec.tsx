import { messages as balancesMoveWords } from '@bourse/i18n/en_US/balances-move.ts';
import { messages as depositsWords } from '@bourse/i18n/en_US/deposits.gen.ts';
import { messages as depositsRefusals } from '@bourse/i18n/en_US/deposits-refusal.ts';
import { screen } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney, BOOKS, BTC, ETH, ETH_ADDRESS } from '../../../../app/money.rig.ts';
import {
  greyCount,
  here,
  LAYOUTS,
  type LayoutName,
  NOW_MS,
  openScreen,
  STATUS,
  shell,
  untilThere,
  wordsOf,
} from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';

type Address = CallOutput<'deposits.depositAddress'>;
type Deposit = CallOutput<'deposits.history'>['rows'][number];

const t = await wordsOf({ ...balancesMoveWords, ...depositsWords });
const refusals = { ...depositsRefusals };
const ADDRESS: Address = {
  asset: 'ETH',
  network: 'ethereum',
  address: ETH_ADDRESS,
  memo: null,
  uri: `ethereum:${ETH_ADDRESS}`,
  rotatable: false,
};
const DEPOSIT: Deposit = {
  id: '6f0c2b1e-8d4e-4c55-9a3a-0000000000dd',
  asset: 'ETH',
  network: 'ethereum',
  networkName: 'Ethereum',
  amount: '1.25',
  address: ETH_ADDRESS,
  memo: null,
  txId: '0xabc',
  explorerUrl: null,
  state: 'CONFIRMING',
  confirmations: 3,
  confirmationsCredit: 12,
  confirmationsUnlock: 64,
  minimum: '0.001',
  atMs: NOW_MS - 60_000,
  updatedAtMs: NOW_MS,
  valueUsdt: '2500',
  finalOnly: null,
  kind: 'ONCHAIN',
  counterparty: null,
};

beforeEach(() => {
  answerForMoney();
  answer('operator.status', { ...STATUS, demo: false });
  answer('deposits.history', { rows: [], next: null });
  answer('deposits.depositAddress', ADDRESS);
});

const open = (layout: LayoutName, query: Record<string, string> = { asset: 'ETH', network: 'ethereum' }) =>
  openScreen('deposits.deposit', { layout, query });

describe.each(LAYOUTS)('a deposit on %s', (layout) => {
  it('is grey until its coins are there', async () => {
    const held = hold('assets.coins');
    await open(layout);
    expect(greyCount()).toBeGreaterThan(0);
    held.answer({ coins: [BTC, ETH] });
    expect(await screen.findByText(ETH_ADDRESS)).toBeTruthy();
  });

  it('shows the address of coin and network, its QR code and what it is bound to', async () => {
    const user = await open(layout);
    expect(await screen.findByText(ETH_ADDRESS)).toBeTruthy();
    expect(await screen.findByRole('img', { name: t('deposits.qr') })).toBeTruthy();
    expect(sent('deposits.depositAddress')).toEqual([{ asset: 'ETH', network: 'ethereum' }]);
    expect(screen.getByText(t('deposits.noMemo'), { exact: false })).toBeTruthy();
    expect(screen.getAllByText(t('deposits.creditedAfter')).length).toBeGreaterThan(0);
    expect(await screen.findByText(t('deposits.none'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: t('deposits.copyAddress') }));
    expect(await navigator.clipboard.readText()).toBe(ETH_ADDRESS);
    expect(screen.queryByRole('button', { name: t('deposits.newAddress') })).toBeNull();
  });

  it('asks for no address before a network was chosen, and takes the only one by itself', async () => {
    answer('deposits.depositAddress', {
      ...ADDRESS,
      asset: 'BTC',
      network: 'bitcoin',
      address: 'bc1qexample000000000000000000000000000000',
      uri: 'bitcoin:bc1qexample',
    });
    const user = await open(layout, layout === 'h5' ? { asset: 'ETH' } : {});
    await untilThere();
    expect(sent('deposits.depositAddress')).toEqual([]);
    if (layout === 'h5') return;
    await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${t('deposits.coin')}`) }));
    await user.type(screen.getByRole('combobox', { name: t('balances.coins.search') }), 'bitcoin{Enter}');
    expect(here()).toContain('asset=BTC');
    expect(await screen.findByText('bc1qexample000000000000000000000000000000')).toBeTruthy();
  });

  it('hides the address of a memo coin until the memo is promised', async () => {
    answer('deposits.depositAddress', { ...ADDRESS, network: 'tempo', memo: '7001234' });
    const user = await open(layout, { asset: 'ETH', network: 'tempo' });
    expect(await screen.findByText(t('deposits.memoFirst'))).toBeTruthy();
    expect(screen.queryByText(ETH_ADDRESS)).toBeNull();
    await user.click(screen.getByRole('button', { name: t('deposits.copyMemo') }));
    expect(await navigator.clipboard.readText()).toBe('7001234');
    await user.click(screen.getByRole('checkbox', { name: t('deposits.memoTick', { memo: '7001234' }) }));
    expect(await screen.findByText(ETH_ADDRESS)).toBeTruthy();
  });

  it('says that deposits over a network are paused, and until when', async () => {
    const pause = { reason: 'The node is upgraded.', untilMs: Date.UTC(2026, 10, 20, 12) };
    answer('assets.coins', {
      coins: [{ ...ETH, networks: [{ ...ETH.networks[0]!, depositPaused: pause }, ETH.networks[1]!] }],
    });
    await open(layout);
    expect(
      await screen.findByText(new RegExp(t('deposits.paused', { asset: 'ETH', network: 'Ethereum' }))),
    ).toBeTruthy();
    expect(screen.getByText(/The node is upgraded\./)).toBeTruthy();
    expect(screen.getByText(/11\/20 20:00/)).toBeTruthy();
    expect(sent('deposits.depositAddress')).toEqual([]);
  });

  it('says that a coin has no network', async () => {
    await open(layout, { asset: BOOKS.asset });
    expect(await screen.findByText(t('deposits.noNetworks', { asset: BOOKS.asset }))).toBeTruthy();
  });

  it('says that the address did not come, and Retry brings it', async () => {
    cut('deposits.depositAddress');
    const user = await open(layout);
    const retry = await screen.findByRole('button', { name: shell('shell.action.retry') });
    expect(screen.queryByText(ETH_ADDRESS)).toBeNull();
    answer('deposits.depositAddress', ADDRESS);
    await user.click(retry);
    expect(await screen.findByText(ETH_ADDRESS)).toBeTruthy();
  });

  it('makes another address once, and says so', async () => {
    answer('deposits.depositAddress', { ...ADDRESS, rotatable: true });
    answer('deposits.oldAddresses', { rows: [] });
    const held = hold('deposits.rotateAddress');
    const user = await open(layout);
    await user.dblClick(await screen.findByRole('button', { name: t('deposits.newAddress') }));
    expect(sent('deposits.rotateAddress')).toEqual([{ asset: 'ETH', network: 'ethereum' }]);
    held.answer({ ...ADDRESS, rotatable: true });
    expect(await screen.findByText(t('deposits.newDone'))).toBeTruthy();
  });

  it('says why no other address was made', async () => {
    answer('deposits.depositAddress', { ...ADDRESS, rotatable: true });
    answer('deposits.oldAddresses', { rows: [] });
    refuse('deposits.rotateAddress', 'NOT_ROTATABLE');
    const user = await open(layout);
    await user.click(await screen.findByRole('button', { name: t('deposits.newAddress') }));
    expect(await screen.findByText(t('deposits.newFailed'))).toBeTruthy();
    expect(screen.getByText(refusals.NOT_ROTATABLE)).toBeTruthy();
  });

  it('shows what is on its way', async () => {
    answer('deposits.history', { rows: [DEPOSIT], next: null });
    await open(layout);
    expect((await screen.findAllByText(/1\.25/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(t('deposits.none'))).toBeNull();
  });

  it.each([
    ['PERSON_LIMIT', { worth: '24,000.01', limit: '20,000' }],
    ['HOUSE_LIMIT', { worth: '--', limit: '500,000' }],
    ['PRICE_UNKNOWN', { worth: '--', limit: '--' }],
  ] as const)(
    'says that one is credited when it is final, after how many confirmations and why: %s',
    async (reason, numbers) => {
      const finalOnly = {
        PERSON_LIMIT: { reason, worthUsdt: '24000.01', limitUsdt: '20000' },
        HOUSE_LIMIT: { reason, worthUsdt: null, limitUsdt: '500000' },
        PRICE_UNKNOWN: { reason, worthUsdt: null, limitUsdt: null },
      }[reason];
      answer('deposits.history', { rows: [{ ...DEPOSIT, confirmations: 20, finalOnly }], next: null });
      await open(layout);
      expect(await screen.findByText(t(`deposits.finalOnly.${reason}`, { count: 64, ...numbers }))).toBeTruthy();
      expect(screen.getAllByText(t('deposits.state.waitsFinal', { done: 20, needed: 64 })).length).toBeGreaterThan(0);
      expect(screen.getByText(t('deposits.creditedAt', { count: 64 }))).toBeTruthy();
      expect(screen.queryByText(t('deposits.notYet', { count: 12 }))).toBeNull();
    },
  );

  it('sends the demo’s coins once', async () => {
    answer('operator.status', STATUS);
    const held = hold('deposits.demoFaucet');
    const user = await open(layout);
    await user.dblClick(
      await screen.findByRole('button', { name: t('deposits.demoSend', { amount: '1', asset: 'ETH' }) }),
    );
    expect(sent('deposits.demoFaucet')).toHaveLength(1);
    expect(sent('deposits.demoFaucet')[0]).toMatchObject({ asset: 'ETH', network: 'ethereum', amount: '1' });
    held.cut();
    expect(await screen.findByText(t('deposits.demoFailed'))).toBeTruthy();
  });
});
