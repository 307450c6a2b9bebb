import { messages as words } from '@bourse/i18n/en_US/launch.ts';
import { messages as refusals } from '@bourse/i18n/en_US/launch-refusal.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import { LAYOUTS, type LayoutName, NOW_MS, openPart, shell, wordsOf } from '../../../../app/screen.rig.tsx';
import { REQUEST_ID } from '../../../../lib/calls/request-id.fixture.ts';
import type { CallOutput } from '../../../../lib/client.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { ownRound, project, round, subscription } from '../../launch.fixture.ts';
import { answerForLaunch } from '../../launch.rig.ts';
import { CommitForm } from './commit-form.tsx';

const t = await wordsOf({ ...words, ...refusals });
const DONE: CallOutput<'launch.subscribe'> = {
  subscriptionId: subscription().id,
  committed: '500',
  atMs: NOW_MS,
  replayed: false,
};
const SUBMIT = t('launch.submit', { amount: '500', asset: 'USDT' });
const PASSWORD = '135790';

beforeEach(() => {
  answerForLaunch();
  answerForMoney();
});

async function open(layout: LayoutName, own = ownRound()) {
  const user = await openPart(<CommitForm project={project()} round={round()} own={own} />, { layout });
  await screen.findByText(t('launch.available', { amount: '8,420.55', asset: 'USDT' }));
  const amount = () => screen.getByLabelText<HTMLInputElement>(/mount$/);
  /** Presses the button of the form, and gives the window that asks for the password. */
  const ask = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name: t('launch.confirm') }));
  };
  const confirm = async (dialog: ReturnType<typeof within>, name: string) => {
    await user.type(dialog.getByLabelText(t('launch.password')), PASSWORD);
    await user.click(dialog.getByRole('button', { name }));
  };
  return { user, amount, ask, confirm };
}

describe.each(LAYOUTS)('subscribing to a round, on %s', (layout) => {
  it('asks for the trading password, and is sent once', async () => {
    const held = hold('launch.subscribe');
    const { user, amount, ask } = await open(layout);
    await user.type(amount(), '500');
    const dialog = await ask(SUBMIT);
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: SUBMIT });
    expect([button.disabled, sent('launch.subscribe')]).toEqual([true, []]);
    await user.type(dialog.getByLabelText(t('launch.password')), PASSWORD);
    await user.dblClick(button);
    expect(sent('launch.subscribe')).toEqual([
      {
        clientRequestId: expect.stringMatching(REQUEST_ID),
        project: 'halyard',
        round: '1',
        amount: '500',
        tradingPassword: PASSWORD,
      },
    ]);
    expect(JSON.stringify({ ...localStorage })).not.toContain(PASSWORD);
    held.answer(DONE);
    expect(await screen.findByText(t('launch.doneText', { amount: '500', asset: 'USDT', number: 1 }))).toBeTruthy();
    expect([screen.queryByRole('dialog'), amount().value]).toEqual([null, '']);
  });

  it('changes an amount with what is held and what is free', async () => {
    answer('launch.subscribe', { ...DONE, committed: '1000' });
    const { user, amount, ask, confirm } = await open(layout, ownRound({ subscription: subscription() }));
    await user.click(screen.getByRole('button', { name: shell('shell.action.max') }));
    expect(amount().value).toBe('5000');
    await user.clear(amount());
    await user.type(amount(), '1000');
    const name = t('launch.changeSubmit', { amount: '1,000', asset: 'USDT' });
    await confirm(await ask(name), name);
    await expect.poll(() => sent('launch.subscribe')[0]?.amount).toBe('1000');
  });

  it('keeps the window open with a wrong password beside its field', async () => {
    refuse('launch.subscribe', 'TRADING_PASSWORD_WRONG', { left: 4 });
    const { user, amount, ask, confirm } = await open(layout);
    await user.type(amount(), '500');
    const dialog = await ask(SUBMIT);
    await confirm(dialog, SUBMIT);
    const field = () => dialog.getByLabelText<HTMLInputElement>(t('launch.password'));
    await expect.poll(() => field().getAttribute('aria-invalid')).toBe('true');
    expect(field().value).toBe('');
  });

  it('says what only the exchange knows in the window', async () => {
    refuse('launch.subscribe', 'LAUNCH_ENDED');
    const { user, amount, ask, confirm } = await open(layout);
    await user.type(amount(), '500');
    const dialog = await ask(SUBMIT);
    await confirm(dialog, SUBMIT);
    expect((await dialog.findByRole('alert')).textContent).toBe(t('LAUNCH_ENDED'));
  });
});

it('says how many tokens an amount pays for, and never more than one person gets', async () => {
  const { user, amount } = await open('desktop');
  await user.type(amount(), '1080');
  expect(screen.getByText('10,000 HLY')).toBeTruthy();
  await user.clear(amount());
  await user.type(amount(), '5000');
  expect(screen.getByText('20,000 HLY')).toBeTruthy();
});

describe('what is wrong with an amount', () => {
  it.each([
    ['below the least', '9', t('LAUNCH_MIN', { min: '10', asset: 'USDT' })],
    ['above the most', '5000.5', t('LAUNCH_MAX', { max: '5,000', asset: 'USDT' })],
    ['off the step', '10.25', t('LAUNCH_STEP', { step: '0.5', asset: 'USDT' })],
  ])('%s: is said beside it, and nothing is asked', async (_, typed, sentence) => {
    const { user, amount } = await open('h5');
    await user.type(amount(), `${typed}{Enter}`);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect([amount().value, screen.queryByRole('dialog')]).toEqual([typed, null]);
  });

  it('more than is there: says how much is', async () => {
    answer('transfers.info', {
      asset: 'USDT',
      ledgerScale: 8,
      accounts: [{ account: 'funding', opened: true, available: '8420.55' }],
    });
    const own = ownRound();
    const user = await openPart(<CommitForm project={project()} round={round({ max: '90000' })} own={own} />, {
      layout: 'desktop',
    });
    await screen.findByText(t('launch.available', { amount: '8,420.55', asset: 'USDT' }));
    await user.type(screen.getByLabelText(t('launch.amount')), '9000');
    expect(
      screen.getByText(t('LAUNCH_BALANCE', { available: '8,420.55', needed: '9,000', asset: 'USDT' })),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: shell('shell.nav.transfer') }).getAttribute('href')).toBe(
      '/wallet/transfer?asset=USDT',
    );
  });
});

it('asks again with the same request after a lost answer, until a later one is answered', async () => {
  cut('launch.subscribe');
  const { user, amount, ask, confirm } = await open('desktop');
  await user.type(amount(), '500');
  const dialog = await ask(SUBMIT);
  await confirm(dialog, SUBMIT);
  expect(await dialog.findByText(t('launch.unknown'))).toBeTruthy();
  answer('launch.subscribe', { ...DONE, replayed: true });
  await user.click(dialog.getByRole('button', { name: SUBMIT }));
  await expect.poll(() => sent('launch.subscribe').length).toBe(2);
  const [first, second] = sent('launch.subscribe');
  expect(second).toEqual(first);
  await expect.poll(() => localStorage.getItem('unanswered.launch.subscribe')).toBe('[]');
});

it('comes back as it was sent while nobody knows how it ended', async () => {
  const payload = { project: 'halyard', round: '1', amount: '500' };
  const id = '6f0c2b1e-8d4e-4c55-9a3a-0000000000cc';
  const kept = [{ id, payload, sentAtMs: NOW_MS - 1_000, uid: '100000042' }];
  localStorage.setItem('unanswered.launch.subscribe', JSON.stringify(kept));
  answer('launch.subscribe', { ...DONE, replayed: true });
  const { amount, ask, confirm } = await open('desktop');
  expect([amount().value, screen.getByText(t('launch.unknown')) !== null]).toEqual(['500', true]);
  await confirm(await ask(SUBMIT), SUBMIT);
  await expect
    .poll(() => sent('launch.subscribe'))
    .toEqual([{ clientRequestId: id, ...payload, tradingPassword: PASSWORD }]);
});
