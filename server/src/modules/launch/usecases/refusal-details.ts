import type { Held } from '@bourse/core/launch/subscribe.ts';
import { formatAmount } from '@bourse/core/money/amount.ts';
import type { LaunchDeps } from '../launch-deps.ts';
import { scaleOf } from './scales.ts';

interface Fault {
  /** Amounts in minor units of the coin that the round takes. */
  readonly minor?: Readonly<Record<string, bigint>>;
  readonly plain?: Readonly<Record<string, number>>;
  readonly held?: Held;
}

/** Details of a refusal, with amounts in coin units for people. @param asset the coin that the round takes; null where no amount is of it */
export function refusalDetails(
  deps: Pick<LaunchDeps, 'assets'>,
  { minor = {}, plain = {}, held }: Fault,
  asset: string | null,
) {
  const own = asset === null ? {} : { asset, ...amountsOf(deps, asset, minor) };
  return { ...own, ...plain, ...(held ? heldOut(deps, held) : {}) };
}

/** What a round asks people to have held, and what somebody did, as people read it. */
export const heldOut = (deps: Pick<LaunchDeps, 'assets'>, { asset, neededMinor, averageMinor }: Held) => {
  const scale = scaleOf(deps, asset);
  return { coin: asset, needed: formatAmount(neededMinor, scale), average: formatAmount(averageMinor, scale) };
};

function amountsOf(deps: Pick<LaunchDeps, 'assets'>, asset: string, minor: Readonly<Record<string, bigint>>) {
  const scale = scaleOf(deps, asset);
  return Object.fromEntries(Object.entries(minor).map(([name, value]) => [name, formatAmount(value, scale)]));
}
