import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../../../kit/button.tsx';
import { Card } from '../../../../kit/card.tsx';
import { PageHead } from '../../../../kit/page-head.tsx';
import { Tabs } from '../../../../kit/tabs.tsx';
import { pathTo } from '../../../../lib/links.ts';
import { Loaded, SearchBox } from '../../../balances/public.ts';
import { useAddressBookText } from '../../address-book-text.ts';
import { useAddressBookModel } from '../../parts/address-book/address-book.model.ts';
import { AddressTable } from '../../parts/address-book/address-table.tsx';
import { BookDialogs } from '../../parts/address-book/book-dialogs.tsx';
import { WhitelistRow } from '../../parts/address-book/whitelist-row.tsx';
import type { BookKind } from '../../rules/book-kind.ts';

export default function AddressBookDesktop() {
  const t = useAddressBookText();
  const model = useAddressBookModel();
  const { view, commands } = model;
  const isChain = view.kind === 'ONCHAIN';
  const addLabel = t(isChain ? 'addressBook.add' : 'addressBook.addAccount');
  return (
    <div data-room="address-book/screens/address-book">
      <PageHead
        title={t('balances.addressBook')}
        action={
          view.isFull ? (
            <Button disabled>{t('addressBook.full', { max: view.countMax })}</Button>
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
        label={t('balances.addressBook')}
        value={view.kind}
        onChange={commands.setKind}
        options={[
          { value: 'ONCHAIN', label: t('addressBook.onchain') },
          { value: 'INTERNAL', label: t('addressBook.internal') },
        ]}
      />
      <div className="mt-5">
        <Card padding="none">
          <div className="flex flex-wrap items-center justify-between gap-4 px-5 py-4">
            <WhitelistRow isOn={view.isWhitelist} onAsk={commands.askSwitch} />
            <span className="flex items-center gap-4">
              <span className="num text-12 text-text-faint">
                {t('addressBook.count', { count: view.count, max: view.countMax })}
              </span>
              <SearchBox value={view.search} onChange={commands.setSearch} label={t('addressBook.search')} />
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
