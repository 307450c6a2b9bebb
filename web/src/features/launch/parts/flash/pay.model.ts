import type { CallFailure } from '../../../../lib/calls/call-failure.ts';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { dateTime } from '../../../../lib/format.ts';
import { compareText, subtractText } from '../../../balances/public.ts';
import { type FlashTicket, payTicket, placeOf } from '../../api/flash.ts';
import { useFunds } from '../../api/queries.ts';
import { type LaunchText, useLaunchText } from '../../launch-text.ts';
import { usePasswordCall } from '../round/password.model.ts';
import type { FlashProps } from './flash.model.ts';

export interface PayProps extends FlashProps {
  readonly ticket: FlashTicket;
}

/** What funding has of the paying coin; null until it is known. */
export function useAvailable(asset: string): string | null {
  const { data } = useFunds(asset);
  if (!data) return null;
  return data.accounts.find(({ account, opened }) => account === 'funding' && opened)?.available ?? '0';
}

/** A password that was wrong costs nobody their lots, which is said with the tries that are left. */
function heldWords(t: LaunchText, { i18nMsgCode, details }: CallFailure): string | null {
  if (i18nMsgCode === 'TRADING_PASSWORD_WRONG' && details.triesLeft !== undefined)
    return t('launch.flash.wrongPassword', { count: Number(details.triesLeft) });
  return i18nMsgCode === 'TRADING_PASSWORD_LOCKED' && details.untilMs !== undefined
    ? t('launch.flash.passwordLocked', { time: dateTime(Number(details.untilMs), t.locale) })
    : null;
}

/** Pays for lots that are held, with the trading password. A refusal costs nothing but time. */
export function usePayModel({ project, round, ticket }: PayProps) {
  const t = useLaunchText();
  const call = usePasswordCall(
    (password) => payTicket(placeOf(project, round), ticket.id, password),
    () => {},
    (failure) => heldWords(t, failure),
  );
  const available = useAvailable(project.payAsset);
  const isShort = available !== null && compareText(available, ticket.cost) < 0;
  return {
    view: {
      ...call.view,
      available,
      after: available === null || isShort ? null : subtractText(available, ticket.cost),
      missing: available !== null && isShort ? subtractText(ticket.cost, available) : null,
    },
    commands: call.commands,
  };
}

/** How much of the time to pay is left, by the exchange's clock. */
export function usePayTime({ payByMs }: Pick<FlashTicket, 'payByMs'>, paySeconds: number) {
  const nowMs = useServerNow();
  const leftMs = Math.max((payByMs ?? nowMs) - nowMs, 0);
  return { leftMs, share: Math.min(leftMs / (paySeconds * 1_000), 1) };
}
