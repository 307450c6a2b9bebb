import { screen } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import { type LayoutName, NOW_MS, openScreen, setClock, shell, untilThere } from '../../../../app/screen.rig.tsx';
import { answer, cut, refuse, sent } from '../../../../lib/server.rig.ts';
import type { FlashAnswer } from '../../api/flash.ts';
import { detail, flashAnswer, flashRound, flashTicket, ownRound, payingTicket } from '../../launch.fixture.ts';
import { answerForFlash, type FlashRig } from '../../launch.rig.ts';
import { button, lots, openFlash, PASSWORD, PAY, panel, SOON, said, t } from './flash-page.rig.tsx';

let rig: FlashRig;
beforeEach(() => {
  rig = answerForFlash();
  answerForMoney();
});

const open = (layout: LayoutName, change: Partial<FlashAnswer> = {}, vipLevel = 1) =>
  openFlash(rig, layout, change, vipLevel);

describe('what may stand against lots', () => {
  it.each([
    ['1.5', t('launch.flash.whole')],
    ['0', t('LAUNCH_LOTS_MIN', { min: 1 })],
    ['6', t('LAUNCH_LOTS_MAX', { max: 5 })],
  ])('%s lots: is said beside them, and nothing is asked', async (typed, sentence) => {
    const user = await open('h5');
    await user.type(lots(), `${typed}{Enter}`);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect([lots().value, sent('launch.enter')]).toEqual([typed, []]);
  });

  it('a rest below the least of one person can be asked for', async () => {
    const round = flashRound({ flash: { ...flashRound().flash, leastLots: 3 } });
    answer('launch.project', detail({ rounds: [round] }, [ownRound()]));
    const user = await open('desktop', { paidLots: 2_399, payingLots: 0, freeLots: 1 });
    await screen.findByText(t('launch.flash.passReady'));
    answer('launch.enter', flashTicket({ lots: 1 }));
    await user.type(lots(), '1');
    await user.click(button(t('launch.flash.buyLots', { count: 1 })));
    expect(sent('launch.enter')).toMatchObject([{ lots: '1' }]);
  });

  it.each([
    ['LAUNCH_CROWDED', { queued: 2_000, remaining: 90 }, t('LAUNCH_CROWDED', { queued: '2,000', remaining: '90' })],
    ['LAUNCH_SOLD_OUT', {}, t('LAUNCH_SOLD_OUT')],
    ['LAUNCH_GAVE_UP', {}, t('LAUNCH_GAVE_UP')],
    ['LAUNCH_ENDED', {}, t('LAUNCH_ENDED')],
  ] as const)('%s is said, and what was typed stays', async (code, details, sentence) => {
    const user = await open('desktop');
    await screen.findByText(t('launch.flash.passReady'));
    refuse('launch.enter', code, details);
    await user.type(lots(), '2');
    await user.click(button(t('launch.flash.buyLots', { count: 2 })));
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(lots().value).toBe('2');
  });

  it('a pass that is not valid any more is got anew, once', async () => {
    const user = await open('desktop');
    await screen.findByText(t('launch.flash.passReady'));
    refuse('launch.enter', 'LAUNCH_PASS');
    await user.type(lots(), '2');
    await user.click(button(t('launch.flash.buyLots', { count: 2 })));
    expect(await screen.findByText(t('LAUNCH_PASS'))).toBeTruthy();
    expect(sent('launch.enter').length).toBe(2);
  });

  it('a lost answer says that nobody knows yet, and the ticket comes with the next one', async () => {
    const user = await open('h5');
    await screen.findByText(t('launch.flash.passReady'));
    cut('launch.enter');
    await user.type(lots(), '3');
    await user.click(button(t('launch.flash.buyLots', { count: 3 })));
    expect(await screen.findByText(t('launch.unknown'))).toBeTruthy();
    rig.now = flashAnswer({ ticket: flashTicket() });
    expect(await panel().findByText('214', {}, SOON)).toBeTruthy();
  });

  it.each([
    ['ABOVE_REMAINING', t('launch.flash.refused.ABOVE_REMAINING', { count: 2 })],
    ['SOLD_OUT', t('launch.flash.refused.SOLD_OUT')],
    ['ENDED', t('launch.flash.refused.ENDED')],
    ['CANCELLED', t('launch.flash.refused.CANCELLED')],
  ] as const)('a ticket that is refused says why: %s', async (reason, sentence) => {
    const remainingLots = reason === 'ABOVE_REMAINING' ? 2 : null;
    await open('desktop', { ticket: flashTicket({ state: 'REFUSED', position: null, reason, remainingLots }) });
    expect(panel().getAllByText(sentence).length).toBeGreaterThan(0);
  });

  it('all that is left is being paid for: says so, and a ticket can be asked for', async () => {
    await open('desktop', { paidLots: 2_378, payingLots: 22, freeLots: 0 });
    expect(screen.getByText(t('launch.flash.allHeld'))).toBeTruthy();
    expect(button(t('launch.flash.buy')).disabled).toBe(false);
  });

  it('everything is sold: says so, and when the next round opens', async () => {
    const later = flashRound({ number: 2, state: 'WARM_UP', shown: 'WARM_UP', startAtMs: NOW_MS + 3_600_000 });
    const rounds = [flashRound({ shown: 'SOLD_OUT' }), later];
    answer('launch.project', detail({ rounds }, [ownRound(), ownRound({ number: 2 })]));
    rig.now = flashAnswer({ paidLots: 2_400, payingLots: 0, freeLots: 0 });
    await openScreen('launch.project', { layout: 'desktop', names: { id: 'halyard' }, query: { round: '1' } });
    await untilThere();
    expect(panel().getAllByText(t('launch.flash.soldOut')).length).toBe(1);
    expect(panel().getByText(t('launch.flash.next', { number: 2, time: '11/20 18:30 (UTC+8)' }))).toBeTruthy();
    expect(screen.queryByLabelText(t('launch.flash.field'))).toBeNull();
  });
});

describe('a payment', () => {
  it.each([
    ['LAUNCH_NOT_PAYING', t('LAUNCH_NOT_PAYING')],
    ['ACCOUNT_FROZEN', t('ACCOUNT_FROZEN')],
    ['COIN_STOPPED', t('COIN_STOPPED', { asset: 'USDT' })],
  ] as const)('that is refused says why: %s', async (code, sentence) => {
    const user = await open('desktop', { ticket: payingTicket() });
    refuse('launch.pay', code, code === 'COIN_STOPPED' ? { asset: 'USDT' } : {});
    await user.type(screen.getByLabelText(t('launch.password')), PASSWORD);
    await user.click(button(PAY));
    expect((await panel().findByRole('alert')).textContent).toBe(sentence);
  });

  it('whose answer is lost is not made twice, and its end comes with the next answer', async () => {
    const user = await open('h5', { ticket: payingTicket() });
    cut('launch.pay');
    await user.type(screen.getByLabelText(t('launch.password')), PASSWORD);
    await user.click(button(PAY));
    expect(await screen.findByText(t('launch.unknown'))).toBeTruthy();
    rig.now = flashAnswer({ ticket: payingTicket({ state: 'PAID', payByMs: null }), closed: 'LAUNCH_BOUGHT' });
    expect(await panel().findByText('3,000 HLY', {}, SOON)).toBeTruthy();
  });

  it('in its last minute says so to whoever listens', async () => {
    await open('desktop', { ticket: payingTicket() });
    expect(said()).toContain(t('launch.flash.held', { count: 3 }));
    setClock(payingTicket().payByMs! - 59_000);
    await expect.poll(said, SOON).toBe(t('launch.flash.lastMinute'));
  });
});

it('that could not be loaded says so, and Retry brings it', async () => {
  cut('launch.flash');
  const user = await openScreen('launch.project', { layout: 'desktop', names: { id: 'halyard' } });
  const retry = await screen.findByRole('button', { name: shell('shell.action.retry') });
  answer('launch.flash', flashAnswer());
  await user.click(retry);
  expect(await screen.findByLabelText(t('launch.flash.field'))).toBeTruthy();
});
