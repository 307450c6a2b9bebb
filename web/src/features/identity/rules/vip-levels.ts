/** One VIP level: reaching any one of the three criteria is enough. Money in USDT, fees in percent. */
export interface VipLevel {
  readonly level: number;
  readonly assets: string;
  readonly spotVolume: string;
  readonly futuresVolume: string;
  readonly spotFees: string;
  readonly futuresFees: string;
  readonly limitTimes: string;
  readonly launchDiscount: string;
}

type Row = readonly [string, string, string, string, string, string, string];
const NONE = '--';

const ROWS: readonly Row[] = [
  [NONE, NONE, NONE, '0.200 / 0.200', '0.040 / 0.060', '1', '0'],
  ['10,000', '100,000', '1,000,000', '0.160 / 0.180', '0.036 / 0.056', '1.2', '1'],
  ['50,000', '500,000', '5,000,000', '0.120 / 0.150', '0.030 / 0.050', '1.5', '2'],
  ['200,000', '2,000,000', '20,000,000', '0.080 / 0.120', '0.024 / 0.046', '2', '3'],
  ['500,000', '10,000,000', '100,000,000', '0.050 / 0.090', '0.018 / 0.042', '3', '4'],
  ['2,000,000', '50,000,000', '500,000,000', '0.020 / 0.060', '0.010 / 0.036', '5', '5'],
  ['5,000,000', '200,000,000', '2,000,000,000', '0.000 / 0.040', '0.000 / 0.030', '10', '6'],
];

/** All levels, lowest first. */
export const VIP_LEVELS: readonly VipLevel[] = ROWS.map(
  ([assets, spotVolume, futuresVolume, spotFees, futuresFees, limitTimes, launchDiscount], level) => ({
    level,
    assets,
    spotVolume,
    futuresVolume,
    spotFees,
    futuresFees,
    limitTimes,
    launchDiscount,
  }),
);
