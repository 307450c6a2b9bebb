import { Link } from 'wouter';
import { buttonClass } from '../../../kit/button.tsx';
import { Inset, KeyValue, type KeyValueRow } from '../../../kit/card.tsx';
import { Money } from '../../../kit/numbers/money.tsx';
import { CoinIcon } from '../../../kit/pictures/coin-icon.tsx';
import { dateTime, exactAmount } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/links.ts';
import { useLocale } from '../../../lib/locale.ts';
import { allProducts, type BookingPage } from '../../../lib/products.ts';
import { ChainId, worth } from '../../balances/public.ts';
import type { BillDetail } from '../api/queries.ts';
import { useBookingsText } from '../bookings-text.ts';
import { kindWord } from '../rules/booking-words.ts';
import { type Bill, billRecord } from '../rules/history-records.ts';
import { accountName, BillState, OtherSide } from './history-records/record-cells.tsx';

/** One booking with its entry: everything the entry did to the person's accounts, and the record it belongs to. */
export function EntryStory({ detail }: { readonly detail: BillDetail }) {
  const t = useBookingsText();
  const locale = useLocale();
  const { bill: row } = detail;
  const record = { ...billRecord(row), explorerUrl: detail.explorerUrl };
  const hasOther = row.txId !== null || row.counterparty !== null;
  const rows: KeyValueRow[] = [
    { label: t('balances.column.type'), value: t(`bookings.kind.${kindWord(row.kind)}`) },
    { label: t('balances.column.account'), value: accountName(t, row.account) },
    ...(row.network ? [{ label: t('balances.column.network'), value: row.network }] : []),
    {
      label: t('balances.column.time'),
      value: <span className="num">{dateTime(row.atMs, locale, { withYear: true, withSeconds: true })}</span>,
    },
    ...(row.fee === '0'
      ? []
      : [
          {
            label: t('balances.column.fee'),
            value: <span className="num">{`${exactAmount(row.fee)} ${row.feeAsset}`}</span>,
          },
        ]),
    ...(hasOther ? [{ label: t('balances.column.counterparty'), value: <OtherSide row={record} /> }] : []),
    { label: t('balances.column.orderNo'), value: <ChainId text={row.ref} head={8} /> },
    { label: t('bookings.bill.entry'), value: <ChainId text={row.entryId} head={8} /> },
    ...(detail.holdKey ? [{ label: t('bookings.bill.hold'), value: <ChainId text={detail.holdKey} head={8} /> }] : []),
    ...(detail.reverses
      ? [{ label: t('bookings.bill.reverses'), value: <span className="num">{detail.reverses}</span> }]
      : []),
  ];
  return (
    <div className="flex flex-col gap-5" data-room="bookings/parts/entry-story">
      <div className="flex flex-col items-center gap-1 text-center">
        <CoinIcon coin={row.asset} size={40} />
        <span className="mt-2">
          <Money size="receipt" text={exactAmount(row.amount, { signs: true })} unit={row.asset} />
        </span>
        {row.valueUsdt !== null && (
          <span className="num text-13 text-text-muted">
            {t('deposits.value.atThatTime', { value: worth(row.valueUsdt).replace(/^≈ /u, '') })}
          </span>
        )}
        <span className="mt-1">
          <BillState status={row.status} isBadge />
        </span>
      </div>
      <KeyValue rows={rows} />
      <Postings detail={detail} />
      <RecordLink row={row} />
    </div>
  );
}

function Postings({ detail }: { readonly detail: BillDetail }) {
  const t = useBookingsText();
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-14 font-semibold">{t('bookings.bill.postings')}</h2>
      {detail.postings.map((posting) => (
        <Inset key={`${posting.account} ${posting.asset} ${posting.kind} ${posting.amount}`}>
          <KeyValue
            small
            rows={[
              {
                label: `${accountName(t, posting.account)} · ${t(`bookings.kind.${kindWord(posting.kind)}`)}`,
                value: (
                  <span className="num font-medium">{`${exactAmount(posting.amount, { signs: true })} ${posting.asset}`}</span>
                ),
              },
              ...(posting.frozen === null || posting.frozen === '0' || posting.available === null
                ? []
                : [
                    {
                      label: t('balances.column.available'),
                      value: <span className="num">{exactAmount(posting.available, { signs: true })}</span>,
                    },
                    {
                      label: t('balances.column.frozen'),
                      value: <span className="num">{exactAmount(posting.frozen, { signs: true })}</span>,
                    },
                  ]),
              { label: t('bookings.bill.before'), value: <span className="num">{exactAmount(posting.before)}</span> },
              { label: t('bookings.bill.after'), value: <span className="num">{exactAmount(posting.after)}</span> },
            ]}
          />
        </Inset>
      ))}
    </section>
  );
}

/** A link to the page that a booking belongs to. */
function RecordLink({ row }: { readonly row: Bill }) {
  const t = useBookingsText();
  const found = recordPageOf(row) ?? productPageOf(row);
  if (found === null) return null;
  return (
    <Link href={pathTo(found.page, found.query)} className={buttonClass({ kind: 'secondary', wide: true })}>
      {t(`bookings.bill.view.${found.word}`)}
    </Link>
  );
}

type FoundPage = Pick<BookingPage, 'word' | 'page' | 'query'>;

/** The page of the deposit, withdrawal or transfer that a booking belongs to. */
function recordPageOf(row: Bill): FoundPage | null {
  switch (row.record) {
    case 'deposit':
      return { word: 'deposit', page: 'bookings.billDetail', query: { type: 'deposit', id: row.ref } };
    case 'withdrawal': {
      // For the receiver, money from another person is a deposit.
      const type = row.amount.startsWith('-') ? 'withdrawal' : 'deposit';
      return { word: type, page: 'bookings.billDetail', query: { type, id: row.ref } };
    }
    case 'transfer':
      return { word: 'transfer', page: 'transfers.transfer', query: { asset: row.asset } };
    default:
      return null;
  }
}

/** The page of the product that a booking's kind belongs to. */
function productPageOf({ kind, account }: Bill): FoundPage | null {
  const pages = allProducts().flatMap((product) => product.bookingPage ?? []);
  const leadsHere = (page: BookingPage) =>
    page.kinds.some((each) => each === kind) && (page.account === undefined || page.account === account);
  return pages.find(leadsHere) ?? null;
}
