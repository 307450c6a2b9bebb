import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { ListSkeleton } from '../../../../kit/list.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { H5Page } from '../../../../lib/h5-page.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { type BookKind, useAddressBookModel } from '../../parts/address-book/address-book.model.ts';
import { AddressList } from '../../parts/address-book/address-table.tsx';
import { BookDialogs } from '../../parts/address-book/book-dialogs.tsx';
import { WhitelistRow } from '../../parts/address-book/whitelist-row.tsx';
import { SearchBox } from '../../parts/asset-table/asset-filters.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useWalletText } from '../../wallet-text.ts';

export default function AddressBookH5() {
  const t = useWalletText();
  const model = useAddressBookModel();
  const { view, commands } = model;
  const isChain = view.kind === 'ONCHAIN';
  return (
    <H5Page
      title={t('wallet.book.title')}
      foot={
        view.isFull ? (
          <Button size="large" wide disabled>
            {t('wallet.book.full', { max: view.countMax })}
          </Button>
        ) : (
          <Link
            href={pathTo(isChain ? 'address-book.addAddress' : 'address-book.h5AddressInternalAdd')}
            className={buttonClass({ size: 'large', wide: true })}
          >
            {t(isChain ? 'wallet.book.add' : 'wallet.book.addAccount')}
          </Link>
        )
      }
    >
      <Tabs<BookKind>
        inset
        label={t('wallet.book.title')}
        value={view.kind}
        onChange={commands.setKind}
        options={[
          { value: 'ONCHAIN', label: t('wallet.book.onchain') },
          { value: 'INTERNAL', label: t('wallet.book.internal') },
        ]}
      />
      <div className="flex flex-col gap-4 px-4 py-4" data-room="wallet/screens/address-book">
        <WhitelistRow isOn={view.isWhitelist} onAsk={commands.askSwitch} />
        <SearchBox value={view.search} onChange={commands.setSearch} label={t('wallet.book.search')} />
        <Loaded load={view.load} skeleton={<ListSkeleton rows={4} hasIcon={false} />}>
          <AddressList kind={view.kind} rows={view.rows} onDelete={commands.askDelete} />
        </Loaded>
      </div>
      <BookDialogs {...model} />
    </H5Page>
  );
}
