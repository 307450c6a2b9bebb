import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { messages as words } from '@bourse/i18n/en_US/launch.ts';
import { messages as holding } from '@bourse/i18n/en_US/launch-holding.ts';
import { messages as refusals } from '@bourse/i18n/en_US/launch-refusal.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import {
  LAYOUTS,
  type LayoutName,
  NOW_MS,
  openScreen,
  shell,
  untilThere,
  wordsOf,
} from '../../../../app/screen.rig.tsx';
import { answer, refuse, sent } from '../../../../lib/server.rig.ts';
import type { HoldingAnswer, HoldingDay } from '../../api/holding.ts';
import type { Condition } from '../../api/queries.ts';
import { detail, ownRound, round } from '../../launch.fixture.ts';
import { answerForLaunch } from '../../launch.rig.ts';

const t = await wordsOf({ ...words, ...holding, ...refusals });

/** Friday, 20 November, begins at 16:00 UTC of the day before. */
const TODAY_MS = Date.UTC(2026, 10, 19, 16);
const HELD = {
  asset: 'ETH',
  least: '2.000000',
  fromMs: TODAY_MS - 2 * DAY_MS,
  untilMs: TODAY_MS + DAY_MS,
  publicAtMs: TODAY_MS + DAY_MS + 11 * HOUR_MS,
  factor: '50.00000000',
};
const day = (back: number, change: Partial<HoldingDay> = {}): HoldingDay => ({
  fromMs: TODAY_MS - back * DAY_MS,
  publicAtMs: TODAY_MS - (back - 1) * DAY_MS + 11 * HOUR_MS,
  figures: 'SHOWN',
  average: '1.500000',
  lost: 0,
  seedHash: 'ab'.repeat(32),
  seed: 'cd'.repeat(32),
  hours: Array.from({ length: 24 }, (_, nth) => ({
    fromMs: TODAY_MS - back * DAY_MS + nth * HOUR_MS,
    atMs: TODAY_MS - back * DAY_MS + nth * HOUR_MS + 61_000,
    amount: '1.500000',
  })),
  ...change,
});
const answerOf = (change: Partial<HoldingAnswer> = {}): HoldingAnswer => ({
  coin: 'ETH',
  needed: '2.000000',
  average: '1.500000',
  cap: '75.00',
  days: 3,
  publicDays: 2,
  rows: [day(0, { figures: 'LATER', average: null, seed: null, hours: [] }), day(1), day(2, { lost: 1 })],
  next: null,
  ...change,
});
const condition = (change: Partial<NonNullable<Condition['held']>> = {}): Condition => ({
  name: 'HOLDING',
  isMet: false,
  needed: null,
  level: null,
  lateMs: null,
  nationality: null,
  held: { coin: 'ETH', needed: '2.000000', average: '1.500000', isOver: false, ...change },
});

beforeEach(() => {
  answerForLaunch();
  answerForMoney();
  answer('launch.project', detail({ rounds: [round({ holding: HELD })] }, [ownRound({ conditions: [condition()] })]));
  answer('launch.holding', answerOf());
});

const open = async (layout: LayoutName) => {
  const user = await openScreen('launch.project', { layout, names: { id: 'halyard' } });
  await untilThere();
  await screen.findByText(t('launch.holding.counted'), { selector: 'p' });
  return user;
};
const card = () => within(document.querySelector<HTMLElement>('[data-room="launch/parts/holding"]')!);

describe.each(LAYOUTS)('what a round asks people to have held, on %s', (layout) => {
  it('stands among its conditions and rules, with what the person held and how to mend it', async () => {
    await open(layout);
    const list = within(screen.getByRole('list', { name: t('launch.conditions') }));
    expect(list.getByText(t('launch.condition.HOLDING', { needed: '2', coin: 'ETH' }))).toBeTruthy();
    expect(list.getByText(t('launch.holding.yours', { average: '1.5', coin: 'ETH' }))).toBeTruthy();
    expect(list.getByRole('link', { name: t('launch.fix.HOLDING') }).getAttribute('href')).toContain('ETH');
    const rules = within(screen.getByRole('list', { name: t('launch.rules') }));
    const period = { from: '2026/11/18', until: '2026/11/20' };
    expect(
      rules.getByText(t('launch.holding.rule.least', { number: 1, least: '2', coin: 'ETH', ...period })),
    ).toBeTruthy();
    expect(
      rules.getByText(t('launch.holding.rule.factor', { number: 1, factor: '50', coin: 'ETH', asset: 'USDT' })),
    ).toBeTruthy();
    expect(rules.getByText(t('launch.holding.rule.mean'))).toBeTruthy();
    for (const text of [
      '2026/11/18 – 2026/11/20',
      t('launch.holding.average', { known: 2, days: 3 }),
      '1.5 ETH',
      '75 USDT',
    ]) {
      expect(card().getAllByText(text).length, text).toBeGreaterThan(0);
    }
  });

  it('says nothing of what one held before anything of it is public', async () => {
    const unknown = ownRound({ conditions: [condition({ average: null })] });
    answer('launch.project', detail({ rounds: [round({ holding: HELD })] }, [unknown]));
    answer('launch.holding', answerOf({ average: null, publicDays: 0 }));
    await open(layout);
    const list = within(screen.getByRole('list', { name: t('launch.conditions') }));
    expect(list.queryByText(t('launch.holding.yours', { average: '0', coin: 'ETH' }))).toBeNull();
    expect(card().queryByText('0 ETH')).toBeNull();
  });

  it('offers nothing to mend once its days are over', async () => {
    const over = ownRound({ conditions: [condition({ isOver: true })] });
    answer('launch.project', detail({ rounds: [round({ holding: HELD })] }, [over]));
    await open(layout);
    expect(screen.queryByRole('link', { name: t('launch.fix.HOLDING') })).toBeNull();
  });

  it('shows each day with its hours and its seed, and when the last is public', async () => {
    const user = await open(layout);
    expect(card().getByText(t('launch.holding.soon', { time: '2026/11/21 11:00 (UTC+8)' }))).toBeTruthy();
    expect(card().getByText('ab'.repeat(32))).toBeTruthy();
    expect(card().getByText(t('launch.holding.lost', { count: 1 }))).toBeTruthy();
    const [first] = card().getAllByRole('button', { name: /^2026/ });
    await user.click(first!);
    expect(first!.getAttribute('aria-expanded')).toBe('true');
    const table = within(card().getByRole('table', { name: t('launch.holding.hoursOf', { date: '2026/11/19' }) }));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(25);
    expect(rows[1]).toBe('00:0000:01:011.5');
    expect(card().getByText('cd'.repeat(32))).toBeTruthy();
    await user.click(first!);
    expect(card().queryByRole('table')).toBeNull();
  });

  it('says of an hour that nobody read that it was not', async () => {
    const lost = { fromMs: TODAY_MS - DAY_MS, atMs: null, amount: null };
    answer('launch.holding', answerOf({ rows: [day(1, { average: null, lost: 1, hours: [lost] })] }));
    const user = await open(layout);
    await user.click(card().getByRole('button', { name: /^2026/ }));
    expect(card().getByText(`${t('launch.holding.missing')}`)).toBeTruthy();
    expect(card().getAllByText('--').length).toBe(2);
  });

  it('says of days that are no longer kept, or were never read, that they are, and tells no average of the rest', async () => {
    const empty = { average: null, seed: null, seedHash: null, hours: [] };
    const rows = [day(1, { ...empty, figures: 'NONE' }), day(2, { ...empty, figures: 'TIDIED' })];
    answer('launch.holding', answerOf({ rows, average: null, cap: null, publicDays: 0 }));
    await open(layout);
    expect(card().getByText(t('launch.holding.tidied'))).toBeTruthy();
    expect(card().getByText(t('launch.holding.none'))).toBeTruthy();
    expect(card().queryByText(/lost|could not be read/)).toBeNull();
    expect(card().queryByText('0 ETH')).toBeNull();
    expect(card().getByText('--')).toBeTruthy();
  });

  it('loads earlier days when asked to', async () => {
    answer('launch.holding', answerOf({ rows: [day(1)], next: '20777' }));
    const user = await open(layout);
    answer('launch.holding', answerOf({ rows: [day(2)] }));
    await user.click(card().getByRole('button', { name: shell('shell.action.more') }));
    expect(await card().findAllByRole('button', { name: /^2026/ })).toHaveLength(2);
    expect(sent('launch.holding').map(({ before }) => before)).toEqual([undefined, '20777']);
  });

  it('says an amount above what one’s holding allows in the words of the exchange', async () => {
    const capped = ownRound({ conditions: [], cap: '75.00' });
    answer('launch.project', detail({ rounds: [round({ holding: HELD })] }, [capped]));
    const user = await open(layout);
    await user.type(screen.getByLabelText(t('launch.amount')), '80');
    expect(screen.getByText(t('LAUNCH_HOLDING_CAP', { cap: '75', asset: 'USDT' }))).toBeTruthy();
  });

  it('can be asked for again where it did not load', async () => {
    refuse('launch.holding', 'LAUNCH_NOT_FOUND');
    await openScreen('launch.project', { layout, names: { id: 'halyard' } });
    await untilThere();
    expect(await screen.findByRole('button', { name: shell('shell.action.retry') })).toBeTruthy();
    expect(NOW_MS).toBeGreaterThan(TODAY_MS);
  });
});
