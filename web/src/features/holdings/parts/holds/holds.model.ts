import { dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { findCoin, useCoins } from '../../../assets/public.ts';
import { loadOf, useMoneyLook } from '../../../balances/public.ts';
import { useHolds } from '../../api/queries.ts';
import { type HoldingsText, useHoldingsText } from '../../holdings-text.ts';

const REASONS = [
  'WITHDRAWAL',
  'DEPOSIT_UNCONFIRMED',
  'LAUNCH_COMMIT',
  'VESTING',
  'EARN_REDEEMING',
  'P2P_ESCROW',
  'CARD_AUTH',
  'STRATEGY',
  'RISK_FREEZE',
  'ORDER',
  'TRANSFER',
] as const;

/** The sentence of a hold's reason; a reason that is newer than this page is still explained. */
function holdReason(t: HoldingsText, reason: string): string {
  const known = REASONS.find((each) => each === reason);
  return known ? t(`holdings.hold.${known}`) : t('holdings.hold.other');
}

/** Every hold behind a frozen amount. */
export function useHoldsModel(asset: string | null) {
  const t = useHoldingsText();
  const locale = useLocale();
  const look = useMoneyLook();
  const query = useHolds(asset);
  const catalog = useCoins();
  const rows = (query.data?.rows ?? []).map((row) => ({
    id: row.id,
    reason: holdReason(t, row.reason),
    account: t(`balances.account.${row.account}`),
    amount: look.coin(row.amount, findCoin(catalog.data?.coins ?? [], row.asset)?.displayScale),
    when:
      row.releaseAtMs === null
        ? t('holdings.holds.since', { time: dateTime(row.createdAtMs, locale) })
        : t('holdings.holds.releases', { time: dateTime(row.releaseAtMs, locale) }),
  }));
  return { view: { load: loadOf(query), rows } };
}
