import { messages as moveWords } from '@bourse/i18n/en_US/balances-move.ts';
import { messages as words } from '@bourse/i18n/en_US/recovery.ts';
import { messages as refusals } from '@bourse/i18n/en_US/recovery-refusal.ts';
import { messages as leaving } from '@bourse/i18n/en_US/withdrawals-refusal.ts';
import { screen, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { BTC, ETH, ETH_ADDRESS } from '../../../../app/money.rig.ts';
import {
  greyCount,
  here,
  LAYOUTS,
  type LayoutName,
  NOW_MS,
  openScreen,
  shell,
  wordsOf,
} from '../../../../app/screen.rig.tsx';
import type { CallOutput } from '../../../../lib/client.ts';
import { fill } from '../../../../lib/i18n.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { identityText } from '../../../identity/identity-text.ts';
import { SECURITY, SENT_CODE, securityCheck } from '../../../identity/security.rig.ts';

type Case = CallOutput<'recovery.caseDetail'>;

const t = await wordsOf(words);
const identity = await identityText.load('en_US');
const TX = '0xabcdef0123456789abcdef';
const CASE: Case = {
  id: '6f0c2b1e-8d4e-4c55-9a3a-000000000001',
  asset: 'ETH',
  network: 'ethereum',
  networkName: 'Ethereum',
  txId: TX,
  amount: '12.50',
  problem: 'WRONG_NETWORK',
  note: 'From my exchange',
  hasScreenshot: false,
  returnAddress: ETH_ADDRESS,
  returnMemo: null,
  toSign: null,
  signedBy: null,
  waitsUntilMs: null,
  isFree: false,
  state: 'SUBMITTED',
  decideByMs: Date.UTC(2026, 10, 27, 4),
  explanation: null,
  recovered: null,
  fee: null,
  returnTxId: null,
  returnExplorerUrl: null,
  atMs: NOW_MS,
  timeline: [{ state: 'SUBMITTED', atMs: NOW_MS }],
};

beforeEach(() => {
  answer('recovery.terms', { freeCases: 2, freeCasesLeft: 1, feeUsdt: '25', businessDays: 5 });
  answer('assets.coins', { coins: [BTC, ETH] });
  answer('identity.security', SECURITY);
});

/** Types the trading password and both codes, and presses the button twice. */
async function confirm(user: UserEvent): Promise<void> {
  const dialog = within(await securityCheck());
  await user.type(await dialog.findByLabelText(identity('identity.tradingPassword')), '135790');
  await user.type(dialog.getByLabelText(identity('identity.code.totp')), '246810');
  await user.type(dialog.getByLabelText(/^E-mail code/), '975310');
  await user.dblClick(dialog.getByRole('button', { name: /^Ask for/ }));
}

const open = (layout: LayoutName, query: Record<string, string> = {}) =>
  openScreen('recovery.cases', { layout, query });

describe.each(LAYOUTS)('recoveries on %s', (layout) => {
  it('says that there are none, what one costs, and leads to a new one', async () => {
    answer('recovery.cases', { rows: [], next: null });
    const user = await open(layout);
    expect(await screen.findByText(t('recovery.none'))).toBeTruthy();
    expect(await screen.findByText(t('recovery.terms.free', { all: 2, left: 1 }))).toBeTruthy();
    const [way] = screen.getAllByRole(layout === 'h5' ? 'button' : 'link', { name: t('recovery.new') });
    await user.click(way!);
    expect(here()).toContain('new=1');
    expect(await screen.findByRole('heading', { level: 1, name: t('recovery.newTitle') })).toBeTruthy();
  });

  it('lists them, page by page, each leading to its story', async () => {
    answer('recovery.cases', ({ before }) =>
      before
        ? { rows: [{ ...CASE, id: 'b', asset: 'BTC', state: 'REFUSED' }], next: null }
        : { rows: [CASE], next: 'c1' },
    );
    answer('recovery.caseDetail', CASE);
    const user = await open(layout);
    await user.click(await screen.findByRole('button', { name: shell('shell.action.more') }));
    const rows = within(await screen.findByRole('list', { name: t('recovery.title') })).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows[0]?.textContent).toContain('12.5 ETH');
    expect(rows[1]?.textContent).toContain(t('recovery.state.REFUSED'));
    await user.click(within(rows[0]!).getByRole('button'));
    expect(here()).toContain(`id=${CASE.id}`);
    expect(await screen.findByText(t('recovery.decideBy', { time: '2026/11/27 12:00 (UTC+8)' }))).toBeTruthy();
  });

  it('tells how a case ended, with what was kept for the work', async () => {
    answer('recovery.caseDetail', {
      ...CASE,
      state: 'CREDITED',
      explanation: 'We found the coins.',
      recovered: '12.4',
      fee: '0.1',
      timeline: [...CASE.timeline, { state: 'CREDITED', atMs: NOW_MS }],
    });
    await open(layout, { id: CASE.id });
    expect(await screen.findByText('We found the coins.')).toBeTruthy();
    expect(screen.getByText('12.4 ETH')).toBeTruthy();
    expect(screen.getByText('0.1 ETH')).toBeTruthy();
    expect(screen.queryByText(/We decide by/)).toBeNull();
  });

  it('says that there is no such case', async () => {
    refuse('recovery.caseDetail', 'CASE_UNKNOWN');
    await open(layout, { id: CASE.id });
    expect((await screen.findByRole('alert')).textContent).toContain(refusals.CASE_UNKNOWN);
  });

  it('says everything that is missing at once, and sends nothing', async () => {
    const user = await open(layout, { new: '1' });
    await user.click(await screen.findByRole('button', { name: t('recovery.send') }));
    for (const name of ['problem', 'asset', 'network', 'txId', 'returnAddress'] as const) {
      expect(screen.getByText(t(`recovery.wrong.${name}`))).toBeTruthy();
    }
    expect(screen.getByText(moveWords['balances.amount.AMOUNT_REQUIRED'])).toBeTruthy();
    expect(sent('recovery.submit')).toEqual([]);
  });

  it('begins with what a row of deposits says, leaves what is typed as it is, and sends it tidied and once', async () => {
    const user = await open(layout, { new: '1', problem: 'WRONG_NETWORK', network: 'ethereum', txId: TX });
    const field = (key: 'coin' | 'amount' | 'returnAddress') =>
      screen.getByLabelText<HTMLInputElement>(t(`recovery.${key}`));
    await screen.findByText('Ethereum', { exact: false });
    await user.type(field('coin'), ' eth');
    // Key by key: what is pasted at once may be read as what it can only mean.
    await user.click(field('amount'));
    await user.keyboard('12.50 ');
    await user.type(field('returnAddress'), ETH_ADDRESS);
    await user.type(screen.getByLabelText(t('recovery.note')), 'From my exchange ');
    expect([field('coin').value, field('amount').value]).toEqual([' eth', '12.50 ']);
    const bound = { asset: 'ETH', network: 'ethereum', amount: '12.5', txId: TX, returnAddress: ETH_ADDRESS };
    await user.click(screen.getByRole('button', { name: t('recovery.send') }));
    expect(sent('recovery.submit')).toEqual([]);
    const check = within(await securityCheck());
    expect(check.getByText(t('recovery.codesAreFor'))).toBeTruthy();
    answer('recovery.submitCode', SENT_CODE);
    await user.click(check.getAllByRole('button', { name: identity('identity.code.send') })[0]!);
    await expect.poll(() => sent('recovery.submitCode')).toEqual([{ ...bound, channel: expect.any(String) }]);
    const held = hold('recovery.submit');
    await confirm(user);
    expect(sent('recovery.submit')).toEqual([
      {
        clientRequestId: expect.any(String),
        problem: 'WRONG_NETWORK',
        ...bound,
        note: 'From my exchange',
        tradingPassword: '135790',
        totpCode: '246810',
        emailCode: '975310',
      },
    ]);
    answer('recovery.caseDetail', CASE);
    held.answer(CASE);
    await expect.poll(here).toContain(`id=${CASE.id}`);
    expect(await screen.findByText(t('recovery.state.SUBMITTED'), { selector: 'span' })).toBeTruthy();
  });
});

describe.each(LAYOUTS)('a case that nothing shows the sender of, on %s', (layout) => {
  const SIGNATURE = `0x${'ab'.repeat(65)}`;
  const WAITS: Case = { ...CASE, toSign: 'I sent this transaction', waitsUntilMs: Date.UTC(2026, 10, 27, 4) };

  it('says until when others can object, takes a signature that is one, and says why one is refused', async () => {
    answer('recovery.caseDetail', WAITS);
    const user = await open(layout, { id: CASE.id });
    expect(await screen.findByText(t('recovery.waitsUntil', { time: '2026/11/27 12:00 (UTC+8)' }))).toBeTruthy();
    expect(screen.getByText('I sent this transaction')).toBeTruthy();
    const field = screen.getByLabelText<HTMLTextAreaElement>(t('recovery.signature'));
    const send = () => user.click(screen.getByRole('button', { name: t('recovery.signSend') }));
    await user.type(field, 'signed');
    await send();
    expect(screen.getByText(t('recovery.wrong.signature'))).toBeTruthy();
    expect(sent('recovery.sign')).toEqual([]);
    await user.clear(field);
    await user.type(field, ` ${SIGNATURE} `);
    for (const code of ['SIGNATURE_WRONG', 'TRANSFER_NOT_SEEN', 'SIGNATURE_NOT_POSSIBLE', 'CASE_DECIDED'] as const) {
      refuse('recovery.sign', code);
      await send();
      expect(await screen.findByText(refusals[code])).toBeTruthy();
    }
    const signed: Case = { ...CASE, signedBy: ETH_ADDRESS };
    answer('recovery.sign', signed);
    answer('recovery.caseDetail', signed);
    await send();
    expect(await screen.findByText(t('recovery.signedBy'))).toBeTruthy();
    expect(sent('recovery.sign').at(-1)).toEqual({ id: CASE.id, signature: SIGNATURE });
    expect(screen.queryByLabelText(t('recovery.signature'))).toBeNull();
  });
});

describe('a new case that does not get through', () => {
  const start = async () => {
    const user = await open('h5', {
      new: '1',
      problem: 'MEMO_MISSING',
      network: 'ethereum',
      txId: TX,
      asset: 'ETH',
      amount: '1',
    });
    await user.type(await screen.findByLabelText(t('recovery.returnAddress')), ETH_ADDRESS);
    await user.click(screen.getByRole('button', { name: t('recovery.send') }));
    return { user };
  };

  it.each([
    ['CASE_EXISTS', {}],
    ['CASES_OPEN_MAX', { max: '5' }],
    ['NETWORK_UNKNOWN', {}],
    ['AMOUNT_ZERO', {}],
    ['ADDRESS_INVALID', {}],
    ['ADDRESS_OURS', {}],
  ] as const)('says %s, and keeps what was typed', async (code, details) => {
    const { user } = await start();
    refuse('recovery.submit', code, details);
    await confirm(user);
    expect(await screen.findByText(fill(refusals[code], details))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: shell('shell.action.close') }));
    expect(screen.queryByText(fill(refusals[code], details))).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(t('recovery.returnAddress')).value).toBe(ETH_ADDRESS);
  });

  it('says that the account is frozen in the words of withdrawals', async () => {
    const { user } = await start();
    refuse('recovery.submit', 'ACCOUNT_FROZEN');
    await confirm(user);
    expect(await screen.findByText(leaving.ACCOUNT_FROZEN)).toBeTruthy();
  });

  it('is the same request when it is sent again after a lost answer', async () => {
    const { user } = await start();
    cut('recovery.submit');
    await confirm(user);
    expect(await screen.findByText(shell('shell.network.failed'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: t('recovery.confirm', { amount: '1', asset: 'ETH' }) }));
    await expect.poll(() => sent('recovery.submit').length).toBe(2);
    const [first, second] = sent('recovery.submit');
    expect(second).toEqual(first);
  });
});

it('is grey while one case is on its way', async () => {
  hold('recovery.caseDetail');
  await open('h5', { id: CASE.id });
  expect(greyCount()).toBeGreaterThan(0);
});
