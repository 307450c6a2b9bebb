import type { UserAccount } from '@bourse/core/ledger/account.ts';
import type { PostCommand } from '@bourse/core/ledger/command.ts';
import { DAY_MS } from '../../core/src/calendar/durations.ts';
import { type Books, uidOf } from '../ledger/throw-away-books.ts';

const COINS = ['USDT', 'BTC', 'ETH', 'USDC'] as const;
const ACCOUNTS: readonly UserAccount[] = ['funding', 'p2p'];
const IN_FLIGHT = 4_096;
/** Every coin in every account, so that opening balances are needed too. */
const STARTS = COINS.flatMap((asset) => ACCOUNTS.map((account) => ({ asset, account })));
const START_MINOR = 10n ** 12n;

export const PERSON = uidOf(0);
const OTHER = uidOf(1);

/** Gives one person `entries` entries of one booking each, over eight accounts and a year; the first are deposits. */
export async function writeLongHistory({ ledger }: Books, entries: number, nowMs: number): Promise<void> {
  await fundOther(ledger, nowMs - 365 * DAY_MS);
  const stepMs = (365 * DAY_MS) / entries;
  // Deposits go alone, because entries that are under way together are applied in any order.
  for (let from = 0; from < entries; from = from === 0 ? STARTS.length : from + IN_FLIGHT) {
    const count = Math.min(from === 0 ? STARTS.length : IN_FLIGHT, entries - from);
    const batch = Array.from({ length: count }, (_, at) => {
      const n = from + at;
      return entryOf(n, Math.floor(nowMs - (entries - n) * stepMs));
    });
    const answers = await Promise.all(batch.map((command) => ledger.lane.submit(command)));
    const refused = answers.find((answer) => !answer.ok);
    if (refused) throw new Error(`an entry was refused: ${JSON.stringify(refused)}`);
  }
}

/** Funds the account on the other side. */
async function fundOther(ledger: Books['ledger'], atMs: number): Promise<void> {
  const answers = await Promise.all(
    COINS.map((asset) =>
      ledger.lane.submit({
        op: 'post',
        key: `other:${asset}`,
        kind: 'deposit',
        ref: 'bench',
        atMs,
        legs: [
          { account: { kind: 'system', account: 'custody', asset, sub: 'eth' }, amountMinor: -START_MINOR },
          { account: { kind: 'user', uid: OTHER, account: 'funding', asset }, amountMinor: START_MINOR },
        ],
      }),
    ),
  );
  if (answers.some((answer) => !answer.ok)) throw new Error('funding was refused');
}

function entryOf(n: number, atMs: number): PostCommand {
  const { asset, account } = STARTS[n % STARTS.length]!;
  const own = { kind: 'user', uid: PERSON, account, asset } as const;
  const isStart = n < STARTS.length;
  const other = isStart
    ? ({ kind: 'system', account: 'custody', asset, sub: 'eth' } as const)
    : ({ kind: 'user', uid: OTHER, account: 'funding', asset } as const);
  // Two of three bookings go out, but in amounts so small that no balance runs dry.
  const amountMinor = isStart ? START_MINOR : n % 3 === 0 ? BigInt(1 + (n % 997)) : -BigInt(1 + (n % 499));
  return {
    op: 'post',
    key: `long:${n}`,
    kind: isStart ? 'deposit' : 'internal',
    ref: `long:${n}`,
    atMs,
    legs: [
      { account: own, amountMinor },
      { account: other, amountMinor: -amountMinor },
    ],
  };
}
