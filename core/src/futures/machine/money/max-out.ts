import { MONEY } from '../accounts.ts';
import { crossUnrealisedMinor, Standing } from '../standing.ts';
import type { FuturesState } from '../state.ts';

const { BALANCE, BOUND, ISOLATED, WIDTH } = MONEY;
/** What may be moved out must leave so many times what positions must keep. */
const LEFT_TIMES = 2;

/**
 * What may be moved out of an account: neither coupons nor a gain that is not realised, and the rest stands at least twice above
 * what the cross positions must keep.
 */
export function maxOutMinor(state: FuturesState, owner: number): number {
  const { money } = state.accounts;
  const at = owner * WIDTH;
  const standing = new Standing(state).cross(owner);
  const needed = standing.needMinor + (standing.needRest > 0 ? 1 : 0);
  const own = money[at + BALANCE]! - money[at + ISOLATED]! + Math.min(0, crossUnrealisedMinor(state, owner));
  return Math.max(0, Math.min(money[at + BALANCE]! - money[at + BOUND]!, own - LEFT_TIMES * needed));
}
