/** A plan as a person of the demo makes it. */
export interface DemoPlan {
  readonly form: Readonly<Record<string, string>>;
  /** The day, of the ninety, on which it is made; by default the first. */
  readonly fromDay?: number;
  /** What happens to it at the end of the ninety days. */
  readonly ends?: 'pause' | 'remove';
}

const coins = (shares: Readonly<Record<string, number>>): string =>
  JSON.stringify(Object.entries(shares).map(([asset, percent]) => ({ asset, percent: String(percent) })));

/**
 * The plans of each person, in the order of people. The first has too little on spot and uses no funding, so that
 * failed runs can be seen. The others buy weekly or monthly, and one of them daily towards the end.
 */
export const DEMO_PLANS: readonly (readonly DemoPlan[])[] = [
  [
    {
      form: {
        coins: coins({ BTC: 100 }),
        amount: '150',
        period: 'week',
        weekday: '1',
        hour: '9',
        zone: 'Europe/Berlin',
        autoTransfer: 'false',
      },
    },
  ],
  [
    {
      form: {
        coins: coins({ BTC: 60, ETH: 40 }),
        amount: '60',
        period: 'week',
        weekday: '1',
        hour: '9',
        zone: 'Europe/Berlin',
        tellsSuccess: 'true',
      },
    },
  ],
  [
    {
      form: { coins: coins({ BTC: 100 }), amount: '20', period: 'day', hour: '9', zone: 'Europe/Berlin' },
      // Not for all ninety days, because each run takes a moment of the first start.
      fromDay: 60,
    },
    {
      form: { coins: coins({ ETH: 100 }), amount: '200', period: 'month', day: '31', hour: '18', zone: 'Asia/Tokyo' },
    },
  ],
  [
    {
      form: {
        coins: coins({ BTC: 70, ETH: 30 }),
        amount: '500',
        period: 'week',
        weekday: '5',
        hour: '20',
        zone: 'America/New_York',
      },
    },
    {
      form: {
        coins: coins({ ETH: 100 }),
        amount: '1000',
        period: 'month',
        day: '1',
        hour: '0',
        zone: 'America/New_York',
      },
      ends: 'pause',
    },
    {
      form: {
        coins: coins({ BTC: 50, ETH: 50 }),
        amount: '100',
        period: 'week',
        weekday: '1',
        hour: '9',
        zone: 'Europe/Berlin',
      },
      ends: 'remove',
    },
  ],
];
