import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { formatAmount, parseAmount } from '@bourse/core/money/amount.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { z } from 'zod';
import type { NetworkParams } from '../../networks/network-params.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import type { SignRefusal } from '../ports.ts';
import type { SigningLog } from './signing-log.ts';

const fileShape = z.strictObject({
  perHour: z.record(z.string(), z.string()),
  perDay: z.record(z.string(), z.string()),
});

const WINDOWS = [
  { name: 'perHour', ms: HOUR_MS },
  { name: 'perDay', ms: DAY_MS },
] as const;

type Window = (typeof WINDOWS)[number]['name'];

/** A day is worth four of the largest payments, an hour one: what a first start writes down for the operator to change. */
const DAY_PAYMENTS = 4n;

/** Places of each coin in the books, and the largest payment of it over any network. */
function coinsOf(networks: readonly NetworkParams[]): ReadonlyMap<string, { scale: number; largestMinor: bigint }> {
  const coins = new Map<string, { scale: number; largestMinor: bigint }>();
  const add = (params: NetworkParams, asset: string, scale: number) => {
    const largest = params.amountMinorMax[asset] ?? 0n;
    const known = coins.get(asset)?.largestMinor ?? 0n;
    coins.set(asset, { scale, largestMinor: largest > known ? largest : known });
  };
  for (const params of networks) {
    if (params.adapter === 'bitcoin') add(params, params.asset, 8);
    else for (const token of params.tokens) add(params, token.asset, token.ledgerScale);
    if (params.adapter === 'evm') add(params, params.feeAsset, 18);
  }
  return coins;
}

/** The most that may leave of a coin in an hour and in a day, kept in a file of the signer's where no database can lift it. */
export class Ceilings {
  readonly #coins: ReturnType<typeof coinsOf>;
  readonly #limits: Readonly<Record<Window, ReadonlyMap<string, bigint>>>;

  /** @throws OperatorFault where the file says something that is no amount of a coin */
  constructor(path: string, networks: readonly NetworkParams[]) {
    this.#coins = coinsOf(networks);
    if (!existsSync(path)) this.#write(path);
    this.#limits = this.#read(path);
  }

  /** @refuses POLICY_CEILING with the window, its limit and what was signed in it, in the coin's own decimals */
  check(asset: string, amountMinor: bigint, log: SigningLog, nowMs: number): Result<null, SignRefusal> {
    for (const { name, ms } of WINDOWS) {
      const limit = this.#limits[name].get(asset) ?? 0n;
      const used = log.sumSince(asset, nowMs - ms);
      if (used + amountMinor <= limit) continue;
      const text = (minor: bigint) => formatAmount(minor, this.#coins.get(asset)?.scale ?? 0);
      return refuse('POLICY_CEILING', {
        asset,
        window: name,
        limit: text(limit),
        used: text(used),
        amount: text(amountMinor),
      });
    }
    return ok(null);
  }

  #write(path: string): void {
    const amounts = (times: bigint) =>
      Object.fromEntries(
        [...this.#coins].map(([asset, { scale, largestMinor }]) => [asset, formatAmount(largestMinor * times, scale)]),
      );
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const limits = { perHour: amounts(1n), perDay: amounts(DAY_PAYMENTS) };
    writeFileSync(path, `${JSON.stringify(limits, null, 2)}\n`, { mode: 0o600, flush: true });
  }

  #read(path: string): Readonly<Record<Window, ReadonlyMap<string, bigint>>> {
    const parsed = fileShape.safeParse(parseJson(readFileSync(path, 'utf8')));
    if (!parsed.success)
      throw new OperatorFault(`${path} must have "perHour" and "perDay", each with amounts by coin.`);
    const amountsOf = (window: Window) =>
      new Map(Object.entries(parsed.data[window]).map((entry) => this.#limit(path, window, entry)));
    return { perHour: amountsOf('perHour'), perDay: amountsOf('perDay') };
  }

  #limit(path: string, window: Window, [asset, text]: readonly [string, string]): readonly [string, bigint] {
    const scale = this.#coins.get(asset)?.scale;
    const amount = scale === undefined ? null : parseAmount(text, scale);
    if (amount?.ok) return [asset, amount.value];
    throw new OperatorFault(
      `${path}: ${window} of ${asset} is "${text}", which is no amount of a coin of this wallet.`,
    );
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
