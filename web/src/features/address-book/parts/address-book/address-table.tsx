import { BookUser, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass, IconButton } from '../../../../kit/button.tsx';
import { useDensity } from '../../../../kit/density.tsx';
import { List, ListRow } from '../../../../kit/list.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { type Column, Table } from '../../../../kit/table.tsx';
import { shortened } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { ChainId } from '../../../balances/public.ts';
import { useAddressBookText } from '../../address-book-text.ts';
import type { BookKind } from '../../rules/book-kind.ts';
import { Activation } from '../activation.tsx';
import type { BookRow } from './address-book.model.ts';
import { placeWords, sourceWords } from './entry-words.ts';

interface AddressRowsProps {
  readonly kind: BookKind;
  readonly rows: readonly BookRow[];
  readonly onDelete: (entry: BookRow) => void;
}

const ICON_LINK =
  'inline-grid size-8 place-items-center rounded-control text-text-muted hover:bg-hover hover:text-text';

/** The entries as a table. */
export function AddressTable({ kind, rows, onDelete, isLoading }: AddressRowsProps & { readonly isLoading: boolean }) {
  const t = useAddressBookText();
  const shell = useShellText();
  const isChain = kind === 'ONCHAIN';
  const columns: Column<BookRow>[] = [
    {
      key: 'remark',
      width: '18%',
      head: t('balances.column.remark'),
      cell: (row) => (
        <span className="flex flex-col">
          <span className="font-medium">{row.remark}</span>
          {row.waitsUntilMs !== null && (
            <span className="text-12 text-warn">
              <Activation untilMs={row.waitsUntilMs} />
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'place',
      width: '26%',
      head: isChain ? t('balances.column.network') : t('balances.column.type'),
      cell: (row) => <span className="text-text-muted">{placeWords(t, row)}</span>,
    },
    {
      key: 'address',
      width: '26%',
      head: isChain ? t('balances.column.address') : t('addressBook.account'),
      cell: (row) => <ChainId text={row.address ?? row.account ?? ''} head={12} tail={8} />,
    },
    ...(isChain
      ? ([
          {
            key: 'memo',
            head: t('balances.column.memo'),
            cell: (row) => (row.memo ? <span className="code">{row.memo}</span> : '--'),
          },
          {
            key: 'source',
            head: t('balances.column.source'),
            cell: (row) => <span className="text-text-muted">{sourceWords(t, row)}</span>,
          },
        ] satisfies Column<BookRow>[])
      : []),
    {
      key: 'action',
      width: '12%',
      head: t('balances.column.action'),
      align: 'right',
      cell: (row) => (
        <span className="inline-flex">
          <Link
            href={pathTo('address-book.addressUpdate', { id: row.id })}
            className={ICON_LINK}
            aria-label={`${shell('shell.action.edit')} ${row.remark}`}
          >
            <Pencil aria-hidden="true" className="size-4" />
          </Link>
          <IconButton
            label={`${shell('shell.action.delete')} ${row.remark}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onDelete(row)}
          />
        </span>
      ),
    },
  ];
  return (
    <Table
      label={t('balances.addressBook')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      height={56}
      empty={<NoEntries kind={kind} />}
      {...(isLoading && { loading: 5 })}
    />
  );
}

/** The entries as a list. */
export function AddressList({ kind, rows, onDelete }: AddressRowsProps) {
  const t = useAddressBookText();
  const shell = useShellText();
  if (rows.length === 0) return <NoEntries kind={kind} />;
  return (
    <List label={t('balances.addressBook')}>
      {rows.map((row) => (
        <ListRow
          key={row.id}
          title={row.remark}
          sub={
            <span className="flex flex-col">
              <span className="code">{shortened(row.address ?? row.account ?? '', 10, 8)}</span>
              <span>{placeWords(t, row)}</span>
              {row.waitsUntilMs !== null && (
                <span className="text-warn">
                  <Activation untilMs={row.waitsUntilMs} />
                </span>
              )}
            </span>
          }
          end={
            <span className="flex">
              <Link
                href={pathTo('address-book.addressUpdate', { id: row.id })}
                className="inline-grid size-11 place-items-center text-text-muted"
                aria-label={`${shell('shell.action.edit')} ${row.remark}`}
              >
                <Pencil aria-hidden="true" className="size-5" />
              </Link>
              <IconButton
                label={`${shell('shell.action.delete')} ${row.remark}`}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => onDelete(row)}
              />
            </span>
          }
        />
      ))}
    </List>
  );
}

/** Without an action on touch screens, where the bar at the bottom has it already. */
function NoEntries({ kind }: { readonly kind: BookKind }) {
  const t = useAddressBookText();
  const isTouch = useDensity() === 'touch';
  return (
    <Empty
      icon={<BookUser />}
      text={t(kind === 'ONCHAIN' ? 'addressBook.none' : 'addressBook.noneInternal')}
      action={
        !isTouch && (
          <Link
            href={pathTo(kind === 'ONCHAIN' ? 'address-book.addAddress' : 'address-book.h5AddressInternalAdd')}
            className={buttonClass({ kind: 'secondary' })}
          >
            {t(kind === 'ONCHAIN' ? 'addressBook.add' : 'addressBook.addAccount')}
          </Link>
        )
      }
    />
  );
}
