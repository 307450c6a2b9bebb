import { EARN_DAYS, type EarnStep } from './earn/earn-history.ts';

interface Transfer {
  readonly asset: string;
  readonly from: 'funding' | 'spot' | 'p2p';
  readonly to: 'funding' | 'spot' | 'p2p';
  readonly amount: string;
}

interface Day {
  readonly transfers: readonly Transfer[];
  readonly send?: { readonly to: number; readonly asset: string; readonly amount: string };
  readonly withdrawal?: {
    readonly asset: string;
    readonly network: string;
    readonly address: string;
    readonly amount: string;
  };
  readonly earn?: EarnStep;
}

/** What one person of the demo does in ninety days. */
export interface History {
  readonly deposits: readonly { readonly asset: string; readonly network: string; readonly amount: string }[];
  readonly days: ReadonlyMap<number, Day>;
}

/** What each person deposits: little with a low verification, more for a VIP. */
const DEPOSITS: readonly History['deposits'][] = [
  [
    { asset: 'USDT', network: 'eth', amount: '5520' },
    { asset: 'ETH', network: 'eth', amount: '0.35' },
  ],
  [
    { asset: 'USDT', network: 'eth', amount: '6400' },
    { asset: 'ETH', network: 'base', amount: '1.8' },
    { asset: 'BTC', network: 'btc', amount: '0.042' },
  ],
  [
    { asset: 'USDT', network: 'base', amount: '24000' },
    { asset: 'ETH', network: 'eth', amount: '6.25' },
    { asset: 'BTC', network: 'btc', amount: '0.31' },
    { asset: 'PUSD', network: 'tempo', amount: '1500' },
  ],
  [
    { asset: 'USDT', network: 'eth', amount: '180000' },
    { asset: 'USDC', network: 'eth', amount: '42000' },
    { asset: 'ETH', network: 'eth', amount: '40' },
    { asset: 'BTC', network: 'btc', amount: '2.4' },
  ],
];

const OUTSIDE_ADDRESS = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
/** Frequent enough for sixty entries together with deposits and sends. */
const TRANSFER_DAYS_EVERY = 3;
const SEND_DAYS_EVERY = 11;
const WITHDRAWAL_DAY = 40;
/**
 * On these days the first person, who is not verified, sends nearly everything allowed in thirty days, so that the
 * limit can be seen.
 */
const LARGE_SEND_DAYS: ReadonlySet<number> = new Set([70, 73, 76, 81, 84]);
const LARGE_SEND = { to: 1, asset: 'USDT', amount: '940' } as const;
/** The day on which people put money on the spot account for the grids that they then run. */
const GRID_DAY = 88;
const GRID_MONEY = [null, '500', '2600', '19000'] as const;

/**
 * The ninety days of a person, the same at every first start: transfers out and back, so that there is always enough
 * for each; now and then a small gift to somebody; and one withdrawal.
 */
export function historyOf(person: number): History {
  const days = new Map<number, Day>();
  const assets = ['USDT', 'ETH'] as const;
  for (let day = 1; day < 90; day++) {
    const asset = assets[(day + person) % 2]!;
    const isTransferDay = day % TRANSFER_DAYS_EVERY === person % TRANSFER_DAYS_EVERY;
    const isSendDay = day % SEND_DAYS_EVERY === 2 + person;
    const isLargeSendDay = person === 0 && LARGE_SEND_DAYS.has(day);
    const isWithdrawalDay = day === WITHDRAWAL_DAY + person && person > 0;
    const earn = EARN_DAYS[person]?.get(day);
    const gridMoney = day === GRID_DAY ? GRID_MONEY[person] : null;
    const forGrids: Transfer[] = gridMoney ? [{ asset: 'USDT', from: 'funding', to: 'spot', amount: gridMoney }] : [];
    if (!gridMoney && !isTransferDay && !isSendDay && !isLargeSendDay && !isWithdrawalDay && !earn) continue;
    days.set(day, {
      transfers: [...(isTransferDay ? roundTrip(asset, person, day) : []), ...forGrids],
      ...(isSendDay
        ? { send: { to: (person + 1) % 4, asset: 'USDT', amount: `${3 + (day % 9)}.${(day * 7) % 90}` } }
        : {}),
      ...(isLargeSendDay ? { send: LARGE_SEND } : {}),
      ...(isWithdrawalDay
        ? {
            withdrawal: {
              asset: 'ETH',
              network: person === 1 ? 'base' : 'eth',
              address: OUTSIDE_ADDRESS,
              amount: '0.25',
            },
          }
        : {}),
      ...(earn ? { earn } : {}),
    });
  }
  return { deposits: DEPOSITS[person]!, days };
}

/** Most of what goes out comes back, so that funding lasts for ninety days and spot and P2P fill slowly. */
function roundTrip(asset: 'USDT' | 'ETH', person: number, day: number): Transfer[] {
  const account = day % 4 === 0 ? 'p2p' : 'spot';
  const size = 12 + ((day * 13 + person * 5) % 60);
  const cents = 10 + (day % 80);
  const [out, back] =
    asset === 'USDT'
      ? [`${size}.${cents}`, `${size - 4}.${cents}`]
      : [`0.0${11 + (size % 80)}`, `0.0${10 + (size % 80)}`];
  return [
    { asset, from: 'funding', to: account, amount: out },
    { asset, from: account, to: 'funding', amount: back },
  ];
}
