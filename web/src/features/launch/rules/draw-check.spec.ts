import { describe, expect, it } from 'vitest';
import { type Drawn, drawn } from '../draw.fixture.ts';
import { checkDraw } from './draw-check.ts';
import { type CheckName, verdictOf } from './lottery.ts';

const check = ({ owners, ...rest }: Drawn) => checkDraw(rest, owners);

describe('a draw', () => {
  it('whose beacon has signed is right in every part', async () => {
    const checked = await check(drawn('drand'));
    expect(checked.verdicts).toEqual({ seed: 'right', beacon: 'right', list: 'right', own: 'right', winners: 'right' });
    expect(verdictOf(checked)).toBe('right');
  });

  it('from a block agrees with itself, and proves nothing', async () => {
    const checked = await check(drawn());
    expect(checked.verdicts).toMatchObject({ beacon: 'unproven', winners: 'right' });
    expect(verdictOf(checked)).toBe('unproven');
  });

  const good = drawn('drand');
  const block = drawn();
  const { announcement, result, list, own, owners } = good;
  const others = owners.with(0, '55'.repeat(32));
  const oldBlock = { ...block.announcement.beacon, round: Math.floor(block.announcement.drawAtMs / 1_000) - 1 };
  it.each<[string, Drawn, CheckName]>([
    ['another seed', { ...good, result: { ...result, serverSeed: '5f'.repeat(32) } }, 'seed'],
    ['another round of the beacon', { ...good, announcement: { ...announcement, drawAtMs: 1 } }, 'beacon'],
    [
      'randomness that nobody has signed',
      { ...good, result: { ...result, beacon: { ...result.beacon, randomness: '77'.repeat(32) } } },
      'beacon',
    ],
    [
      'a block that is older than the draw',
      {
        ...block,
        announcement: { ...block.announcement, beacon: oldBlock },
        result: { ...block.result, beacon: { ...block.result.beacon, ...oldBlock } },
      },
      'beacon',
    ],
    ['another list', { ...good, owners: owners.with(5, '55'.repeat(32)) }, 'list'],
    ['a list that is longer than was said', { ...good, list: { ...list, count: 5 } }, 'list'],
    ['a list without one’s tickets', { ...good, own: [] }, 'own'],
    ['a list without one of them', { ...good, own: own.slice(0, 1), owners: others }, 'own'],
    ['one ticket told twice', { ...good, own: [own[0]!, own[0]!] }, 'own'],
    ['a ticket of somebody else', { ...good, own: [own[0]!, { number: 2, hasWon: false }] }, 'own'],
    ['a ticket of one’s own that is not told', { ...good, own: own.slice(0, 1), taken: 1 }, 'own'],
    ['winners in another order', { ...good, result: { ...result, winners: result.winners.toReversed() } }, 'winners'],
    ['a winner less', { ...good, result: { ...result, winners: result.winners.slice(1) } }, 'winners'],
    ['another fate', { ...good, own: own.map((each) => ({ ...each, hasWon: !each.hasWon })) }, 'winners'],
  ])('with %s does not hold', async (_, forged, name) => {
    const checked = await check(forged);
    expect(checked.verdicts[name]).toBe('wrong');
    expect(verdictOf(checked)).toBe('wrong');
  });
});
