import { messages as words } from '@bourse/i18n/en_US/auto-invest.ts';
import { messages as refusals } from '@bourse/i18n/en_US/auto-invest-refusal.ts';
import { messages as statement } from '@bourse/i18n/en_US/statement.gen.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import {
  here,
  LAYOUTS,
  type LayoutName,
  NOW_MS,
  openScreen,
  shell,
  untilThere,
  wordsOf,
} from '../../../../app/screen.rig.tsx';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { PLAN_ID, plan, run } from '../../auto-invest.fixture.ts';
import { answerForAutoInvest, RUNS, summary } from '../../auto-invest.rig.ts';

const t = await wordsOf({ ...words, ...refusals });

beforeEach(() => {
  answerForMoney();
  answerForAutoInvest();
});

async function open(layout: LayoutName, change: Parameters<typeof plan>[0] = {}) {
  answer('autoInvest.plan', plan(change));
  const user = await openScreen('auto-invest.plans', { layout, query: { plan: PLAN_ID } });
  await untilThere();
  return user;
}
/** On a phone runs stand behind a tab. */
async function openRuns(layout: LayoutName, change: Parameters<typeof plan>[0] = {}) {
  const user = await open(layout, change);
  if (layout === 'h5') await user.click(screen.getByRole('tab', { name: new RegExp(`^${t('autoInvest.runs')}`) }));
  return user;
}
const button = (name: string) => screen.getByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
const NEXT = 'Mon 11/23 09:00';

describe.each(LAYOUTS)('a plan on %s', (layout) => {
  it('says what it bought, what that is worth, and draws both', async () => {
    await open(layout);
    const label = t('autoInvest.chartLabel', { paid: '300.00', value: '305.38' });
    expect(screen.getByRole('figure', { name: label })).toBeTruthy();
    expect(screen.getAllByText('+1.79%').length).toBeGreaterThan(0);
    expect(screen.getByText('+5.38')).toBeTruthy();
    expect(screen.getByText(t('autoInvest.ofPaidIn', { percent: '+1.79%' }))).toBeTruthy();
    expect(screen.getByText(t('autoInvest.fees')).parentElement!.textContent).toContain('0.60');
    expect(screen.getByText(t('autoInvest.averageNote'))).toBeTruthy();
    expect(screen.getByText(t('autoInvest.keptNote'))).toBeTruthy();
  });

  it('offers a file of what its runs did', async () => {
    answer('statement.exports', { rows: [] });
    refuse('statement.request', 'EXPORTS_RUNNING');
    const user = await openRuns(layout);
    await user.click(await screen.findByRole('button', { name: t('autoInvest.runsFile') }));
    await user.click((await dialog()).getByRole('button', { name: statement['statement.start'] }));
    expect(sent('statement.request')).toMatchObject([{ scope: 'autoInvestRuns', format: 'csv' }]);
  });

  it('says of each run what it cost, bought, paid in fees, and paid against the index', async () => {
    answer('autoInvest.runs', {
      rows: [run({ kind: 'now', transferred: '38.2', account: 'funding' }), ...RUNS.slice(1)],
      next: null,
    });
    await openRuns(layout);
    const title = t('autoInvest.runs');
    expect(screen.getByText(t('autoInvest.run.byHand'))).toBeTruthy();
    if (layout === 'desktop') {
      const [, first] = within(screen.getByRole('table', { name: title })).getAllByRole('row');
      const cells = within(first!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
      expect(cells).toEqual([
        `11/16 09:00${t('autoInvest.run.byHand')}`,
        '100.00',
        '0.00399200 BTC',
        '25,000.00',
        '0.000008 BTC',
        '+0.040%',
        `${t('autoInvest.spot')}${t('autoInvest.run.topUp', { amount: '38.20' })}`,
        t('autoInvest.run.SUCCESS'),
      ]);
    } else {
      const bought = { quantity: '0.00399200 BTC', price: '25,000.00', fee: '0.000008 BTC', index: '+0.040%' };
      const list = within(screen.getByRole('list', { name: title }));
      expect(list.getByText(t('autoInvest.leg.line', bought))).toBeTruthy();
      expect(list.getByText(t('autoInvest.run.topUp', { amount: '38.20' }))).toBeTruthy();
    }
  });

  it('says why a run bought nothing, or a coin not all', async () => {
    const halted = { asset: 'ETH', status: 'SKIPPED', reason: 'HALTED', spent: '0', quantity: '0' } as const;
    const part = { status: 'PARTIAL', reason: 'GUARD', spent: '40', planned: '60' } as const;
    answer('autoInvest.runs', {
      rows: [
        run({ id: 'a', status: 'FAILED', reason: 'INSUFFICIENT', spent: '0', available: '87.95' }, []),
        run({ id: 'b', status: 'PARTIAL' }, [part, halted]),
        run({ id: 'c', status: 'MISSED', reason: 'LATE', spent: '0' }, []),
        run({ id: 'd' }, [{ earn: 'MOVED' }]),
      ],
      next: null,
    });
    await openRuns(layout);
    expect(screen.getByText(t('autoInvest.run.INSUFFICIENT', { missing: '12.05' }))).toBeTruthy();
    expect(screen.getByText(t('autoInvest.run.LATE'))).toBeTruthy();
    expect(screen.getByText(new RegExp(`ETH: ${t('autoInvest.leg.HALTED')}`))).toBeTruthy();
    const some = t('autoInvest.leg.some', { spent: '40.00', planned: '60.00' });
    expect(screen.getByText(new RegExp(`BTC: ${some}, ${t('autoInvest.leg.GUARD')}`))).toBeTruthy();
    expect(screen.getByText(new RegExp(t('autoInvest.leg.earn.MOVED')))).toBeTruthy();
  });

  it('shows coins and runs one at a time on a phone, which the address says', async () => {
    const user = await open(layout);
    if (layout === 'desktop') return expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByRole('tab', { name: `${t('autoInvest.coinsTab')} 1` }).getAttribute('aria-selected')).toBe(
      'true',
    );
    expect(screen.queryByRole('list', { name: t('autoInvest.runs') })).toBeNull();
    await user.click(screen.getByRole('tab', { name: `${t('autoInvest.runs')} 3` }));
    expect(here()).toBe(`/wallet/fixedVote?plan=${PLAN_ID}&tab=runs`);
    expect(screen.getByRole('list', { name: t('autoInvest.runs') })).toBeTruthy();
    expect(screen.queryByText(t('autoInvest.averageNote'))).toBeNull();
  });

  it('has not run yet', async () => {
    answer('autoInvest.runs', { rows: [], next: null });
    const user = await open(layout, { figures: [], bought: 0, invested: '0', value: '0', roiPercent: null });
    expect(screen.getAllByText(t('autoInvest.notBought')).length).toBe(2);
    if (layout === 'h5') await user.click(screen.getByRole('tab', { name: t('autoInvest.runs') }));
    expect(screen.getByText(t('autoInvest.noRuns'))).toBeTruthy();
  });

  it('says that its runs could not be loaded, and Retry brings them', async () => {
    cut('autoInvest.runs');
    const user = await openScreen('auto-invest.plans', { layout, query: { plan: PLAN_ID, tab: 'runs' } });
    const [retry] = await screen.findAllByRole('button', { name: shell('shell.action.retry') });
    answer('autoInvest.runs', { rows: [], next: null });
    await user.click(retry!);
    expect(await screen.findByText(t('autoInvest.noRuns'))).toBeTruthy();
  });

  it('that does not exist says so', async () => {
    refuse('autoInvest.plan', 'AUTO_INVEST_PLAN_UNKNOWN');
    await openScreen('auto-invest.plans', { layout, query: { plan: PLAN_ID } });
    expect(await screen.findByText(new RegExp(t('AUTO_INVEST_PLAN_UNKNOWN')))).toBeTruthy();
  });
});

describe.each(LAYOUTS)('the next run on %s', (layout) => {
  it('has enough', async () => {
    await open(layout);
    expect(screen.getByText(t('autoInvest.enough'))).toBeTruthy();
  });

  it('would fail, and says how much is missing with two ways out', async () => {
    answer('autoInvest.summary', summary({ spot: '61.8' }));
    answer('autoInvest.edit', plan({ autoTransfer: true }));
    const user = await open(layout, { suffices: false });
    expect(screen.getByText(t('autoInvest.missing', { missing: '38.2', time: NEXT }))).toBeTruthy();
    expect(button(t('autoInvest.transfer', { amount: '38.2' }))).toBeTruthy();
    await user.click(button(t('autoInvest.always')));
    await expect
      .poll(() => sent('autoInvest.edit'))
      .toMatchObject([{ planId: PLAN_ID, autoTransfer: 'true', amount: '100' }]);
  });

  it('takes what is missing from funding where it may', async () => {
    answer('autoInvest.summary', summary({ spot: '61.8' }));
    await open(layout, { autoTransfer: true });
    expect(screen.getByText(t('autoInvest.takes', { amount: '38.2' }))).toBeTruthy();
  });

  it('would fail with both accounts together, and leads to a deposit', async () => {
    answer('autoInvest.summary', summary({ spot: '50', funding: '20' }));
    await open(layout, { autoTransfer: true });
    expect(screen.getByText(t('autoInvest.missingBoth', { missing: '30', time: NEXT }))).toBeTruthy();
    expect(screen.getByRole('link', { name: t('autoInvest.deposit') }).getAttribute('href')).toContain('asset=USDT');
  });
});

describe.each(LAYOUTS)('what is done with a plan on %s', (layout) => {
  it('runs now, once, with what leaves which account said before', async () => {
    const held = hold('autoInvest.runNow');
    answer('autoInvest.summary', summary({ spot: '61.8' }));
    const user = await open(layout, { autoTransfer: true });
    await user.click(button(t('autoInvest.runNow')));
    const form = await dialog();
    expect(form.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '61.8 USDT',
      '38.2 USDT',
      '0.20%',
    ]);
    await user.dblClick(form.getByRole('button', { name: t('autoInvest.runNowSubmit', { amount: '100' }) }));
    expect(sent('autoInvest.runNow')).toEqual([{ clientRequestId: expect.any(String), planId: PLAN_ID }]);
    held.answer({ run: run({ kind: 'now' }), replayed: false });
    expect(await screen.findByText(t('autoInvest.ran'))).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not run with too little, and says the numbers', async () => {
    answer('autoInvest.summary', summary({ spot: '61.8' }));
    const user = await open(layout);
    await user.click(button(t('autoInvest.runNow')));
    const form = await dialog();
    expect(form.getByText(t('AUTO_INVEST_INSUFFICIENT', { available: '61.8', needed: '100' }))).toBeTruthy();
    const submit = form.getByRole('button', { name: t('autoInvest.runNowSubmit', { amount: '100' }) });
    expect(submit.hasAttribute('disabled')).toBe(true);
  });

  it('says what the exchange refuses, and that an answer is not known', async () => {
    refuse('autoInvest.runNow', 'AUTO_INVEST_RUNNING');
    const user = await open(layout);
    await user.click(button(t('autoInvest.runNow')));
    const form = await dialog();
    const submit = form.getByRole('button', { name: t('autoInvest.runNowSubmit', { amount: '100' }) });
    await user.click(submit);
    expect(await form.findByText(t('AUTO_INVEST_RUNNING'))).toBeTruthy();
    cut('autoInvest.runNow');
    await user.click(submit);
    expect(await form.findByText(t('autoInvest.unknown'))).toBeTruthy();
    answer('autoInvest.runNow', { run: run({ kind: 'now', status: 'RUNNING' }), replayed: false });
    await user.click(submit);
    expect(await screen.findByText(t('autoInvest.runStarted'))).toBeTruthy();
    const [, second, third] = sent('autoInvest.runNow').map(({ clientRequestId }) => clientRequestId);
    expect(third).toBe(second);
  });

  it('pauses, and goes on', async () => {
    answer('autoInvest.pause', plan({ state: 'PAUSED', nextRunAtMs: null }));
    const user = await open(layout);
    answer('autoInvest.plan', plan({ state: 'PAUSED', nextRunAtMs: null }));
    await user.click(button(t('autoInvest.pause')));
    expect(await screen.findByText(t('autoInvest.pausedText'))).toBeTruthy();
    answer('autoInvest.resume', plan());
    answer('autoInvest.plan', plan());
    await user.click(await screen.findByRole('button', { name: t('autoInvest.resume') }));
    expect(await screen.findByText(t('autoInvest.resumed'))).toBeTruthy();
    expect(sent('autoInvest.resume')).toEqual([{ planId: PLAN_ID }]);
  });

  it('says why pausing did not work', async () => {
    refuse('autoInvest.pause', 'AUTO_INVEST_PLAN_DELETED');
    const user = await open(layout);
    await user.click(button(t('autoInvest.pause')));
    expect(await screen.findByText(t('AUTO_INVEST_PLAN_DELETED'))).toBeTruthy();
  });

  it('is deleted for good after a second press, which can be thought better of', async () => {
    answer('autoInvest.remove', plan({ state: 'DELETED', nextRunAtMs: null, deletedAtMs: NOW_MS }));
    const user = await open(layout);
    await user.click(button(t('autoInvest.delete')));
    await user.click((await dialog()).getByRole('button', { name: t('autoInvest.keep') }));
    expect(sent('autoInvest.remove')).toEqual([]);
    await user.click(button(t('autoInvest.delete')));
    const form = await dialog();
    expect(form.getByText(t('autoInvest.deleteText'))).toBeTruthy();
    await user.click(form.getByRole('button', { name: t('autoInvest.delete') }));
    await expect.poll(() => sent('autoInvest.remove')).toEqual([{ planId: PLAN_ID }]);
    await expect.poll(here).toBe('/wallet/fixedVote');
  });

  it('is edited from here', async () => {
    const user = await open(layout);
    await user.click(button(t('autoInvest.edit')));
    expect(here()).toBe(`/wallet/fixedVote?plan=${PLAN_ID}&view=edit`);
    expect(await screen.findByRole('button', { name: t('autoInvest.save') })).toBeTruthy();
  });

  it('is locked in the last five minutes, and can be paused still', async () => {
    await open(layout, { nextRunAtMs: NOW_MS + 299_000 });
    expect(screen.getByText(t('autoInvest.locked'))).toBeTruthy();
    expect(button(t('autoInvest.edit')).hasAttribute('disabled')).toBe(true);
    expect(button(t('autoInvest.pause')).hasAttribute('disabled')).toBe(false);
  });

  it('is offered a pause after five runs in a row without money', async () => {
    answer('autoInvest.pause', plan({ state: 'PAUSED', nextRunAtMs: null }));
    const user = await open(layout, { insufficientInRow: 5 });
    const warning = screen.getByText(t('autoInvest.failedInRow', { count: 5 }));
    const offer = within(warning.parentElement!).getByRole('button', { name: t('autoInvest.pause') });
    await user.click(offer);
    await expect.poll(() => sent('autoInvest.pause')).toEqual([{ planId: PLAN_ID }]);
  });

  it('is nothing any more once it was deleted: its history stays', async () => {
    await open(layout, { state: 'DELETED', nextRunAtMs: null, deletedAtMs: NOW_MS });
    expect(screen.queryByRole('button', { name: t('autoInvest.runNow') })).toBeNull();
    expect(screen.queryByRole('button', { name: t('autoInvest.delete') })).toBeNull();
    expect(screen.getByText('2026/11/20')).toBeTruthy();
    expect(screen.getByText(t('autoInvest.runs'))).toBeTruthy();
  });
});
