import { dateTime } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { type HoldWord, holdKind } from '../../../../lib/products.ts';
import { findCoin, useCoins } from '../../../assets/public.ts';
import { loadOf, useMoneyLook } from '../../../balances/public.ts';
import { useHolds } from '../../api/queries.ts';
import { type HoldingsText, useHoldingsText } from '../../holdings-text.ts';

type HoldKey = `holdings.hold.${HoldWord}`;
const hasWord = (t: HoldingsText, key: string): key is HoldKey => key.startsWith('holdings.hold.') && t.has(key);

/** The sentence for a hold's reason, with a general one for reasons that only a newer server knows. */
function holdReason(t: HoldingsText, reason: string): string {
  const key = `holdings.hold.${reason}`;
  return hasWord(t, key) ? t(key) : t('holdings.hold.other');
}

/** The page where the held amount can be seen or released, given by the product that holds it; null where there is none. */
function pathOf(reason: string): string | null {
  const kind = holdKind(reason);
  return kind?.page ? pathTo(kind.page, kind.query) : null;
}

type Hold = NonNullable<ReturnType<typeof useHolds>['data']>['rows'][number];

/** What was set aside last comes first; of what was set aside at once, as the parts of a purchase are, what is free first. */
const byTime = (one: Hold, other: Hold): number =>
  other.createdAtMs - one.createdAtMs || (one.releaseAtMs ?? 0) - (other.releaseAtMs ?? 0);

/** Every hold behind a frozen amount. */
export function useHoldsModel(asset: string | null) {
  const t = useHoldingsText();
  const locale = useLocale();
  const look = useMoneyLook();
  const query = useHolds(asset);
  const catalog = useCoins();
  const rows = (query.data?.rows ?? []).toSorted(byTime).map((row) => ({
    id: row.id,
    reason: holdReason(t, row.reason),
    path: pathOf(row.reason),
    account: t(`balances.account.${row.account}`),
    amount: look.coin(row.amount, findCoin(catalog.data?.coins ?? [], row.asset)?.displayScale),
    // Tokens of a sale are held for years, so a day alone would not say when.
    when:
      row.releaseAtMs === null
        ? t('holdings.holds.since', { time: dateTime(row.createdAtMs, locale, { withYear: true }) })
        : t('holdings.holds.releases', { time: dateTime(row.releaseAtMs, locale, { withYear: true }) }),
  }));
  return { view: { load: loadOf(query), rows } };
}
