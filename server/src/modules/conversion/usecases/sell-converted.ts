import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import { ok } from '@bourse/core/result.ts';
import { CONVERSION_ACCOUNT } from '@bourse/core/trading/accounts.ts';
import { baseMinorOf, priceText } from '@bourse/core/trading/grid.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { findSpotBalances, indexTicks, type Market, placeOrder } from '../../spot/public.ts';
import { beginDeskTransfer, driveTransfer, type Transfer } from '../../transfers/public.ts';
import type { ConversionDeps } from '../conversion-deps.ts';
import { DESK } from '../product.ts';
import { findConvertedAssets } from '../queries/run.query.ts';
import { forgetQuotes, lockDesk } from '../store/run.store.ts';
import { deskMinor, fundDesk } from './desk.ts';
import { QUOTE_ASSET } from './read-small-balances.ts';

/** How far below the index a sale may go, in percent. */
const SLIP_PERCENT = 2;

/**
 * Sells the desk's coins in the spot markets like anybody, and brings the proceeds back. A coin waits while there is
 * less than its market's smallest order, or while nobody buys near the index price.
 *
 * @invariant safe to repeat and to run in several processes, because each step moves only what is there; a coin that
 *             fails does not hold up the others, and its error is thrown at the end
 */
export async function sellConverted(deps: ConversionDeps): Promise<void> {
  const { money } = deps;
  const errors: unknown[] = [];
  const attempt = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => {
      errors.push(error);
    });
  for (const asset of await findConvertedAssets(money.db)) await attempt(sellCoin(deps, asset));
  await attempt(bringHome(deps));
  await attempt(fundDesk(deps));
  await attempt(money.db.tx((tx) => forgetQuotes(tx, money.clock.nowMs() - DAY_MS)));
  if (errors.length > 0) throw errors[0];
}

async function sellCoin(deps: ConversionDeps, asset: string): Promise<void> {
  const { spot, money } = deps;
  const market = spot.catalog.find(`${asset}_${QUOTE_ASSET}`);
  const ticks = market ? indexTicks(spot, market) : null;
  if (!market || ticks === null || spot.data.state(market.market).isHalted) return;
  const total = (await inCore(deps, asset)) + (await deskMinor(deps, money.db, asset));
  if (lotsToSell(market, total, floorTicks(ticks)) === 0) return;
  await sendToCore(deps, asset);
  const lots = lotsToSell(market, await inCore(deps, asset), floorTicks(ticks));
  if (lots === 0) return;
  const placed = await placeOrder(spot, {
    uid: String(CONVERSION_ACCOUNT),
    symbol: market.symbol,
    clientId: newId(money.clock.nowMs()),
    side: 'sell',
    type: 'limit',
    timeInForce: 'ioc',
    price: priceText(floorTicks(ticks), market.grid),
    quantity: formatAmount(baseMinorOf(lots, market.grid), market.baseScale),
  });
  // If the market refuses or cannot be asked, the next run tries again.
  if (placed.ok) await spot.lastHeard.waitForRows(String(CONVERSION_ACCOUNT));
}

const floorTicks = (ticks: number): number => Math.max(1, Math.floor((ticks * (100 - SLIP_PERCENT)) / 100));

/** An amount in whole lots; 0 if the market would not accept so few. */
function lotsToSell(market: Market, minor: bigint, ticks: number): number {
  const lots = Number(minor / market.grid.lotMinor);
  return lots * ticks < market.minNotionalUnits ? 0 : lots;
}

/** The desk's available balance in the trading core. */
async function inCore({ money }: ConversionDeps, asset: string): Promise<bigint> {
  const balances = await findSpotBalances(money.db, CONVERSION_ACCOUNT);
  return balances.find((row) => row.asset === asset)?.availableMinor ?? 0n;
}

/** Moves all that the desk has of a coin from the books to the trading core. A stopped coin waits for the next run. */
async function sendToCore(deps: ConversionDeps, asset: string): Promise<void> {
  const { money } = deps;
  const begun = await money.db.decide<Transfer | null, 'COIN_STOPPED'>(async (tx) => {
    await lockDesk(tx);
    const amountMinor = await deskMinor(deps, tx, asset);
    return amountMinor > 0n ? beginDeskTransfer(money, tx, DESK, { asset, amountMinor, to: 'spot' }) : ok(null);
  });
  if (begun.ok && begun.value) await driveTransfer(money, begun.value, { isNew: true });
}

/** Moves the proceeds of sales back into the books. */
async function bringHome(deps: ConversionDeps): Promise<void> {
  const { money } = deps;
  const amountMinor = await inCore(deps, QUOTE_ASSET);
  if (amountMinor === 0n) return;
  const begun = await money.db.decide((tx) =>
    beginDeskTransfer(money, tx, DESK, { asset: QUOTE_ASSET, amountMinor, to: 'desk' }),
  );
  if (begun.ok) await driveTransfer(money, begun.value, { isNew: true });
}
