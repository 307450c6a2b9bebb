import { type BookCheck, sqlCheck } from '../../../../ledger/reconcile/book-check.ts';

/**
 * Samples that were kept must be the minutes that pricing has recorded, each of them, and none where it has none. Those are kept for
 * a month, and by a source that records none of its own, such as the demo's, there is nothing to compare with. A quote of the last
 * minute can come to be written while the samples are read.
 *
 * @param from  rows with the column `samples_e8`
 * @param of    what of them is which, in SQL
 */
export const samplesCheck = (
  from: string,
  { account, asset, fromMs }: { readonly account: string; readonly asset: string; readonly fromMs: string },
): BookCheck =>
  sqlCheck({
    kind: 'ROWS_DIFFER',
    isWhole: true,
    sql: `
      select ${asset} as asset, ${account} as account, null as entry_id,
             coalesce(odd.recorded::text, 'no price') as expected, coalesce(odd.kept::text, 'no price') || ' in minute ' || odd.minute as found
        from ${from}
        join lateral (select min(minute) as minute from pricing.minute_quote where asset = ${asset}) first on first.minute is not null
        cross join lateral (
          select k.minute, k.kept, m.price_e8 as recorded
            from (select ((${fromMs}) / 60000 + nth - 1)::int as minute, kept, nth = cardinality(samples_e8) as is_last
                    from unnest(samples_e8) with ordinality u(kept, nth)) k
            left join pricing.minute_quote m on m.asset = ${asset} and m.minute = k.minute
           where k.minute >= first.minute and k.kept is distinct from m.price_e8 and not (k.is_last and k.kept is null)
           order by k.minute limit 1) odd
       limit $1`,
  });
