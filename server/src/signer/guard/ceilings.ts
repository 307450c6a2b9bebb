import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DAY_MS, HOUR_MS } from '@bourse/core/calendar/durations.ts';
import { parseJson } from '@bourse/core/json/parse-json.ts';
import { formatAmount, parseAmount } from '@bourse/core/money/amount.ts';
import { largerOf } from '@bourse/core/money/bounds.ts';
import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { z } from 'zod';
import type { NetworkParams } from '../../networks/network-params.ts';
import { OperatorFault } from '../../platform/process/operator-fault.ts';
import type { SignRefusal } from '../ports.ts';
import { feeAssetOf } from '../sign/fees.ts';
import type { SigningLog } from './signing-log.ts';

const fileShape = z.strictObject({
  perHour: z.record(z.string(), z.string()),
  perDay: z.record(z.string(), z.string()),
  // Files from before ceilings for fees lack these; then the default ceilings apply.
  feesPerHour: z.record(z.string(), z.string()).optional(),
  feesPerDay: z.record(z.string(), z.string()).optional(),
});

const WINDOWS = {
  payments: [
    { name: 'perHour', ms: HOUR_MS },
    { name: 'perDay', ms: DAY_MS },
  ],
  fees: [
    { name: 'feesPerHour', ms: HOUR_MS },
    { name: 'feesPerDay', ms: DAY_MS },
  ],
} as const;

/**
 * What a ceiling limits: amounts paid, or the most that getting transactions mined can cost, including those among our
 * own addresses.
 */
export type Ceiled = keyof typeof WINDOWS;
type Window = (typeof WINDOWS)[Ceiled][number]['name'];

/**
 * A day's ceiling is four of the largest payments, an hour's is one. The first start writes these to a file for the
 * operator to change.
 */
const DAY_PAYMENTS = 4n;
/** In multiples of the highest fee that a transaction may offer; a usual one offers a twentieth of that. */
const HOUR_FEES = 20n;
const DAY_FEES = 100n;

interface Coin {
  readonly scale: number;
  readonly largestMinor: bigint;
  /** The highest fee that may be offered in this coin; 0 for a coin that pays no fees. */
  readonly feeMinor: bigint;
}

/** For each coin its places in the books, and the largest payment and fee on any network. */
function coinsOf(networks: readonly NetworkParams[]): ReadonlyMap<string, Coin> {
  const coins = new Map<string, Coin>();
  const add = (params: NetworkParams, asset: string, scale: number) => {
    const known = coins.get(asset) ?? { largestMinor: 0n, feeMinor: 0n };
    const largestMinor = largerOf(params.amountMinorMax[asset] ?? 0n, known.largestMinor);
    const feeMinor = asset === feeAssetOf(params) ? largerOf(params.feeMinorMax, known.feeMinor) : known.feeMinor;
    coins.set(asset, { scale, largestMinor, feeMinor });
  };
  for (const params of networks) {
    if (params.adapter === 'bitcoin') add(params, params.asset, 8);
    else for (const token of params.tokens) add(params, token.asset, token.ledgerScale);
    if (params.adapter === 'evm') add(params, params.feeAsset, 18);
  }
  return coins;
}

/**
 * The most of a coin that may leave, and be offered in fees, in an hour and in a day. It is in a file of the signer's,
 * where nobody can raise it through the database.
 */
export class Ceilings {
  readonly #coins: ReturnType<typeof coinsOf>;
  readonly #limits: Readonly<Record<Window, ReadonlyMap<string, bigint>>>;

  /** @throws OperatorFault if the file contains something that is not an amount of a coin */
  constructor(path: string, networks: readonly NetworkParams[]) {
    this.#coins = coinsOf(networks);
    if (!existsSync(path)) this.#write(path);
    this.#limits = this.#read(path);
  }

  /** @refuses POLICY_CEILING with the window, its limit and what was signed in it, in coin units */
  check(
    what: Ceiled,
    { asset, amountMinor }: { readonly asset: string; readonly amountMinor: bigint },
    log: SigningLog,
    nowMs: number,
  ): Result<null, SignRefusal> {
    for (const { name, ms } of WINDOWS[what]) {
      const limit = this.#limits[name].get(asset) ?? 0n;
      const sinceMs = nowMs - ms;
      const used = log.hasLostSince(sinceMs) ? limit : log.sumSince(what, asset, sinceMs);
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
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(path, `${JSON.stringify(this.#usual(), null, 2)}\n`, { mode: 0o600, flush: true });
  }

  #usual(): Readonly<Record<Window, Readonly<Record<string, string>>>> {
    const coins = [...this.#coins];
    const payments = (times: bigint) =>
      Object.fromEntries(
        coins.map(([asset, { scale, largestMinor }]) => [asset, formatAmount(largestMinor * times, scale)]),
      );
    const fees = (times: bigint) =>
      Object.fromEntries(
        coins
          .filter(([, { feeMinor }]) => feeMinor > 0n)
          .map(([asset, { scale, feeMinor }]) => [asset, formatAmount(feeMinor * times, scale)]),
      );
    return {
      perHour: payments(1n),
      perDay: payments(DAY_PAYMENTS),
      feesPerHour: fees(HOUR_FEES),
      feesPerDay: fees(DAY_FEES),
    };
  }

  #read(path: string): Readonly<Record<Window, ReadonlyMap<string, bigint>>> {
    const parsed = fileShape.safeParse(parseJson(readFileSync(path, 'utf8')));
    if (!parsed.success) {
      throw new OperatorFault(
        `${path} must have "perHour" and "perDay", and may have "feesPerHour" and "feesPerDay", each with amounts by coin.`,
      );
    }
    const usual = this.#usual();
    const amountsOf = (window: Window) =>
      new Map(Object.entries(parsed.data[window] ?? usual[window]).map((entry) => this.#limit(path, window, entry)));
    return {
      perHour: amountsOf('perHour'),
      perDay: amountsOf('perDay'),
      feesPerHour: amountsOf('feesPerHour'),
      feesPerDay: amountsOf('feesPerDay'),
    };
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
