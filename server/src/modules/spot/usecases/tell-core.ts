import type { Command } from '@bourse/core/trading/command.ts';
import { commandOf } from '../markets/market.ts';
import { readCoreLevels, readCoreRules } from '../queries/core-rules.query.ts';
import { findFeeTable } from '../queries/fee-rate.query.ts';
import type { SpotDeps } from '../spot-deps.ts';
import { indexTicks } from './index-price.ts';

/** Sends all commands to the trading core at once; it keeps their order. @returns false if it could not be asked now */
async function tellAll(deps: SpotDeps, commands: readonly Command[]): Promise<boolean> {
  let last = 0;
  const answers = await Promise.all(commands.map((command) => deps.trading.submit(command)));
  for (const [at, answer] of answers.entries()) {
    if (!answer.ok) return false;
    const [first] = answer.value.outcome;
    if (first?.kind === 'refused')
      throw new Error(`the trading core refused ${commands[at]!.kind}: ${first.refusal.code}`);
    last = answer.value.sequence;
  }
  // Waits for the rows, because the next run compares them with what was sent.
  if (last > 0) await deps.trading.waitForRows(last);
  return true;
}

/**
 * Tells the trading core of markets and fees that it does not know, or knows differently. Safe to run at any time and
 * any number of times, because nothing is sent twice.
 *
 * @returns false if the core could not be asked now
 */
export async function tellRules(deps: SpotDeps): Promise<boolean> {
  const rules = await readCoreRules(deps.db);
  const commands: Command[] = [];
  for (const market of deps.catalog.all()) {
    const told = rules.markets.find((one) => one.market === market.market);
    if (told?.minNotionalUnits === market.minNotionalUnits && told.bandPpm === market.bandPpm) continue;
    const [base, quote] = [
      await deps.assetNumbers.numberOf(market.base),
      await deps.assetNumbers.numberOf(market.quote),
    ];
    commands.push(commandOf(market, { base, quote }));
  }
  const fees = await findFeeTable(deps.db);
  if (fees && fees.version > rules.feeVersion) commands.push({ kind: 'fees', ...fees });
  return tellAll(deps, commands);
}

/**
 * Tells the trading core the VIP levels that it has not heard of.
 *
 * @returns false if the core could not be asked now
 */
export async function tellLevels(deps: SpotDeps): Promise<boolean> {
  const told = await readCoreLevels(deps.db);
  const wanted = await deps.identity.vipLevels(deps.db);
  const commands: Command[] = [];
  for (const [uid, level] of wanted) {
    if ((told.get(uid) ?? 0) !== level) commands.push({ kind: 'feeLevel', account: Number(uid), level });
  }
  for (const uid of told.keys()) {
    if (!wanted.has(uid)) commands.push({ kind: 'feeLevel', account: Number(uid), level: 0 });
  }
  return tellAll(deps, commands);
}

/**
 * Tells the trading core of index prices that have moved, because bands are measured from them.
 *
 * @param markets  all of them if left out
 * @returns false if the core could not be asked now
 */
export async function tellReferences(deps: SpotDeps, markets = deps.catalog.all()): Promise<boolean> {
  const commands: Command[] = [];
  for (const market of markets) {
    const ticks = indexTicks(deps, market);
    const found = deps.data.find(market.market);
    // Without an index price the last reference stays: without a band any price would be accepted.
    if (ticks === null || !found || found.referenceTicks === ticks) continue;
    commands.push({ kind: 'reference', market: market.market, ticks });
  }
  return tellAll(deps, commands);
}
