/** A row of rates: up to an amount, or for the rest; the rate in hundredths of a percent. */
export type Row = readonly [upTo: string | null, rateBps: number];

interface DemoProduct {
  /** In the form of `staffEarn.setProduct`, without what all products of the demo share. */
  readonly terms: Readonly<Record<string, string>>;
  readonly rates: readonly Row[];
  /** Rates that follow them, and after how many days of the demo: the chart shows a change, and one that is announced. */
  readonly later?: readonly (readonly [day: number, rates: readonly Row[]])[];
  /** What Finance puts aside as cover: coin and amount. */
  readonly cover: readonly (readonly [asset: string, amount: string])[];
}

/** One of three tiered products, which interpret their tiers in three ways so that these can be compared. */
const steps = (id: string, first: number, middle: number, rest: number): DemoProduct => ({
  terms: { id, ...USDT, kind: 'TIERED', termDays: '0', quota: '2000000', instantPool: '200000', maxPerson: '500000' },
  rates: [
    ['2000', first],
    ['10000', middle],
    [null, rest],
  ],
  cover: [['USDT', '700']],
});

const USDT = { asset: 'USDT', min: '1', step: '0.01', source: 'lending' } as const;
const BTC = { asset: 'BTC', min: '0.0001', step: '0.00000001', source: 'lending' } as const;
const ETH = { asset: 'ETH', min: '0.001', step: '0.000001', source: 'staking' } as const;
/** The second coin of the demo's hybrids is the house's own. */
const HBT = { rewardAsset: 'HBT', rewardBps: '300', rewardBudget: '200000', rewardPerPerson: '20000' } as const;
const flat = (rateBps: number): readonly Row[] => [[null, rateBps]];

/** The products of the demo, of every kind, in the order of the page. */
export const DEMO_EARN: readonly DemoProduct[] = [
  steps('usdt-steps-rising', 360, 420, 480),
  steps('usdt-steps-falling', 560, 420, 380),
  steps('usdt-steps-first', 1_000, 420, 360),
  {
    terms: { id: 'btc-flexible', ...BTC, kind: 'FLEX', termDays: '0', quota: '200', instantPool: '20' },
    rates: flat(80),
    later: [
      [76, flat(90)],
      [94, flat(85)],
    ],
    cover: [['BTC', '0.004']],
  },
  {
    terms: { id: 'eth-flexible', ...ETH, kind: 'FLEX', termDays: '0', quota: '4000', instantPool: '400' },
    rates: flat(180),
    later: [
      [70, flat(200)],
      [93, flat(190)],
    ],
    cover: [['ETH', '0.05']],
  },
  fixed('usdt-fixed-30', { ...USDT, min: '100', quota: '1000000', instantPool: '100000' }, '30', 520, '500'),
  fixed('usdt-fixed-90', { ...USDT, min: '100', quota: '1000000', instantPool: '100000' }, '90', 560, '900'),
  fixed('btc-fixed-30', { ...BTC, min: '0.001', quota: '100', instantPool: '10' }, '30', 150, '0.004'),
  {
    terms: { id: 'eth-hybrid', ...ETH, ...HBT, kind: 'FLEX_HYBRID', termDays: '0', quota: '2000', instantPool: '200' },
    rates: flat(150),
    cover: [
      ['ETH', '0.06'],
      ['HBT', '200000'],
    ],
  },
  {
    terms: {
      id: 'eth-hybrid-30',
      ...ETH,
      ...HBT,
      kind: 'FIXED_HYBRID',
      termDays: '30',
      quota: '2000',
      instantPool: '0',
      canEndEarly: 'true',
      canRenew: 'true',
    },
    rates: flat(220),
    cover: [
      ['ETH', '0.06'],
      ['HBT', '200000'],
    ],
  },
];

function fixed(
  id: string,
  terms: Readonly<Record<string, string>>,
  termDays: string,
  rateBps: number,
  cover: string,
): DemoProduct {
  return {
    terms: { id, ...terms, kind: 'FIXED', termDays, canEndEarly: 'true', canRenew: 'true' },
    rates: flat(rateBps),
    cover: [[terms.asset!, cover]],
  };
}
