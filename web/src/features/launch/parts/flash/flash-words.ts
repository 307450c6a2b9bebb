import type { FlashTicket } from '../../api/flash.ts';
import { type LaunchText, useLaunchText } from '../../launch-text.ts';
import type { FlashRound } from '../../rules/flash.ts';

type LastTicket = Pick<FlashTicket, 'state' | 'reason' | 'lots' | 'remainingLots'>;

/** How many lots, and how many one person may buy. */
export const rangeWords = (
  t: LaunchText,
  { leastLots, mostLots }: Pick<FlashRound['flash'], 'leastLots' | 'mostLots'>,
): string =>
  leastLots === mostLots
    ? t('launch.flash.lots', { count: mostLots })
    : t('launch.flash.lotsRange', { least: leastLots, count: mostLots });

/** How long reserved lots can be paid. */
export const payTimeWords = (t: LaunchText, { paySeconds }: FlashRound['flash']): string =>
  paySeconds % 60 === 0
    ? t('launch.flash.minutes', { count: paySeconds / 60 })
    : t('launch.flash.seconds', { count: paySeconds });

/** What became of the last ticket, for whoever may take another one; null where that says nothing. */
export function useLastWord(): (ticket: LastTicket) => string | null {
  const t = useLaunchText();
  return ({ state, reason, lots, remainingLots }) => {
    if (state === 'TIMED_OUT') return t('launch.flash.timedOut', { count: lots });
    if (state === 'LEFT') return t('launch.flash.leftQueue');
    if (state !== 'REFUSED' || reason === null) return null;
    return reason === 'ABOVE_REMAINING'
      ? t('launch.flash.refused.ABOVE_REMAINING', { count: remainingLots ?? 0 })
      : t(`launch.flash.refused.${reason}`);
  };
}
