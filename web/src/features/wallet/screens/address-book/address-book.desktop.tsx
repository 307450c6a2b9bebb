import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { type BookKind, useAddressBookModel } from '../../parts/address-book/address-book.model.ts';
import { AddressTable } from '../../parts/address-book/address-table.tsx';
import { BookDialogs } from '../../parts/address-book/book-dialogs.tsx';
import { WhitelistRow } from '../../parts/address-book/whitelist-row.tsx';
import { SearchBox } from '../../parts/asset-table/asset-filters.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useWalletText } from '../../wallet-text.ts';

export default function AddressBookDesktop() {
  const t = useWalletText();
  const model = useAddressBookModel();
  const { view, commands } = model;
  const isChain = view.kind === 'ONCHAIN';
  const addLabel = t(isChain ? 'wallet.book.add' : 'wallet.book.addAccount');
  return (
    <div data-room="wallet/screens/address-book">
      <PageHead
        title={t('wallet.book.title')}
        action={
          view.isFull ? (
            <Button disabled>{t('wallet.book.full', { max: view.countMax })}</Button>
          ) : (
            <Link
              href={pathTo(isChain ? 'address-book.addAddress' : 'address-book.h5AddressInternalAdd')}
              className={buttonClass({})}
            >
              <Plus aria-hidden="true" />
              {addLabel}
            </Link>
          )
        }
      />
      <Tabs<BookKind>
        label={t('wallet.book.title')}
        value={view.kind}
        onChange={commands.setKind}
        options={[
          { value: 'ONCHAIN', label: t('wallet.book.onchain') },
          { value: 'INTERNAL', label: t('wallet.book.internal') },
        ]}
      />
      <div className="mt-5">
        <Card padding="none">
          <div className="flex flex-wrap items-center justify-between gap-4 px-5 py-4">
            <WhitelistRow isOn={view.isWhitelist} onAsk={commands.askSwitch} />
            <span className="flex items-center gap-4">
              <span className="num text-12 text-text-faint">
                {t('wallet.book.count', { count: view.count, max: view.countMax })}
              </span>
              <SearchBox value={view.search} onChange={commands.setSearch} label={t('wallet.book.search')} />
            </span>
          </div>
          {view.load.state === 'failed' ? (
            <Loaded load={view.load} skeleton={null}>
              {null}
            </Loaded>
          ) : (
            <AddressTable
              kind={view.kind}
              rows={view.rows}
              onDelete={commands.askDelete}
              isLoading={view.load.state === 'loading'}
            />
          )}
        </Card>
      </div>
      <BookDialogs {...model} />
    </div>
  );
}
