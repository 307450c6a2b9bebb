import { messages as words } from '@bourse/i18n/en_US/auto-invest.ts';
import { messages as helpWords } from '@bourse/i18n/en_US/auto-invest-help.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import {
  greyCount,
  here,
  LAYOUTS,
  type LayoutName,
  openPart,
  openScreen,
  shell,
  untilThere,
  wordsOf,
} from '../../../../app/screen.rig.tsx';
import { useHiddenBalances } from '../../../../lib/person/preferences.ts';
import { answer, cut, hold, sent } from '../../../../lib/server.rig.ts';
import { PLAN_ID, plan } from '../../auto-invest.fixture.ts';
import { answerForAutoInvest, liveIn, summary } from '../../auto-invest.rig.ts';

const t = await wordsOf({ ...words, ...helpWords });

beforeEach(() => {
  answerForMoney();
  answerForAutoInvest();
  liveIn('Asia/Singapore');
});

/** The eye stands on other pages. */
function Eye() {
  const [isHidden, setIsHidden] = useHiddenBalances();
  return (
    <button type="button" onClick={() => setIsHidden(!isHidden)}>
      {'eye'}
    </button>
  );
}
const open = (layout: LayoutName, query: Record<string, string> = {}) =>
  openScreen('auto-invest.plans', { layout, query });
const definitions = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

describe.each(LAYOUTS)('the plans on %s', (layout) => {
  it('are grey while they are on their way', async () => {
    const held = hold('autoInvest.plans');
    await open(layout);
    expect(greyCount()).toBeGreaterThan(0);
    held.answer({ rows: [plan()], next: null });
    expect(await screen.findByText(t('autoInvest.plan.week.1', { amount: '100' }))).toBeTruthy();
  });

  it('say what all of them bought, as if everything were kept', async () => {
    await open(layout);
    await untilThere();
    expect(definitions().slice(0, 5)).toEqual([
      '305.38\u2248 $305.38',
      `300.00${t('autoInvest.activePlans', { count: 1 })}`,
      '+1.79%',
      `161.80 USDT${t('autoInvest.inFundingToo', { amount: '935.77' })}`,
      'Mon 11/23 09:00Singapore Standard Time (UTC+8)',
    ]);
    expect(screen.getByText(t('autoInvest.kept'))).toBeTruthy();
  });

  it('say of each its state, its figures, and of each coin the cost beside the plain average of prices', async () => {
    await open(layout);
    await untilThere();
    expect(screen.getByText(t('autoInvest.state.ACTIVE'))).toBeTruthy();
    expect(screen.getAllByText('Singapore Standard Time (UTC+8)').length).toBe(2);
    expect(screen.getByText(t('autoInvest.purchases', { count: 3 }))).toBeTruthy();
    if (layout === 'desktop') {
      const row = within(screen.getByRole('table', { name: t('autoInvest.coin') })).getAllByRole('row')[1];
      expect(row?.textContent).toBe('BTC 100%0.0084830035,364.8438,333.3336,000.00305.38+1.79%');
    } else {
      const cost = t('autoInvest.costAndAverage', { cost: '35,364.84', average: '38,333.33' });
      expect(screen.getByText(cost)).toBeTruthy();
      expect(screen.getByText('0.00848300 BTC')).toBeTruthy();
    }
  });

  it('lead to one of them, and to a new one', async () => {
    const user = await open(layout);
    await untilThere();
    await user.click(screen.getByRole('button', { name: t('autoInvest.plan.week.1', { amount: '100' }) }));
    expect(here()).toBe(`/wallet/fixedVote?plan=${PLAN_ID}`);
    expect(await screen.findByText(t('autoInvest.runs'))).toBeTruthy();
  });

  it('say that there are none, and how to begin', async () => {
    answer('autoInvest.plans', { rows: [], next: null });
    answer(
      'autoInvest.summary',
      summary({ active: 0, invested: '0', value: '0', roiPercent: null, nextRunAtMs: null }),
    );
    const user = await open(layout);
    expect(await screen.findByText(t('autoInvest.none'))).toBeTruthy();
    const [begin] = screen.getAllByRole('button', { name: t('autoInvest.new') });
    await user.click(begin!);
    expect(here()).toBe('/wallet/fixedVote?view=new');
  });

  if (layout === 'desktop')
    it('are counted, those that are paused too, beside a new one', async () => {
      answer('autoInvest.summary', summary({ active: 1, paused: 2 }));
      const user = await open(layout, { view: 'new' });
      await user.click(await screen.findByRole('button', { name: `${t('autoInvest.plans')} 3` }));
      expect(here()).toBe('/wallet/fixedVote');
    });

  it('keep those that were deleted, a page at a time', async () => {
    answer('autoInvest.plans', ({ open: isOpen, before }) => ({
      rows:
        isOpen === 'true'
          ? []
          : [plan({ id: before ? 'b' : 'a', state: 'DELETED', nextRunAtMs: null, deletedAtMs: 0 })],
      next: isOpen === 'true' || before ? null : 'cursor',
    }));
    const user = await open(layout);
    await user.click(await screen.findByRole('radio', { name: t('autoInvest.history') }));
    expect(here()).toBe('/wallet/fixedVote?past=yes');
    await user.click(await screen.findByRole('button', { name: shell('shell.action.more') }));
    await expect.poll(() => screen.getAllByRole('heading', { level: 2 }).length).toBe(2);
    expect(sent('autoInvest.plans')).toContainEqual({ open: 'false', limit: '20', before: 'cursor' });
  });

  it('say that they could not be loaded, and Retry brings them', async () => {
    cut('autoInvest.plans');
    const user = await open(layout);
    const retry = await screen.findByRole('button', { name: shell('shell.action.retry') });
    answer('autoInvest.plans', { rows: [], next: null });
    await user.click(retry);
    expect(await screen.findByText(t('autoInvest.none'))).toBeTruthy();
  });

  it('hide what a person has once the eye is shut', async () => {
    const user = await openPart(<Eye />, { layout });
    await user.click(screen.getByRole('button', { name: 'eye' }));
    await open(layout);
    await untilThere();
    for (const text of ['305.38', '300.00', '0.008483', '161.80', '935.77']) {
      expect(document.body.textContent).not.toContain(text);
    }
    await user.click(screen.getByRole('button', { name: 'eye' }));
    expect(document.body.textContent).toContain('305.38');
  });

  it('answer questions and name the risks, in a window that Back closes', async () => {
    const user = await open(layout);
    await untilThere();
    await user.click(screen.getByRole('button', { name: t('autoInvest.help') }));
    const dialog = within(await screen.findByRole('dialog', { name: t('autoInvest.help') }));
    expect(dialog.getByText(t('autoInvest.help.risk.fall'))).toBeTruthy();
    expect(dialog.getByText(t('autoInvest.help.time.q'))).toBeTruthy();
    expect(here()).toBe('/wallet/fixedVote?help=yes');
  });
});
