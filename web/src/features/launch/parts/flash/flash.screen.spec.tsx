import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import { here, LAYOUTS, type LayoutName, NOW_MS, setClock, shell } from '../../../../app/screen.rig.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import type { FlashAnswer } from '../../api/flash.ts';
import { detail, flashAnswer, flashRound, flashTicket, ownRound, payingTicket, settled } from '../../launch.fixture.ts';
import { answerForFlash, type FlashRig } from '../../launch.rig.ts';
import { button, lots, openFlash, PASSWORD, PAY, panel, SOON, said, t } from './flash-page.rig.tsx';

let rig: FlashRig;
beforeEach(() => {
  rig = answerForFlash();
  answerForMoney();
});

const open = (layout: LayoutName, change: Partial<FlashAnswer> = {}, vipLevel = 1) =>
  openFlash(rig, layout, change, vipLevel);

describe.each(LAYOUTS)('a flash sale on %s', (layout) => {
  it('says how much is taken, what a lot is, and what lots cost before anything is asked', async () => {
    const user = await open(layout);
    expect(panel().getByText(t('launch.flash.live'))).toBeTruthy();
    expect(panel().getByText(t('launch.flash.taken', { percent: '56.25%' }))).toBeTruthy();
    const legend = panel()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(legend).toEqual(expect.arrayContaining(['1,328 paid', '22 in payment', '1,050 free']));
    expect(screen.getAllByText(t('launch.flash.lotsRange', { least: 1, count: 5 })).length).toBeGreaterThan(0);
    await screen.findByText(t('launch.flash.passReady'));
    expect([lots().value, button(t('launch.flash.buy')).disabled]).toEqual(['', false]);
    await user.type(lots(), '3');
    expect(panel().getByText('3,000 HLY × 0.084')).toBeTruthy();
    for (const figure of ['252 USDT', '\u22122.52 USDT', '249.48 USDT', '0.12 \u2212 30% = 0.084 USDT'])
      expect(panel().getByText(figure)).toBeTruthy();
  });

  it('says before its start how much it sells, to how many people so far, and when it ends', async () => {
    const [startAtMs, endAtMs] = [NOW_MS + 3_600_000, NOW_MS + 7_200_000];
    const round = flashRound({ state: 'WARM_UP', shown: 'WARM_UP', startAtMs, endAtMs, people: 1_204 });
    answer('launch.project', detail({ rounds: [round] }));
    await open(layout, { seed: null });
    expect(screen.getByText('2,400,000 HLY')).toBeTruthy();
    expect(screen.getByText('1,204')).toBeTruthy();
    for (const atMs of [startAtMs, endAtMs])
      expect(panel().getByText(dateTime(atMs, 'en_US', { withYear: true }))).toBeTruthy();
  });

  it('gets a pass by solving a puzzle, asks once, and shows the place in the queue', async () => {
    const user = await open(layout);
    await screen.findByText(t('launch.flash.passReady'));
    expect(sent('launch.pass').map((fields) => 'captchaId' in fields)).toEqual([false, true]);
    await user.type(lots(), '3');
    const held = hold('launch.enter');
    await user.dblClick(button(t('launch.flash.buyLots', { count: 3 })));
    expect(sent('launch.enter')).toEqual([{ project: 'halyard', round: '1', pass: '100.pass', lots: '3' }]);
    rig.now = flashAnswer({ ticket: flashTicket() });
    held.answer(flashTicket());
    expect(await panel().findByText('214')).toBeTruthy();
    expect(panel().getByText(t('launch.flash.left', { count: 1_050 }))).toBeTruthy();
    expect(said()).toBe('You are number 214 in the queue; 1,050 lots left.');
  });

  it('can be left from the queue after a question that says what follows', async () => {
    const user = await open(layout, { ticket: flashTicket() });
    answer('launch.giveUp', () => {
      rig.now = flashAnswer({ ticket: flashTicket({ state: 'LEFT', position: null }) });
      return rig.now.ticket!;
    });
    await user.click(button(t('launch.flash.leaveQueue')));
    const dialog = within(await screen.findByRole('dialog', { name: t('launch.flash.leaveQueueTitle') }));
    expect(dialog.getByText(t('launch.flash.leaveQueueText'))).toBeTruthy();
    expect(sent('launch.giveUp')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: t('launch.flash.leaveQueue') }));
    expect((await panel().findAllByText(t('launch.flash.leftQueue'))).length).toBeGreaterThan(0);
    expect(lots()).toBeTruthy();
    expect(sent('launch.giveUp')).toEqual([{ ticketId: flashTicket().id, leaves: 'QUEUE' }]);
  });

  it('whose turn comes while one leaves the queue shows the lots that are held', async () => {
    const user = await open(layout, { ticket: flashTicket() });
    answer('launch.giveUp', () => {
      rig.now = flashAnswer({ ticket: payingTicket() });
      return payingTicket();
    });
    await user.click(button(t('launch.flash.leaveQueue')));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: t('launch.flash.leaveQueue') }));
    expect(await panel().findByText(t('launch.flash.held', { count: 3 }))).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('holds lots with the time that is left, and pays for them with the trading password', async () => {
    const user = await open(layout, { ticket: payingTicket() });
    expect(panel().getByText(t('launch.flash.held', { count: 3 }))).toBeTruthy();
    expect([panel().getByRole('timer').textContent, panel().getByText('of 3:00') !== null]).toEqual(['2:41', true]);
    expect(panel().getByText(t('launch.flash.payBefore', { time: '17:32:41' }))).toBeTruthy();
    expect(await panel().findByText('8,171.07 USDT')).toBeTruthy();
    await user.type(screen.getByLabelText(t('launch.password')), PASSWORD);
    const held = hold('launch.pay');
    await user.dblClick(button(PAY));
    expect(sent('launch.pay')).toEqual([{ ticketId: payingTicket().id, tradingPassword: PASSWORD }]);
    const ticket = payingTicket({ state: 'PAID', payByMs: null });
    rig.now = flashAnswer({ ticket, closed: 'LAUNCH_BOUGHT' });
    answer('launch.project', detail({ rounds: [flashRound()] }, [ownRound({ subscription: settled() })]));
    held.answer(ticket);
    expect(await panel().findByText('3,000 HLY')).toBeTruthy();
    expect(panel().getByText('0.08316 USDT')).toBeTruthy();
    const unlocks = within(await panel().findByRole('list', { name: t('launch.flash.usable') }));
    expect(unlocks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '800 HLY2026/11/19 17:30 (UTC+8)',
      '3,200 HLY2027/02/19 17:30 (UTC+8)',
    ]);
    expect(said()).toBe(t('launch.flash.paidTitle'));
    await user.click(panel().getByRole('link', { name: t('launch.mine') }));
    expect(here()).toBe('/wallet/fansup/history');
  });

  it('says that a purchase was paid back where the project was cancelled, and no more that it is paid', async () => {
    const round = flashRound({ state: 'CANCELLED', shown: 'ENDED' });
    const bought = { mode: 'FLASH', committed: '249.48', cost: '249.48', got: '3000' } as const;
    const own = ownRound({ subscription: settled({ ...bought, state: 'REFUNDED', unlocks: [] }) });
    const cancelled = detail({ isCancelled: true, rounds: [round] }, [own]);
    answer('launch.project', cancelled);
    await open(layout, { ticket: payingTicket({ state: 'PAID', payByMs: null }), closed: 'LAUNCH_BOUGHT' });
    expect(await panel().findByText(t('launch.paidBack'))).toBeTruthy();
    expect(panel().queryByText(t('launch.flash.paidTitle'))).toBeNull();
    expect(panel().queryByText('3,000 HLY')).toBeNull();
    expect(said()).toBe(t('LAUNCH_CANCELLED'));
  });

  const LOCKED_MS = NOW_MS + 3_600_000;
  it.each([
    ['TRADING_PASSWORD_WRONG', { triesLeft: 4 }, t('launch.flash.wrongPassword', { count: 4 })],
    [
      'TRADING_PASSWORD_LOCKED',
      { untilMs: LOCKED_MS },
      t('launch.flash.passwordLocked', { time: dateTime(LOCKED_MS, 'en_US') }),
    ],
  ] as const)('keeps the lots after a wrong password, and says what is left: %s', async (code, details, said) => {
    const user = await open(layout, { ticket: payingTicket() });
    refuse('launch.pay', code, details);
    const field = () => screen.getByLabelText<HTMLInputElement>(t('launch.password'));
    expect(screen.getByText(t('launch.flash.wrongKeeps'))).toBeTruthy();
    await user.type(field(), PASSWORD);
    await user.click(button(PAY));
    await expect.poll(() => field().getAttribute('aria-invalid')).toBe('true');
    expect([field().value, panel().getByRole('timer').textContent]).toEqual(['', '2:41']);
    expect(document.getElementById(field().getAttribute('aria-describedby')!)?.textContent).toContain(said);
  });

  it('says what is missing in funding, where to get it, and that the lots are held meanwhile', async () => {
    answer('transfers.info', {
      asset: 'USDT',
      ledgerScale: 8,
      accounts: [{ account: 'funding', opened: true, available: '200' }],
    });
    await open(layout, { ticket: payingTicket() });
    expect(await panel().findByText(t('launch.flash.short', { missing: '49.48', asset: 'USDT' }))).toBeTruthy();
    const link = panel().getByRole('link', { name: shell('shell.nav.transfer') });
    expect(link.getAttribute('href')).toBe('/wallet/transfer?asset=USDT');
  });

  it('warns before a payment is given up, and is closed afterwards', async () => {
    const user = await open(layout, { ticket: payingTicket() });
    answer('launch.giveUp', () => {
      const ticket = payingTicket({ state: 'CANCELLED', payByMs: null });
      rig.now = flashAnswer({ ticket, closed: 'LAUNCH_GAVE_UP' });
      return ticket;
    });
    await user.click(button(t('launch.flash.giveUp')));
    const dialog = within(await screen.findByRole('dialog', { name: t('launch.flash.giveUpTitle', { number: 1 }) }));
    expect(dialog.getByText(/^If you leave now your 3 lots go back and you cannot buy in round 1\./)).toBeTruthy();
    expect(dialog.getByText('2:41')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: t('launch.flash.keep', { count: 3 }) }));
    expect([screen.queryByRole('dialog'), sent('launch.giveUp')]).toEqual([null, []]);
    await user.click(button(t('launch.flash.giveUp')));
    const again = within(await screen.findByRole('dialog'));
    await user.click(again.getByRole('button', { name: t('launch.flash.giveUpDo', { number: 1 }) }));
    expect((await panel().findAllByText(t('launch.flash.gaveUp'))).length).toBeGreaterThan(0);
    expect(screen.queryByLabelText(t('launch.flash.field'))).toBeNull();
    expect(sent('launch.giveUp')).toEqual([{ ticketId: payingTicket().id, leaves: 'PAYMENT' }]);
  });

  it('whose time to pay runs out says so by the clock, and then offers another ticket', async () => {
    await open(layout, { ticket: payingTicket() });
    setClock(payingTicket().payByMs!);
    expect((await panel().findAllByText(t('launch.flash.goesBack'), {}, SOON)).length).toBeGreaterThan(0);
    expect(screen.queryByLabelText(t('launch.password'))).toBeNull();
    rig.now = flashAnswer({ ticket: payingTicket({ state: 'TIMED_OUT', payByMs: null }) });
    expect((await panel().findAllByText(t('launch.flash.timedOut', { count: 3 }), {}, SOON)).length).toBeGreaterThan(0);
    expect(lots()).toBeTruthy();
    // Another ticket needs another pass, whose puzzle is solved before this test is over.
    await expect.poll(() => sent('launch.pass').at(-1), SOON).toMatchObject({ captchaAnswer: expect.any(String) });
  });

  it('is the same on a page that was opened later: nothing is kept in it', async () => {
    await open(layout, { ticket: flashTicket({ position: 0 }), freeLots: 1 });
    expect(said()).toBe('You are number 1 in the queue; 1 lot left.');
    expect(sent('launch.pass')).toEqual([]);
    rig.now = flashAnswer({ ticket: payingTicket() });
    expect(await panel().findByText(t('launch.flash.held', { count: 3 }), {}, SOON)).toBeTruthy();
  });

  it('shows the hash of the seed before the draw, and the seed after it', async () => {
    await open(layout, { seed: null, ticket: flashTicket({ position: null }) });
    expect(panel().getByText(t('launch.flash.drawing', { count: 3 }))).toBeTruthy();
    const order = () => within(document.querySelector<HTMLElement>('[data-room="launch/parts/opening/queue-order"]')!);
    expect(order().getByText(t('launch.flash.seedBefore'))).toBeTruthy();
    expect([
      order().queryByText(t('launch.flash.seed')),
      order().getByText(t('launch.flash.seedHash')) !== null,
    ]).toEqual([null, true]);
    rig.now = flashAnswer({ ticket: flashTicket() });
    expect(await order().findByText(t('launch.flash.seedAfter'), {}, SOON)).toBeTruthy();
    expect(order().getByText('5189f0a65189f0a6…5189f0a6')).toBeTruthy();
  });
});

describe('before a flash sale starts', () => {
  const START_MS = NOW_MS + 11 * 60_000;
  const soon = () =>
    answer(
      'launch.project',
      detail({ rounds: [flashRound({ state: 'WARM_UP', shown: 'WARM_UP', startAtMs: START_MS })] }),
    );

  it('passes are got from ten minutes before, and lots can be asked for from the start', async () => {
    soon();
    const user = await open('desktop', { paidLots: 0, payingLots: 0, freeLots: 2_400, seed: null });
    expect(screen.getByText(t('launch.flash.passSoon', { time: '11/20 17:31 (UTC+8)' }))).toBeTruthy();
    expect([sent('launch.pass'), button(t('launch.flash.opensIn', { time: '11:00' })).disabled]).toEqual([[], true]);
    await user.type(lots(), '2');
    setClock(START_MS - 10 * 60_000);
    expect(await screen.findByText(t('launch.flash.passReady'), {}, SOON)).toBeTruthy();
    expect(button(t('launch.flash.opensIn', { time: '10:00' })).disabled).toBe(true);
    setClock(START_MS);
    const buy = await screen.findByRole('button', { name: t('launch.flash.buyLots', { count: 2 }) }, SOON);
    expect([(buy as HTMLButtonElement).disabled, lots().value]).toEqual([false, '2']);
  });

  it('nobody gets a pass who does not meet the conditions', async () => {
    const conditions = [
      { name: 'KYC', isMet: false, needed: 2, level: 1, lateMs: null, nationality: null, held: null },
    ] as const;
    answer('launch.project', detail({ rounds: [flashRound()] }, [ownRound({ conditions: [...conditions] })]));
    await open('h5');
    expect(screen.getByText(t('launch.unmet'))).toBeTruthy();
    expect([sent('launch.pass'), button(t('launch.flash.buy')).disabled]).toEqual([[], true]);
  });

  it('a pass that is refused says why, and Retry gets another', async () => {
    refuse('launch.pass', 'LAUNCH_KYC', { needed: 2, level: 1 });
    const user = await open('desktop');
    expect(await screen.findByText(t('LAUNCH_KYC', { needed: '2', level: '1' }))).toBeTruthy();
    answer('launch.pass', { pass: '100.other' });
    await user.click(button(shell('shell.action.retry')));
    expect(await screen.findByText(t('launch.flash.passReady'))).toBeTruthy();
  });
});

it('that is given up while paying offers no other lots, also before the next answer', async () => {
  const user = await open('h5', { ticket: payingTicket() });
  answer('launch.giveUp', () => payingTicket({ state: 'CANCELLED', payByMs: null }));
  cut('launch.flash');
  await user.click(button(t('launch.flash.giveUp')));
  await user.click(await screen.findByRole('button', { name: t('launch.flash.giveUpDo', { number: 1 }) }));
  expect((await panel().findAllByText(t('launch.flash.gaveUp'))).length).toBeGreaterThan(0);
  expect([screen.queryByLabelText(t('launch.flash.field')), sent('launch.pass')]).toEqual([null, []]);
});

it('keeps what it knows while the connection is lost, and says from when that is', async () => {
  await open('desktop', { ticket: flashTicket() });
  cut('launch.flash');
  expect(await screen.findByText(t('launch.flash.lost', { time: '17:30:00' }), {}, SOON)).toBeTruthy();
  expect(panel().getByText('214')).toBeTruthy();
});
