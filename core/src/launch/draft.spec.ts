import { describe, expect, it } from 'vitest';
import { type Draft, type DraftRound, judgeDraft } from './draft.ts';
import { PASS_EARLY_MS } from './flash.ts';
import { type HoldingTerms, holdingPublicMs } from './holding.ts';

const PRICE = { baseUnits: 125n, baseScale: 3, discountBps: 2_000 };
const ROUND: DraftRound = {
  startMs: 100,
  endMs: 200,
  quotaMinor: 600n,
  minMinor: 10n,
  maxMinor: 1_000n,
  stepMinor: 5n,
  personMinor: 50n,
  price: PRICE,
  offer: null,
  flash: null,
  lottery: null,
  boost: null,
  holding: null,
};
const LATER: DraftRound = { ...ROUND, startMs: 200, endMs: 300, quotaMinor: 400n };
const DRAFT: Draft = {
  token: 'NOVA',
  payAsset: 'USDT',
  supplyMinor: 10_000n,
  quotaMinor: 1_000n,
  listingMs: 400,
  rounds: [ROUND, LATER],
  schedule: [
    { unlockAtMs: 400, shareBps: 2_000 },
    { unlockAtMs: 500, shareBps: 8_000 },
  ],
};
/** Two days of a coin that end, and are public, before the round starts. */
const HOLDING = { asset: 'ETH', firstDay: 1, lastDay: 2, leastMinor: 1n, factorUnits: null };
const PUBLIC = holdingPublicMs(2);
const LOTS = { lotMinor: 10n, quotaLots: 60, leastLots: 1, mostLots: 5, paySeconds: 180 };
const HELD_ROUND: DraftRound = {
  ...ROUND,
  quotaMinor: 1_000n,
  startMs: PUBLIC,
  endMs: PUBLIC + 3_600_000,
  holding: HOLDING,
};
const held = (change: Partial<HoldingTerms> = {}): Partial<Draft> => ({
  rounds: [{ ...HELD_ROUND, holding: { ...HOLDING, ...change } }],
  listingMs: PUBLIC + 3_600_000,
  schedule: [{ unlockAtMs: PUBLIC + 3_600_000, shareBps: 10_000 }],
});
const withRound = (change: Partial<DraftRound>): Partial<Draft> => ({ rounds: [{ ...ROUND, ...change }, LATER] });

describe('a project', () => {
  it('whose sums, dates and bounds agree can be published', () => {
    expect(judgeDraft(DRAFT, 100)).toEqual({ ok: true, value: true });
    expect(judgeDraft({ ...DRAFT, ...held() }, 100)).toEqual({ ok: true, value: true });
    expect(judgeDraft({ ...DRAFT, ...held({ factorUnits: 1n }) }, 100)).toEqual({ ok: true, value: true });
  });

  it('whose price is fixed from another one is published in time to fix it, and to tell it ten minutes before the start', () => {
    const offered = { price: null, offer: PRICE, startMs: 900_100, endMs: 900_200 };
    const draft = { ...DRAFT, rounds: [{ ...ROUND, ...offered, quotaMinor: 1_000n }], listingMs: 1_000_000 };
    const schedule = [{ unlockAtMs: 1_000_000, shareBps: 10_000 }];
    expect(judgeDraft({ ...draft, schedule }, 100)).toEqual({ ok: true, value: true });
    expect(judgeDraft({ ...draft, schedule }, 101)).toMatchObject({ refusal: { code: 'LAUNCH_ROUND_TIMES' } });
    const free = [{ ...draft.rounds[0]!, offer: { ...PRICE, baseUnits: 0n } }];
    expect(judgeDraft({ ...draft, schedule, rounds: free }, 100)).toMatchObject({
      refusal: { code: 'LAUNCH_ROUND_BOUNDS' },
    });
  });

  it.each<[string, Partial<Draft>, object]>([
    ['that is paid in its own token', { payAsset: 'NOVA' }, { code: 'LAUNCH_SAME_COIN', details: { asset: 'NOVA' } }],
    ['without a round', { rounds: [] }, { code: 'LAUNCH_NO_ROUND' }],
    ['that began already', withRound({ startMs: 99 }), { code: 'LAUNCH_ROUND_TIMES', details: { round: 1 } }],
    ['that ends as it starts', withRound({ endMs: 100 }), { code: 'LAUNCH_ROUND_TIMES', details: { round: 1 } }],
    ['whose rounds overlap', withRound({ endMs: 201 }), { code: 'LAUNCH_ROUND_TIMES', details: { round: 2 } }],
    ['whose least is nothing', withRound({ minMinor: 0n }), { code: 'LAUNCH_ROUND_BOUNDS', details: { round: 1 } }],
    ['without steps', withRound({ stepMinor: 0n }), { code: 'LAUNCH_ROUND_BOUNDS', details: { round: 1 } }],
    ['whose least is no step', withRound({ minMinor: 11n }), { code: 'LAUNCH_ROUND_BOUNDS', details: { round: 1 } }],
    [
      'whose most is below the least',
      withRound({ maxMinor: 9n }),
      { code: 'LAUNCH_ROUND_BOUNDS', details: { round: 1 } },
    ],
    ['where one may have more than all', withRound({ personMinor: 601n }), { code: 'LAUNCH_ROUND_BOUNDS' }],
    ['where nobody may have any', withRound({ personMinor: 0n }), { code: 'LAUNCH_ROUND_BOUNDS' }],
    ['that costs nothing', withRound({ price: { ...PRICE, baseUnits: 0n } }), { code: 'LAUNCH_ROUND_BOUNDS' }],
    ['that asks for days that have begun', held({ firstDay: 0 }), { code: 'LAUNCH_HOLDING_PERIOD' }],
    [
      'whose days are public too late',
      { ...held(), rounds: [{ ...HELD_ROUND, startMs: PUBLIC - 1 }] },
      { code: 'LAUNCH_HOLDING_PERIOD', details: { round: 1, days: 60 } },
    ],
    [
      'whose days are public too late for passes',
      { ...held(), rounds: [{ ...HELD_ROUND, flash: LOTS, startMs: PUBLIC + PASS_EARLY_MS - 1 }] },
      { code: 'LAUNCH_HOLDING_PERIOD' },
    ],
    ['for which nothing must be held', held({ leastMinor: 0n }), { code: 'LAUNCH_ROUND_BOUNDS' }],
    ['in which nothing may be committed', held({ factorUnits: 0n }), { code: 'LAUNCH_ROUND_BOUNDS' }],
    [
      'that bounds lots by what was held',
      {
        ...held(),
        rounds: [
          { ...HELD_ROUND, flash: LOTS, startMs: PUBLIC + PASS_EARLY_MS, holding: { ...HOLDING, factorUnits: 1n } },
        ],
      },
      { code: 'LAUNCH_ROUND_BOUNDS' },
    ],
    ['whose rounds sell less', withRound({ quotaMinor: 599n }), { code: 'LAUNCH_QUOTA' }],
    ['that sells more than there is', { supplyMinor: 999n }, { code: 'LAUNCH_QUOTA' }],
    ['without a schedule', { schedule: [] }, { code: 'SCHEDULE_EMPTY' }],
    ['that lists before the sale ends', { listingMs: 299 }, { code: 'LAUNCH_LISTING' }],
    ['that unlocks before it lists', { listingMs: 401 }, { code: 'LAUNCH_LISTING' }],
  ])('%s cannot', (_, change, refusal) => {
    expect(judgeDraft({ ...DRAFT, ...change }, 100)).toMatchObject({ ok: false, refusal });
  });
});

describe('a boost round of a project', () => {
  const boost = { price: null, boost: { asset: 'ETH' } };
  it('gives tokens for a coin that is locked, and has no price', () => {
    expect(judgeDraft({ ...DRAFT, ...withRound(boost) }, 100)).toEqual({ ok: true, value: true });
    for (const change of [{ ...boost, price: PRICE }, { price: null }]) {
      expect(judgeDraft({ ...DRAFT, ...withRound(change) }, 100)).toMatchObject({
        refusal: { code: 'LAUNCH_ROUND_BOUNDS', details: { round: 1 } },
      });
    }
  });
  it('locks another coin than it gives', () => {
    expect(judgeDraft({ ...DRAFT, ...withRound({ ...boost, boost: { asset: 'NOVA' } }) }, 100)).toMatchObject({
      refusal: { code: 'LAUNCH_BOOST_COIN', details: { round: 1, asset: 'NOVA' } },
    });
  });
});

describe('a flash round of a project', () => {
  const flash = { lotMinor: 6n, quotaLots: 100, leastLots: 1, mostLots: 5, paySeconds: 180 };
  const minute = { startMs: 100, endMs: 60_100, flash };
  const judged = (change: Partial<DraftRound>) =>
    judgeDraft(
      {
        ...DRAFT,
        quotaMinor: 600n,
        rounds: [{ ...ROUND, ...minute, ...change }],
        listingMs: 60_100,
        schedule: [{ unlockAtMs: 60_100, shareBps: 10_000 }],
      },
      50,
    );
  it('sells lots, for a minute at least', () => {
    expect(judged({})).toEqual({ ok: true, value: true });
    expect(judged({ endMs: 60_099 })).toMatchObject({ refusal: { code: 'LAUNCH_ROUND_TIMES', details: { round: 1 } } });
  });
  it.each([59, 901])('gives a minute to a quarter of an hour to pay, and not %i seconds', (paySeconds) =>
    expect(judged({ flash: { ...flash, paySeconds } })).toEqual({
      ok: false,
      refusal: { code: 'LAUNCH_PAY_SECONDS', details: { round: 1, min: 60, max: 900 } },
    }),
  );
  it.each([{ lotMinor: 0n }, { leastLots: 0 }, { mostLots: 0 }, { leastLots: 6 }, { quotaLots: 4 }])(
    'whose lots nobody could buy is refused: %o',
    (change) =>
      expect(judged({ flash: { ...flash, ...change } })).toMatchObject({ refusal: { code: 'LAUNCH_ROUND_BOUNDS' } }),
  );
});

describe('a lottery of a project', () => {
  const lottery = {
    ticketMinor: 6n,
    winners: 100,
    mostTickets: 5,
    mostWins: 1,
    volumeStepMinor: 250n,
    volumeFromMs: 0,
    drawAtMs: 1_300_000,
  };
  const judged = (change: Partial<typeof lottery>) =>
    judgeDraft(
      {
        ...DRAFT,
        quotaMinor: 600n,
        rounds: [{ ...ROUND, lottery: { ...lottery, ...change } }],
        listingMs: 1_300_000,
        schedule: [{ unlockAtMs: 1_300_000, shareBps: 10_000 }],
      },
      50,
    );
  it('counts volume from before its end, where volume earns tickets', () => {
    expect(judged({ volumeFromMs: 199 })).toEqual({ ok: true, value: true });
    expect(judged({ volumeFromMs: 200, volumeStepMinor: 0n })).toEqual({ ok: true, value: true });
    expect(judged({ volumeFromMs: 200 })).toEqual({
      ok: false,
      refusal: { code: 'LAUNCH_VOLUME_LATE', details: { round: 1, fromAt: 200, endAt: 200 } },
    });
  });
});
