import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { here, LAYOUTS, NOW_MS, openScreen, shell, untilThere } from '../../../../app/screen.rig.tsx';
import { answer, refuse, sent } from '../../../../lib/server.rig.ts';
import { NEXT_RUN_MS, PLAN_ID, plan } from '../../auto-invest.fixture.ts';
import { planForm, submit } from './form.rig.tsx';

const { t, share, amount } = await planForm();

describe.each(LAYOUTS)('a plan that is edited on %s', (layout) => {
  const openEdit = async (change: Parameters<typeof plan>[0] = {}) => {
    answer('autoInvest.plan', plan(change));
    const user = await openScreen('auto-invest.plans', { layout, query: { plan: PLAN_ID, view: 'edit' } });
    await untilThere();
    return user;
  };

  it('stands in the form as it is, and changes from the next run on', async () => {
    answer('autoInvest.edit', plan({ amount: '150' }));
    const user = await openEdit();
    expect([amount().value, share('BTC').value]).toEqual(['100', '100']);
    expect(screen.getByText(t('autoInvest.fromNextRun'))).toBeTruthy();
    await user.clear(amount());
    await user.type(amount(), '150');
    await user.click(submit(t('autoInvest.save')));
    expect(await screen.findByText(shell('shell.outcome.modify.done'))).toBeTruthy();
    expect(sent('autoInvest.edit')).toMatchObject([{ planId: PLAN_ID, amount: '150', zone: 'Asia/Singapore' }]);
    expect(here()).toBe(`/wallet/fixedVote?plan=${PLAN_ID}`);
  });

  it('keeps the zone that it was made in until another is chosen', async () => {
    answer('autoInvest.edit', plan());
    const user = await openEdit({ zone: 'Europe/Berlin' });
    await user.click(
      screen.getByRole('button', { name: t('autoInvest.useZone', { zone: 'Singapore Standard Time (UTC+8)' }) }),
    );
    await user.click(submit(t('autoInvest.save')));
    await expect.poll(() => sent('autoInvest.edit')).toMatchObject([{ zone: 'Asia/Singapore' }]);
  });

  it('is locked in the last five minutes before a run, which is said', async () => {
    await openEdit({ nextRunAtMs: NOW_MS + 299_000 });
    expect(screen.getByText(t('autoInvest.locked'))).toBeTruthy();
    expect(submit(t('autoInvest.save')).hasAttribute('disabled')).toBe(true);
  });

  it('says what the exchange refuses', async () => {
    refuse('autoInvest.edit', 'AUTO_INVEST_LOCKED', { runAt: NEXT_RUN_MS });
    const user = await openEdit();
    await user.click(submit(t('autoInvest.save')));
    expect(await screen.findByText(/2026\/11\/23 09:00 \(UTC\+8\)/)).toBeTruthy();
  });
});
