import { ShieldBan } from 'lucide-react';
import { Badge, type Tone } from '../../../../kit/badge.tsx';
import { Button } from '../../../../kit/button.tsx';
import { Field } from '../../../../kit/field.tsx';
import { ListPage } from '../../../../kit/list-page.tsx';
import type { Column } from '../../../../kit/table.tsx';
import { formatTime } from '../../../../lib/format.ts';
import { t } from '../../../../lib/i18n.ts';
import { actColumn } from '../../../../lib/lists/columns.tsx';
import { listWords } from '../../../../lib/lists/list-words.ts';
import type { KnownAddress } from '../../api/custody.ts';
import { AddressDialog } from '../../parts/known-address/address-dialog.tsx';
import { listingOf, useAddressesModel } from './addresses.model.ts';

const TONES: Record<string, Tone> = { BLOCKED: 'danger', HIGH: 'warn', MEDIUM: 'warn', SHARED: 'info' };

export function AddressesDesktop() {
  const model = useAddressesModel();
  const { view, commands, find, act } = model;
  return (
    <ListPage
      title={t('console.addresses.title')}
      room="custody/screens/addresses"
      view={view}
      commands={commands}
      emptyIcon={<ShieldBan className="size-5" />}
      words={listWords(t('console.addresses.empty'), t('console.addresses.failed'))}
      columns={columns(view.mayAct, act.start)}
      rowKey={({ family, address }) => `${family}/${address}`}
      top={
        <form
          className="flex items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            find.submit();
          }}
        >
          <Field label={t('console.addresses.part')} maxLength={120} value={view.typed} onChange={find.setTyped} />
          <Button type="submit" kind="secondary">
            {t('console.user.find')}
          </Button>
          {view.mayAct && <Button onClick={model.startNew}>{t('console.addresses.add')}</Button>}
        </form>
      }
    >
      <AddressDialog {...model} />
    </ListPage>
  );
}

function columns(mayAct: boolean, onRemove: (row: KnownAddress) => void): Column<KnownAddress>[] {
  return [
    {
      key: 'address',
      head: t('console.withdrawals.address'),
      cell: ({ address, family }) => (
        <>
          <span className="code block break-all">{address}</span>
          <span className="block text-12 text-text-muted">{t(`console.family.${family}`)}</span>
        </>
      ),
    },
    {
      key: 'listing',
      head: t('console.actionField.listing'),
      cell: (row) => <Badge tone={TONES[listingOf(row)] ?? 'neutral'}>{t(`console.listing.${listingOf(row)}`)}</Badge>,
    },
    { key: 'note', head: t('console.actionField.note'), cell: ({ note }) => note || t('console.none') },
    {
      key: 'added',
      head: t('console.addresses.added'),
      cell: ({ addedAtMs }) => <span className="num">{formatTime(addedAtMs)}</span>,
    },
    ...actColumn(mayAct, t('console.addresses.remove'), onRemove),
  ];
}
