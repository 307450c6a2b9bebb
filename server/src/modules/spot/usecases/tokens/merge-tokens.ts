import { mergedMinor } from '@bourse/core/spot/token-merge.ts';
import type { Command } from '@bourse/core/trading/command.ts';
import { findLastCloses } from '../../../../engine/projection/klines/merged-klines.ts';
import type { AssetAccount } from '../../../../ledger/asset-accounts.query.ts';
import { isCoinUnderWay, resumeCoin, stopCoin } from '../../../transfers/public.ts';
import type { Market } from '../../markets/market.ts';
import {
  findCoreHolders,
  findMergesUnderWay,
  findOpenOrdersIn,
  findShares,
  findSharesLeft,
  mergeTransferId,
  type TokenMerge,
} from '../../queries/token-merge.query.ts';
import type { SpotDeps } from '../../spot-deps.ts';
import { insertShares, moveMerge } from '../../store/token-merge.store.ts';
import { tellReferences } from '../tell-core.ts';
import { bookMerge } from './book-merge.ts';
import { chartMerge } from './chart-merge.ts';
import { findKept } from './kept-in-rows.ts';

/** How long markets stay halted after the books were changed, so that every process has read the new basket. */
const SETTLE_MS = 5_000;
/** How many commands are under way to the trading core at once. */
const ASK_MAX = 500;

/**
 * Carries out the merges that are due, each as far as possible now.
 *
 * @param chartPage  how many rows of a chart to change in one commit; for tests
 * @invariant        safe at a crash between any two steps and in several processes: the row says how far a merge has
 *                   come, books and trading core do each thing once, and nobody can move a stopped coin
 */
export async function mergeTokens(deps: SpotDeps, { chartPage }: { readonly chartPage?: number } = {}): Promise<void> {
  const errors: unknown[] = [];
  for (const merge of await findMergesUnderWay(deps.db)) {
    if (merge.dueAtMs > deps.clock.nowMs()) continue;
    await carryOut(deps, merge, chartPage).catch((error: unknown) => errors.push(error));
  }
  // A token that fails must not hold up the others.
  if (errors.length > 0) throw errors[0];
}

async function carryOut(deps: SpotDeps, merge: TokenMerge, chartPage: number | undefined): Promise<void> {
  let now: TokenMerge | undefined = merge;
  while (now && (await step(deps, now, chartPage))) [now] = await findMergesUnderWay(deps.db, merge.token);
}

/** Makes one step. @returns false if it must wait */
function step(deps: SpotDeps, merge: TokenMerge, chartPage: number | undefined): Promise<boolean> {
  switch (merge.state) {
    case 'announced':
      return stop(deps, merge);
    case 'stopping':
      return plan(deps, merge);
    case 'planned':
      return take(deps, merge);
    case 'booked':
      return chart(deps, merge, chartPage);
    case 'charted':
      return reprice(deps, merge);
    case 'priced':
      return open(deps, merge);
    case 'done':
      return Promise.resolve(false);
  }
}

const marketsOf = ({ catalog }: SpotDeps, { token }: TokenMerge): Market[] =>
  catalog.all().filter(({ base, quote }) => base === token || quote === token);

/** The markets in which a price is one of the token. */
const chartsOf = (deps: SpotDeps, merge: TokenMerge): number[] =>
  marketsOf(deps, merge)
    .filter(({ base }) => base === merge.token)
    .map(({ market }) => market);

/**
 * Stops the coin, so that nobody moves it from here on. A coin that a product keeps in its rows is not stopped, because
 * its people could not take it out any more.
 */
function stop(deps: SpotDeps, merge: TokenMerge): Promise<boolean> {
  return deps.db.tx(async (tx) => {
    await stopCoin(tx, merge.token, deps.clock.nowMs());
    // Waits for and then sees whoever is moving the coin now; later ones see the stop.
    assertMovable(merge, await deps.ledger.lockAccountsOf(tx, merge.token));
    await moveMerge(tx, merge.id, ['announced', 'stopping']);
    return true;
  });
}

function assertMovable({ token }: TokenMerge, accounts: readonly AssetAccount[]): void {
  if (findKept(accounts)) throw new Error(`${token} is not merged, because a product keeps rows of it`);
}

/**
 * Takes the markets, cancels their orders, and once nothing moves records what each account of the trading core will
 * have. A taken market stays taken until it is given back, whatever staff do in between: the core keeps the order of
 * commands.
 */
async function plan(deps: SpotDeps, merge: TokenMerge): Promise<boolean> {
  if (await isCoinUnderWay(deps.db, merge.token)) return false;
  const markets = marketsOf(deps, merge).map(({ market }) => market);
  if (!(await takeMarkets(deps, merge))) return false;
  const orders = await findOpenOrdersIn(deps.db, markets);
  const cancelled = await ask(
    deps,
    orders.map(({ id, account }) => ({ kind: 'cancel', account, orderId: id, clientId: '' })),
  );
  if (!cancelled) return false;
  const holders = await findCoreHolders(deps.db, merge.token);
  if (holders.some(({ heldMinor }) => heldMinor > 0n)) throw new Error(`orders still hold ${merge.token}`);
  return deps.db.tx(async (tx) => {
    // Holds in the books must be ended by their owners; until then nothing is merged.
    const accounts = await deps.ledger.lockAccountsOf(tx, merge.token);
    if (accounts.some(({ heldMinor }) => heldMinor > 0n)) return false;
    if (!(await moveMerge(tx, merge.id, ['stopping', 'planned']))) return true;
    const shares = holders.map(({ account, minor }) => ({
      account,
      beforeMinor: minor,
      afterMinor: mergedMinor(minor, merge.ratio),
    }));
    await insertShares(tx, merge.id, shares);
    return true;
  });
}

/** A market that is already taken for this token stays so. @returns false if one is taken for another coin */
async function takeMarkets(deps: SpotDeps, merge: TokenMerge): Promise<boolean> {
  const asset = await deps.assetNumbers.numberOf(merge.token);
  // One after the other: if two coins of one market take markets in the same order, neither waits for one that the
  // other has.
  for (const { market } of marketsOf(deps, merge)) {
    if (!(await ask(deps, [{ kind: 'takeMarket', market, asset }]))) return false;
  }
  return true;
}

/** The trading core gives up the tokens by which each account becomes fewer, then the books follow in one commit. */
async function take(deps: SpotDeps, merge: TokenMerge): Promise<boolean> {
  // A process may have sent debits and died before the rows show them; reading the rows now would send them again. The
  // core answers in order, so once the rows include this answer, they include every debit that was sent before.
  if (!(await takeMarkets(deps, merge))) return false;
  const asset = await deps.assetNumbers.numberOf(merge.token);
  const shares = await findShares(deps.db, merge.id);
  const left = await findSharesLeft(deps.db, merge.id);
  const taken = await ask(
    deps,
    left.map(({ account, beforeMinor, afterMinor }) => ({
      kind: 'debit',
      account,
      asset,
      amountMinor: beforeMinor - afterMinor,
      transferId: mergeTransferId(merge.id),
    })),
  );
  return taken && bookMerge(deps, merge, shares);
}

/** Recounts the charts, some rows in each commit. */
async function chart(deps: SpotDeps, merge: TokenMerge, pageSize: number | undefined): Promise<boolean> {
  await chartMerge(deps, merge, { markets: chartsOf(deps, merge), pageSize });
  return true;
}

/** Sets the core's prices to new tokens, while the markets are still halted. */
async function reprice(deps: SpotDeps, merge: TokenMerge): Promise<boolean> {
  await deps.tokens.refresh(deps.db);
  // The chart already has the price of a new token, so this can be repeated.
  const closes = await findLastCloses(deps.db, chartsOf(deps, merge));
  const isPriced = await ask(
    deps,
    [...closes].map(([market, ticks]) => ({ kind: 'lastPrice', market, ticks })),
  );
  if (!isPriced || !(await tellReferences(deps))) return false;
  return deps.db.tx(async (tx) => {
    await moveMerge(tx, merge.id, ['charted', 'priced']);
    return true;
  });
}

/** Opens the markets that were open before. */
async function open(deps: SpotDeps, merge: TokenMerge): Promise<boolean> {
  if (deps.clock.nowMs() < merge.bookedAtMs! + SETTLE_MS) return false;
  const asset = await deps.assetNumbers.numberOf(merge.token);
  const given = await ask(
    deps,
    marketsOf(deps, merge).map(({ market }) => ({ kind: 'giveMarket', market, asset })),
  );
  if (!given) return false;
  return deps.db.tx(async (tx) => {
    await resumeCoin(tx, merge.token);
    await moveMerge(tx, merge.id, ['priced', 'done']);
    return true;
  });
}

/**
 * Sends commands to the trading core and waits for its rows.
 *
 * @returns false if it could not be asked now; commands that were done may be sent again
 */
async function ask(deps: SpotDeps, commands: readonly Command[]): Promise<boolean> {
  // In limited batches: the core refuses more commands than it can keep waiting for rows, and would do so at each try.
  for (let from = 0; from < commands.length; from += ASK_MAX) {
    if (!(await askAtOnce(deps, commands.slice(from, from + ASK_MAX)))) return false;
  }
  return true;
}

async function askAtOnce({ trading }: SpotDeps, commands: readonly Command[]): Promise<boolean> {
  const answers = await Promise.all(commands.map((command) => trading.submit(command)));
  let last = 0;
  for (const [at, answer] of answers.entries()) {
    if (!answer.ok) return false;
    const [first] = answer.value.outcome;
    // Another merge has taken the market and will give it back.
    if (first?.kind === 'refused' && first.refusal.code === 'MARKET_TAKEN') return false;
    // An order may have ended meanwhile.
    if (first?.kind === 'refused' && first.refusal.code !== 'ORDER_NOT_FOUND') {
      throw new Error(`the trading core refused ${commands[at]!.kind}: ${first.refusal.code}`);
    }
    last = Math.max(last, answer.value.sequence);
  }
  if (last > 0) await trading.waitForRows(last);
  return true;
}
