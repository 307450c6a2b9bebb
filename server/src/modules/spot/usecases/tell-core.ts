import type { Command } from '@bourse/core/trading/command.ts';
import { commandOf } from '../markets/market.ts';
import { readCoreLevels, readCoreRules } from '../queries/core-rules.query.ts';
import { findFeeTable } from '../queries/fee-rate.query.ts';
import type { SpotDeps } from '../spot-deps.ts';
import { indexTicks } from './index-price.ts';

/** Asks the trading core for everything at once: it keeps the order. @returns false where it could not be asked now */
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
  // What was told is compared with the rows the next time.
  if (last > 0) await deps.trading.waitForRows(last);
  return true;
}

/**
 * Tells the trading core of markets and fees that it does not know, or knows otherwise. Safe to run at any time, as often as
 * one likes: what it knows already is not told again.
 *
 * @returns  false where the core could not be asked now
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
 * @returns  false where the core could not be asked now
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
 * Tells the trading core where the index moved: bands are measured from it.
 *
 * @returns  false where the core could not be asked now
 */
export async function tellReferences(deps: SpotDeps): Promise<boolean> {
  const commands: Command[] = [];
  for (const market of deps.catalog.all()) {
    const ticks = indexTicks(deps, market);
    const found = deps.data.find(market.market);
    // Without an index the last reference stays: a band that vanished would let anything in.
    if (ticks === null || !found || found.referenceTicks === ticks) continue;
    commands.push({ kind: 'reference', market: market.market, ticks });
  }
  return tellAll(deps, commands);
}
