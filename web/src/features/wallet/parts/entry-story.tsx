import { Link } from 'wouter';
import { buttonClass } from '../../../kit/button.tsx';
import { Inset, KeyValue, type KeyValueRow } from '../../../kit/card.tsx';
import { CoinIcon } from '../../../kit/coin-icon.tsx';
import { Money } from '../../../kit/money.tsx';
import { amount, dateTime } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/links.ts';
import { useLocale } from '../../../lib/locale.ts';
import type { BillDetail } from '../api/queries.ts';
import { kindWord } from '../rules/booking-words.ts';
import { type Bill, billRecord } from '../rules/history-records.ts';
import { worth } from '../rules/worth.ts';
import { useWalletText } from '../wallet-text.ts';
import { ChainId } from './chain-id.tsx';
import { accountName, BillState, OtherSide } from './history-records/record-cells.tsx';

const exactly = (text: string, signs = false): string => amount(text, { places: 18, trims: true, signs });

/** One booking down to its entry: what it is, all that the entry did to the person's accounts, and where it belongs. */
export function EntryStory({ detail }: { readonly detail: BillDetail }) {
  const t = useWalletText();
  const locale = useLocale();
  const { bill: row } = detail;
  const record = { ...billRecord(row), explorerUrl: detail.explorerUrl };
  const hasOther = row.txId !== null || row.counterparty !== null;
  const rows: KeyValueRow[] = [
    { label: t('wallet.column.type'), value: t(`wallet.kind.${kindWord(row.kind)}`) },
    { label: t('wallet.column.account'), value: accountName(t, row.account) },
    ...(row.network ? [{ label: t('wallet.column.network'), value: row.network }] : []),
    {
      label: t('wallet.column.time'),
      value: <span className="num">{dateTime(row.atMs, locale, { withYear: true, withSeconds: true })}</span>,
    },
    ...(row.fee === '0'
      ? []
      : [
          {
            label: t('wallet.column.fee'),
            value: <span className="num">{`${exactly(row.fee)} ${row.feeAsset}`}</span>,
          },
        ]),
    ...(hasOther ? [{ label: t('wallet.column.counterparty'), value: <OtherSide row={record} /> }] : []),
    { label: t('wallet.column.orderNo'), value: <ChainId text={row.ref} head={8} /> },
    { label: t('wallet.bill.entry'), value: <ChainId text={row.entryId} head={8} /> },
    ...(detail.holdKey ? [{ label: t('wallet.bill.hold'), value: <ChainId text={detail.holdKey} head={8} /> }] : []),
    ...(detail.reverses
      ? [{ label: t('wallet.bill.reverses'), value: <span className="num">{detail.reverses}</span> }]
      : []),
  ];
  return (
    <div className="flex flex-col gap-5" data-room="wallet/parts/entry-story">
      <div className="flex flex-col items-center gap-1 text-center">
        <CoinIcon coin={row.asset} size={40} />
        <span className="mt-2">
          <Money size="receipt" text={exactly(row.amount, true)} unit={row.asset} />
        </span>
        {row.valueUsdt !== null && (
          <span className="num text-13 text-text-muted">
            {t('wallet.bill.atThatTime', { value: worth(row.valueUsdt).replace(/^≈ /u, '') })}
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
  const t = useWalletText();
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-14 font-semibold">{t('wallet.bill.postings')}</h2>
      {detail.postings.map((posting) => (
        <Inset key={`${posting.account} ${posting.asset} ${posting.kind} ${posting.amount}`}>
          <KeyValue
            small
            rows={[
              {
                label: `${accountName(t, posting.account)} · ${t(`wallet.kind.${kindWord(posting.kind)}`)}`,
                value: <span className="num font-medium">{`${exactly(posting.amount, true)} ${posting.asset}`}</span>,
              },
              ...(posting.frozen === null || posting.frozen === '0' || posting.available === null
                ? []
                : [
                    {
                      label: t('wallet.column.available'),
                      value: <span className="num">{exactly(posting.available, true)}</span>,
                    },
                    {
                      label: t('wallet.column.frozen'),
                      value: <span className="num">{exactly(posting.frozen, true)}</span>,
                    },
                  ]),
              { label: t('wallet.bill.before'), value: <span className="num">{exactly(posting.before)}</span> },
              { label: t('wallet.bill.after'), value: <span className="num">{exactly(posting.after)}</span> },
            ]}
          />
        </Inset>
      ))}
    </section>
  );
}

/** The page of the deposit, withdrawal, transfer or order that a booking belongs to. */
function RecordLink({ row }: { readonly row: Bill }) {
  const t = useWalletText();
  if (row.record === null) return null;
  const href = {
    deposit: pathTo('bookings.billDetail', { type: 'deposit', id: row.ref }),
    // Money from another person has the story of a deposit on this side.
    withdrawal: pathTo('bookings.billDetail', {
      type: row.amount.startsWith('-') ? 'withdrawal' : 'deposit',
      id: row.ref,
    }),
    transfer: pathTo('transfers.transfer', { asset: row.asset }),
    order: pathTo('spot.orders', { tab: 'trades' }),
  }[row.record];
  const word = row.record === 'withdrawal' && !row.amount.startsWith('-') ? 'deposit' : row.record;
  return (
    <Link href={href} className={buttonClass({ kind: 'secondary', wide: true })}>
      {t(`wallet.bill.view.${word}`)}
    </Link>
  );
}
