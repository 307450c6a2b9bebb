import { messages as balancesMoveWords } from '@bourse/i18n/en_US/balances-move.ts';
import { messages as depositsWords } from '@bourse/i18n/en_US/deposits.ts';
import { screen } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import {
  greyCount,
  here,
  LAYOUTS,
  NOW_MS,
  openScreen,
  shell,
  untilThere,
  wordsOf,
} from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { tell } from '../../../../lib/live/live.rig.ts';
import { answer, cut, hold, sent } from '../../../../lib/server.rig.ts';

type Received = CallOutput<'deposits.history'>['rows'][number];

const t = await wordsOf({ ...balancesMoveWords, ...depositsWords });
const RECEIVE: CallOutput<'deposits.receive'> = {
  uid: '100000042',
  emailMasked: 'a***@example.com',
  phoneMasked: null,
  payUri: 'https://bourse.example/pay/100000042',
};
const FROM_ADA: Received = {
  id: '6f0c2b1e-8d4e-4c55-9a3a-0000000000dd',
  asset: 'ETH',
  network: '',
  networkName: '',
  amount: '1.25',
  address: '',
  memo: null,
  txId: '',
  explorerUrl: null,
  state: 'COMPLETED',
  confirmations: 0,
  confirmationsCredit: 0,
  confirmationsUnlock: 0,
  minimum: '0',
  atMs: NOW_MS - 60_000,
  updatedAtMs: NOW_MS,
  valueUsdt: '2500',
  finalOnly: null,
  kind: 'INTERNAL',
  counterparty: 'A***a (1***43)',
};

beforeEach(() => {
  answerForMoney();
  answer('deposits.receive', RECEIVE);
  answer('deposits.history', { rows: [], next: null });
});

describe.each(LAYOUTS)('what others need to send here on %s', (layout) => {
  const open = () => openScreen('deposits.depositInternal', { layout });

  it('is grey at first, then the number to copy, what else finds one, and a code to scan', async () => {
    const held = hold('deposits.receive');
    const user = await open();
    expect(greyCount()).toBeGreaterThan(0);
    held.answer(RECEIVE);
    expect(await screen.findByRole('img', { name: t('deposits.receive.qr') })).toBeTruthy();
    expect(screen.getByText('a***@example.com')).toBeTruthy();
    expect(screen.getByText(t('deposits.receive.notBound'))).toBeTruthy();
    expect(await screen.findByText(t('deposits.receive.none'))).toBeTruthy();
    expect(sent('deposits.history')).toEqual([{ kind: 'INTERNAL' }]);
    await user.click(screen.getByRole('button', { name: shell('shell.action.copy') }));
    expect(await navigator.clipboard.readText()).toBe('100000042');
  });

  it('shows what came from others as it comes, and leads to its story', async () => {
    const user = await open();
    await screen.findByText(t('deposits.receive.none'));
    answer('deposits.history', { rows: [FROM_ADA], next: null });
    await tell('deposits.changed', { id: FROM_ADA.id });
    const [row] = await screen.findAllByText(/1\.25/);
    expect(screen.queryByText(t('deposits.receive.none'))).toBeNull();
    await user.click(row!);
    expect(here()).toContain(`id=${FROM_ADA.id}`);
  });

  it('keeps what came where the number did not', async () => {
    cut('deposits.receive');
    answer('deposits.history', { rows: [FROM_ADA], next: null });
    const user = await open();
    await screen.findAllByText(/1\.25/);
    const retry = await screen.findByRole('button', { name: shell('shell.action.retry') });
    answer('deposits.receive', RECEIVE);
    await user.click(retry);
    await untilThere();
    expect(await screen.findByText('100000042', { selector: 'main *' })).toBeTruthy();
  });
});
