import { Card } from '../../../../kit/card.tsx';
import { List, ListRow, ListSkeleton } from '../../../../kit/list.tsx';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { Loaded } from '../../../../lib/parts/loaded.tsx';
import { MoreButton } from '../../../../lib/parts/more-button.tsx';
import { isZero, useMoneyLook } from '../../../balances/public.ts';
import type { Credit, OrderDetail } from '../../api/queries.ts';
import { useEarnText } from '../../earn-text.ts';
import { useCreditsModel } from './order.model.ts';

/** The days of an order, each with the hours that its credit is counted from. */
export function Credits({ order }: { readonly order: OrderDetail }) {
  const t = useEarnText();
  const { query, rows, hasMore, isLoadingMore, more } = useCreditsModel(order.id);
  return (
    <Card title={t('earn.credits')}>
      <Loaded query={query} skeleton={<ListSkeleton rows={3} hasIcon={false} />} isMoney>
        {() =>
          rows.length === 0 ? (
            <p className="py-2 text-13 text-text-muted">{t('earn.noCredits')}</p>
          ) : (
            <>
              <List label={t('earn.credits')}>
                {rows.map((credit) => (
                  <Day key={credit.day} credit={credit} asset={order.asset} />
                ))}
              </List>
              {hasMore && <MoreButton busy={isLoadingMore} onClick={more} />}
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

function Day({ credit, asset }: { readonly credit: Credit; readonly asset: string }) {
  const t = useEarnText();
  const locale = useLocale();
  const look = useMoneyLook();
  const coins = (text: string) => `${look.isHidden ? look.coin(text) : exactAmount(text)} ${asset}`;
  const toProduct = isZero(credit.compounded) ? null : t('earn.toProduct', { amount: coins(credit.compounded) });
  const toFunding = isZero(credit.paid) ? null : t('earn.toFunding', { amount: coins(credit.paid) });
  return (
    <ListRow
      title={<span className="num">{dateTime(credit.atMs, locale)}</span>}
      sub={
        <span className="flex flex-col">
          {credit.segments.map(({ fromMs, hours, least, perHour }) => (
            <span key={fromMs}>
              {`${t('earn.hours', { count: hours, amount: look.isHidden ? look.coin(least) : exactAmount(least), asset })}, ${t('earn.perHour', { amount: coins(perHour) })}`}
            </span>
          ))}
        </span>
      }
      value={toProduct ?? toFunding ?? coins('0')}
      valueSub={toProduct && toFunding}
    />
  );
}
