import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';
import type { ReactNode } from 'react';
import { Card } from '../../../../kit/card.tsx';
import { CopyButton } from '../../../../kit/copy-button.tsx';
import { List, ListRow } from '../../../../kit/list.tsx';
import { copyText } from '../../../../lib/browser/clipboard.ts';
import { useServerNow } from '../../../../lib/calls/server-time.ts';
import { dateTime, exactAmount } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { isZero, useMoneyLook } from '../../../balances/public.ts';
import type { OrderDetail } from '../../api/queries.ts';
import { useEarnText } from '../../earn-text.ts';

type Redemption = OrderDetail['redemptions'][number];

/** What was taken out of an order, and what waits; a failed one says what is done and whom to ask. */
export function Redemptions({ order }: { readonly order: OrderDetail }) {
  const t = useEarnText();
  const locale = useLocale();
  const look = useMoneyLook();
  const nowMs = useServerNow(MINUTE_MS);
  if (order.redemptions.length === 0) return null;
  const coins = (text: string) => (look.isHidden ? look.coin(text) : exactAmount(text));
  const outcome = ({ state, dueAtMs, paidAtMs, ticket }: Redemption): ReactNode => {
    if (state === 'PAID') return t('earn.redemption.paid', { time: dateTime(paidAtMs, locale) });
    if (state === 'WAITING') {
      // Its coin may stand still at the moment.
      const word = dueAtMs < nowMs ? 'earn.redemption.overdue' : 'earn.redemption.waits';
      return t(word, { time: dateTime(dueAtMs, locale) });
    }
    return ticket === null ? t('earn.redemption.retried') : <Ticket ticket={ticket} />;
  };
  const gaveUp = ({ forfeited }: Redemption) =>
    isZero(forfeited) ? null : t('earn.gaveUp', { amount: coins(forfeited), asset: order.asset });
  return (
    <Card title={t('earn.redemptions')}>
      <List label={t('earn.redemptions')}>
        {order.redemptions.map((each) => (
          <ListRow
            key={each.id}
            title={t(`earn.redemption.${each.kind}`)}
            sub={outcome(each)}
            value={`${coins(each.amount)} ${order.asset}`}
            valueSub={gaveUp(each)}
          />
        ))}
      </List>
    </Card>
  );
}

/** Whom to ask, and the number to name, to be copied. */
function Ticket({ ticket }: { readonly ticket: string }) {
  const t = useEarnText();
  const shell = useShellText();
  return (
    <span className="flex items-center gap-1">
      {t('earn.redemption.ticket', { ticket })}
      <CopyButton
        onCopy={() => copyText(ticket)}
        label={shell('shell.action.copy')}
        doneLabel={shell('shell.copied')}
      />
    </span>
  );
}
