import { HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { messages as words } from '@bourse/i18n/en_US/launch.ts';
import { messages as lottery } from '@bourse/i18n/en_US/launch-lottery.ts';
import { messages as refusals } from '@bourse/i18n/en_US/launch-refusal.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import {
  LAYOUTS,
  type LayoutName,
  NOW_MS,
  openScreen,
  setClock,
  shell,
  untilThere,
  wordsOf,
} from '../../../../app/screen.rig.tsx';
import { savedFile } from '../../../../lib/browser/browser.rig.ts';
import { answer, cut, refuse, sent } from '../../../../lib/server.rig.ts';
import type { LotteryAnswer } from '../../api/lottery.ts';
import { drawn } from '../../draw.fixture.ts';
import { detail, lotteryAnswer, lotteryRound, ownRound, project, subscription } from '../../launch.fixture.ts';
import { answerForLaunch } from '../../launch.rig.ts';

const t = await wordsOf({ ...words, ...lottery, ...refusals });

beforeEach(() => {
  answerForLaunch();
  answerForMoney();
  answer('launch.projects', { rows: [project({ rounds: [lotteryRound()] })], next: null });
});

type Own = Parameters<typeof ownRound>[0];
async function open(layout: LayoutName, change: Partial<LotteryAnswer> = {}, own: Own = {}, round = lotteryRound()) {
  answer('launch.project', detail({ rounds: [round] }, [ownRound(own)]));
  answer('launch.lottery', lotteryAnswer(change));
  const user = await openScreen('launch.project', { layout, names: { id: 'halyard' } });
  await untilThere();
  return user;
}
const panel = () => within(document.querySelector<HTMLElement>('[data-room="launch/parts/lottery/lottery-panel"]')!);
const draw = () => within(document.querySelector<HTMLElement>('[data-room="launch/parts/lottery/draw"]')!);
const field = () => screen.getByLabelText<HTMLInputElement>(t('launch.lottery.tickets'));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** There was no draw and there will be none, so no moment of one is told, nor a list to come. */
function saysNoDraw(): void {
  expect(screen.queryByText(/The draw is at/)).toBeNull();
  expect(screen.queryByText(t('launch.lottery.listSoon'))).toBeNull();
  expect(panel().queryByText(t('launch.lottery.drawAt'))).toBeNull();
}

describe.each(LAYOUTS)('a lottery on %s', (layout) => {
  it('says what a ticket buys, how tickets are earned, and what is missing', async () => {
    await open(layout);
    for (const text of [
      '2,500 HLY',
      t('launch.lottery.earnedOf', { earned: 3, most: 5 }),
      t('launch.lottery.trade', { pair: 'BTC/USDT' }),
      t('launch.lottery.upTo', { count: 3 }),
    ])
      expect(panel().getByText(text)).toBeTruthy();
    expect(panel().getByText(/820 USDT · 180 USDT/)).toBeTruthy();
    // A block is looked for an hour after the moment that was named.
    expect(panel().getByText('2026/11/20 22:30 (UTC+8)')).toBeTruthy();
    expect(draw().getByText(t('launch.lottery.listSoon'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('launch.lottery.run') })).toBeNull();
  });

  it.each([
    ['1.5', t('launch.lottery.whole')],
    ['0', t('LAUNCH_TICKETS_NONE')],
    ['4', t('LAUNCH_TICKETS_EARNED', { earned: 3, asked: '4' })],
    ['6', t('LAUNCH_TICKETS_MAX', { max: 5 })],
  ])('refuses %s tickets beside the field and keeps what was typed', async (typed, sentence) => {
    const user = await open(layout);
    await user.type(field(), typed);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(field().value).toBe(typed);
    await user.click(button(t('launch.subscribe')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes tickets with the trading password, once', async () => {
    const user = await open(layout);
    await user.type(field(), '2');
    const verb = t('launch.submit', { amount: '540', asset: 'USDT' });
    await user.click(button(verb));
    const dialog = within(await screen.findByRole('dialog', { name: t('launch.confirm') }));
    refuse('launch.takeTickets', 'TRADING_PASSWORD_WRONG', { triesLeft: 4 });
    await user.type(dialog.getByLabelText(t('launch.password')), '135790');
    await user.click(dialog.getByRole('button', { name: verb }));
    expect(await dialog.findByText(/4 tries left/)).toBeTruthy();
    answer('launch.takeTickets', { subscriptionId: 'x', committed: '540', atMs: 1, replayed: false });
    await user.type(dialog.getByLabelText(t('launch.password')), '135791');
    await user.click(dialog.getByRole('button', { name: verb }));
    expect(await screen.findByText(t('launch.doneText', { amount: '540', asset: 'USDT', number: 1 }))).toBeTruthy();
    expect(sent('launch.takeTickets').at(-1)).toMatchObject({ project: 'halyard', round: '1', tickets: '2' });
  });

  it('is the same request when it is sent again while nobody has answered', async () => {
    const user = await open(layout);
    await user.type(field(), '2');
    const verb = t('launch.submit', { amount: '540', asset: 'USDT' });
    await user.click(button(verb));
    const dialog = within(await screen.findByRole('dialog', { name: t('launch.confirm') }));
    cut('launch.takeTickets');
    await user.type(dialog.getByLabelText(t('launch.password')), '135790');
    await user.click(dialog.getByRole('button', { name: verb }));
    expect(await dialog.findByText(t('launch.unknown'))).toBeTruthy();
    answer('launch.takeTickets', { subscriptionId: 'x', committed: '540', atMs: 1, replayed: true });
    await user.click(dialog.getByRole('button', { name: verb }));
    expect(await screen.findByText(t('launch.doneText', { amount: '540', asset: 'USDT', number: 1 }))).toBeTruthy();
    expect(new Set(sent('launch.takeTickets').map(({ clientRequestId }) => clientRequestId)).size).toBe(1);
  });

  it('shows what one has, and takes it back after a question', async () => {
    const own = { subscription: subscription({ committed: '540' }) };
    const user = await open(layout, { taken: 2 }, own);
    expect(panel().getByText(t('launch.lottery.ownCount', { count: 2 }))).toBeTruthy();
    await user.click(button(t('launch.leave')));
    expect(await screen.findByRole('dialog', { name: t('launch.leaveTitle') })).toBeTruthy();
  });

  it('takes tickets anew after they were given back, also where nobody answered the first time', async () => {
    const user = await open(layout, { taken: 2 }, { subscription: subscription({ committed: '540' }) });
    const verb = t('launch.changeSubmit', { amount: '540', asset: 'USDT' });
    const ask = async () => {
      await user.clear(field());
      await user.type(field(), '2');
      await user.click(button(verb));
      const dialog = within(await screen.findByRole('dialog', { name: t('launch.confirm') }));
      await user.type(dialog.getByLabelText(t('launch.password')), '135790');
      await user.click(dialog.getByRole('button', { name: verb }));
      return dialog;
    };
    cut('launch.takeTickets');
    const dialog = await ask();
    expect(await dialog.findByText(t('launch.unknown'))).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: shell('shell.action.close') }));
    const seen = sent('launch.lottery').length;
    answer('launch.leave', { subscriptionId: 'x' });
    await user.click(button(t('launch.leave')));
    const question = within(await screen.findByRole('dialog', { name: t('launch.leaveTitle') }));
    await user.click(question.getByRole('button', { name: t('launch.leave') }));
    expect(await screen.findByText(t('launch.left'))).toBeTruthy();
    expect(sent('launch.lottery').length).toBeGreaterThan(seen);
    answer('launch.takeTickets', { subscriptionId: 'y', committed: '540', atMs: 1, replayed: false });
    await ask();
    expect(await screen.findByText(t('launch.done'))).toBeTruthy();
    expect(new Set(sent('launch.takeTickets').map(({ clientRequestId }) => clientRequestId)).size).toBe(2);
  });

  it('shows which tickets have won, and draws again in the browser from the published list', async () => {
    const { owners, ...result } = drawn('drand');
    const round = lotteryRound({ state: 'DISTRIBUTING', shown: 'COMPLETED', sold: '10000' });
    const own = { subscription: subscription({ state: 'COMPLETED', committed: '540', got: '2500', cost: '270' }) };
    answer('launch.drawTickets', ({ from }) => ({
      count: 6,
      from: Number(from),
      owners: owners.slice(Number(from), Number(from) + 4),
    }));
    const user = await open(layout, result, own, round);
    const won = result.own.filter(({ hasWon }) => hasWon).length;
    expect(panel().getByText(t('launch.lottery.result', { won, count: 2 }))).toBeTruthy();
    await user.click(button(t('launch.lottery.run')));
    expect(await draw().findByText(t('launch.lottery.verified'))).toBeTruthy();
    expect(draw().getByText(t('launch.lottery.winnersText', { same: '4', all: '4' }))).toBeTruthy();
    expect(sent('launch.drawTickets').map(({ from }) => from)).toEqual(['0', '4']);
  });

  it('says that a draw does not hold whose list was changed in one ticket', async () => {
    const { owners, ...result } = drawn();
    const changed = owners.with(3, '99'.repeat(32));
    answer('launch.drawTickets', { count: 6, from: 0, owners: changed });
    const user = await open(layout, result, {}, lotteryRound({ state: 'DISTRIBUTING', shown: 'COMPLETED' }));
    await user.click(button(t('launch.lottery.run')));
    expect(await draw().findByText(t('launch.lottery.wrong'))).toBeTruthy();
  });

  it('says that the list could not be loaded, and tries again', async () => {
    const { owners, ...result } = drawn();
    cut('launch.drawTickets');
    const user = await open(layout, result, {}, lotteryRound({ state: 'DISTRIBUTING', shown: 'COMPLETED' }));
    await user.click(button(t('launch.lottery.run')));
    expect(await draw().findByText(t('launch.lottery.failed'))).toBeTruthy();
    answer('launch.drawTickets', { count: 6, from: 0, owners });
    await user.click(button(t('launch.lottery.run')));
    // It is of a block.
    expect(await draw().findByText(t('launch.lottery.unproven'))).toBeTruthy();
    expect(draw().queryByText(t('launch.lottery.verified'))).toBeNull();
  });

  it.each(['LIST_LATE', 'BEACON_LOST', 'SEED_LOST'] as const)('says why there was no draw: %s', async (voidReason) => {
    const own = { subscription: subscription({ state: 'NOT_ALLOCATED', got: '0', cost: '0' }) };
    const round = lotteryRound({ state: 'COMPLETED', shown: 'COMPLETED' });
    await open(layout, { voidReason, taken: 2 }, own, round);
    expect(panel().getByText(t(`launch.lottery.void.${voidReason}`))).toBeTruthy();
    saysNoDraw();
  });

  it('says nothing of a draw to come where the sale was cancelled', async () => {
    const round = lotteryRound({ state: 'CANCELLED', shown: 'ENDED' });
    answer(
      'launch.project',
      detail({ isCancelled: true, rounds: [round] }, [ownRound({ subscription: subscription() })]),
    );
    answer('launch.lottery', lotteryAnswer({ taken: 2 }));
    await openScreen('launch.project', { layout, names: { id: 'halyard' } });
    await untilThere();
    saysNoDraw();
  });

  it('says that an overdue draw waits for its own value', async () => {
    const { list } = drawn();
    const round = lotteryRound({ state: 'CALCULATING', shown: 'ENDED' });
    setClock(NOW_MS + 6 * HOUR_MS);
    await open(layout, { list, nowMs: NOW_MS + 6 * HOUR_MS, taken: 2 }, { subscription: subscription() }, round);
    expect(panel().getByText(t('launch.lottery.overdue'))).toBeTruthy();
    expect(draw().getByText(t('launch.lottery.overdue'))).toBeTruthy();
  });

  it('gives out the file of a ticket of one’s own', async () => {
    const { list, own } = drawn();
    const file = { format: 'bourse-draw-ticket-v1', project: '7', count: 6, root: list.root!, number: 0 } as const;
    answer('launch.drawTicket', { ...file, owner: '11'.repeat(32), proof: [] });
    const user = await open(layout, { list, own, taken: 2 }, { subscription: subscription() });
    await user.click(button(t('launch.lottery.file.own')));
    expect(JSON.parse(await savedFile('halyard-1-ticket-0.json'))).toMatchObject(file);
    expect(sent('launch.drawTicket')).toMatchObject([{ project: 'halyard', round: '1', number: '0' }]);
  });

  it('fails and is asked for again', async () => {
    answer('launch.project', detail({ rounds: [lotteryRound()] }));
    cut('launch.lottery');
    const user = await openScreen('launch.project', { layout, names: { id: 'halyard' } });
    const [retry] = await screen.findAllByRole('button', { name: shell('shell.action.retry') });
    answer('launch.lottery', lotteryAnswer());
    await user.click(retry!);
    expect(await screen.findByText(t('launch.lottery.upTo', { count: 3 }))).toBeTruthy();
  });
});
