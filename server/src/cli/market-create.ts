import { setTimeout as wait } from 'node:timers/promises';
import { runningServer } from '../boot/installation/server-lock.ts';
import { OperatorFault } from '../platform/process/operator-fault.ts';
import type { Command, Given } from './command.ts';
import { withDatabase } from './with-database.ts';

const FAULTS: Readonly<Record<string, string>> = {
  COIN_UNKNOWN: 'There is no such coin. Coins are named as in the wallet, such as BTC.',
  MARKET_EXISTS: 'This market is there already.',
  COIN_MERGING: 'A coin of this market is being merged. Add the market when the merge is over.',
  TICK_INVALID: '--tick is the step of prices, such as 0.01.',
  LOT_INVALID: "--lot is the step of quantities, such as 0.0001, with at most the coin's own places.",
  MIN_NOTIONAL_INVALID: '--min-notional is the smallest order in the quote coin, such as 5.',
  BAND_INVALID: '--band is a percentage from 0 to 100, such as 10; 0 is no band.',
  NOT_EXACT:
    'One lot at one tick must be a whole number of the smallest units of the quote coin, and steps are 1, 2 or 5 times a power of ten. Take a larger --tick or --lot.',
};

/** How long the command waits for a running server to open the market. */
const OPEN_MS = 10_000;
const LOOK_MS = 100;
const BAND_PERCENT = '10';

export const marketCreate: Command = {
  name: 'market create',
  positions: ['SYMBOL'],
  says: 'Adds a market, such as HBT_BTC. A running server opens it within a second, otherwise the next start does.',
  options: {
    base: { value: 'COIN', says: 'the coin that is traded (the first half of SYMBOL)' },
    quote: { value: 'COIN', says: 'the coin it is paid with (the second half of SYMBOL)' },
    tick: { value: 'PRICE', says: 'what prices are multiples of', isRequired: true },
    lot: { value: 'QUANTITY', says: 'what quantities are multiples of', isRequired: true },
    'min-notional': { value: 'AMOUNT', says: 'the smallest order, in the quote coin', isRequired: true },
    band: { value: 'PERCENT', says: 'how far from the reference price orders may be (10; 0 for no band)' },
    quiet: { says: "the house's market makers stay away" },
  },
  async run(given) {
    const wanted = wantedOf(given);
    const { approvalsOf, clockOf } = await import('./installation.ts');
    const { createAssets } = await import('../modules/assets/public.ts');
    const { createMarket, isMarketOpen } = await import('../modules/spot/public.ts');
    const { made, isOpen } = await withDatabase(given, async ({ db }) => {
      const nowMs = (await clockOf(db)).nowMs();
      const approvals = await approvalsOf(given, db);
      const assets = createAssets({ db });
      await assets.refresh();
      const scaleOf = (asset: string) => assets.coin(asset)?.ledgerScale;
      const market = await db.decide(async (tx) => {
        const created = await createMarket(tx, wanted, { scaleOf, nowMs });
        if (!created.ok) return created;
        await approvals.audit(tx, {
          staffId: 'operator',
          role: 'operator',
          action: 'market.create',
          subject: `market:${created.value.symbol}`,
          reason: null,
          before: null,
          after: wanted,
          requestId: 'command',
          nowMs,
        });
        return created;
      });
      if (!market.ok) throw new OperatorFault(FAULTS[market.refusal.code] ?? market.refusal.code);
      const { symbol, market: tmId } = market.value;
      const isRunning = runningServer(given.dataDir) !== null;
      return { made: { symbol, tmId, ...wanted }, isOpen: isRunning && (await opens(() => isMarketOpen(db, tmId))) };
    });
    return {
      json: { ...made, isOpen },
      lines: [
        isOpen
          ? `${made.symbol} is open, as market ${made.tmId}.`
          : `${made.symbol} is there, as market ${made.tmId}, and opens when the server runs.`,
      ],
    };
  },
};

function wantedOf({ positions, options }: Given) {
  const symbol = (positions[0] ?? '').toUpperCase();
  const [base = '', quote = '', ...more] = symbol.split('_');
  const named = { base: options.base?.toUpperCase() ?? base, quote: options.quote?.toUpperCase() ?? quote };
  if (more.length > 0 || named.base !== base || named.quote !== quote || base === '' || quote === '') {
    throw new OperatorFault(`SYMBOL is base and quote with a low line between, such as HBT_BTC; it was "${symbol}".`);
  }
  return {
    base,
    quote,
    tick: options.tick ?? '',
    lot: options.lot ?? '',
    minNotional: options['min-notional'] ?? '',
    bandPercent: options.band ?? BAND_PERCENT,
    isQuiet: 'quiet' in options,
  };
}

async function opens(isOpen: () => Promise<boolean>): Promise<boolean> {
  const untilMs = performance.now() + OPEN_MS;
  while (performance.now() < untilMs) {
    if (await isOpen()) return true;
    await wait(LOOK_MS);
  }
  return false;
}
