import { formatFixed, groupThousands } from './amount.ts';

/** Places of a coin amount where nothing else is said. */
export const DEFAULT_PLACES = 8;
/** What stands for an amount that its owner has hidden. */
export const MASK = '******';
/** What stands for an amount that is not known. */
export const EMPTY = '--';

export interface AmountDisplay {
  /** Places to show, DEFAULT_PLACES by default. */
  readonly places?: number;
  /** The hide-balance eye is closed. */
  readonly isHidden?: boolean;
  /** Group thousands by a comma; true by default. */
  readonly isGrouped?: boolean;
}

/**
 * An amount as a screen shows it: rounded down, grouped, `--` when there is none, the mask when it is hidden.
 *
 * @param minor  minor units, or null for "not known"
 * @param scale  places of the minor unit
 */
export function displayAmount(minor: bigint | null | undefined, scale: number, display: AmountDisplay = {}): string {
  if (display.isHidden) return MASK;
  if (minor === null || minor === undefined) return EMPTY;
  const text = formatFixed(minor, scale, display.places ?? DEFAULT_PLACES);
  return display.isGrouped === false ? text : groupThousands(text);
}
