/** How a round gives out its tokens. */
export type RoundMode = 'SUBSCRIPTION' | 'FLASH' | 'LOTTERY' | 'BOOST';

/**
 * Where a round is. It opens and closes by time, a flash round also once all is paid; what it sold is counted, then settled person by person, and it is complete
 * once the last token is unlocked. It can be cancelled until tokens have been unlocked.
 */
export const ROUND_STATES = [
  'WARM_UP',
  'OPEN',
  'CALCULATING',
  'ANNOUNCED',
  'DISTRIBUTING',
  'COMPLETED',
  'CANCELLED',
] as const;
export type RoundState = (typeof ROUND_STATES)[number];

/** What people see of a round's state. */
export type ShownState = 'WARM_UP' | 'SUBSCRIBING' | 'FLASH_SALE' | 'BOOSTING' | 'SOLD_OUT' | 'ENDED' | 'COMPLETED';

const SHOWN: Readonly<Record<RoundState, ShownState>> = {
  WARM_UP: 'WARM_UP',
  OPEN: 'SUBSCRIBING',
  CALCULATING: 'ENDED',
  ANNOUNCED: 'ENDED',
  DISTRIBUTING: 'COMPLETED',
  COMPLETED: 'COMPLETED',
  CANCELLED: 'ENDED',
};

/** @param isSoldOut  whether every lot of a flash round is paid */
export function shownState(state: RoundState, mode: RoundMode, isSoldOut: boolean): ShownState {
  const shown = SHOWN[state];
  if (mode === 'BOOST') return shown === 'SUBSCRIBING' ? 'BOOSTING' : shown;
  if (mode !== 'FLASH' || state === 'CANCELLED') return shown;
  if (isSoldOut && shown !== 'COMPLETED') return 'SOLD_OUT';
  return shown === 'SUBSCRIBING' ? 'FLASH_SALE' : shown;
}

/** When a round takes subscriptions: from its start until before its end, once its price is fixed. */
export interface RoundTimes {
  readonly startMs: number;
  readonly endMs: number;
  /** Whether it has a price that is still to be fixed. One that is not by its start does not open: people could not know it. */
  readonly awaitsPrice: boolean;
}

/** How much of a round is still to be done. */
export interface RoundWork {
  /** Subscriptions that were counted and are not settled yet. */
  readonly toSettle: number;
  /** Whether every lot of a flash round is paid. */
  readonly isSoldOut: boolean;
  /** Parts of what was bought that are not unlocked yet. */
  readonly toUnlock: number;
}

/**
 * The state that follows by itself, one step at a time; the same state where nothing is due. A round is counted by the step
 * from CALCULATING to ANNOUNCED, which whoever counts makes.
 */
export function nextRoundState(
  state: RoundState,
  { startMs, endMs, awaitsPrice }: RoundTimes,
  work: RoundWork,
  nowMs: number,
): RoundState {
  switch (state) {
    case 'WARM_UP':
      return nowMs >= startMs && !awaitsPrice ? 'OPEN' : state;
    case 'OPEN':
      return nowMs >= endMs || work.isSoldOut ? 'CALCULATING' : state;
    case 'ANNOUNCED':
      return work.toSettle === 0 ? 'DISTRIBUTING' : state;
    case 'DISTRIBUTING':
      return work.toUnlock === 0 ? 'COMPLETED' : state;
    default:
      return state;
  }
}
