import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  greyCount,
  here,
  LAYOUTS,
  type LayoutName,
  NOW_MS,
  openScreen,
  shell,
  untilThere,
} from '../../../../app/screen.rig.tsx';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { PLAN_ID, plan, TERMS } from '../../auto-invest.fixture.ts';
import { liveIn } from '../../auto-invest.rig.ts';
import { planForm, submit } from './form.rig.tsx';

const { t, share, amount } = await planForm();

const open = (layout: LayoutName, query: Record<string, string> = {}) =>
  openScreen('auto-invest.plans', { layout, query: { view: 'new', ...query } });
async function openWith(layout: LayoutName, ...coins: readonly string[]) {
  const user = await open(layout);
  await untilThere();
  for (const coin of coins) await choose(user, coin);
  return user;
}
async function choose(user: Awaited<ReturnType<typeof open>>, coin: string) {
  const link = screen.queryByRole('button', { name: t('autoInvest.addCoin') });
  // The list stands open where the link was pressed, and where no coin is chosen it is asked for.
  await user.click(link ?? screen.getByRole('combobox', { name: new RegExp(`^${t('autoInvest.addCoin')}`) }));
  await user.click(screen.getByRole('option', { name: new RegExp(`^${coin} `) }));
}
/** On a phone the dates are chosen in a sheet. */
async function openDates(user: Awaited<ReturnType<typeof open>>, layout: LayoutName) {
  if (layout === 'h5') await user.click(screen.getByRole('button', { name: new RegExp(`^${t('autoInvest.when')}`) }));
  await screen.findByRole('radio', { name: t('autoInvest.period.week') });
}
async function leaveDates(user: Awaited<ReturnType<typeof open>>, layout: LayoutName) {
  if (layout === 'h5') await user.click(screen.getByRole('button', { name: t('autoInvest.when.done') }));
}
const BARE = t('autoInvest.startBare');
const HUNDRED = t('autoInvest.start', { plan: t('autoInvest.plan.week.1', { amount: '100' }) });

describe.each(LAYOUTS)('a new plan on %s', (layout) => {
  it('is grey while its bounds are on their way, and says that they could not be loaded', async () => {
    const held = hold('autoInvest.terms');
    const user = await open(layout);
    expect(greyCount()).toBeGreaterThan(0);
    held.cut();
    const retry = await screen.findByRole('button', { name: shell('shell.action.retry') });
    answer('autoInvest.terms', TERMS);
    await user.click(retry);
    expect(await screen.findByLabelText(t('autoInvest.each'))).toBeTruthy();
  });

  it('begins without coin, amount, or a box that is ticked, on Mondays at nine', async () => {
    const user = await openWith(layout);
    expect(amount().value).toBe('');
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      false,
      false,
      false,
    ]);
    if (layout === 'h5') screen.getByRole('button', { name: `${t('autoInvest.when')} Mon 09:00` });
    await openDates(user, layout);
    expect(screen.getByRole('radio', { name: t('autoInvest.period.week') }).getAttribute('aria-checked')).toBe('true');
    expect(screen.getByRole('button', { name: 'Mon' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('Singapore Standard Time (UTC+8)')).toBeTruthy();
    expect(screen.getByText(t('autoInvest.pastNeeds'))).toBeTruthy();
  });

  it('says the next three runs, the fee and the guard before it is pressed', async () => {
    await openWith(layout, 'BTC');
    const runs = within(screen.getByRole('list', { name: t('autoInvest.nextRuns') }));
    expect(runs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mon 2026/11/23 09:00',
      'Mon 2026/11/30 09:00',
      'Mon 2026/12/07 09:00',
    ]);
    expect(screen.getByText(t('autoInvest.feeNote', { rate: '0.20%' }))).toBeTruthy();
    expect(screen.getByText(t('autoInvest.guardNote', { guard: '1%' }))).toBeTruthy();
  });

  it('is sent once with all that was chosen, and leads to the plan', async () => {
    const held = hold('autoInvest.create');
    const user = await openWith(layout, 'BTC', 'ETH');
    expect([share('BTC').value, share('ETH').value]).toEqual(['50', '50']);
    await user.clear(share('BTC'));
    await user.type(share('BTC'), '60');
    await user.clear(share('ETH'));
    await user.type(share('ETH'), '40');
    await user.type(amount(), '100');
    expect(await screen.findByText('BTC 60.00 \u00b7 ETH 40.00 USDT')).toBeTruthy();
    await user.dblClick(submit(HUNDRED));
    expect(sent('autoInvest.create')).toEqual([
      {
        clientRequestId: expect.any(String),
        coins: '[{"asset":"BTC","percent":"60"},{"asset":"ETH","percent":"40"}]',
        amount: '100',
        period: 'week',
        weekday: '1',
        hour: '9',
        zone: 'Asia/Singapore',
        autoTransfer: 'false',
        movesToEarn: 'false',
        tellsSuccess: 'false',
      },
    ]);
    held.answer({ plan: plan(), replayed: false });
    expect(await screen.findByText(t('autoInvest.createdText', { time: 'Mon 11/23 09:00' }))).toBeTruthy();
    expect(here()).toBe(`/wallet/fixedVote?plan=${PLAN_ID}`);
  });

  it('runs monthly on a day, at an hour and from funding where it is told so', async () => {
    const user = await openWith(layout, 'BTC');
    await openDates(user, layout);
    await user.click(screen.getByRole('radio', { name: t('autoInvest.period.month') }));
    await user.click(screen.getByRole('combobox', { name: new RegExp(`^${t('autoInvest.monthday')}`) }));
    await user.click(screen.getByRole('option', { name: '31' }));
    expect(screen.getByText(t('autoInvest.shortMonths'))).toBeTruthy();
    await expect.poll(() => sent('autoInvest.dates').at(-1)).toMatchObject({ period: 'month', day: '31' });
    await user.click(screen.getByRole('combobox', { name: new RegExp(`^${t('autoInvest.hour')}`) }));
    await user.click(screen.getByRole('option', { name: '21:00' }));
    await leaveDates(user, layout);
    if (layout === 'h5') screen.getByRole('button', { name: `${t('autoInvest.when')} Day 31, 21:00` });
    await user.click(screen.getByRole('checkbox', { name: t('autoInvest.autoTransfer') }));
    await user.type(amount(), '100');
    answer('autoInvest.create', { plan: plan(), replayed: false });
    await user.click(submit(t('autoInvest.start', { plan: t('autoInvest.plan.monthEnd', { amount: '100' }) })));
    await expect
      .poll(() => sent('autoInvest.create'))
      .toMatchObject([{ period: 'month', day: '31', hour: '21', autoTransfer: 'true' }]);
    expect(sent('autoInvest.create')[0]).not.toHaveProperty('weekday');
  });

  it('says what is wrong beside its field, with its numbers, and sends nothing', async () => {
    const user = await openWith(layout);
    await user.click(submit(BARE));
    expect(screen.getByText(t('AUTO_INVEST_COIN_REQUIRED'))).toBeTruthy();
    expect(screen.getByText('A valid amount is required.')).toBeTruthy();
    await choose(user, 'BTC');
    await choose(user, 'ETH');
    await user.clear(share('BTC'));
    await user.type(share('BTC'), '90');
    await user.clear(share('ETH'));
    await user.type(share('ETH'), '10');
    expect(screen.getByText(t('AUTO_INVEST_SHARE_TOO_SMALL', { above: 10, asset: 'ETH', percent: 10 }))).toBeTruthy();
    expect(share('ETH').getAttribute('aria-invalid')).toBe('true');
    await user.clear(share('ETH'));
    await user.type(share('ETH'), '11');
    expect(screen.getByText(t('AUTO_INVEST_SHARE_SUM', { sum: 101 }))).toBeTruthy();
    await user.clear(share('ETH'));
    await user.type(share('ETH'), 'a half');
    expect(screen.getByText(t('autoInvest.shareWhole'))).toBeTruthy();
    await user.type(amount(), '9.99');
    expect(screen.getByText(t('AUTO_INVEST_AMOUNT_MIN', { min: '10' }))).toBeTruthy();
    await user.clear(amount());
    await user.type(amount(), '50001{Enter}');
    expect(screen.getByText(t('AUTO_INVEST_AMOUNT_MAX', { max: '50,000' }))).toBeTruthy();
    expect([amount().value, share('ETH').value]).toEqual(['50001', 'a half']);
    expect(sent('autoInvest.create')).toEqual([]);
  });

  it('is a percent more or less at a press, and never above a hundred', async () => {
    const user = await openWith(layout, 'BTC', 'ETH');
    const [up, down] = share('BTC').parentElement!.querySelectorAll('button');
    await user.click(up!);
    expect(share('BTC').value).toBe('51');
    await user.dblClick(down!);
    expect(share('BTC').value).toBe('49');
    await user.clear(share('BTC'));
    await user.type(share('BTC'), '100');
    await user.click(up!);
    expect(share('BTC').value).toBe('100');
  });

  it('says why the minimum is more than ten, and shares equally again', async () => {
    const user = await openWith(layout, 'BTC', 'XRP');
    await user.clear(share('BTC'));
    await user.type(share('BTC'), '89');
    await user.clear(share('XRP'));
    await user.type(share('XRP'), '11');
    expect(screen.getByText(t('autoInvest.bounds', { min: '54.545455', max: '50,000' }))).toBeTruthy();
    expect(screen.getByText(t('autoInvest.minBecause', { min: '54.545455', share: 11, coin: 'XRP' }))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: t('autoInvest.equalise') }));
    expect([share('BTC').value, share('XRP').value]).toEqual(['50', '50']);
    await user.click(screen.getByRole('button', { name: t('autoInvest.removeCoin', { coin: 'XRP' }) }));
    expect(share('BTC').value).toBe('100');
  });

  it.each([
    ['AUTO_INVEST_COIN_UNKNOWN', { asset: 'BTC' }, 'BTC cannot be bought with auto-invest.'],
    ['AUTO_INVEST_AMOUNT_MIN', { min: '150' }, 'With these coins and shares the minimum is 150 USDT.'],
    ['AUTO_INVEST_ZONE_UNKNOWN', { zone: 'Asia/Singapore' }, 'This time zone is not known: Asia/Singapore.'],
    [
      'AUTO_INVEST_TOO_MANY',
      { max: '30', nextAt: NOW_MS },
      'You can make 30 plans in an hour. The next one is possible at 2026/11/20 17:30 (UTC+8).',
    ],
  ] as const)('keeps everything when the exchange refuses it: %s', async (code, details, sentence) => {
    refuse('autoInvest.create', code, details);
    const user = await openWith(layout, 'BTC');
    await user.type(amount(), '100');
    await user.click(submit(HUNDRED));
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect([amount().value, share('BTC').value]).toEqual(['100', '100']);
  });

  it('is the same request after an answer that was lost, also when the form is opened again', async () => {
    cut('autoInvest.create');
    const user = await openWith(layout, 'BTC');
    await user.type(amount(), '100');
    await user.click(submit(HUNDRED));
    expect(await screen.findByText(t('autoInvest.unknown'))).toBeTruthy();
    answer('autoInvest.create', { plan: plan(), replayed: true });
    await user.click(submit(HUNDRED));
    await screen.findByText(t('autoInvest.created'));
    const ids = sent('autoInvest.create').map(({ clientRequestId }) => clientRequestId);
    expect(new Set(ids).size).toBe(1);
  });

  it('says what the clocks do to its hour', async () => {
    liveIn('Europe/Berlin');
    const user = await openWith(layout, 'BTC');
    expect(screen.getByText(t('autoInvest.clockChange', { date: '2027/03/28', time: '09:00' }))).toBeTruthy();
    await openDates(user, layout);
    await user.click(screen.getByRole('radio', { name: t('autoInvest.period.day') }));
    await user.click(screen.getByRole('combobox', { name: new RegExp(`^${t('autoInvest.hour')}`) }));
    await user.click(screen.getByRole('option', { name: '02:00' }));
    await leaveDates(user, layout);
    if (layout === 'h5') screen.getByRole('button', { name: `${t('autoInvest.when')} Daily 02:00` });
    const skips = t('autoInvest.clockSkips', { date: '2027/03/28', time: '02:00', instead: '03:00' });
    expect(await screen.findByText(skips)).toBeTruthy();
  });

  it('is told when a market is halted, and when the product is closed', async () => {
    const [btc, ...others] = TERMS.coins;
    answer('autoInvest.terms', { ...TERMS, coins: [{ ...btc!, isHalted: true }, ...others] });
    const { STATUS } = await import('../../../../app/screen.rig.tsx');
    answer('operator.status', { ...STATUS, switches: { ...STATUS.switches, AUTO_INVEST_CLOSE: 'true' } });
    await openWith(layout, 'BTC');
    expect(screen.getByText(t('autoInvest.halted'))).toBeTruthy();
    expect(await screen.findByText(t('autoInvest.closed'))).toBeTruthy();
    expect(submit(BARE).hasAttribute('disabled')).toBe(true);
  });
});
