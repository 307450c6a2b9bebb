import { BookUser } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../../../kit/button.tsx';
import { Overlay } from '../../../../kit/dialog.tsx';
import { List, ListRow, ListSkeleton } from '../../../../kit/list.tsx';
import { Empty } from '../../../../kit/states.tsx';
import { shortened } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/links.ts';
import { useShellText } from '../../../../lib/shell-text.ts';
import type { AddressEntry } from '../../rules/withdraw-info.ts';
import { useWalletText } from '../../wallet-text.ts';
import { Activation } from '../activation.tsx';
import { Loaded } from '../loaded.tsx';
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
  const t = useWalletText();
  const shell = useShellText();
  const { view } = useAddressPickerModel(wanted, open);
  return (
    <Overlay open={open} onClose={onClose} title={t('wallet.book.pick')} closeLabel={shell('shell.action.close')}>
      <div data-room="wallet/parts/address-picker">
        <Loaded load={view.load} skeleton={<ListSkeleton rows={3} hasIcon={false} />}>
          {view.rows.length === 0 ? (
            <Empty
              icon={<BookUser />}
              text={t(wanted.kind === 'ONCHAIN' ? 'wallet.book.none' : 'wallet.book.noneInternal')}
              action={
                <Link
                  href={pathTo(
                    wanted.kind === 'ONCHAIN' ? 'address-book.addAddress' : 'address-book.h5AddressInternalAdd',
                  )}
                  className={buttonClass({ kind: 'secondary' })}
                >
                  {t(wanted.kind === 'ONCHAIN' ? 'wallet.book.add' : 'wallet.book.addAccount')}
                </Link>
              }
            />
          ) : (
            <List label={t('wallet.book.title')}>
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
