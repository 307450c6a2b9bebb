import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { H5Page } from '../../../../lib/h5-page.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { Loaded, SearchBox } from '../../../balances/public.ts';
import { useAddressBookText } from '../../address-book-text.ts';
import { useAddressBookModel } from '../../parts/address-book/address-book.model.ts';
import { AddressList } from '../../parts/address-book/address-table.tsx';
import { BookDialogs } from '../../parts/address-book/book-dialogs.tsx';
import { WhitelistRow } from '../../parts/address-book/whitelist-row.tsx';
import type { BookKind } from '../../rules/book-kind.ts';

export default function AddressBookH5() {
  const t = useAddressBookText();
  const model = useAddressBookModel();
  const { view, commands } = model;
  const isChain = view.kind === 'ONCHAIN';
  return (
    <H5Page
      title={t('balances.addressBook')}
      foot={
        view.isFull ? (
          <Button size="large" wide disabled>
            {t('addressBook.full', { max: view.countMax })}
          </Button>
        ) : (
          <Link
            href={pathTo(isChain ? 'address-book.addAddress' : 'address-book.h5AddressInternalAdd')}
            className={buttonClass({ size: 'large', wide: true })}
          >
            {t(isChain ? 'addressBook.add' : 'addressBook.addAccount')}
          </Link>
        )
      }
    >
      <Tabs<BookKind>
        inset
        label={t('balances.addressBook')}
        value={view.kind}
        onChange={commands.setKind}
        options={[
          { value: 'ONCHAIN', label: t('addressBook.onchain') },
          { value: 'INTERNAL', label: t('addressBook.internal') },
        ]}
      />
      <div className="flex flex-col gap-4 px-4 py-4" data-room="address-book/screens/address-book">
        <WhitelistRow isOn={view.isWhitelist} onAsk={commands.askSwitch} />
        <SearchBox value={view.search} onChange={commands.setSearch} label={t('addressBook.search')} />
        <Loaded load={view.load} skeleton={<ListSkeleton rows={4} hasIcon={false} />}>
          <AddressList kind={view.kind} rows={view.rows} onDelete={commands.askDelete} />
        </Loaded>
      </div>
      <BookDialogs {...model} />
    </H5Page>
  );
}
