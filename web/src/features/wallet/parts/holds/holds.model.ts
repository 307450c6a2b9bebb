import { dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { findCoin, useCoins } from '../../../assets/public.ts';
import { loadOf } from '../../api/load.ts';
import { useHolds } from '../../api/queries.ts';
import { useWalletText, type WalletText } from '../../wallet-text.ts';
import { useMoneyLook } from '../money-look.ts';

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
function holdReason(t: WalletText, reason: string): string {
  const known = REASONS.find((each) => each === reason);
  return known ? t(`wallet.hold.${known}`) : t('wallet.hold.other');
}

/** Every hold behind a frozen amount. */
export function useHoldsModel(asset: string | null) {
  const t = useWalletText();
  const locale = useLocale();
  const look = useMoneyLook();
  const query = useHolds(asset);
  const catalog = useCoins();
  const rows = (query.data?.rows ?? []).map((row) => ({
    id: row.id,
    reason: holdReason(t, row.reason),
    account: t(`wallet.account.${row.account}`),
    amount: look.coin(row.amount, findCoin(catalog.data?.coins ?? [], row.asset)?.displayScale),
    when:
      row.releaseAtMs === null
        ? t('wallet.holds.since', { time: dateTime(row.createdAtMs, locale) })
        : t('wallet.holds.releases', { time: dateTime(row.releaseAtMs, locale) }),
  }));
  return { view: { load: loadOf(query), rows } };
}
