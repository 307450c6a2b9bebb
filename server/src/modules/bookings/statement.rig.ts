import { randomUUID } from 'node:crypto';
import type { statementExport } from '@bourse/contract/statement.ts';
import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import type { PlaceCommand } from '@bourse/core/trading/command.ts';
import { expect } from 'vitest';
import type { z } from 'zod';
import { type Rig, type TestPerson, walletRig } from '../../../test/wallet.rig.ts';
import { must } from '../../../test/wallet-moves.rig.ts';
import type { FileAnswer } from '../../platform/request/file-answer.ts';
import { findOwnBalance } from '../balances/queries/own-balance.query.ts';
import { type StatementSource, statementHttp, writeExportsJob } from '../statement/public.ts';
import { isStatementScope } from './statement-scope.ts';
import { createStatementSource } from './usecases/read-statement.ts';

/** For tests: two people with a history of everything, and the files that they ask for. */

const MARKET = 901;
type Export = z.output<typeof statementExport>;
export const never = new AbortController().signal;

export async function statementRig() {
  const rig = await walletRig();
  const [buyer, seller] = [await rig.person(), await rig.person()];
  await trade(rig, buyer, seller);
  return { rig, buyer, seller, ...filesOf(rig) };
}

export function filesOf(rig: Rig) {
  const http = statementHttp({
    ...rig.deps,
    isScope: (scope) => isStatementScope(rig.deps.products, scope),
    makers: new Map(),
  });
  // Three rows a chunk, so that a short history has many.
  const source = createStatementSource(rig.deps, { partSize: 3 });
  const request = async (who: TestPerson, over: Partial<Parameters<typeof http.request>[0]> = {}) =>
    http.request({ clientRequestId: randomUUID(), format: 'csv', scope: 'all', ...over }, rig.as(who));
  const listed = async (who: TestPerson, id: string): Promise<Export | undefined> =>
    must(await http.exports({}, rig.as(who))).rows.find((row) => row.id === id);

  const jobOf = (worker: string, from: StatementSource = source) =>
    writeExportsJob({ ...rig.deps, source: from, worker });
  async function writeAll(worker = 'one'): Promise<void> {
    while ((await jobOf(worker).run(never)) === 'more');
  }
  async function textOf(who: TestPerson, id: string): Promise<string> {
    // The contract has no type for a file: this class is what the edge would send.
    const file = must(await http.download({ id }, rig.as(who))) as FileAnswer;
    const chunks: Buffer[] = [];
    for await (const chunk of file.chunks) chunks.push(chunk);
    const text = Buffer.concat(chunks);
    expect(text.length).toBe(file.bytes);
    return text.toString('utf8');
  }
  async function fileOf(who: TestPerson, over: Partial<Parameters<typeof http.request>[0]> = {}): Promise<string> {
    const { id } = must(await request(who, over));
    await writeAll();
    return textOf(who, id);
  }
  async function balancesOf(who: TestPerson): Promise<Record<string, bigint>> {
    const rows = await findOwnBalance(rig.t.db, who.uid);
    return Object.fromEntries(
      rows.map(({ account, asset, availableMinor, heldMinor }) => {
        const scale = rig.deps.assets.coin(asset)!.ledgerScale;
        return [`${account}:${asset}`, (availableMinor + heldMinor) * 10n ** BigInt(18 - scale)];
      }),
    );
  }
  return { http, source, request, listed, jobOf, writeAll, textOf, fileOf, balancesOf };
}

const submit = async (rig: Rig, command: Parameters<Rig['core']['submit']>[0]) => {
  const { outcome, sequence } = must(await rig.core.submit(command));
  if (outcome[0]!.kind === 'refused') throw new Error(JSON.stringify(outcome[0]));
  await rig.core.waitForRows(sequence);
};
export const moveCoins = async (
  rig: Rig,
  who: TestPerson,
  asset: string,
  amount: string,
  from: 'funding' | 'spot',
  to: 'funding' | 'spot',
) => must(await rig.http.transfer({ clientRequestId: randomUUID(), asset, from, to, amount }, rig.as(who)));

/**
 * Makes a history of everything: deposits, transfers both ways, trades as maker and as taker, and sends between two
 * people.
 */
async function trade(rig: Rig, buyer: TestPerson, seller: TestPerson): Promise<void> {
  const base = await rig.deps.assetNumbers.numberOf('ETH');
  const quote = await rig.deps.assetNumbers.numberOf('USDT');
  const rules = { lotMinor: 10n ** 14n, unitMinor: 1n, minNotionalUnits: 1, bandPpm: 0 };
  await submit(rig, { kind: 'market', market: MARKET, base, quote, ...rules });
  await submit(rig, { kind: 'fees', version: 1, levels: [{ makerPpm: 1_000, takerPpm: 2_000 }] });
  await rig.give(buyer, 'USDT', '10000.123456');
  await rig.give(seller, 'ETH', '2.000000000000000001');
  rig.clock.advanceMs(DAY_MS);
  await moveCoins(rig, buyer, 'USDT', '6000', 'funding', 'spot');
  await moveCoins(rig, seller, 'ETH', '1.5', 'funding', 'spot');
  rig.clock.advanceMs(1_000);
  const order = (who: TestPerson, side: 'buy' | 'sell', lots: number): PlaceCommand => ({
    kind: 'place',
    account: Number(who.uid),
    market: MARKET,
    side,
    type: 'limit',
    timeInForce: 'gtc',
    postOnly: false,
    ticks: 250_000,
    lots,
    quoteUnits: 0,
    trigger: 'none',
    stopTicks: 0,
    feeFrom: 'received',
    selfTrade: 'expireTaker',
    idUse: 'once',
    clientId: '',
  });
  for (const lots of [11, 700, 3]) {
    await submit(rig, order(seller, 'sell', lots));
    await submit(rig, order(buyer, 'buy', lots));
    await submit(rig, order(buyer, 'buy', lots));
    await submit(rig, order(seller, 'sell', lots));
    rig.clock.advanceMs(1_000);
  }
  // An order that stays open, so that part of a balance is held.
  await submit(rig, order(buyer, 'buy', 100));
  await moveCoins(rig, seller, 'USDT', '100', 'spot', 'funding');
  rig.clock.advanceMs(DAY_MS);
}

/** Splits at commas, which is right because none of these files has a quoted cell. */
export const rowsOf = (csv: string): Record<string, string>[] => {
  const [heads, ...lines] = csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  return lines.map((line) => Object.fromEntries(heads!.map((head, at) => [head, line[at] ?? ''])));
};

/** Reads an amount at 18 places, the most that a coin has here. */
export const minor = (text: string): bigint => {
  const [whole, places = ''] = text.replace('-', '').split('.');
  const value = BigInt(whole! + places.padEnd(18, '0'));
  return text.startsWith('-') ? -value : value;
};
export function sumsOf(rows: readonly Record<string, string>[]): Record<string, bigint> {
  const sums: Record<string, bigint> = {};
  for (const { account, asset, amount } of rows) {
    const key = `${account}:${asset}`;
    sums[key] = (sums[key] ?? 0n) + minor(amount!);
  }
  return sums;
}
