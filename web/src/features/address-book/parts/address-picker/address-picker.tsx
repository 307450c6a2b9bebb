import { BookUser } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { List, ListRow, ListSkeleton } from '../../../../kit/list.tsx';
import { Overlay } from '../../../../kit/overlay/dialog.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { shortened } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import { Loaded } from '../../../balances/public.ts';
import { useAddressBookText } from '../../address-book-text.ts';
import type { AddressEntry } from '../../rules/address-entry.ts';
import { Activation } from '../activation.tsx';
import { useAddressPickerModel } from './address-picker.model.ts';

interface AddressPickerProps {
  readonly open: boolean;
  readonly kind: 'ONCHAIN' | 'INTERNAL';
  readonly asset?: string;
  readonly network?: string;
  readonly onClose: () => void;
  readonly onPick: (entry: AddressEntry) => void;
}

/** Chooses an entry of the address book. */
export function AddressPicker({ open, onClose, onPick, ...wanted }: AddressPickerProps) {
  const t = useAddressBookText();
  const shell = useShellText();
  const { view } = useAddressPickerModel(wanted, open);
  return (
    <Overlay open={open} onClose={onClose} title={t('addressBook.pick')} closeLabel={shell('shell.action.close')}>
      <div data-room="address-book/parts/address-picker">
        <Loaded load={view.load} skeleton={<ListSkeleton rows={3} hasIcon={false} />}>
          {view.rows.length === 0 ? (
            <Empty
              icon={<BookUser />}
              text={t(wanted.kind === 'ONCHAIN' ? 'addressBook.none' : 'addressBook.noneInternal')}
              action={
                <Link
                  href={pathTo(
                    wanted.kind === 'ONCHAIN' ? 'address-book.addAddress' : 'address-book.h5AddressInternalAdd',
                  )}
                  className={buttonClass({ kind: 'secondary' })}
                >
                  {t(wanted.kind === 'ONCHAIN' ? 'addressBook.add' : 'addressBook.addAccount')}
                </Link>
              }
            />
          ) : (
            <List label={t('balances.addressBook')}>
              {view.rows.map((entry) => (
                <ListRow
                  key={entry.id}
                  title={entry.remark}
                  sub={
                    <span className="code">
                      {shortened(entry.address ?? entry.account ?? '', 10, 8)}
                      {entry.memo ? ` · ${entry.memo}` : ''}
                    </span>
                  }
                  value={<span className="text-13 text-text-muted">{entry.networkName ?? ''}</span>}
                  valueSub={entry.waitsUntilMs === null ? '' : <Activation untilMs={entry.waitsUntilMs} />}
                  {...(entry.waitsUntilMs === null && { onClick: () => onPick(entry) })}
                />
              ))}
            </List>
          )}
        </Loaded>
      </div>
    </Overlay>
  );
}
