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

/** How long markets stay halted after the books were changed: every process has looked at the new basket by then. */
const SETTLE_MS = 5_000;
/** How many commands are under way to the trading core at once. */
const ASK_MAX = 500;

/**
 * Carries out the merges whose moment has come, each as far as it can go now.
 *
 * @param chartPage  so many rows of a chart in one commit; for tests
 * @invariant  safe at a crash between any two steps and in several processes: the row says how far a merge is, the books and
 *             the trading core do each thing once, and while a coin is stopped nobody moves it
 */
export async function mergeTokens(deps: SpotDeps, { chartPage }: { readonly chartPage?: number } = {}): Promise<void> {
  const errors: unknown[] = [];
  for (const merge of await findMergesUnderWay(deps.db)) {
    if (merge.dueAtMs > deps.clock.nowMs()) continue;
    await carryOut(deps, merge, chartPage).catch((error: unknown) => errors.push(error));
  }
  // One token that cannot go on holds up no other.
  if (errors.length > 0) throw errors[0];
}

async function carryOut(deps: SpotDeps, merge: TokenMerge, chartPage: number | undefined): Promise<void> {
  let now: TokenMerge | undefined = merge;
  while (now && (await step(deps, now, chartPage))) [now] = await findMergesUnderWay(deps.db, merge.token);
}

/** One step. @returns false where it has to wait */
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

/** Markets in which a price is one of the token. */
const chartsOf = (deps: SpotDeps, merge: TokenMerge): number[] =>
  marketsOf(deps, merge)
    .filter(({ base }) => base === merge.token)
    .map(({ market }) => market);

/** From here on nobody moves the coin. One that a product keeps rows of is not stopped: its people could not take it out. */
function stop(deps: SpotDeps, merge: TokenMerge): Promise<boolean> {
  return deps.db.tx(async (tx) => {
    await stopCoin(tx, merge.token, deps.clock.nowMs());
    // Whoever moves the coin at this moment is waited for, and seen; whoever comes later sees the stop.
    assertMovable(merge, await deps.ledger.lockAccountsOf(tx, merge.token));
    await moveMerge(tx, merge.id, ['announced', 'stopping']);
    return true;
  });
}

function assertMovable({ token }: TokenMerge, accounts: readonly AssetAccount[]): void {
  if (findKept(accounts)) throw new Error(`${token} is not merged, because a product keeps rows of it`);
}

/**
 * Takes the markets, cancels, and when everything stands still writes down what each account of the trading core will have.
 * A market that is taken stays so until it is given back, whatever staff do: the core puts the two in their order.
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
    // What is set aside in the books is for its owner to end; until then nothing is merged.
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

/** A market that is taken for the token already stays so. @returns false where one of them is another coin's */
async function takeMarkets(deps: SpotDeps, merge: TokenMerge): Promise<boolean> {
  const asset = await deps.assetNumbers.numberOf(merge.token);
  // One behind the other: two coins of one market take theirs in the same order, so neither waits for what the other has.
  for (const { market } of marketsOf(deps, merge)) {
    if (!(await ask(deps, [{ kind: 'takeMarket', market, asset }]))) return false;
  }
  return true;
}

/** The trading core lets go of what the new tokens are fewer, and then the books follow in one commit. */
async function take(deps: SpotDeps, merge: TokenMerge): Promise<boolean> {
  // A process may have asked for debits and died before the rows show them, and reading the rows now would ask for them again.
  // The core answers in order: once the rows have this answer, they have every debit that was asked for before it.
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

/** The charts follow, some rows in each commit. */
async function chart(deps: SpotDeps, merge: TokenMerge, pageSize: number | undefined): Promise<boolean> {
  await chartMerge(deps, merge, { markets: chartsOf(deps, merge), pageSize });
  return true;
}

/** Prices of the trading core follow, while the markets are still halted. */
async function reprice(deps: SpotDeps, merge: TokenMerge): Promise<boolean> {
  await deps.tokens.refresh(deps.db);
  // What the chart says already is the price of a new token, however often this is asked.
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

/** Trading goes on where it did before. */
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
 * Asks the trading core, and waits for its rows.
 *
 * @returns  false where it could not be asked now; what was done may be asked again
 */
async function ask(deps: SpotDeps, commands: readonly Command[]): Promise<boolean> {
  // What waits for its rows is bounded: more at once than that would be refused, and again at each try.
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
    // Taken for another coin of it: that one gives it back.
    if (first?.kind === 'refused' && first.refusal.code === 'MARKET_TAKEN') return false;
    // An order may have ended by itself.
    if (first?.kind === 'refused' && first.refusal.code !== 'ORDER_NOT_FOUND') {
      throw new Error(`the trading core refused ${commands[at]!.kind}: ${first.refusal.code}`);
    }
    last = Math.max(last, answer.value.sequence);
  }
  if (last > 0) await trading.waitForRows(last);
  return true;
}
