import { messages as words } from '@bourse/i18n/en_US/auto-invest.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import { LAYOUTS, type LayoutName, openScreen, untilThere, wordsOf } from '../../../../app/screen.rig.tsx';
import { answer } from '../../../../lib/server.rig.ts';
import { PLAN_ID, plan, run } from '../../auto-invest.fixture.ts';
import { answerForAutoInvest } from '../../auto-invest.rig.ts';

const t = await wordsOf(words);

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

describe.each(LAYOUTS)('a plan on %s', (layout) => {
  it.each([
    [{ status: 'FAILED', reason: 'NOTHING_BOUGHT' }, 'autoInvest.notRun', 'autoInvest.run.NOTHING_BOUGHT'],
    [{ status: 'PARTIAL' }, 'autoInvest.ran', 'autoInvest.run.PARTIAL'],
  ] as const)('says how a run that was asked for and is over has ended: %j', async (ended, title, text) => {
    answer('autoInvest.runNow', { run: run({ kind: 'now', ...ended }), replayed: false });
    const user = await open(layout);
    await user.click(screen.getByRole('button', { name: t('autoInvest.runNow') }));
    const form = within(await screen.findByRole('dialog'));
    await user.click(form.getByRole('button', { name: t('autoInvest.runNowSubmit', { amount: '100' }) }));
    expect(await screen.findByText(t(title))).toBeTruthy();
    expect(screen.getByText(t(text))).toBeTruthy();
    expect(screen.queryByText(t('autoInvest.runStarted'))).toBeNull();
  });

  it('says of a coin of a run only what became of it', async () => {
    const nothing = { spent: '0', quantity: '0', averagePrice: null };
    answer('autoInvest.runs', {
      rows: [
        // The coins of a run that never began are as they were written down.
        run({ id: 'a', status: 'FAILED', reason: 'INSUFFICIENT' }, [
          { ...nothing, status: 'WAITING', earn: 'WAITING' },
        ]),
        run({ id: 'b', status: 'PARTIAL' }, [
          { asset: 'ETH', status: 'PARTIAL', reason: 'GUARD', spent: '40', planned: '60', earn: 'KEPT' },
          { ...nothing, asset: 'SOL', status: 'SKIPPED', reason: 'HALTED', earn: 'KEPT' },
        ]),
      ],
      next: null,
    });
    const user = await open(layout, { movesToEarn: true });
    if (layout === 'h5') await user.click(screen.getByRole('tab', { name: new RegExp(`^${t('autoInvest.runs')}`) }));
    const some = t('autoInvest.leg.some', { spent: '40.00', planned: '60.00' });
    const kept = t('autoInvest.leg.earn.KEPT');
    expect(screen.getByText(new RegExp(`ETH: ${some}, ${t('autoInvest.leg.GUARD')}, ${kept}`))).toBeTruthy();
    expect(screen.getByText(`SOL: ${t('autoInvest.leg.HALTED')}`)).toBeTruthy();
    expect(screen.queryByText(new RegExp(t('autoInvest.leg.WAITING')))).toBeNull();
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('says that coins stay in Spot where none are moved to Earn: %s', async (movesToEarn, count) => {
    await open(layout, { movesToEarn });
    expect(screen.queryAllByText(t('autoInvest.staysInSpot'))).toHaveLength(count);
  });
});
