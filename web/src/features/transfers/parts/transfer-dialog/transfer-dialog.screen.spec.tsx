import { messages as balancesWords } from '@bourse/i18n/en_US/balances.gen.ts';
import { messages as balancesMoveWords } from '@bourse/i18n/en_US/balances-move.ts';
import { messages as balancesRefusals } from '@bourse/i18n/en_US/balances-refusal.ts';
import { messages as transfersWords } from '@bourse/i18n/en_US/transfers.ts';
import { messages as transfersRefusals } from '@bourse/i18n/en_US/transfers-refusal.gen.ts';
import { messages as withdrawalsRefusals } from '@bourse/i18n/en_US/withdrawals-refusal.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import { LAYOUTS, type LayoutName, NOW_MS, openPart, shell, wordsOf } from '../../../../app/screen.rig.tsx';
import { REQUEST_ID } from '../../../../lib/calls/request-id.fixture.ts';
import type { CallOutput } from '../../../../lib/client.ts';
import { fill } from '../../../../lib/i18n.ts';
import { describeProducts, type TypedTransfer } from '../../../../lib/products.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import TransferDialog from './transfer-dialog.tsx';

type Transferred = CallOutput<'transfers.transfer'>;

const t = await wordsOf({ ...balancesWords, ...balancesMoveWords, ...transfersWords });
const refusals = { ...balancesRefusals, ...withdrawalsRefusals, ...transfersRefusals };
const INFO: CallOutput<'transfers.info'> = {
  asset: 'ETH',
  ledgerScale: 18,
  accounts: [
    { account: 'funding', opened: true, available: '2.5' },
    { account: 'spot', opened: true, available: '1' },
    { account: 'p2p', opened: false, available: '0' },
    { account: 'futures', opened: true, available: '0' },
  ],
};
const DONE: Transferred = {
  id: '1',
  asset: 'ETH',
  from: 'funding',
  to: 'spot',
  amount: '0.5',
  atMs: NOW_MS,
  replayed: false,
};

beforeEach(() => {
  answerForMoney();
  answer('transfers.info', INFO);
});

async function open(layout: LayoutName) {
  const onClose = vi.fn();
  const user = await openPart(<TransferDialog open onClose={onClose} asset="ETH" />, { layout });
  const dialog = within(await screen.findByRole('dialog', { name: t('transfers.title') }));
  const amount = dialog.getByLabelText<HTMLInputElement>(t('transfers.amount'));
  const button = (): HTMLButtonElement => dialog.getByRole('button', { name: /^Transfer/ });
  const choose = async (label: string, option: string) => {
    await user.click(dialog.getByRole('combobox', { name: new RegExp(`^${label}`) }));
    await user.click(dialog.getByRole('option', { name: option }));
  };
  return { user, dialog, amount, button, choose, onClose };
}

type Opened = Awaited<ReturnType<typeof open>>;

describe.each(LAYOUTS)('a transfer on %s', (layout) => {
  it('moves what was typed once, says so, and closes', async () => {
    const held = hold('transfers.transfer');
    const { user, amount, button, dialog, onClose } = await open(layout);
    expect(await dialog.findByText('2.50000000')).toBeTruthy();
    await user.type(amount, '0.50');
    expect(amount.value).toBe('0.50');
    await user.dblClick(
      dialog.getByRole('button', { name: t('transfers.submitAmount', { amount: '0.5', asset: 'ETH' }) }),
    );
    await user.type(amount, '{Enter}');
    expect(sent('transfers.transfer')).toEqual([
      { clientRequestId: expect.stringMatching(REQUEST_ID), asset: 'ETH', from: 'funding', to: 'spot', amount: '0.5' },
    ]);
    expect(button().getAttribute('aria-busy')).toBe('true');
    held.answer(DONE);
    expect(await screen.findByText(t('transfers.done'))).toBeTruthy();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('turns the accounts round, and never leaves both the same', async () => {
    const { user, dialog, choose } = await open(layout);
    const chosen = () =>
      dialog
        .getAllByRole('combobox')
        .slice(0, 2)
        .map((box) => box.textContent);
    await user.click(dialog.getByRole('button', { name: t('transfers.swap') }));
    expect(chosen()).toEqual([t('balances.account.spot'), t('balances.account.funding')]);
    await choose(t('transfers.from'), t('balances.account.funding'));
    const [from, to] = chosen();
    expect(from).toBe(t('balances.account.funding'));
    expect(to).not.toBe(from);
  });

  it('fills in all there is', async () => {
    const { user, dialog, amount } = await open(layout);
    await dialog.findByText('2.50000000');
    await user.click(dialog.getByRole('button', { name: shell('shell.action.max') }));
    expect(amount.value).toBe('2.5');
  });

  it('says that an account must be opened first', async () => {
    const { dialog, choose, button } = await open(layout);
    await choose(t('transfers.to'), t('balances.account.p2p'));
    expect(await dialog.findByText(t('transfers.notOpened', { account: t('balances.account.p2p') }))).toBeTruthy();
    expect(button().disabled).toBe(true);
  });

  it('says that the balance could not be loaded, and Retry brings it', async () => {
    cut('transfers.info');
    const { user, dialog } = await open(layout);
    const retry = await dialog.findByRole('button', { name: shell('shell.action.retry') });
    answer('transfers.info', INFO);
    await user.click(retry);
    expect(await dialog.findByText('2.50000000')).toBeTruthy();
  });
});

const Said = ({ amount, asset, to }: TypedTransfer) => <p>{`${amount} ${asset} stay in ${to} for a week`}</p>;

describe.each(LAYOUTS)('a transfer that a product asks about on %s', (layout) => {
  beforeEach(() =>
    describeProducts([
      {
        name: 'futures',
        transferQuestions: [{ account: 'futures', side: 'to', part: async () => ({ default: Said }) }],
      },
    ]),
  );
  const submitted = (dialog: Opened['dialog']) =>
    dialog.getByRole('button', { name: t('transfers.submitAmount', { amount: '0.5', asset: 'ETH' }) });

  it('is sent after a second press, and not by a double click', async () => {
    answer('transfers.transfer', { ...DONE, to: 'futures' });
    const { user, dialog, choose, amount, onClose } = await open(layout);
    await choose(t('transfers.to'), t('balances.account.futures'));
    await user.type(amount, '0.5');
    await user.click(submitted(dialog));
    expect(await dialog.findByText('0.5 ETH stay in futures for a week')).toBeTruthy();
    expect(sent('transfers.transfer')).toEqual([]);
    // It can be thought about: what was typed is still there, and the question comes again.
    await user.click(dialog.getByRole('button', { name: shell('shell.action.back') }));
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(amount.value).toBe('0.5');
    await user.click(submitted(dialog));
    await user.click(submitted(dialog));
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(sent('transfers.transfer').map(({ to }) => to)).toEqual(['futures']);
  });

  it('asks nothing the other way, nor between other accounts', async () => {
    answer('transfers.transfer', DONE);
    const { user, dialog, amount, onClose } = await open(layout);
    await user.type(amount, '0.5');
    await user.click(submitted(dialog));
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(sent('transfers.transfer')).toHaveLength(1);
  });
});

describe('what is wrong with a transfer', () => {
  it.each([
    ['0', t('balances.amount.AMOUNT_ZERO')],
    ['1.2.3', t('balances.amount.AMOUNT_NOT_A_NUMBER')],
    ['3', t('balances.amount.INSUFFICIENT_BALANCE', { missing: '0.5', asset: 'ETH' })],
    ['0.1234567890123456789', t('balances.amount.AMOUNT_PLACES', { scale: '18' })],
  ])('%s: %s', async (typed, sentence) => {
    const { user, dialog, amount, button } = await open('h5');
    await dialog.findByText('2.50000000');
    await user.type(amount, typed);
    await user.click(button());
    expect(dialog.getByText(sentence)).toBeTruthy();
    expect([amount.value, amount.getAttribute('aria-invalid')]).toEqual([typed, 'true']);
    expect(sent('transfers.transfer')).toEqual([]);
  });

  it('says that an amount is needed only when the button was pressed', async () => {
    const { user, dialog, button } = await open('h5');
    expect(dialog.queryByText(t('balances.amount.AMOUNT_REQUIRED'))).toBeNull();
    await user.click(button());
    expect(dialog.getByText(t('balances.amount.AMOUNT_REQUIRED'))).toBeTruthy();
  });

  it.each([
    ['COIN_STOPPED', { asset: 'ETH' }],
    ['INSUFFICIENT_BALANCE', { available: '0.1', needed: '0.5' }],
  ] as const)('says %s beside the amount, and keeps what was typed', async (code, details) => {
    refuse('transfers.transfer', code, details);
    const { user, dialog, amount, button, onClose } = await open('h5');
    await user.type(amount, '0.5');
    await user.click(button());
    expect((await dialog.findAllByText(fill(refusals[code], details))).length).toBeGreaterThan(0);
    expect(amount.value).toBe('0.5');
    expect(onClose).not.toHaveBeenCalled();
    await user.type(amount, '0');
    expect(amount.getAttribute('aria-invalid')).toBeNull();
  });
});

it('asks again with the same request after a lost answer, also from a window that was opened anew', async () => {
  cut('transfers.transfer');
  const { user, dialog, amount, button } = await open('desktop');
  await user.type(amount, '0.5');
  await user.click(button());
  expect(await dialog.findByText(t('transfers.unknown'))).toBeTruthy();
  await user.click(button());
  await expect.poll(() => sent('transfers.transfer').length).toBe(2);
  const [first, second] = sent('transfers.transfer').map(({ clientRequestId }) => clientRequestId);
  expect(second).toBe(first);
  expect(amount.value).toBe('0.5');
});

it('comes back as it was sent while nobody knows how it ended', async () => {
  const payload = { asset: 'ETH', from: 'spot', to: 'funding', amount: '0.25' };
  const id = '6f0c2b1e-8d4e-4c55-9a3a-0000000000cc';
  localStorage.setItem(
    'unanswered.wallet.transfer',
    JSON.stringify([{ id, payload, sentAtMs: NOW_MS - 1_000, uid: '100000042' }]),
  );
  answer('transfers.transfer', { ...DONE, from: 'spot', to: 'funding', amount: '0.25', replayed: true });
  const { user, dialog, amount, button, onClose } = await open('desktop');
  expect(amount.value).toBe('0.25');
  expect(dialog.getByText(t('transfers.unknown'))).toBeTruthy();
  await user.click(button());
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(sent('transfers.transfer')).toEqual([{ clientRequestId: id, ...payload }]);
});
