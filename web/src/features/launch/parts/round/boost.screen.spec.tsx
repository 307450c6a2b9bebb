import { messages as words } from '@bourse/i18n/en_US/launch.ts';
import { messages as prices } from '@bourse/i18n/en_US/launch-price.ts';
import { messages as refusals } from '@bourse/i18n/en_US/launch-refusal.ts';
import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerForMoney } from '../../../../app/money.rig.ts';
import { LAYOUTS, type LayoutName, NOW_MS, openPart, shell, wordsOf } from '../../../../app/screen.rig.tsx';
import { answer, sent } from '../../../../lib/server.rig.ts';
import { boostRound, ownRound, project, round, subscription } from '../../launch.fixture.ts';
import { answerForLaunch } from '../../launch.rig.ts';
import { Facts } from '../project/facts.tsx';
import { Rules } from '../project/rules.tsx';
import { ChosenRound } from './chosen-round.tsx';

const t = await wordsOf({ ...words, ...prices, ...refusals });
const locked = (amount: string) => subscription({ mode: 'BOOST', asset: 'ETH', committed: amount });

beforeEach(() => {
  answerForLaunch();
  answerForMoney();
  answer('transfers.info', {
    asset: 'ETH',
    ledgerScale: 18,
    accounts: [{ account: 'funding', opened: true, available: '12.5' }],
  });
});

async function open(layout: LayoutName, own = ownRound(), round = boostRound()) {
  const user = await openPart(
    <ChosenRound project={project({ rounds: [round] })} round={round} own={own} nowMs={NOW_MS} />,
    { layout },
  );
  await screen.findByText(t('launch.available', { amount: '12.5', asset: 'ETH' }));
  return user;
}
/** What stands beside a label. */
const beside = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

describe.each(LAYOUTS)('a boost round, on %s', (layout) => {
  it('says its pool, what is locked, and what an amount would bring as things stand', async () => {
    const user = await open(layout);
    expect(screen.getByText(t('launch.boost.round', { number: 1 }))).toBeTruthy();
    expect(screen.getByText(t('launch.boost.live'))).toBeTruthy();
    expect(beside(t('launch.boost.pool'))).toBe('50,000 HLY');
    expect(beside(t('launch.boost.locked'))).toBe('40 ETH');
    await user.type(screen.getByLabelText(t('launch.boost.amount')), '10');
    // A fifth of all that is locked then.
    expect(beside(t('launch.boost.asThingsStand'))).toBe('10,000 HLY');
    expect(screen.queryByText(t('launch.price'))).toBeNull();
  });

  it('is confirmed with what cannot be undone said before, and locks once', async () => {
    answer('launch.subscribe', { subscriptionId: subscription().id, committed: '10', atMs: NOW_MS, replayed: false });
    const user = await open(layout);
    await user.type(screen.getByLabelText(t('launch.boost.amount')), '10');
    const name = t('launch.boost.submit', { amount: '10', asset: 'ETH' });
    await user.click(screen.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: t('launch.boost.confirm') }));
    expect(dialog.getByText(/not lower it or take it back/)).toBeTruthy();
    expect(dialog.getByText('10 ETH')).toBeTruthy();
    await user.type(dialog.getByLabelText(t('launch.password')), '135790');
    await user.click(dialog.getByRole('button', { name }));
    expect(await screen.findByText(t('launch.boost.doneText', { amount: '10', asset: 'ETH', number: 1 }))).toBeTruthy();
    expect(sent('launch.subscribe')).toMatchObject([{ amount: '10', project: 'halyard', round: '1' }]);
  });

  it('can be raised, within what is free and locked, and not lowered or taken back', async () => {
    const estimate = { tokens: '6250', atMs: NOW_MS };
    const user = await open(layout, ownRound({ subscription: locked('5'), estimate }));
    expect(beside(t('launch.boost.estimate'))).toBe('6,250 HLY');
    expect(screen.queryByRole('button', { name: t('launch.leave') })).toBeNull();
    expect(screen.getByText(/free again at/)).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>(t('launch.boost.newAmount'));
    await user.click(screen.getByRole('button', { name: shell('shell.action.max') }));
    expect(field.value).toBe('17.5');
    await user.clear(field);
    await user.type(field, '4.9');
    expect(screen.getByText(t('LAUNCH_BOOST_LESS', { locked: '5', asset: 'ETH' }))).toBeTruthy();
    await user.clear(field);
    await user.type(field, '10');
    expect(
      screen.getByRole('button', { name: t('launch.boost.raiseSubmit', { amount: '10', asset: 'ETH' }) }),
    ).toBeTruthy();
    // Of 35 that others have locked and 10 of one’s own.
    expect(beside(t('launch.boost.asThingsStand'))).toBe('11,111.11111111 HLY');
    await user.click(
      screen.getByRole('button', { name: t('launch.boost.raiseSubmit', { amount: '10', asset: 'ETH' }) }),
    );
    // What is added is not what is locked afterwards.
    const dialog = within(await screen.findByRole('dialog', { name: t('launch.boost.confirm') }));
    const rows = dialog.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(rows).toContainEqual([t('launch.boost.added'), '5 ETH']);
    expect(rows).toContainEqual([t('launch.boost.newWhole'), '10 ETH']);
  });
});

it('its rules say what is shared, what comes back and what stays', async () => {
  await openPart(<Rules project={project({ rounds: [boostRound()] })} />, { layout: 'desktop' });
  const rules = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rules[0]).toBe(
    t('launch.boost.rule.share', {
      number: 1,
      min: '0.1',
      max: '100',
      step: '0.01',
      asset: 'ETH',
      pool: '50,000',
      perPerson: '20,000',
      token: 'HLY',
    }),
  );
  // Nothing of it is ever unlocked: it can be cancelled until it is over.
  expect(rules.slice(1)).toEqual([
    t('launch.boost.rule.back'),
    t('launch.boost.rule.keep'),
    t('launch.boost.rule.cancel'),
  ]);
});

it('its rules say how long one waits where there is another round, and a sale among them when it can be cancelled', async () => {
  const rounds = [boostRound(), round({ number: 2 })];
  await openPart(<Rules project={project({ rounds })} />, { layout: 'desktop' });
  expect(screen.getByText(t('launch.boost.rule.interval', { count: 5 }))).toBeTruthy();
  expect(screen.queryByText(t('launch.rule.interval', { count: 5 }))).toBeNull();
  expect(screen.getByText(t('launch.rule.cancel'))).toBeTruthy();
});

it('its facts name the coin before it opens, and no day on which rewards would be handed out later', async () => {
  const boost = boostRound({ state: 'WARM_UP', shown: 'WARM_UP', startAtMs: NOW_MS + 1 });
  const alone = project({ rounds: [boost] });
  await openPart(<Facts project={alone} round={boost} />, { layout: 'h5' });
  expect(beside(t('launch.boost.coin'))).toBe('ETH');
  expect(screen.queryByText(t('launch.listing'))).toBeNull();
});

it('once it has ended, what was got and what is free again', async () => {
  const made = locked('5');
  const round = boostRound({ state: 'COMPLETED', shown: 'COMPLETED', sold: '50000', endAtMs: NOW_MS - 1 });
  const own = ownRound({ subscription: { ...made, state: 'COMPLETED', got: '6250', cost: '0' } });
  await openPart(<ChosenRound project={project({ rounds: [round] })} round={round} own={own} nowMs={NOW_MS} />, {
    layout: 'desktop',
  });
  expect(beside(t('launch.boost.reward'))).toBe('6,250 HLY');
  expect(screen.queryByText(t('launch.boost.locked'))).toBeNull();
  expect(
    screen.getAllByText(t('launch.boost.wasLocked')).map((label) => label.nextElementSibling?.textContent),
  ).toEqual(['40 ETH', '5 ETH']);
  expect(beside(t('launch.freed'))).toBe('5 ETH');
  expect(screen.getByText(t('launch.boost.state.COMPLETED'))).toBeTruthy();
  expect(screen.queryByText(t('launch.cost'))).toBeNull();
});

it.each([
  ['PENDING_DEDUCTION', 24 * 3_600_000, true],
  ['SUBSCRIBED', 24 * 3_600_000, true],
  ['PENDING_DEDUCTION', 24 * 3_600_000 - 1, false],
  ['COMPLETED', 48 * 3_600_000, false],
] as const)('a reward that is %s %i ms after the end is said to be late: %s', async (state, sinceMs, isLate) => {
  const round = boostRound({ state: 'ANNOUNCED', shown: 'ENDED', endAtMs: NOW_MS - sinceMs });
  const own = ownRound({ subscription: { ...locked('5'), state, got: '6250', cost: '0' } });
  await openPart(<ChosenRound project={project({ rounds: [round] })} round={round} own={own} nowMs={NOW_MS} />, {
    layout: 'h5',
  });
  expect(screen.queryAllByText(t('launch.boost.late'))).toHaveLength(isLate ? 1 : 0);
});
