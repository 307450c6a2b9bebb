import { messages as words } from '@bourse/i18n/en_US/launch.ts';
import { messages as refusals } from '@bourse/i18n/en_US/launch-refusal.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import {
  greyCount,
  here,
  LAYOUTS,
  type LayoutName,
  NOW_MS,
  openScreen,
  PERSON,
  setClock,
  shell,
  untilThere,
  wordsOf,
} from '../../../../app/screen.rig.tsx';
import { answer, cut, hold, refuse, sent } from '../../../../lib/server.rig.ts';
import { detail, ownRound, round, settled, subscription } from '../../launch.fixture.ts';
import { answerForLaunch } from '../../launch.rig.ts';

const t = await wordsOf({ ...words, ...refusals });
const HOUR_MS = 3_600_000;

beforeEach(() => {
  answerForLaunch();
  answerForMoney();
});

const open = async (layout: LayoutName, vipLevel = 0, query: Record<string, string> = {}) => {
  const user = await openScreen('launch.project', {
    layout,
    names: { id: 'halyard' },
    query,
    person: { ...PERSON, vipLevel },
  });
  return user;
};
const ready = async (layout: LayoutName, vipLevel = 0, query: Record<string, string> = {}) => {
  const user = await open(layout, vipLevel, query);
  await untilThere();
  return user;
};

describe.each(LAYOUTS)('a project on %s', (layout) => {
  it('is grey while it is on its way, then says what is sold, for how much and when it ends', async () => {
    const held = hold('launch.project');
    await open(layout);
    expect(greyCount()).toBeGreaterThan(0);
    held.answer(detail());
    await untilThere();
    expect(sent('launch.project')[0]).toEqual({ project: 'halyard' });
    expect(screen.getByText('100,000,000 HLY')).toBeTruthy();
    expect(screen.getByText(`100,000 HLY · ${t('launch.ofSupply', { percent: '0.1%' })}`)).toBeTruthy();
    expect(screen.getByText(t('launch.ratioText', { asset: 'USDT', amount: '9.25925925', token: 'HLY' }))).toBeTruthy();
    expect(screen.getByText(t('launch.vipEach'))).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('2:00:00');
    expect(screen.getByText(t('launch.ofQuota', { percent: '50%' }))).toBeTruthy();
    expect(screen.getByRole('link', { name: t('launch.website') }).getAttribute('rel')).toBe('noreferrer');
  });

  it('draws its unlocks, and says them as a table and its rules as sentences', async () => {
    await ready(layout);
    const rows = within(screen.getByRole('table', { name: t('launch.schedule') })).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      '2026/11/21 17:30 (UTC+8)20%20%',
      '2027/02/20 17:30 (UTC+8)80%100%',
    ]);
    const rules = within(screen.getByRole('list', { name: t('launch.rules') }));
    expect(rules.getByText(t('launch.rule.PRORATA', { number: 1 }))).toBeTruthy();
    expect(rules.getByText(t('launch.rule.interval', { count: 5 }))).toBeTruthy();
  });

  it('says which conditions are not met, where each is mended, and takes nothing before', async () => {
    const conditions = [
      {
        name: 'TRADING_PASSWORD',
        isMet: false,
        needed: null,
        level: null,
        lateMs: null,
        nationality: null,
        held: null,
      },
      { name: 'KYC', isMet: false, needed: 2, level: 1, lateMs: null, nationality: null, held: null },
      { name: 'VIP', isMet: false, needed: 3, level: 0, lateMs: null, nationality: null, held: null },
    ] as const;
    answer('launch.project', detail({}, [ownRound({ conditions: [...conditions] })]));
    await ready(layout);
    const list = within(screen.getByRole('list', { name: t('launch.conditions') }));
    const links = list.getAllByRole('link').map((link) => link.getAttribute('href'));
    const [security, vip] =
      layout === 'h5' ? ['/h5/user/center', '/h5/user/vipinfo'] : ['/frontweb/user/security', '/frontweb/user/vip'];
    expect(links).toEqual([`${security}?do=trading-password`, `${security}?do=kyc`, vip]);
    expect(screen.getByText(t('launch.met', { met: '0', all: '3' }))).toBeTruthy();
    expect(list.getByText(t('launch.yours', { level: '1' }))).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: t('launch.subscribe') }).disabled).toBe(true);
    expect(screen.getByText(t('launch.unmet'))).toBeTruthy();
  });

  it('asks anew for whoever comes back from where a condition is mended', async () => {
    const unmet = {
      name: 'VIP',
      isMet: false,
      needed: 3,
      level: 0,
      lateMs: null,
      nationality: null,
      held: null,
    } as const;
    answer('launch.project', detail({}, [ownRound({ conditions: [unmet] })]));
    await ready(layout);
    expect(screen.getByText(t('launch.met', { met: '0', all: '1' }))).toBeTruthy();
    answer('launch.project', detail({}, [ownRound({ conditions: [{ ...unmet, isMet: true, level: 3 }] })]));
    await ready(layout);
    expect((await screen.findAllByText(t('launch.met', { met: '1', all: '1' }))).length).toBeGreaterThan(0);
  });

  it('says that a level was approved too late, which nothing mends', async () => {
    const late = {
      name: 'KYC',
      isMet: false,
      needed: 1,
      level: 1,
      lateMs: NOW_MS - HOUR_MS,
      nationality: null,
      held: null,
    } as const;
    answer('launch.project', detail({}, [ownRound({ conditions: [late] })]));
    await ready(layout);
    const list = within(screen.getByRole('list', { name: t('launch.conditions') }));
    expect(list.getByText(t('launch.kycLate', { at: '2026/11/20 16:30 (UTC+8)' }))).toBeTruthy();
    expect(list.queryByRole('link')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: t('launch.subscribe') }).disabled).toBe(true);
  });

  it.each([
    ['CN_ONLY', 'US', 'launch.other.CN_ONLY'],
    ['NON_CN', 'CN', 'launch.other.NON_CN'],
    ['NON_CN', null, 'launch.noDocument'],
  ] as const)('says that a document does not open a round: %s, %s', async (name, nationality, words) => {
    const condition = { name, isMet: false, needed: null, level: null, lateMs: null, nationality, held: null };
    const rounds = [round({ nationality: name })];
    answer('launch.project', detail({ rounds }, [ownRound({ conditions: [condition] })]));
    await ready(layout);
    const list = within(screen.getByRole('list', { name: t('launch.conditions') }));
    expect(list.getByText(t(`launch.condition.${name}`), { exact: false })).toBeTruthy();
    expect(list.getByText(t(words))).toBeTruthy();
    expect(list.queryByRole('link')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: t('launch.subscribe') }).disabled).toBe(true);
  });

  it('says whom only newcomers may join, with what they took part in', async () => {
    const condition = {
      name: 'NEWCOMER',
      isMet: false,
      needed: null,
      level: null,
      lateMs: null,
      nationality: null,
      held: null,
    } as const;
    answer(
      'launch.project',
      detail({ rounds: [round({ newcomersOnly: true })] }, [ownRound({ conditions: [condition] })]),
    );
    await ready(layout);
    const list = within(screen.getByRole('list', { name: t('launch.conditions') }));
    expect(list.getByText(t('launch.condition.NEWCOMER'), { exact: false })).toBeTruthy();
    expect(list.getByText(t('launch.takenPart'))).toBeTruthy();
    expect(list.getByRole('link', { name: t('launch.mine') }).getAttribute('href')).toBe('/wallet/fansup/history');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: t('launch.subscribe') }).disabled).toBe(true);
  });

  it('says the discount of a VIP level as a line of its own', async () => {
    const user = await ready(layout, 2);
    await user.type(screen.getByLabelText(t('launch.amount')), '105.84');
    expect(screen.getByText('\u22122%')).toBeTruthy();
    expect(screen.getByText('0.10584 USDT')).toBeTruthy();
    expect(screen.getByText('1,000 HLY')).toBeTruthy();
  });

  it('that has several rounds shows the one that is chosen, which the address keeps', async () => {
    const rounds = [round(), round({ number: 2, state: 'WARM_UP', startAtMs: NOW_MS + 3 * HOUR_MS, price: '0.2' })];
    answer('launch.project', detail({ rounds }, [ownRound(), ownRound({ number: 2 })]));
    const user = await ready(layout);
    expect(screen.getByRole('button', { name: t('launch.subscribe') })).toBeTruthy();
    await user.click(
      layout === 'h5' ? screen.getByRole('button', { name: /Round 2/ }) : screen.getByRole('row', { name: /Round 2/ }),
    );
    expect(here()).toBe('/wallet/fansup/halyard?round=2');
    expect(screen.queryByRole('button', { name: t('launch.subscribe') })).toBeNull();
    expect(screen.getByText('2026/11/20 20:30 (UTC+8)')).toBeTruthy();
    expect(screen.getByRole('list', { name: t('launch.conditions') })).toBeTruthy();
  });

  it('takes nothing once the clock says that it has ended, whatever its state says', async () => {
    await ready(layout);
    setClock(round().endAtMs);
    expect(await screen.findByText(t('launch.phase.counting'), {}, { timeout: 3_000 })).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('launch.subscribe') })).toBeNull();
  });

  it('says what became of a subscription for which the round ended on its way', async () => {
    const held = hold('launch.subscribe');
    const user = await ready(layout);
    await user.type(await screen.findByLabelText(t('launch.amount')), '500');
    const name = t('launch.submit', { amount: '500', asset: 'USDT' });
    await user.click(screen.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: t('launch.confirm') }));
    await user.type(dialog.getByLabelText(t('launch.password')), '135790');
    await user.click(dialog.getByRole('button', { name }));
    setClock(round().endAtMs);
    expect(await screen.findByText(t('launch.phase.counting'), {}, { timeout: 3_000 })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    held.refuse('LAUNCH_ENDED');
    expect(await screen.findByText(t('LAUNCH_ENDED'))).toBeTruthy();
  });

  it('that is counted says what one got, paid and has free again', async () => {
    const own = ownRound({ subscription: settled() });
    answer('launch.project', detail({ rounds: [round({ state: 'DISTRIBUTING', sold: '100000' })] }, [own]));
    await ready(layout);
    for (const figure of ['540 USDT', '4,000 HLY', '432 USDT', '108 USDT'])
      expect(screen.getByText(figure)).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('launch.leave') })).toBeNull();
  });

  it('that was cancelled says so', async () => {
    answer('launch.project', detail({ isCancelled: true, rounds: [round({ state: 'CANCELLED' })] }));
    await ready(layout);
    expect(screen.getByText(t('LAUNCH_CANCELLED'))).toBeTruthy();
    expect(screen.getByText(t('launch.phase.cancelled'))).toBeTruthy();
    // It would have ended in two hours: nothing says that it has.
    expect(screen.queryByText(t('launch.ended'))).toBeNull();
  });

  it.each(['LAUNCH_NOT_FOUND', 'LAUNCH_NOT_LISTED'] as const)(
    'that is not there says why, and leads to those that are: %s',
    async (why) => {
      refuse('launch.project', why, { project: 'halyard' });
      await ready(layout);
      expect(await screen.findByText(t(why))).toBeTruthy();
      expect(
        screen
          .getAllByRole('link', { name: t('launch.all') })
          .at(-1)
          ?.getAttribute('href'),
      ).toBe('/wallet/fansup/home');
    },
  );

  it('says that it could not be loaded, and Retry brings it', async () => {
    cut('launch.project');
    const user = await open(layout);
    const retry = await screen.findByRole('button', { name: shell('shell.action.retry') });
    answer('launch.project', detail());
    await user.click(retry);
    expect(await screen.findByRole('list', { name: t('launch.rules') })).toBeTruthy();
  });

  it('gives a subscription back after a question', async () => {
    const made = subscription();
    const estimate = { tokens: '4000', atMs: NOW_MS };
    answer('launch.project', detail({}, [ownRound({ subscription: made, estimate })]));
    answer('launch.leave', { subscriptionId: made.id });
    const user = await ready(layout);
    expect(screen.getByText('4,000 HLY')).toBeTruthy();
    expect(screen.getByText(t('launch.estimateNote', { time: '11/20 17:30 (UTC+8)' }))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: t('launch.leave') }));
    const dialog = within(await screen.findByRole('dialog', { name: t('launch.leaveTitle') }));
    expect(sent('launch.leave')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: t('launch.leave') }));
    expect(await screen.findByText(t('launch.left'))).toBeTruthy();
    expect(sent('launch.leave')).toEqual([{ subscriptionId: made.id }]);
  });

  it('keeps the question open with the refusal, where it is too late', async () => {
    answer('launch.project', detail({}, [ownRound({ subscription: subscription() })]));
    refuse('launch.leave', 'LAUNCH_ENDED');
    const user = await ready(layout);
    expect(screen.getByText(t('launch.estimateSoon'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: t('launch.leave') }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: t('launch.leave') }));
    expect(await dialog.findByText(t('LAUNCH_ENDED'))).toBeTruthy();
  });
});
